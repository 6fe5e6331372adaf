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
    } else if scalar == "'" || scalar == "\u{2019}" || scalar == "\u{2BC}" {
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
