import Journal
import Lexicon

/// Why a text is no ciphertext.
public enum CipherFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// Nothing of it is a letter from A to Z.
  case noLetters

  /// A letter of another alphabet, or one with a mark on it, and the line where it stands, counted from 1.
  case foreignLetter(Character, line: Int)

  /// More Unicode scalars than `Cryptogram.mostScalars`.
  case tooLong

  /// The cause in one sentence, with nothing in it that could act on a terminal.
  public var description: String {
    switch self {
    case .noLetters: "there is no letter from A to Z in it"
    case .foreignLetter(let letter, let line):
      "'\(Escape.visible(String(letter)))' in line \(line) is a letter, but none from A to Z"
    case .tooLong: "it is longer than \(Cryptogram.mostScalars) characters"
    }
  }
}
