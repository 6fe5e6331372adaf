/// The state of the search: which plain letter each cipher letter stands for, all of each side paired off.
package struct CipherKey: Hashable, Sendable {
  /// The plain letter of each cipher letter, by their places in the alphabet.
  private(set) var plain: [UInt8]
  /// The cipher letter of each plain letter.
  private(set) var cipher: [UInt8]

  /// Pairs each cipher letter with a plain one; `plain` is an arrangement of all places.
  package init(_ plain: [UInt8]) {
    self.plain = plain
    cipher = plain
    for (letter, stands) in plain.enumerated() { cipher[Int(stands)] = UInt8(letter) }
  }

  /// Pairs each plain letter with a cipher one.
  init(cipher: [UInt8]) {
    let inverse = CipherKey(cipher)
    (plain, self.cipher) = (inverse.cipher, cipher)
  }

  /// Exchanges what two cipher letters stand for: the one move of the search.
  @inline(__always)
  mutating func exchange(_ first: Int, _ second: Int) {
    let (one, other) = (plain[first], plain[second])
    plain[first] = other
    plain[second] = one
    cipher[Int(other)] = UInt8(truncatingIfNeeded: first)
    cipher[Int(one)] = UInt8(truncatingIfNeeded: second)
  }
}
