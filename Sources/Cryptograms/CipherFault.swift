import Journal

/// Why a text is no ciphertext.
public enum CipherFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// Nothing of it is a letter of the alphabet.
  case noLetters

  /// A letter of another alphabet, or one with a mark on it, and the line where it stands, counted from 1.
  case foreignLetter(Character, line: Int)

  /// More Unicode scalars than `Cryptogram.mostScalars`.
  case tooLong

  /// The cause in one sentence, for a text that was to be of the English alphabet.
  public var description: String { description(of: .english) }

  /// The cause in one sentence, with nothing in it that could act on a terminal; `alphabet` is the one whose letters
  /// the text was to have.
  public func description(of alphabet: CipherAlphabet) -> String {
    let letters = alphabet == .english ? "from A to Z" : "of \(String(alphabet.letters.map { $0.capital }))"
    return switch self {
    case .noLetters: "there is no letter \(letters) in it"
    case .foreignLetter(let letter, let line):
      "'\(Escape.visible(String(letter)))' in line \(line) is a letter, but none \(letters)"
    case .tooLong: "it is longer than \(Cryptogram.mostScalars) characters"
    }
  }
}
