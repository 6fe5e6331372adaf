/// Bytes that another object keeps in memory, such as a mapped file, read as little-endian numbers.
///
/// This is the only unsafe code of the index. Every access is checked, and anything outside reads as zero.
@safe public struct IndexBytes: Sendable {
  private let owner: any AnyObject & Sendable

  /// The bytes, which no thread writes to, so that all may read them.
  private nonisolated(unsafe) let memory: UnsafeRawBufferPointer

  /// The bytes at `memory`, which must stay as they are for as long as `owner` lives.
  @unsafe package init(_ memory: UnsafeRawBufferPointer, keptBy owner: any AnyObject & Sendable) {
    unsafe self.memory = memory
    self.owner = owner
  }

  /// A copy of `bytes`.
  public init(_ bytes: [UInt8]) {
    let copy = CopiedBytes(bytes)
    unsafe self.init(UnsafeRawBufferPointer(copy.memory), keptBy: copy)
  }

  /// The number of bytes.
  public var count: Int { unsafe memory.count }

  /// All bytes, copied. Complexity: linear.
  package var all: [UInt8] { unsafe Array(memory) }

  /// The bytes of `range`, as far as there are any, copied. Complexity: linear.
  package subscript(range: Range<Int>) -> [UInt8] { unsafe Array(piece(range)) }

  /// The number at `offset`, of the size of its type.
  @inline(__always)
  package func load<Number: FixedWidthInteger & BitwiseCopyable>(_ offset: Int, as type: Number.Type) -> Number {
    guard offset >= 0, offset <= count &- MemoryLayout<Number>.size else { return 0 }
    return Number(littleEndian: unsafe memory.loadUnaligned(fromByteOffset: offset, as: type))
  }

  /// The address of the byte at `offset`, valid for as long as these bytes are kept; nil where there is none.
  @unsafe package func pointer(_ offset: Int) -> UnsafeRawPointer? {
    (0..<count).contains(offset) ? unsafe memory.baseAddress.map { unsafe $0 + offset } : nil
  }

  private func piece(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    unsafe UnsafeRawBufferPointer(rebasing: memory[range.clamped(to: 0..<memory.count)])
  }

  package func text(_ range: Range<Int>) -> String { unsafe String(decoding: piece(range), as: UTF8.self) }

  /// Hands the bytes of `range` to `body`, which may not keep them.
  func withBytes<Result>(_ range: Range<Int>, _ body: (Span<UInt8>) -> Result) -> Result {
    unsafe piece(range).withMemoryRebound(to: UInt8.self) { unsafe body($0.span) }
  }

  /// Visits numbers of a list that begins at `numbers`, four bytes each. Two other lists have a byte for each number.
  /// Visited are the numbers at those of `places` where neither byte has a bit of its set in `bits`; the sets are among
  /// the lower seven bits.
  @inline(__always)
  func forEachNumber(
    _ numbers: Int, at places: Range<Int>, where offsets: (Int, Int), lack bits: (UInt8, UInt8),
    _ body: (UInt32) -> Void
  ) {
    // Eight places are looked at together, so that up to seven bytes behind the last one are read.
    let end = places.upperBound &+ 7
    guard places.lowerBound >= 0, end <= count, has(numbers, 4 &* end), has(offsets.0, end), has(offsets.1, end),
      let base = unsafe memory.baseAddress
    else { return }
    let unwanted = (Self.inEachByte(bits.0), Self.inEachByte(bits.1))
    var place = places.lowerBound
    while place < places.upperBound {
      let first = unsafe base.loadUnaligned(fromByteOffset: offsets.0 &+ place, as: UInt64.self) & unwanted.0
      let second = unsafe base.loadUnaligned(fromByteOffset: offsets.1 &+ place, as: UInt64.self) & unwanted.1
      // Adding 0x7F carries into the top bit of every byte but a zero.
      var lacking = ~((first | second) &+ Self.inEachByte(0x7F)) & Self.inEachByte(0x80)
      let left = places.upperBound &- place
      if left < 8 { lacking &= 1 &<< UInt64(8 &* left) &- 1 }
      while lacking != 0 {
        let found = numbers &+ 4 &* (place &+ lacking.trailingZeroBitCount &>> 3)
        body(UInt32(littleEndian: unsafe base.loadUnaligned(fromByteOffset: found, as: UInt32.self)))
        lacking &= lacking &- 1
      }
      place &+= 8
    }
  }

  /// Whether there are `length` bytes from `offset` on.
  @inline(__always)
  private func has(_ offset: Int, _ length: Int) -> Bool { offset >= 0 && offset <= count && length <= count &- offset }

  @inline(__always)
  private static func inEachByte(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// Sixty-four bits that tell whether the bytes of `range` have changed. A change within eight bytes always changes
  /// them, any other goes unnoticed with a chance of one in 2^64.
  ///
  /// Four lanes take eight bytes each in turn, so that four multiplications run at the same time.
  package func checksum(_ range: Range<Int>) -> UInt64 {
    var (first, second, third, fourth) = (UInt64(1), UInt64(2), UInt64(3), UInt64(4))
    var offset = range.lowerBound
    while offset &+ 32 <= range.upperBound {
      first = Self.mixed(first, load(offset, as: UInt64.self))
      second = Self.mixed(second, load(offset &+ 8, as: UInt64.self))
      third = Self.mixed(third, load(offset &+ 16, as: UInt64.self))
      fourth = Self.mixed(fourth, load(offset &+ 24, as: UInt64.self))
      offset &+= 32
    }
    while offset < range.upperBound {
      first = Self.mixed(first, UInt64(load(offset, as: UInt8.self)))
      offset &+= 1
    }
    return [first, second, third, fourth].reduce(UInt64(range.count), Self.mixed)
  }

  @inline(__always)
  private static func mixed(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    let product = (lane ^ word) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 32
  }
}

/// Memory that is filled once and given back at the end.
@safe private final class CopiedBytes: Sendable {
  nonisolated(unsafe) let memory: UnsafeMutableRawBufferPointer

  init(_ bytes: [UInt8]) {
    unsafe memory = .allocate(byteCount: bytes.count, alignment: 16)
    unsafe memory.copyBytes(from: bytes)
  }

  deinit { unsafe memory.deallocate() }
}
