/// A kind of cipher that is no simple substitution, told by the looks of a text.
package enum OtherCipher: String, Hashable, Sendable {
  /// Five letters or signs of two kinds stand for each letter.
  case baconian

  /// Two letters of five, or two digits from 1 to 5, stand for each letter.
  case polybius

  /// One to five dots and dashes, or letters of two kinds, stand for each letter or figure.
  case morse

  package var name: String { "\(rawValue.prefix(1).uppercased())\(rawValue.dropFirst())" }

  /// The kind that `text` looks like; nil where it looks like none. Complexity: linear.
  package init?(_ text: Ciphertext) {
    var (dots, dashes, digits, small, others) = (0, 0, 0, 0, 0)
    for (scalar, letter) in zip(text.scalars, text.letters) where letter < 0 && !scalar.properties.isWhitespace {
      switch scalar {
      case ".", "\u{B7}", "\u{2022}": dots += 1
      case "-", "\u{2013}", "\u{2014}", "_": dashes += 1
      case "1"..."5": (digits, small) = (digits + 1, small + 1)
      case "0"..."9": digits += 1
      case "/", "|": break
      default: others += 1
      }
    }
    let letters = text.length
    let different = text.used.count
    // Setters write x for the gap between two letters.
    if different <= 1, dots + dashes >= Self.least, dots > 0, dashes > 0, dots + dashes > 2 * (others + digits) {
      self = .morse
    } else if letters == 0, small >= Self.least, digits == small, small.isMultiple(of: 2), others == 0 {
      self = .polybius
    } else if different == 2, letters >= Self.least {
      let groups = text.words.map { $0.symbols.count }
      self = groups.allSatisfy { $0 <= 5 } && groups.count { $0 < 5 } > groups.count / 2 ? .morse : .baconian
    } else if (3...6).contains(different), letters >= Self.least,
      text.words.allSatisfy({ $0.symbols.count.isMultiple(of: 2) }),
      text.words.count == 1 || text.words.contains(where: { $0.symbols != text.words[0].symbols })
    {
      self = .polybius
    } else {
      return nil
    }
  }

  /// Fewer letters or signs tell nothing.
  private static let least = 20
}
