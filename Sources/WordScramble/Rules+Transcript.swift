public import Journal

extension Rules {
  /// The rules as the settings of a transcript.
  public var settings: [Transcript.Setting] {
    [.init("minimum-length", "\(minimumLength)")] + (timeLimit.map { [.init("time-limit", "\($0)")] } ?? [])
  }

  /// The rules that a transcript was played under.
  init(_ transcript: Transcript) throws(TranscriptFault) {
    self.init()
    for (index, setting) in transcript.settings.enumerated() {
      switch (setting.name, Int(setting.value)) {
      case ("minimum-length", let length?) where length >= 1: minimumLength = length
      case ("time-limit", let limit?) where limit >= 1 && limit <= Self.longestTime: timeLimit = limit
      case ("minimum-length", _), ("time-limit", _):
        throw TranscriptFault(.malformed("\(setting.name): \(setting.value)"), line: index + 3)
      default: break
      }
    }
  }
}
