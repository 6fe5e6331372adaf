/// Which letters occur, each as one of 64 bits; letters beside a to z share bits.
struct LetterSet {
  private let bits: UInt64

  init(_ letters: some Sequence<Character>) {
    bits = letters.reduce(0) { $0 | 1 << Self.place(of: $1) }
  }

  /// Whether no letter is here that is not in `other`, as far as the bits tell: true may be wrong, false is right.
  func isSubset(of other: LetterSet) -> Bool { bits & ~other.bits == 0 }

  private static func place(of letter: Character) -> UInt64 {
    if let ascii = letter.asciiValue, 0x61...0x7A ~= ascii { return UInt64(ascii - 0x61) }
    // Two ways of writing the same letter have the same hash value.
    return 26 + UInt64(UInt(bitPattern: letter.hashValue) % 38)
  }
}
