/// The words of an index that one dictionary accepts, by the letters they are spelled with.
///
/// The words of all dictionaries are in three tiers: those without a common letter twice, those with one twice, and
/// those with one three times or more. So a rack without repetitions is never compared with words that have some. The
/// part consists of the three tiers; `RackTier` tells what one looks like.
public struct RackIndex: Sendable {
  /// The letters of the words, and of those that are spelled otherwise.
  public let texts: WordTexts

  /// How the words are spelled.
  package private(set) var spelling: EnglishSpelling

  private let bytes: IndexBytes
  private let tiers: [RackTier]

  /// The tiers in `part`, or nil where they are not just what it holds.
  init?(_ bytes: IndexBytes, in part: Range<Int>, texts: WordTexts, _ spelling: EnglishSpelling) {
    self.texts = texts
    self.spelling = spelling
    self.bytes = bytes
    var tiers: [RackTier] = []
    for repetition in 0..<Rack.repetitions {
      tiers.append(RackTier(bytes, at: tiers.last?.end ?? part.lowerBound, repetition: repetition))
    }
    guard tiers.last?.end == part.upperBound else { return nil }
    self.tiers = tiers
  }

  /// The words that can be spelled from `rack` and have at least `minimumLength` letters, in no particular order.
  /// Complexity: linear in the words whose rare letters the rack has, half a microsecond for eight letters.
  public func words(from rack: Rack, minimumLength: Int = 1) -> [IndexedWord] {
    // Room for all words of the groups, so that the array does not grow while they are looked through.
    var groups: [RackGroup] = []
    groups.reserveCapacity(30)
    var room = 0
    for tier in tiers[...rack.repetition] {
      tier.forEachGroup(within: rack.rare, in: bytes) { group in
        groups.append(group)
        room += group.places.count
      }
    }
    return Array(capacity: room) { found in
      for group in groups { forEachWord(on: group, from: rack) { if $0.length >= minimumLength { found.append($0) } } }
    }
  }

  /// The numbers of words that can be spelled from `rack` and have at least `minimumLength` letters, counted without a
  /// list.
  ///
  /// - Parameters:
  ///   - rack: the letters at hand.
  ///   - minimumLength: the fewest letters of a word that counts.
  ///   - root: the word that the rack was made of, which is not counted; nil to count all words.
  /// - Complexity: that of `words(from:minimumLength:)`.
  public func tally(of rack: Rack, minimumLength: Int = 1, leavingOut root: String? = nil) -> RootTally {
    let own = root.flatMap { word($0) }
    var tally = RootTally(letters: rack.count)
    for word in words(from: rack, minimumLength: minimumLength) where word != own {
      tally.count(letters: word.length, tier: word.tier)
    }
    return tally
  }

  /// The words that use up all letters of `rack`. Complexity: linear in the words with the same rare letters.
  public func anagrams(of rack: Rack) -> [IndexedWord] {
    var words: [IndexedWord] = []
    forEachAnagram(of: rack) { words.append($0) }
    return words
  }

  /// The word that reads `text`, or nil where that is none. Complexity: that of `anagrams(of:)`.
  public func word(_ text: String) -> IndexedWord? {
    guard let rack = Rack(text) else { return nil }
    var found: IndexedWord?
    forEachAnagram(of: rack) { if text.utf8.elementsEqual(texts.letters(of: $0)) { found = $0 } }
    return found
  }

  /// How `text` is spelled where it is no word of this spelling, but one of another; nil for all else.
  package func otherSpelling(of text: String) -> EnglishSpelling? {
    var all = self
    all.spelling = .either
    guard !contains(text), let word = all.word(text) else { return nil }
    return EnglishSpelling.allCases.first { word.isWord(in: $0) }
  }

  /// Whether `text` is one of the words, with the same complexity.
  public func contains(_ text: String) -> Bool { word(text) != nil }

  @inline(__always)
  private func forEachAnagram(of rack: Rack, _ body: (IndexedWord) -> Void) {
    guard let group = tiers[rack.repetition].group(of: rack.rare, in: bytes) else { return }
    forEachWord(on: group, from: rack) { if $0.length == rack.count { body($0) } }
  }

  @inline(__always)
  private func forEachWord(on group: RackGroup, from rack: Rack, _ body: (IndexedWord) -> Void) {
    tiers[group.repetition].forEachWord(on: group, fitting: rack, in: bytes) { word in
      if word.isWord(in: spelling), !group.isCrowded || isSpelled(word, from: rack) {
        body(word.rated(in: spelling))
      }
    }
  }

  /// Whether `rack` has all letters of `word`, as often as it takes.
  private func isSpelled(_ word: IndexedWord, from rack: Rack) -> Bool {
    Rack(utf8: texts.letters(of: word)).map(rack.contains) ?? false
  }
}

/// The words of an index that repeat their common letters to the same degree.
///
/// A group holds the words that share their rare letters. Its words differ in their common letters, which are bits of a
/// byte: for those that occur, and, in a tier with repetitions, for those that occur twice or more. So a search looks
/// up the groups for the rack's rare letters, and then compares eight words at a time. In a tier lie
///
/// - the number of words and the number of groups, four bytes each;
/// - the groups' rare letters (see `Rack`), eight bytes each;
/// - the words, group by group, four bytes each (see `IndexedWord`);
/// - the place of each group's first word, and the number of words, four bytes each;
/// - the common letters of each word, a byte each; then, in a tier with repetitions, those that it has more than once;
/// - a hash table of the groups, of two bytes a slot: 0, or the index of a group plus 1;
/// - zeros up to a multiple of eight bytes.
struct RackTier {
  /// The start of the next tier.
  let end: Int

  private let repetition: Int
  private let wordCount: Int
  private let groupCount: Int
  private let keys: Int
  private let words: Int
  private let starts: Int
  private let common: Int
  private let slots: Int
  private let slotBits: Int

  init(_ bytes: IndexBytes, at start: Int, repetition: Int) {
    self.repetition = repetition
    wordCount = Int(bytes.load(start, as: UInt32.self))
    groupCount = Int(bytes.load(start + 4, as: UInt32.self))
    slotBits = Self.slotBits(groups: groupCount)
    keys = start + 8
    words = keys + 8 * groupCount
    starts = words + 4 * wordCount
    common = starts + 4 * (groupCount + 1)
    slots = common + (repetition == 0 ? 1 : 2) * wordCount
    end = start + (slots - start + (2 << slotBits) + 7) / 8 * 8
  }

  /// The binary logarithm of the size of the hash table, which is at most half full.
  static func slotBits(groups: Int) -> Int { Int.bitWidth - (2 * groups).leadingZeroBitCount }

  /// The slot of the hash table at which the search for the group with these rare letters begins.
  static func slot(of rare: UInt64, bits: Int) -> Int {
    Int(truncatingIfNeeded: (rare &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 &- bits))
  }
}

/// The words of a tier that have the same rare letters.
struct RackGroup {
  /// The repetition of the tier (see `Rack`).
  let repetition: Int

  /// The places of the words in the tier.
  let places: Range<Int>

  /// Whether a word may need a letter more than twice. The bits cannot show that, so the letters have to be compared.
  let isCrowded: Bool
}

extension RackTier {
  /// The group of the words with just these rare letters.
  @inline(__always)
  func group(of rare: UInt64, in bytes: IndexBytes) -> RackGroup? {
    var slot = Self.slot(of: rare, bits: slotBits)
    // In an undamaged table an empty slot ends the search. In a damaged one the number of groups does.
    for _ in 0...groupCount {
      let index = Int(bytes.load(slots &+ 2 &* slot, as: UInt16.self)) &- 1
      if index < 0 { return nil }
      if rareLetters(ofGroup: index, bytes) == rare { return group(index, rare, bytes) }
      slot = (slot &+ 1) & (1 << slotBits &- 1)
    }
    return nil
  }

  /// Visits the groups whose rare letters are among `rare`: looks each choice of them up, or compares all groups where
  /// there are more choices than groups.
  @inline(__always)
  func forEachGroup(within rare: UInt64, in bytes: IndexBytes, _ body: (RackGroup) -> Void) {
    let letters = rare.nonzeroBitCount
    if letters < 20, 1 << letters <= groupCount {
      var choice: UInt64 = 0
      repeat {
        if let group = group(of: choice, in: bytes) { body(group) }
        choice = (choice &- rare) & rare
      } while choice != 0
    } else {
      for index in 0..<groupCount {
        let letters = rareLetters(ofGroup: index, bytes)
        if letters & ~rare == 0 { body(group(index, letters, bytes)) }
      }
    }
  }

  @inline(__always)
  private func rareLetters(ofGroup index: Int, _ bytes: IndexBytes) -> UInt64 {
    bytes.load(keys &+ 8 &* index, as: UInt64.self)
  }

  @inline(__always)
  private func group(_ index: Int, _ rare: UInt64, _ bytes: IndexBytes) -> RackGroup {
    let start = Int(bytes.load(starts &+ 4 &* index, as: UInt32.self))
    let end = min(Int(bytes.load(starts &+ 4 &* index &+ 4, as: UInt32.self)), wordCount)
    let isCrowded = repetition == 2 || rare & Rack.manyRare != 0
    return RackGroup(repetition: repetition, places: start..<max(start, end), isCrowded: isCrowded)
  }

  /// Visits the words of a group that have no common letter which `rack` lacks, counting up to two copies of it.
  @inline(__always)
  func forEachWord(on group: RackGroup, fitting rack: Rack, in bytes: IndexBytes, _ body: (IndexedWord) -> Void) {
    let repeats = repetition > 0
    // Without repetitions there is no second list. The first one is read again, and none of its bits counts.
    let seconds = repeats ? common &+ wordCount : common
    let lacking = (rack.lackedLetters(copies: 1), repeats ? rack.lackedLetters(copies: 2) : 0)
    bytes.forEachNumber(words, at: group.places, where: (common, seconds), lack: lacking) {
      body(IndexedWord(bits: $0))
    }
  }
}

/// The numbers of words that can be spelled from a root.
public struct RootTally: Hashable, Sendable {
  /// How many words have as many letters as the index says, those left out that a game hides; the last entry is
  /// for those that use every letter.
  package private(set) var wordsByLength: [Int]

  /// How many of them are of the goal.
  public private(set) var common = 0

  /// How many words there are besides, which a game hides.
  package private(set) var hidden = 0

  /// A tally of no word, for a root of so many `letters`.
  package init(letters: Int) { wordsByLength = Array(repeating: 0, count: letters + 1) }

  /// How many words there are that a game shows.
  public var words: Int { wordsByLength.reduce(0, +) }

  /// How many letters the longest of them has; 0 where there is none.
  package var longest: Int { wordsByLength.lastIndex { $0 > 0 } ?? 0 }

  /// How many of them use every letter of the root.
  package var anagrams: Int { wordsByLength[wordsByLength.count - 1] }

  /// Counts a word of 1 to as many `letters` as the root has.
  package mutating func count(letters: Int, tier: WordTier) {
    if !tier.isShown {
      hidden += 1
      return
    }
    wordsByLength[min(letters, wordsByLength.count - 1)] += 1
    if tier == .goal { common += 1 }
  }
}
