extension Character {
  /// Whether this is one letter of a word: a letter of some script with the marks that stand on it, or several that are
  /// written as one, such as a Devanagari conjunct or a Korean syllable.
  ///
  /// Digits, punctuation and spaces are none. Nor are the Letterlike Symbols (U+2100–U+214F): some of them, such as
  /// the Kelvin sign, are canonically equal to a letter of the Latin or Greek script without being one. No
  /// more than seven marks follow one another, and no more than 24 scalars make one letter.
  public var isWordLetter: Bool {
    if let ascii = asciiValue { return ascii | 0x20 >= 0x61 && ascii | 0x20 <= 0x7A }
    let scalars = unicodeScalars
    guard let first = scalars.first, first.isWordLetter, scalars.count <= Self.mostScalars else { return false }
    var marks = 0
    var last = first
    for scalar in scalars.dropFirst() {
      if scalar.isMark {
        marks += 1
        if marks > Self.mostMarks { return false }
      } else if scalar.isWordLetter {
        marks = 0
      } else if !(scalar.isJoiner && last.isVirama) {
        return false
      }
      last = scalar
    }
    return true
  }

  private static var mostMarks: Int { 7 }
  private static var mostScalars: Int { 24 }
}

extension Unicode.Scalar {
  fileprivate var isWordLetter: Bool {
    guard !(0x2100...0x214F).contains(value) else { return false }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: return true
    default: return false
    }
  }

  /// Whether it says how two letters are joined, or that they are not. It is part of a word only behind the sign that
  /// joins letters.
  package var isJoiner: Bool { value == 0x200C || value == 0x200D }

  /// Whether it takes a letter's own vowel away, which joins it to the next one.
  fileprivate var isVirama: Bool { properties.canonicalCombiningClass == .virama }

  /// Whether it stands on, beside or around the letter before it.
  package var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}

extension StringProtocol {
  /// The text as a word is compared: without white space around it, its letters in lower case.
  ///
  /// Characters that are no letters stay as they are, because a symbol such as the Kelvin sign has a letter as its
  /// lower case. Complexity: linear in the length of the text.
  public var folded: String { String(self).foldedText }

  /// The text without white space at either end.
  @inlinable package var trimmed: SubSequence {
    guard let start = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
      return self[endIndex...]
    }
    return self[start...last]
  }
}

extension String {
  // Of `String` alone, because what is written for any text compiles to slow calls for each letter.
  fileprivate var foldedText: String {
    if utf8.allSatisfy({ 0x21...0x7E ~= $0 && !(0x41...0x5A ~= $0) }) { return self }
    if utf8.allSatisfy({ $0 < 0x80 }) { return foldedASCII }
    var word = ""
    word.reserveCapacity(utf8.count)
    for character in trimmed {
      if character.isWordLetter { word += character.lowercased() } else { word.append(character) }
    }
    return word
  }

  /// The folded text, where all of it is ASCII. It is made byte by byte, which takes less time, and most text is ASCII.
  private var foldedASCII: String {
    var bytes = Array(utf8)[...]
    while let last = bytes.last, last.isASCIIWhiteSpace { bytes.removeLast() }
    let word = bytes.drop(while: { $0.isASCIIWhiteSpace }).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    return String(decoding: word, as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether this is white space in ASCII: a space, a tab, or an end of a line.
  @inlinable package var isASCIIWhiteSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

extension Character {
  /// The letter as crosswords write it, where it has one capital.
  package var capital: Character {
    let upper = uppercased()
    return upper.count == 1 ? upper.first! : self
  }
}

extension Sequence<Character> {
  /// The letters as crosswords write them.
  package var capitals: String { String(map { $0.capital }) }
}
