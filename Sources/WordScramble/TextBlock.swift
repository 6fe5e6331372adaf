/// A kind of bytes.
protocol ByteClass {
  /// Which of the `bytes` are of this kind.
  func members(of bytes: ByteVector) -> ByteMask
}

/// Sixty-four bytes of a text, about which a question is answered with one bit a byte, the first byte lowest.
struct TextBlock {
  static let size = 64

  private let quarters: (ByteVector, ByteVector, ByteVector, ByteVector)

  /// The bytes of `text` from `offset`; behind its end there are line feeds, so that its last line has an end in any case.
  @inline(__always)
  init(_ text: Span<UInt8>, at offset: Int) {
    quarters = (
      text.vector(at: offset), text.vector(at: offset &+ 16),
      text.vector(at: offset &+ 32), text.vector(at: offset &+ 48)
    )
  }

  /// Which bytes are of either kind: to ask for two kinds at once costs little more than for one.
  @inline(__always)
  func bitmaps(of first: some ByteClass, and second: some ByteClass) -> (first: UInt64, second: UInt64) {
    // Processors gather a bit of each byte in one step, but Swift has no name for it. Here each byte keeps the bit that
    // stands for its place among eights; laid over one another, sixty-four bytes become eight, a square of bits with
    // its rows where the columns belong.
    let bits = transposed(SIMD2(overlaid(first), overlaid(second)))
    return (bits[0], bits[1])
  }

  @inline(__always)
  private func overlaid(_ kind: some ByteClass) -> UInt64 {
    let words =
      (weighed(kind.members(of: quarters.0), 1, 2)
      | weighed(kind.members(of: quarters.1), 4, 8)
      | weighed(kind.members(of: quarters.2), 16, 32)
      | weighed(kind.members(of: quarters.3), 64, 128)).words
    return words[0] | words[1]
  }

  @inline(__always)
  private func weighed(_ mask: ByteMask, _ front: UInt8, _ back: UInt8) -> ByteVector {
    let weights = ByteVector(lowHalf: SIMD8(repeating: front), highHalf: SIMD8(repeating: back))
    return ByteVector().replacing(with: weights, where: mask)
  }

  /// Two squares of eight by eight bits with rows and columns exchanged (Warren, "Hacker's Delight", 7-3).
  @inline(__always)
  private func transposed(_ squares: SIMD2<UInt64>) -> SIMD2<UInt64> {
    var bits = exchanged(squares, 0x00AA_00AA_00AA_00AA, distance: 7)
    bits = exchanged(bits, 0x0000_CCCC_0000_CCCC, distance: 14)
    return exchanged(bits, 0x0000_0000_F0F0_F0F0, distance: 28)
  }

  @inline(__always)
  private func exchanged(_ bits: SIMD2<UInt64>, _ mask: UInt64, distance: UInt64) -> SIMD2<UInt64> {
    let distance = SIMD2(repeating: distance)
    let differing = (bits ^ (bits &>> distance)) & SIMD2(repeating: mask)
    return bits ^ differing ^ (differing &<< distance)
  }
}
