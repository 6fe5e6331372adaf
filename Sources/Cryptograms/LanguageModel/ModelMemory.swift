import Lexicon

/// The slots of one part of the model, all of the same length, behind a header of eight bytes.
///
/// The only place of the solver with unsafe code. Reads are not checked: `LanguageModel` checks the parts before it
/// makes tables of them, and the tables ask for no slot that their part lacks.
@safe struct ModelMemory: Sendable {
  private let owner: IndexBytes

  /// The slots, which no thread writes to, so that all may read them.
  private nonisolated(unsafe) let first: UnsafeRawPointer?

  private static let headerLength = 8
  let slots: Int

  /// The eight bytes before the slots.
  let header: UInt64

  init(_ bytes: IndexBytes, _ range: Range<Int>, slotLength: Int) {
    owner = bytes
    header = bytes.load(range.lowerBound, as: UInt64.self)
    slots = max(0, range.count - Self.headerLength) / slotLength
    unsafe first = bytes.pointer(range.lowerBound + Self.headerLength)
  }

  @inline(__always)
  func load64(_ slot: UInt32) -> UInt64 {
    UInt64(littleEndian: unsafe first.unsafelyUnwrapped.loadUnaligned(fromByteOffset: Int(slot) &* 8, as: UInt64.self))
  }

  @inline(__always)
  func load32(_ slot: UInt32) -> UInt32 {
    UInt32(littleEndian: unsafe first.unsafelyUnwrapped.loadUnaligned(fromByteOffset: Int(slot) &* 4, as: UInt32.self))
  }

  @inline(__always)
  func load8(_ slot: UInt32) -> UInt8 {
    unsafe first.unsafelyUnwrapped.load(fromByteOffset: Int(slot), as: UInt8.self)
  }
}
