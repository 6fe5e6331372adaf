import Lexicon

/// A cipher with few keys: each letter of the alphabet of 26 by its place, times a number, and some places farther on.
///
/// ```swift
/// print(SimpleCipher(multiplier: 1, shift: 3)!)  // Caesar, 3 letters on
/// print(SimpleCipher(multiplier: 25, shift: 25)!)  // Atbash
/// ```
public struct SimpleCipher: Hashable, Sendable, CustomStringConvertible {
  /// By how much the place of a plain letter, counted from 0, is multiplied.
  public let multiplier: Int

  /// How many places farther on the cipher letter stands then.
  public let shift: Int

  /// The cipher with these numbers, from 0 to 25; nil where two letters would be one, or all would stand for
  /// themselves.
  public init?(multiplier: Int, shift: Int) {
    guard Self.multipliers.contains(multiplier), 0..<26 ~= shift, multiplier > 1 || shift > 0 else { return nil }
    (self.multiplier, self.shift) = (multiplier, shift)
  }

  /// The numbers that have no divisor in common with 26.
  private static let multipliers = [1, 3, 5, 7, 9, 11, 15, 17, 19, 21, 23, 25]

  /// All of them, Caesar's first.
  package static let all = multipliers.flatMap { multiplier in
    (0..<26).compactMap { SimpleCipher(multiplier: multiplier, shift: $0) }
  }

  /// Its usual name in small letters.
  package var name: String { multiplier == 1 ? "caesar" : multiplier == 25 && shift == 25 ? "atbash" : "affine" }

  /// Its name with its numbers: `Affine, a = 5, b = 8`.
  public var description: String {
    switch name {
    case "caesar": "Caesar, \(shift) \(shift == 1 ? "letter" : "letters") on"
    case "atbash": "Atbash"
    default: "Affine, a = \(multiplier), b = \(shift)"
    }
  }

  /// The cipher letters of the plain alphabet from A to Z.
  package var cipherRow: String { String((0..<26).map { CipherLetter(index: cipher(of: $0)).capital }) }

  private func cipher(of plain: Int) -> Int { (multiplier * plain + shift) % 26 }

  /// The key as the search has it.
  var key: CipherKey { CipherKey(cipher: (0..<26).map { UInt8(cipher(of: $0)) }) }

  /// The cost of naming the cipher and its numbers, in parts of a nat: one key in forty is a Caesar cipher, one in a
  /// hundred Atbash, and one in a hundred another affine cipher.
  var naming: Int32 { name == "caesar" ? 884 : name == "atbash" ? 590 : 1314 }
}

/// The natural logarithms of how frequent the letters of English are, in hundredths: those of `LetterFrequencies`.
private let logarithms = [
  438, 271, 350, 364, 483, 318, 294, 393, 433, 69, 161, 371, 322, 428, 433, 304,
  0, 414, 417, 453, 330, 240, 283, 69, 283, 0,
]

/// A simple cipher by which a text may be read.
struct SimpleReading {
  let cipher: SimpleCipher

  /// The letters that it makes of those of the text.
  let reading: [UInt8]

  let textCost: Int32

  /// How much less it takes to name it than to name the letters one by one.
  let evidence: Int32

  /// The readings by the ciphers under which the letters of a text are most like those of English: `counts` says how
  /// often each cipher letter occurs, and `naming` what it takes to name the letters one by one.
  static func likeliest(
    _ counts: [Int], _ matching: DomainMatching, most: Int, naming: Int32, textCost: (CipherKey) -> Int32
  ) -> [SimpleReading] {
    let letters = counts.indices.filter { counts[$0] > 0 }
    let ranked = SimpleCipher.all.compactMap { cipher -> (fit: Int, cipher: SimpleCipher, key: CipherKey)? in
      let key = cipher.key
      guard letters.allSatisfy({ matching.permitted[$0] >> UInt64(key.plain[$0]) & 1 == 1 }) else { return nil }
      let fit = letters.reduce(0) { $0 + counts[$1] * logarithms[Int(key.plain[$1])] }
      return (fit, cipher, key)
    }.ordered { $0.fit > $1.fit }
    return ranked.prefix(most).map { _, cipher, key in
      SimpleReading(
        cipher: cipher, reading: letters.map { key.plain[$0] }, textCost: textCost(key),
        evidence: naming - cipher.naming)
    }
  }
}
