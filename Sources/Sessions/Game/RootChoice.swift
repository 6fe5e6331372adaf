import Journal
import Lexicon
package import WordScramble

/// Where the roots of a game come from.
package enum RootPlace: Hashable, Sendable {
  /// The start list that comes with the program, of English words.
  case bundled

  /// A list of the player's own.
  case file(String)

  /// The words of the dictionary that have so many letters.
  case dictionary(letters: Int)

  /// The path of the player's own list.
  var path: String? { if case .file(let path) = self { path } else { nil } }

  /// How many letters the roots of a dictionary have, unless somebody says otherwise.
  static let usualLetters = 8

  /// How many letters they may have.
  package static let letters = 5...15

  /// The place for a dictionary where none is named.
  package static func usual(for dictionary: String) -> RootPlace {
    DictionaryLanguage(of: dictionary).code == "en" ? .bundled : .dictionary(letters: usualLetters)
  }
}

/// The roots that a game asks for: those of a place, as far as they are welcome.
package struct RootChoice {
  package var place = RootPlace.bundled

  /// How many words a root has to offer, or nil where all are welcome.
  package var range: WordsRange?

  /// How hard a root has to be, or nil where all are welcome.
  package var level: RootLevel?

  /// The fewest letters of a root, where roots of fewer are left out of a list.
  var shortest: Int?

  /// Whether roots are left out that the dictionary does not know.
  var isRealOnly = false

  package init(_ place: RootPlace, _ range: WordsRange? = nil, _ level: RootLevel? = nil) {
    (self.place, self.range, self.level) = (place, range, level)
  }

  var welcomesAll: Bool { range == nil && level == nil && !isRealOnly }

  /// The conditions that a root has to meet, as the end of a sentence about it.
  var traits: String {
    [level.map { " is \($0.rawValue)" }, range.map { " offers \($0.words)" }].compactMap { $0 }.joined(
      separator: " and")
  }
}

/// The settings by which a transcript tells the roots of a game.
extension RootChoice {
  private static let rangeSetting = "words-range"
  private static let levelSetting = "level"
  private static let shortestSetting = "shortest-root"
  private static let lengthSetting = "root-length"
  private static let roots = "roots"

  /// The value of `roots` where roots that the dictionary does not know are left out.
  private static let real = "real"

  /// The settings, with that of the `index` by which roots are chosen.
  func settings(_ index: DataFile?) -> [Transcript.Setting] {
    let letters = if case .dictionary(let letters) = place { "\(letters)" } else { nil as String? }
    let values = [
      (Self.lengthSetting, letters), (RootPool.indexSetting, index?.description),
      (Self.rangeSetting, range?.description), (Self.levelSetting, level?.rawValue),
      (Self.shortestSetting, shortest.map { "\($0)" }), (Self.roots, isRealOnly ? Self.real : nil),
    ]
    return values.compactMap { name, value in value.map { .init(name, $0) } }
  }

  /// The roots of a game on record, which are those of `file`.
  init(_ transcript: Transcript, _ file: DataFile) throws(TranscriptFault) {
    place = try Self.place(of: transcript, file)
    range = try transcript.value(of: Self.rangeSetting) { WordsRange($0) }
    level = try transcript.value(of: Self.levelSetting) { RootLevel(rawValue: $0) }
    shortest = try transcript.value(of: Self.shortestSetting) {
      Int($0).flatMap { 1...RootWord.mostLetters ~= $0 ? $0 : nil }
    }
    isRealOnly = try transcript.value(of: Self.roots) { $0 == Self.real ? true : nil } ?? false
  }

  private static func place(of transcript: Transcript, _ file: DataFile) throws(TranscriptFault) -> RootPlace {
    switch file.name {
    case DataFile.bundledName: return .bundled
    case RootPool.dictionaryName:
      let letters = try transcript.value(of: lengthSetting) { Int($0).flatMap { RootPlace.letters ~= $0 ? $0 : nil } }
      return .dictionary(letters: letters ?? RootPlace.usualLetters)
    default: return .file(file.name)
    }
  }
}

extension Transcript {
  /// The value of a setting as `read` reads it, or nil where there is no such setting.
  func value<Value>(of setting: String, _ read: (String) -> Value?) throws(TranscriptFault) -> Value? {
    guard let index = settings.firstIndex(where: { $0.name == setting }) else { return nil }
    guard let value = read(settings[index].value) else { throw fault(inSetting: index) }
    return value
  }
}
