/// The words of an index that repeat their common letters to the same degree.
///
/// A shelf holds the words that share their rare letters. Its words differ in their common letters, which are bits of a
/// byte: for those that occur, and, in a tier with repetitions, for those that occur twice or more. So a search looks up
/// the shelves for the rack's rare letters, and then compares eight words at a time. In a tier lie
///
/// - the number of words and the number of shelves, four bytes each;
/// - the shelves' rare letters (see `Rack`), eight bytes each;
/// - the words, shelf by shelf, four bytes each (see `IndexedWord`);
/// - the place of each shelf's first word, and the number of words, four bytes each;
/// - the common letters of each word, a byte each; then, in a tier with repetitions, those that it has more than once;
/// - a hash table of the shelves, of two bytes a slot: 0, or the index of a shelf plus 1;
/// - zeros up to a multiple of eight bytes.
struct RackTier {
  /// Where the next tier begins.
  let end: Int

  private let repetition: Int
  private let wordCount: Int
  private let shelfCount: Int
  private let keys: Int
  private let words: Int
  private let starts: Int
  private let common: Int
  private let slots: Int
  private let slotBits: Int

  init(_ bytes: IndexBytes, at start: Int, repetition: Int) {
    self.repetition = repetition
    wordCount = Int(bytes.load(start, as: UInt32.self))
    shelfCount = Int(bytes.load(start + 4, as: UInt32.self))
    slotBits = Self.slotBits(shelves: shelfCount)
    keys = start + 8
    words = keys + 8 * shelfCount
    starts = words + 4 * wordCount
    common = starts + 4 * (shelfCount + 1)
    slots = common + (repetition == 0 ? 1 : 2) * wordCount
    end = start + (slots - start + (2 << slotBits) + 7) / 8 * 8
  }

  /// The binary logarithm of the size of the hash table, which is at most half full.
  static func slotBits(shelves: Int) -> Int { Int.bitWidth - (2 * shelves).leadingZeroBitCount }

  /// Where the search for the shelf with these rare letters begins in the hash table.
  static func slot(of rare: UInt64, bits: Int) -> Int {
    Int(truncatingIfNeeded: (rare &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 &- bits))
  }
}

/// The words of a tier that have the same rare letters.
struct RackShelf {
  /// The repetition of the tier (see `Rack`).
  let repetition: Int

  /// The places of the words in the tier.
  let places: Range<Int>

  /// Whether some letter may be needed more than twice, which the bits do not tell: look at the letters of the words.
  let isCrowded: Bool
}

extension RackTier {
  /// The shelf of the words with just these rare letters.
  @inline(__always)
  func shelf(of rare: UInt64, in bytes: IndexBytes) -> RackShelf? {
    var slot = Self.slot(of: rare, bits: slotBits)
    // In a sound table an empty slot ends the search.
    for _ in 0...shelfCount {
      let index = Int(bytes.load(slots &+ 2 &* slot, as: UInt16.self)) &- 1
      if index < 0 { return nil }
      if rareLetters(ofShelf: index, bytes) == rare { return shelf(index, rare, bytes) }
      slot = (slot &+ 1) & (1 << slotBits &- 1)
    }
    return nil
  }

  /// Visits the shelves whose rare letters are among `rare`: looks each choice of them up, or compares all shelves where
  /// there are more choices than shelves.
  @inline(__always)
  func forEachShelf(within rare: UInt64, in bytes: IndexBytes, _ body: (RackShelf) -> Void) {
    let letters = rare.nonzeroBitCount
    if letters < 20, 1 << letters <= shelfCount {
      var choice: UInt64 = 0
      repeat {
        if let shelf = shelf(of: choice, in: bytes) { body(shelf) }
        choice = (choice &- rare) & rare
      } while choice != 0
    } else {
      for index in 0..<shelfCount {
        let letters = rareLetters(ofShelf: index, bytes)
        if letters & ~rare == 0 { body(shelf(index, letters, bytes)) }
      }
    }
  }

  @inline(__always)
  private func rareLetters(ofShelf index: Int, _ bytes: IndexBytes) -> UInt64 {
    bytes.load(keys &+ 8 &* index, as: UInt64.self)
  }

  @inline(__always)
  private func shelf(_ index: Int, _ rare: UInt64, _ bytes: IndexBytes) -> RackShelf {
    let start = Int(bytes.load(starts &+ 4 &* index, as: UInt32.self))
    let end = min(Int(bytes.load(starts &+ 4 &* index &+ 4, as: UInt32.self)), wordCount)
    let isCrowded = repetition == 2 || rare & Rack.manyRare != 0
    return RackShelf(repetition: repetition, places: start..<max(start, end), isCrowded: isCrowded)
  }

  /// Visits the words of a shelf that have no common letter which `rack` lacks, counting up to two copies of it.
  @inline(__always)
  func forEachWord(on shelf: RackShelf, fitting rack: Rack, in bytes: IndexBytes, _ body: (IndexedWord) -> Void) {
    let repeats = repetition > 0
    // Without repetitions there is no second list: nothing is wanted of the first one when it is read again.
    let seconds = repeats ? common &+ wordCount : common
    let lacking = (rack.lackedLetters(copies: 1), repeats ? rack.lackedLetters(copies: 2) : 0)
    bytes.forEachNumber(words, at: shelf.places, where: (common, seconds), lack: lacking) {
      body(IndexedWord(bits: $0))
    }
  }
}
