import Lexicon

/// The costs of words after words, for the pairs that occur often enough, as a hash table of four bytes a slot: 20 bits
/// of the hash of the pair, and 12 bits of cost, in parts of a nat. An empty slot is all ones.
///
/// Three words in a row are a pair as well, of the hash of the first two and the third word: its 12 bits are how much
/// more the third costs after both than after the second alone, and `even`. The header is 0 where there are none.
struct PairTable: Sendable {
  private let memory: ModelMemory
  private let slots: UInt32
  private let hasTriples: Bool

  /// The highest cost that can be written.
  static let highestCost: Int32 = 0xFFE

  init(_ bytes: IndexBytes, _ range: Range<Int>) {
    memory = ModelMemory(bytes, range, slotLength: 4)
    slots = UInt32(memory.slots)
    hasTriples = memory.header != 0
  }

  /// The number that stands for no difference, as differences may be negative.
  static let even: Int32 = 2048

  /// How much more the third word costs after the two others than after the second alone; 0 where the three are not in
  /// the table.
  func more(_ first: Int32, _ second: Int32, _ third: Int32) -> Int32 {
    guard hasTriples, first >= 0, second >= 0, third >= 0 else { return 0 }
    let found = cost(PairTable.context(first, second), third)
    return found < 0 ? 0 : found - PairTable.even
  }

  /// The number that stands for two words as the first of a pair.
  static func context(_ first: Int32, _ second: Int32) -> Int32 {
    Int32(truncatingIfNeeded: hash(first, second) >> 32)
  }

  /// The cost of the second word after the first, or -1 where the pair is not in the table.
  @inline(__always)
  func cost(_ first: Int32, _ second: Int32) -> Int32 {
    let hash = PairTable.hash(first, second)
    let mark = UInt32(truncatingIfNeeded: hash) & 0xFFFF_F000
    var slot = WordTable.slot(hash, slots: slots)
    for _ in 0..<slots {
      let record = memory.load32(slot)
      if record == PairTable.empty { return -1 }
      if record & 0xFFFF_F000 == mark { return Int32(bitPattern: record & 0xFFF) }
      slot &+= 1
      if slot == slots { slot = 0 }
    }
    return -1
  }

  static let empty = UInt32.max

  @inline(__always)
  static func hash(_ first: Int32, _ second: Int32) -> UInt64 {
    let key = UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(bitPattern: second))
    let product = (key ^ key >> 31) &* 0x9E37_79B9_7F4A_7C15
    return (product ^ product >> 29) &* 0xBF58_476D_1CE4_E5B9
  }
}
