import Lexicon

extension StringProtocol {
  /// The text as a cipher of the letters A to Z has it: a Latin letter with a mark is the letter without it, in the
  /// same case.
  ///
  /// `Ñ` stays, because puzzles that have it are of an alphabet in which it is a letter of its own. Whoever takes text
  /// from a person calls this first, so that a letter is the same wherever it is typed. Complexity: linear.
  package var withPlainLetters: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return String(self) }
    return reduce(into: "") { text, character in
      if let plain = character.plainLetter { text += plain } else { text.append(character) }
    }
  }

  /// The text as a cipher of the letters of `alphabet` has it: with plain letters in English. Other alphabets tell
  /// themselves which marks mean nothing, so that the text stays as it is.
  package func withPlainLetters(of alphabet: CipherAlphabet) -> String {
    alphabet == .english ? withPlainLetters : String(self)
  }
}

extension Character {
  /// The letter from A to Z that this one is without its marks, or nil where it has none, or is another letter.
  fileprivate var plainLetter: String? {
    let small = lowercased()
    guard !isASCII, small.count == 1, let letter = small.first, !letter.isASCII, letter != "ñ" else { return nil }
    if let letters = ligatures[letter] { return letters }
    let plain = letter.withoutAccents
    guard plain.utf8.count == 1 else { return nil }
    return isUppercase ? plain.uppercased() : plain
  }
}

/// Letters that are printed as one sign. Text that is copied from a page may have that sign.
private let ligatures: [Character: String] = [
  "\u{FB00}": "ff", "\u{FB01}": "fi", "\u{FB02}": "fl", "\u{FB03}": "ffi", "\u{FB04}": "ffl",
]
