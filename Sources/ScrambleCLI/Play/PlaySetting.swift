import Journal
import Spelling
import WordLists

/// The settings by which a transcript names the data a game was played with.
enum PlaySetting {
  static let startList = "start-list"
  static let wordsRange = "words-range"

  /// What the start list is called where it is the bundled one.
  static let bundled = "bundled"

  static func all(_ list: StartList, _ dictionary: DictionaryFiles) throws -> [Transcript.Setting] {
    [
      .init(startList, "\(list.fingerprint) \(list.path ?? bundled)"),
      try RecordedDictionary.setting(dictionary),
    ] + (list.range.map { [.init(wordsRange, $0.description)] } ?? [])
  }

  /// The fingerprint and the name that a setting holds.
  static func read(_ setting: String, of transcript: Transcript) throws(TranscriptFault) -> (Fingerprint, String) {
    let index = transcript.settings.firstIndex { $0.name == setting }
    guard let index else { throw TranscriptFault(.headerIncomplete, line: transcript.settings.count + 3) }
    let value = transcript.settings[index].value
    let parts = value.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let fingerprint = Fingerprint(parts[0]) else {
      throw TranscriptFault(.malformed("\(setting): \(value)"), line: index + 3)
    }
    return (fingerprint, String(parts[1]))
  }

  /// How many words a root had to offer, or nil where all were welcome.
  static func range(of transcript: Transcript) throws(TranscriptFault) -> WordsRange? {
    guard let index = transcript.settings.firstIndex(where: { $0.name == wordsRange }) else { return nil }
    let value = transcript.settings[index].value
    guard let range = WordsRange(argument: value) else {
      throw TranscriptFault(.malformed("\(wordsRange): \(value)"), line: index + 3)
    }
    return range
  }
}
