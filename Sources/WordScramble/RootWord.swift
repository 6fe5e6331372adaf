import Journal
public import Lexicon

/// The word whose letters a round is played with: 1 to 100 letters of any script, in lower case.
///
/// ```swift
/// print(try RootWord(" SilkWorm "))  // silkworm
/// ```
public struct RootWord: Hashable, Sendable, CustomStringConvertible {
  /// The most letters that a root may have.
  package static let mostLetters = WordList.longestWord

  /// The root where a start list is empty.
  package static let fallback = RootWord(admitted: "silkworm")

  /// The word in lower case.
  public let description: String

  /// The letters that a word may be made of.
  public let letters: LetterMultiset

  /// The word `text`, whose white space at the ends and whose case do not matter, and its accents only where they do by
  /// `orthography`.
  ///
  /// - Throws: `RootFault` for anything but 1 to 100 letters.
  public init(_ text: some StringProtocol, _ orthography: Orthography = Orthography()) throws(RootFault) {
    let word = orthography.folded(text)
    if word.isEmpty { throw .empty }
    guard word.allSatisfy({ $0.isWordLetter }) else { throw .notLetters }
    if word.count > Self.mostLetters { throw .tooLong(word.count) }
    self.init(admitted: word)
  }

  /// The seed of a round with this root that has no other seed.
  var seed: UInt64 {
    var generator = SplitMix64(seed: Fingerprint(Array(description.utf8)).value)
    return UInt64(1 + generator.draw(below: 999_999))
  }

  /// A word of a `WordList`, which holds nothing but such words.
  init(admitted word: String) {
    description = word
    letters = LetterMultiset(word)
  }
}

/// Why a text is no root word.
public enum RootFault: Error, Equatable, CustomStringConvertible {
  /// Nothing but white space.
  case empty

  /// Digits, punctuation or spaces among the letters.
  case notLetters

  /// So many letters, more than `RootWord.mostLetters`.
  case tooLong(Int)

  /// The fault in words, without the word.
  public var description: String {
    switch self {
    case .empty: "the root word is empty"
    case .notLetters: "the root word holds something that is no letter"
    case .tooLong(let count): "the root word has \(count) letters"
    }
  }
}
