import Journal
import Lexicon

/// Why a cryptogram cannot be made.
public enum SettingFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text is none that a cryptogram can be made of.
  case unreadable(CipherFault)

  /// Nothing of the keyword is a letter of the alphabet.
  case keywordWithoutLetters(String)

  /// A letter of the keyword is none of the alphabet.
  case foreignKeyword(String)

  /// The keyword leaves the alphabet as it is, as ABC does.
  case keywordWithoutEffect(String)

  /// Both keywords of K4 make the same alphabet.
  case keywordTwice(String)

  /// More than `CryptogramMaker.longestKeyword` characters.
  case keywordTooLong

  /// The kind has only so many keywords.
  case tooManyKeywords(Int)

  /// Some letter stands for itself at each shift of these keywords.
  case noShift(String)

  /// There is no word to be drawn.
  case noKeyword

  /// The cause in one sentence.
  public var description: String {
    switch self {
    case .unreadable(let fault): "\(fault)"
    case .keywordWithoutLetters(let word): "the keyword '\(Self.short(word))' has no letter of the alphabet"
    case .foreignKeyword(let word): "the keyword '\(Self.short(word))' has a letter that is none of the alphabet"
    case .keywordWithoutEffect(let word): "the keyword '\(Self.short(word))' leaves the alphabet as it is"
    case .keywordTwice(let word):
      "the keyword '\(Self.short(word))' makes the same alphabet as the other one: that is K3"
    case .keywordTooLong: "a keyword has at most \(CryptogramMaker.longestKeyword) characters"
    case .tooManyKeywords(0): "this kind has no keyword"
    case .tooManyKeywords(let most): "this kind has \(most == 1 ? "one keyword" : "two keywords")"
    case .noShift(let words): "at each shift of \(Self.short(words)) some letter stands for itself"
    case .noKeyword: "there is no list to draw a keyword from"
    }
  }

  private static func short(_ word: String) -> String { Escape.visible.beginning(40, of: word) }
}
