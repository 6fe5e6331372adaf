import Journal
import Spelling
import WordLists
import WordScramble

/// The settings by which a transcript names the data a game was played with.
enum PlaySetting {
  static let startList = "start-list"
  static let wordsRange = "words-range"
  static let shortestRoot = "shortest-root"

  /// What the start list is called where it is the bundled one.
  static let bundled = "bundled"

  static func all(_ list: StartList, _ dictionary: DictionaryFiles) throws -> [Transcript.Setting] {
    [
      .init(startList, "\(list.fingerprint) \(list.path ?? bundled)"),
      try RecordedDictionary.setting(dictionary),
    ] + (list.range.map { [.init(wordsRange, $0.description)] } ?? [])
      + (list.shortestRoot.map { [.init(shortestRoot, "\($0)")] } ?? [])
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
    try value(of: wordsRange, transcript) { WordsRange($0) }
  }

  /// How many letters a root had to have, or nil where the list had no shorter ones.
  static func shortestRoot(of transcript: Transcript) throws(TranscriptFault) -> Int? {
    try value(of: shortestRoot, transcript) { Int($0).flatMap { 1...RootWord.mostLetters ~= $0 ? $0 : nil } }
  }

  private static func value<Value>(
    of setting: String, _ transcript: Transcript, _ read: (String) -> Value?
  ) throws(TranscriptFault) -> Value? {
    guard let index = transcript.settings.firstIndex(where: { $0.name == setting }) else { return nil }
    let text = transcript.settings[index].value
    guard let value = read(text) else { throw TranscriptFault(.malformed("\(setting): \(text)"), line: index + 3) }
    return value
  }
}
