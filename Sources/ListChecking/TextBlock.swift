import CVectors

/// Finds the ends of the lines of a text, block after block, and which lines are clean of certain bytes.
struct LineScanner {
  /// 1 where the line that the next block goes on with is clean so far, else 0.
  private var carry: UInt64 = 1

  /// The line ends of the next `block`, and among them those of the lines without any of the `unwanted` bytes.
  ///
  /// No branch depends on the text, because a processor could not predict it.
  @inline(always)
  mutating func ends(in block: TextBlock, without unwanted: some ByteClass) -> (all: UInt64, clean: UInt64) {
    let ends = LineFeed().bitmap(of: block)
    let found = unwanted.bitmap(of: block)
    // A one added at the start of a line carries through its bytes, which are ones, up to the first zero: an unwanted
    // byte, or the end of the line.
    let (sum, overflow) = (~(ends | found)).addingReportingOverflow(ends << 1 | carry)
    carry = ends >> 63 | (overflow ? 1 : 0)
    return (ends, sum & ends)
  }
}

private struct LineFeed: ComparedBytes {
  // Both sides are vectors, because comparing with a number compiles to a loop over the bytes.
  @inline(always)
  func members(of bytes: ByteVector) -> ByteMask { bytes .== ByteVector(repeating: 0x0A) }
}

/// Bytes that are no visible ASCII characters: those that rows do not show as they are, and spaces.
struct UnplainBytes: ComparedBytes {
  @inline(always)
  func members(of bytes: ByteVector) -> ByteMask {
    (bytes &- ByteVector(repeating: 0x21)) .> ByteVector(repeating: 0x7E - 0x21)
  }
}

protocol ByteClass {
  /// Which bytes of `block` are of this kind: one bit a byte, the first byte lowest.
  func bitmap(of block: TextBlock) -> UInt64
}

/// A kind of bytes that comparisons tell.
protocol ComparedBytes: ByteClass {
  func members(of bytes: ByteVector) -> ByteMask
}

extension ComparedBytes {
  @inline(always)
  func bitmap(of block: TextBlock) -> UInt64 {
    let quarters = block.quarters
    let low = UInt64(bitmap(of: quarters.0)) | UInt64(bitmap(of: quarters.1)) << 16
    return low | UInt64(bitmap(of: quarters.2)) << 32 | UInt64(bitmap(of: quarters.3)) << 48
  }

  @inline(always)
  private func bitmap(of bytes: ByteVector) -> UInt16 {
    bitsOfNegative(SIMD16<Int8>().replacing(with: -1, where: members(of: bytes)))
  }
}

/// Any ASCII bytes, which are looked up.
struct ASCIISet: ByteClass, Sendable {
  /// The bytes whose lower half is the number of the lane: one bit for each upper half.
  private var lanes = SIMD16<Int8>()

  /// Whether many are looked up at once, as a processor with AVX2 can.
  private let isWide: Bool

  init(_ bytes: some Sequence<UInt8>, isWide: Bool = hasAVX2()) {
    self.isWide = isWide
    for byte in bytes where byte < 0x80 { lanes[Int(byte & 0x0F)] |= Int8(bitPattern: 1 << (byte >> 4)) }
  }

  @inline(always)
  func bitmap(of block: TextBlock) -> UInt64 {
    let quarters = block.quarters
    return bitsOfASCII(
      lanes, SIMD16(truncatingIfNeeded: quarters.0), SIMD16(truncatingIfNeeded: quarters.1),
      SIMD16(truncatingIfNeeded: quarters.2), SIMD16(truncatingIfNeeded: quarters.3), isWide)
  }
}

/// Sixty-four bytes of a text.
struct TextBlock {
  static let size = 64

  fileprivate let quarters: (ByteVector, ByteVector, ByteVector, ByteVector)

  /// The bytes of `text` from `offset`; behind its end there are line feeds, so that its last line has an end in any
  /// case.
  @inline(always)
  init(_ text: Span<UInt8>, at offset: Int) {
    if text.count &- offset >= TextBlock.size {
      // Its bounds are checked once.
      let block = text.extracting(offset..<offset &+ TextBlock.size)
      quarters = (block.vector(at: 0), block.vector(at: 16), block.vector(at: 32), block.vector(at: 48))
    } else {
      quarters = (
        text.vector(at: offset), text.vector(at: offset &+ 16),
        text.vector(at: offset &+ 32), text.vector(at: offset &+ 48)
      )
    }
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
  @inline(always)
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
  @inline(always)
  mutating func store(_ vector: ByteVector, at offset: Int) {
    var bytes = unsafe mutableBytes
    bytes.storeBytes(of: vector, toByteOffset: offset, as: ByteVector.self)
  }
}
