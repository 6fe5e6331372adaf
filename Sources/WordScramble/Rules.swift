package import Journal
public import Lexicon

/// The rules that a person may choose for a round, beside the three that make the game.
public struct Rules: Hashable, Sendable {
  /// The fewest letters that a word may have; less than 1 is taken for 1.
  public var minimumLength = 3 {
    didSet { minimumLength = max(1, minimumLength) }
  }

  /// The longest time limit, in seconds: a day.
  public static let longestTime = 86_400

  /// The seconds a round lasts, or nil for as long as the player likes; with 0 or less it is over at once.
  public var timeLimit: Int?

  /// Whether a word may be played again. It may not in a game; where every line is judged for itself, it may.
  public var allowsRepeats = false

  /// How typed words are compared with one another and with the letters of the root.
  public var orthography: Orthography

  /// The rules of the game, apart from those that are given; `timeLimit` is in seconds.
  public init(
    minimumLength: Int = 3, timeLimit: Int? = nil, allowsRepeats: Bool = false, orthography: Orthography = Orthography()
  ) {
    self.minimumLength = max(1, minimumLength)
    self.timeLimit = timeLimit
    self.allowsRepeats = allowsRepeats
    self.orthography = orthography
  }

  /// The points for a word of so many letters: one a letter.
  public static func points(forLetters letters: Int) -> Int { letters }

  /// The first rule of those for single words that the folded `word` breaks: the letters, the length, and the root.
  func rejection(of word: String, from root: RootWord) -> Rejection? {
    let missing = root.letters.missing(for: word)
    if !missing.isEmpty { return .notPossible(missing: missing) }
    if word.count < minimumLength { return .tooShort(minimum: minimumLength) }
    return word == root.description ? .isRoot : nil
  }

  /// Whether the time is up so many milliseconds after a round began.
  public func isTimeUp(at elapsed: Int) -> Bool { timeLimit.map { elapsed / 1000 >= $0 } ?? false }
}

extension Rules {
  /// The settings of a transcript that tell of rules.
  static let settingNames: Set = ["minimum-length", "time-limit", "capitals", "accents"]

  /// The rules as the settings of a transcript.
  package var settings: [Transcript.Setting] {
    [.init("minimum-length", "\(minimumLength)")] + (timeLimit.map { [.init("time-limit", "\($0)")] } ?? [])
      + orthography.settings.map { .init($0.name, $0.value) }
  }

  /// The rules that a transcript was played under.
  init(_ transcript: Transcript) throws(TranscriptFault) {
    self.init()
    for (index, setting) in transcript.settings.enumerated() {
      if orthography.set(setting.name, to: setting.value) { continue }
      switch (setting.name, Int(setting.value)) {
      case ("minimum-length", let length?) where length >= 1: minimumLength = length
      case ("time-limit", let limit?) where limit >= 1 && limit <= Self.longestTime: timeLimit = limit
      default: if Self.settingNames.contains(setting.name) { throw transcript.fault(inSetting: index) }
      }
    }
  }
}
