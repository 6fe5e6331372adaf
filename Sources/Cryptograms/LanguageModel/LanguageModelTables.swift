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

  private init(_ table: WordTable, _ bytes: [UInt8]) {
    memory = ModelMemory(IndexBytes(bytes), 0..<bytes.count, slotLength: 8)
    (slots, startBackoff, endCost) = (table.slots, table.startBackoff, table.endCost)
  }

  var allSlots: [UInt64] { (0..<slots).map(memory.load64) }

  /// This table with other words in as many slots.
  func with(_ slots: [UInt64]) -> WordTable {
    var bytes: [UInt8] = []
    bytes.append(memory.header)
    for slot in slots { bytes.append(slot) }
    return WordTable(self, bytes)
  }

  /// The entry of a word whose spelling has this hash.
  @inline(__always)
  func find(_ hash: UInt64) -> Entry {
    let mark = UInt32(truncatingIfNeeded: hash) | 1
    var slot = WordTable.slot(hash, slots: slots)
    // The table has empty slots, at which the loop ends; the bound is for a damaged table that has none.
    for _ in 0..<slots {
      let record = memory.load64(slot)
      if record == 0 { return Entry(word: -1, cost: 0, backoff: 0) }
      if UInt32(truncatingIfNeeded: record) == mark {
        return Entry(
          word: Int32(bitPattern: slot), cost: Int32(record >> 32 & 0xFFFF), backoff: Int32(record >> 48))
      }
      slot &+= 1
      if slot == slots { slot = 0 }
    }
    return Entry(word: -1, cost: 0, backoff: 0)
  }

  struct Entry {
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

/// The cost of each symbol of a word after the three before it, one byte for each four symbols, in eighths of the 128th
/// part of a nat. It scores names, foreign words, misspellings and all else that no list has.
///
/// Symbols are numbered from 1 as `CipherAlphabet.spelling(of:)` has them, and 0 is the edge of a word. The place of
/// four symbols is a number with them for its digits.
package struct SpellingTable: Sendable {
  private let memory: ModelMemory

  /// No symbols, from which the run of a word begins.
  let run: SymbolRun

  /// Parts of a nat that one step of a byte stands for.
  static let step: Int32 = 8

  /// One more than the highest symbol; 32 in version 1.
  package static func radix(of alphabet: CipherAlphabet) -> Int { alphabet.count + 2 }

  /// How many bytes there are: one for each run of four symbols.
  package static func count(radix: Int) -> Int { radix * radix * radix * radix }

  init(_ bytes: IndexBytes, _ range: Range<Int>, radix: Int) {
    memory = ModelMemory(bytes, range, slotLength: 1)
    run = SymbolRun(radix: radix)
  }

  /// The steps for the last of the four symbols of `run`.
  @inline(__always)
  func steps(_ run: SymbolRun) -> Int32 { Int32(memory.load8(run.number)) }

  /// The cost of letters at the beginning of a word, in parts of a nat.
  func cost(_ letters: [CipherLetter]) -> Int32 {
    var run = run
    return letters.reduce(0) { sum, letter in
      run.append(UInt8(letter.index) + 1)
      return sum + steps(run) * Self.step
    }
  }

  /// The steps for the edge of a word behind `run`.
  @inline(__always)
  func stepsAtEnd(of run: SymbolRun) -> Int32 {
    var run = run
    run.append(0)
    return steps(run)
  }
}

/// The last four symbols of a word as a number.
struct SymbolRun {
  private let radix: UInt32
  private let square: UInt32

  /// The last symbol, and the numbers of the last two symbols, of the two before the last, and of the two before those.
  private var last: UInt32 = 0
  private var pair: UInt32 = 0
  private var before: UInt32 = 0
  private var first: UInt32 = 0

  init(radix: Int) { (self.radix, square) = (UInt32(radix), UInt32(radix * radix)) }

  /// A number with the four symbols for its digits, the last symbol the lowest.
  @inline(__always)
  var number: UInt32 { first &* square &+ pair }

  @inline(__always)
  mutating func append(_ symbol: UInt8) {
    first = before
    before = pair
    pair = last &* radix &+ UInt32(symbol)
    last = UInt32(symbol)
  }
}

/// The cost of each letter after those before it in text without spaces, four bits for each run of letters, in steps of
/// half a nat: a byte holds two runs, the first in its lower half.
package struct LetterRunTable: Sendable {
  private let memory: ModelMemory

  /// How many letters a run has.
  let length: Int

  /// How many letters the runs of an alphabet of `size` letters have: five, or four where five would be over 27 letters
  /// too many to be learned from the text that people have.
  package static func length(size: Int) -> Int { size <= 27 ? 5 : 4 }

  /// How many bytes there are: half of the number of runs.
  package static func count(size: Int) -> Int {
    ((0..<length(size: size)).reduce(1) { product, _ in product * size } + 1) / 2
  }

  /// Parts of a nat that one step stands for.
  static let step: Int32 = 64

  init(_ bytes: IndexBytes, _ range: Range<Int>, size: Int) {
    memory = ModelMemory(bytes, range, slotLength: 1)
    length = Self.length(size: size)
  }

  /// The steps for the last of the letters whose places in the alphabet make up `run`, the first being worth most.
  @inline(__always)
  func steps(_ run: UInt32) -> Int32 {
    Int32(memory.load8(run &>> 1) &>> UInt8(truncatingIfNeeded: run &<< 2 & 4) & 15)
  }
}

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
