import Lexicon

/// The letters that an answer is made of, as they stand in a clue.
public struct Fodder: Hashable, Sendable {
  /// The letters in their order, in lower case, accents kept.
  public let letters: [Character]

  /// The words that the letters stand in, single spaces between them.
  public let phrase: String

  /// The words of the clue that the letters were taken from, in the same form; empty where none is known.
  public let clue: String

  /// The most letters of an anagram: with more, 64 bits cannot number every subset of the letters.
  public static let mostLetters = 64

  /// Takes the letters out of `text` and leaves digits, punctuation and spaces behind.
  ///
  /// - Parameters:
  ///   - text: a word or a phrase.
  ///   - clue: where the text stands; its words are no answers.
  /// - Throws: `FodderFault` for no letter, or more than `mostLetters`.
  public init(_ text: some StringProtocol, of clue: Clue? = nil) throws(FodderFault) {
    try self.init(text, clueWords: (clue?.words ?? []).map { String($0.letters) }.joined(separator: " "))
  }

  init(_ text: some StringProtocol, clueWords: String) throws(FodderFault) {
    phrase = Self.words(of: text)
    clue = Self.words(of: clueWords)
    letters = phrase.filter { $0 != " " }
    if letters.isEmpty { throw .noLetters }
    if letters.count > Self.mostLetters { throw .tooMany(letters.count) }
  }

  private static func words(of text: some StringProtocol) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).map { $0.folded.filter(\.isWordLetter) }
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// How many letters there are.
  public var count: Int { letters.count }
}

/// Why a text has no letters for a bench.
public enum FodderFault: Error, Hashable {
  /// The text holds none.
  case noLetters

  /// So many letters, more than `Fodder.mostLetters`.
  case tooMany(Int)
}

extension FodderFault: CustomStringConvertible {
  /// The fault in words, without the text.
  public var description: String {
    switch self {
    case .noLetters: "there is no letter in it"
    case .tooMany(let count): "\(count) letters are too many, \(Fodder.mostLetters) fit on the bench"
    }
  }
}
