import Lexicon

/// The letters that an answer is made of, as they stand in a clue.
///
/// In a compound anagram some letters come from elsewhere in the clue. As long as they are not known, each is
/// `unknown`:
///
/// ```swift
/// print(try Fodder("in seat", unknown: 1).letters)  // ["i", "n", "s", "e", "a", "t", "?"]
/// ```
public struct Fodder: Hashable, Sendable {
  /// The letters in their order, in lower case, accents kept, the unknown ones last.
  public let letters: [Character]

  /// The words that the letters stand in, and a `?` for each unknown letter, single spaces between them.
  public let phrase: String

  /// The words of the clue that the letters were taken from, in the same form; empty where none is known.
  public private(set) var clue: String

  /// The most letters of an anagram: with more, 64 bits cannot number every subset of the letters.
  package static let mostLetters = 64

  /// The most letters from elsewhere.
  static let mostUnknown = 12

  /// A letter from elsewhere in the clue that is not known yet.
  public static let unknown: Character = "?"

  /// Takes the letters out of `text` and leaves digits, punctuation and spaces behind.
  ///
  /// - Parameters:
  ///   - text: a word or a phrase.
  ///   - unknown: how many letters come from elsewhere.
  ///   - clue: where the text stands; its words are no answers.
  /// - Throws: `FodderFault` for no letter, more than `mostLetters`, or more than `mostUnknown`.
  public init(_ text: some StringProtocol, unknown: Int = 0, of clue: Clue? = nil) throws(FodderFault) {
    let words = Self.words(of: text)
    let known = words.count { $0 != " " }
    if known == 0 { throw .noLetters }
    try Self.requireRoom(known: known, unknown: unknown)
    self.init(words, unknown)
    self.clue = Self.words(of: (clue?.words ?? []).map { String($0.letters) }.joined(separator: " "))
  }

  /// The fodder whose `phrase` and words of the clue are on record.
  init(phrase: String, clueWords: String) throws(FodderFault) {
    let unknown = phrase.count { $0 == Self.unknown }
    let isOpen = phrase.allSatisfy { $0 == Self.unknown || $0 == " " }
    self = isOpen ? try .open(unknown) : try Fodder(phrase, unknown: unknown)
    if !phrase.isEmpty { clue = Self.words(of: clueWords) }
  }

  /// No letters yet: an entry may have a name and a clue before.
  package static let none = Fodder("", 0)

  /// `count` letters of which none is known: the slots of an answer take any letter.
  package static func open(_ count: Int) throws(FodderFault) -> Fodder {
    try requireRoom(known: count, unknown: 0)
    return Fodder("", count)
  }

  /// Whether no letter is known.
  package var isOpen: Bool { !letters.isEmpty && letters.allSatisfy { $0 == Self.unknown } }

  /// The letters of `words`, which are folded, and some that are unknown.
  private init(_ words: String, _ unknown: Int) {
    let more = Array(repeating: Self.unknown, count: max(0, unknown))
    letters = words.filter { $0 != " " } + more
    phrase = ((words.isEmpty ? [] : [words]) + more.map { String($0) }).joined(separator: " ")
    clue = ""
  }

  /// The fodder with its `clue`, as it is printed, unless it has one.
  func taken(from clue: String) -> Fodder {
    var fodder = self
    if fodder.clue.isEmpty { fodder.clue = Self.words(of: clue) }
    return fodder
  }

  /// Refuses more letters than a bench takes.
  static func requireRoom(known: Int, unknown: Int) throws(FodderFault) {
    if unknown > mostUnknown { throw .tooManyUnknown(unknown) }
    if known + unknown > mostLetters { throw .tooMany(known + unknown) }
  }

  private static func words(of text: some StringProtocol) -> String {
    let words = text.split { $0.isWhitespace }.map { $0.folded.filter { $0.isWordLetter } }
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// How many letters there are.
  public var count: Int { letters.count }
}

/// Why a text has no letters for a bench.
public enum FodderFault: Error, Hashable {
  /// The text holds none.
  case noLetters

  /// More letters than `Fodder.mostLetters`.
  case tooMany(Int)

  /// More letters from elsewhere than `Fodder.mostUnknown`.
  case tooManyUnknown(Int)
}

extension FodderFault: CustomStringConvertible {
  /// The fault in words, without the text.
  public var description: String {
    switch self {
    case .noLetters: "there is no letter in it"
    case .tooMany(let count): "\(count) letters are too many, \(Fodder.mostLetters) fit on the bench"
    case .tooManyUnknown(let count):
      "\(count) letters from elsewhere are too many, at most \(Fodder.mostUnknown) may be unknown"
    }
  }
}

extension Character {
  /// Whether a tile of the bench may have it: a letter, or `Fodder.unknown`.
  package var isTile: Bool { isWordLetter || self == Fodder.unknown }
}
