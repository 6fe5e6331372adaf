/// The letters a to z of a root, counted in the fields of one number.
///
/// A letter that occurs n times has a field of just enough bits for n, and a guard bit above it. The field begins so far
/// below its guard that taking the letter n times fills it and once more sets the guard. What is no letter of the root
/// has a guard and nothing below it.
struct PackedLetters: Sendable {
  /// Nothing taken yet.
  private(set) var untouched: UInt64 = 0

  /// The bits of which one is set as soon as more is taken than there is.
  private(set) var guards: UInt64 = 1

  /// By byte, what taking it adds; letters count in either case.
  private(set) var units: [UInt64]

  /// The letters of `word`, which holds nothing but a to z, or nil where their fields take up more than 64 bits.
  ///
  /// That is so for no word of up to 37 letters, nor for one in which no letter occurs twice.
  init?(_ word: some Sequence<UInt8>) {
    units = [UInt64](repeating: guards, count: 256)
    var place = 1
    for (letter, count) in Dictionary(word.map { ($0, 1) }, uniquingKeysWith: +) {
      let width = Int.bitWidth - count.leadingZeroBitCount
      guard place + width < UInt64.bitWidth else { return nil }
      untouched |= UInt64((1 << width) - 1 - count) << place
      guards |= 1 << (place + width)
      units[Int(letter)] = 1 << place
      units[Int(letter & ~0x20)] = 1 << place
      place += width + 1
    }
  }

  /// Where in `text` the first byte of `word` stands that cannot be taken any more, or nil where all of them can.
  @inline(__always)
  func firstMissing(in word: Range<Int>, of text: Span<UInt8>) -> Int? {
    var taken = untouched
    var index = word.lowerBound
    while index < word.upperBound {
      taken &+= units[Int(text[index])]
      if taken & guards != 0 { return index }
      index &+= 1
    }
    return nil
  }
}
