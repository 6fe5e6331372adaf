import Lexicon

/// The words of the language model with the cost of each, as a hash table of eight bytes a slot.
///
/// A slot holds 32 bits of the hash of the word's spelling, its cost in any context (16 bits, parts of a nat) and what
/// it adds as a context to the cost of a word that has not been seen after it (16 bits). An empty slot is all zeros. A
/// word is known by the number of its slot; spellings are not kept. Before the slots stand eight bytes: what the
/// beginning of a stretch adds to the cost of a word not seen there (16 bits), and what the end of one costs after a
/// word that has not been seen before one (16 bits).
struct WordTable: Sendable {
  private let memory: ModelMemory
  private let slots: UInt32

  /// The cost that the beginning of a text or a sentence adds to a word that has not been seen there.
  let startBackoff: Int32

  /// The number that stands for the beginning of a text or a sentence as a context.
  var start: Int32 { Int32(bitPattern: slots) }

  /// The number that stands for the end of a sentence, as the word after another.
  var end: Int32 { Int32(bitPattern: slots &+ 1) }

  /// The cost of an end after a word that has not been seen before one.
  let endCost: Int32

  init(_ bytes: IndexBytes, _ range: Range<Int>) {
    memory = ModelMemory(bytes, range, slotLength: 8)
    slots = UInt32(memory.slots)
    startBackoff = Int32(memory.header & 0xFFFF)
    endCost = Int32(memory.header >> 16 & 0xFFFF)
  }

  var allSlots: [UInt64] { (0..<slots).map(memory.load64) }

  /// This table with other words in as many slots.
  func with(_ slots: [UInt64]) -> WordTable {
    var bytes: [UInt8] = []
    bytes.append(memory.header)
    for slot in slots { bytes.append(slot) }
    return WordTable(IndexBytes(bytes), 0..<bytes.count)
  }

  /// The entry of a word whose spelling has this hash.
  @inline(__always)
  func find(_ hash: UInt64) -> LookedUpWord {
    let mark = UInt32(truncatingIfNeeded: hash) | 1
    var slot = WordTable.slot(hash, slots: slots)
    // The table has empty slots, at which the loop ends; the bound is for a damaged table that has none.
    for _ in 0..<slots {
      let record = memory.load64(slot)
      if record == 0 { return LookedUpWord(word: -1, cost: 0, backoff: 0) }
      if UInt32(truncatingIfNeeded: record) == mark {
        return LookedUpWord(
          word: Int32(bitPattern: slot), cost: Int32(record >> 32 & 0xFFFF), backoff: Int32(record >> 48))
      }
      slot &+= 1
      if slot == slots { slot = 0 }
    }
    return LookedUpWord(word: -1, cost: 0, backoff: 0)
  }

  struct LookedUpWord {
    /// The number of the word, or -1 for one that the table lacks.
    let word: Int32
    let cost: Int32
    let backoff: Int32
  }

  @inline(__always)
  static func slot(_ hash: UInt64, slots: UInt32) -> UInt32 {
    UInt32(truncatingIfNeeded: ((hash >> 32) &* UInt64(slots)) >> 32)
  }

  /// Takes one more symbol into the hash of a spelling, which begins as `firstHash` and ends with `finished`.
  @inline(__always)
  static func mixed(_ hash: UInt64, _ symbol: UInt8) -> UInt64 {
    (hash ^ UInt64(symbol)) &* 0x9E37_79B9_7F4A_7C15
  }

  @inline(__always)
  static func finished(_ hash: UInt64) -> UInt64 {
    let product = (hash ^ hash >> 29) &* 0xBF58_476D_1CE4_E5B9
    return product ^ product >> 32
  }

  static let firstHash: UInt64 = 0x2545_F491_4F6C_DD1D

  /// The hash of a whole spelling.
  static func hash(_ spelling: some Sequence<UInt8>) -> UInt64 { finished(spelling.reduce(firstHash, mixed)) }
}
