/// Finds the ends of the lines of a text, block after block, and which lines are clean of certain bytes.
struct LineScanner {
  /// 1 where the line that the next block goes on with is clean so far, else 0.
  private var carry: UInt64 = 1

  /// The line ends of the next `block`, and among them those of the lines without any of the `unwanted` bytes.
  ///
  /// No branch depends on the text, because a processor could not predict it.
  @inline(__always)
  mutating func ends(in block: TextBlock, without unwanted: some ByteClass) -> (all: UInt64, clean: UInt64) {
    let (ends, found) = block.bitmaps(of: LineFeed(), and: unwanted)
    // A one added at the start of a line carries through its bytes, which are ones, up to the first zero: an unwanted
    // byte, or the end of the line.
    let (sum, overflow) = (~(ends | found)).addingReportingOverflow(ends << 1 | carry)
    carry = ends >> 63 | (overflow ? 1 : 0)
    return (ends, sum & ends)
  }
}

private struct LineFeed: ByteClass {
  // Both sides are vectors, because comparing with a number compiles to a loop over the bytes.
  @inline(__always)
  func members(of bytes: ByteVector) -> ByteMask { bytes .== ByteVector(repeating: 0x0A) }
}

/// What rows do not show as it is, and spaces.
struct UnplainBytes: ByteClass {
  @inline(__always)
  func members(of bytes: ByteVector) -> ByteMask {
    (bytes &- ByteVector(repeating: 0x21)) .> ByteVector(repeating: 0x7E - 0x21)
  }
}

/// A kind of bytes.
protocol ByteClass {
  /// Which of the `bytes` are of this kind.
  func members(of bytes: ByteVector) -> ByteMask
}

/// Sixty-four bytes of a text, about which a question is answered with one bit a byte, the first byte lowest.
struct TextBlock {
  static let size = 64

  private let quarters: (ByteVector, ByteVector, ByteVector, ByteVector)

  /// The bytes of `text` from `offset`; behind its end there are line feeds, so that its last line has an end in any
  /// case.
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
    // Swift cannot name the instruction that gathers a bit of each byte. So each byte keeps the bit of its place among
    // eight; or-ing the bytes makes eight of sixty-four. These are a square of bits whose rows and columns are
    // exchanged.
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

// All unsafe code of `LetterSieve`. It reads bytes as values of another type, which Swift calls unsafe. Any bits are
// valid for the types here, and the spans check each offset against their bounds.

/// As many bytes as every processor compares in one step.
typealias ByteVector = SIMD16<UInt8>

/// All bits of a byte set where a comparison holds.
typealias ByteMask = SIMDMask<SIMD16<Int8>>

extension Span<UInt8> {
  /// The sixteen bytes from `offset`; behind the end there are line feeds.
  @inline(__always)
  func vector(at offset: Int) -> ByteVector {
    guard count &- offset >= 16 else { return lastVector(from: offset) }
    return unsafe bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: ByteVector.self)
  }

  @inline(never)
  private func lastVector(from offset: Int) -> ByteVector {
    var vector = ByteVector(repeating: 0x0A)
    for lane in 0..<16 where offset + lane < count { vector[lane] = self[offset + lane] }
    return vector
  }
}

extension MutableSpan<UInt8> {
  /// Puts sixteen bytes at `offset`, where there is room for all of them.
  @inline(__always)
  mutating func store(_ vector: ByteVector, at offset: Int) {
    var bytes = unsafe mutableBytes
    bytes.storeBytes(of: vector, toByteOffset: offset, as: ByteVector.self)
  }
}

extension ByteVector {
  /// The first eight bytes and the last eight as numbers, the first byte lowest on every processor.
  @inline(__always)
  var words: SIMD2<UInt64> {
    let words = unsafe unsafeBitCast(self, to: SIMD2<UInt64>.self)
    return SIMD2(UInt64(littleEndian: words[0]), UInt64(littleEndian: words[1]))
  }
}
