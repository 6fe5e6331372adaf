// The whole of the unsafe code behind `LetterSieve`. Swift calls it unsafe to look at bytes as if they were of another
// type. Any bits will do for the types here, and the spans check each offset against their bounds.

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
