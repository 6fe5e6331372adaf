/// A word on its way into an index, with everything by which the index arranges it.
struct PackedWord: Comparable {
  let text: [UInt8]
  let rack: Rack
  let pattern: LetterPattern
  let rating: UInt8
  private let count: Int

  /// What the index keeps of it; without its number until `numbered(_:)` has given it one.
  private(set) var record: IndexedWord

  init?(_ word: String, count: Int, isObscene: Bool) {
    guard let rack = Rack(word), (1...IndexedWord.mostLetters).contains(rack.count) else { return nil }
    self.rack = rack
    self.count = count
    text = Array(word.utf8)
    pattern = LetterPattern(text)
    rating = WordRating.byte(count: count, isObscene: isObscene)
    record = IndexedWord(number: 0, rating: rating, length: rack.count)
  }

  func numbered(_ number: Int) -> PackedWord {
    var word = self
    word.record = IndexedWord(number: number, rating: rating, length: text.count)
    return word
  }

  /// In the order of their numbers.
  static func < (left: PackedWord, right: PackedWord) -> Bool {
    if left.pattern != right.pattern { return left.pattern < right.pattern }
    if left.count != right.count { return left.count > right.count }
    return left.text.lexicographicallyPrecedes(right.text)
  }
}

extension [UInt8] {
  /// Appends the bytes of `number`, the lowest first.
  package mutating func append<Number: FixedWidthInteger & UnsignedInteger>(_ number: Number) {
    for byte in 0..<Number.bitWidth / 8 { append(UInt8(truncatingIfNeeded: number >> (8 * byte))) }
  }

  /// With zeros up to a multiple of eight bytes.
  package var padded: [UInt8] { self + [UInt8](repeating: 0, count: (8 - count % 8) % 8) }
}
