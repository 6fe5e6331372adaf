/// What a scalar of a ciphertext is to somebody who looks for words.
enum CipherScalar {
  case letter(LatinLetter)
  case apostrophe
  case digit

  /// Kept for display.
  case other

  /// A letter that no cryptogram is written with, or a mark that would make one.
  case foreign

  init(_ scalar: Unicode.Scalar) {
    if let letter = LatinLetter(scalar: scalar) {
      self = .letter(letter)
    } else if scalar.isApostrophe {
      self = .apostrophe
    } else if scalar.isASCII {
      self = ("0"..."9").contains(scalar) ? .digit : .other
    } else {
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
        .spacingMark, .enclosingMark:
        // The selectors that turn a sign into a picture are marks of no letter.
        self = scalar.properties.isVariationSelector ? .other : .foreign
      case .decimalNumber: self = .digit
      default: self = .other
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether it joins the letters on its two sides to one word, such as the backtick of an old typewriter.
  var isApostrophe: Bool { self == "'" || self == "\u{2019}" || self == "\u{2BC}" || self == "`" }

  /// Whether it joins the words on its two sides, as hyphens do.
  var joinsWords: Bool { self == "-" || self == "\u{2010}" || self == "\u{2011}" }
}
