/// The words of an index by the letters they are spelled with.
///
/// The words are in three tiers: those without a common letter twice, those with one twice, and those with one three
/// times or more. So letters without repetitions never meet the words that have some. The part consists of the three
/// tiers; `RackTier` tells what one looks like.
public struct RackIndex: Sendable {
  /// The letters of the words.
  public let texts: WordTexts

  private let bytes: IndexBytes
  private let tiers: [RackTier]

  /// The tiers in `part`, or nil where they are not just what it holds.
  init?(_ bytes: IndexBytes, in part: Range<Int>, texts: WordTexts) {
    self.texts = texts
    self.bytes = bytes
    var tiers: [RackTier] = []
    for repetition in 0..<Rack.repetitions {
      tiers.append(RackTier(bytes, at: tiers.last?.end ?? part.lowerBound, repetition: repetition))
    }
    guard tiers.last?.end == part.upperBound else { return nil }
    self.tiers = tiers
  }

  /// The words that can be spelled from `rack` and have at least `minimumLength` letters, in no order that means
  /// anything. Complexity: linear in the words whose rare letters the rack has, half a microsecond for eight letters.
  public func words(from rack: Rack, minimumLength: Int = 1) -> [IndexedWord] {
    // Room for all words of the shelves, so that nothing has to grow while they are looked through.
    var shelves: [RackShelf] = []
    shelves.reserveCapacity(30)
    var room = 0
    for tier in tiers[...rack.repetition] {
      tier.forEachShelf(within: rack.rare, in: bytes) { shelf in
        shelves.append(shelf)
        room += shelf.places.count
      }
    }
    return Array(capacity: room) { found in
      for shelf in shelves { forEachWord(on: shelf, from: rack) { if $0.length >= minimumLength { found.append($0) } } }
    }
  }

  /// What `rack` has to offer in words of at least `minimumLength` letters, counted instead of listed.
  ///
  /// Words of `commonFrequency` and more count as common.
  public func tally(
    of rack: Rack, minimumLength: Int = 1, commonFrequency: Int = RackTally.commonFrequency
  ) -> RackTally {
    var tally = RackTally(rackLength: rack.count)
    for word in words(from: rack, minimumLength: minimumLength) { tally.count(word, commonFrequency: commonFrequency) }
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

  /// Whether `text` is one of the words, with the same complexity.
  public func contains(_ text: String) -> Bool { word(text) != nil }

  @inline(__always)
  private func forEachAnagram(of rack: Rack, _ body: (IndexedWord) -> Void) {
    guard let shelf = tiers[rack.repetition].shelf(of: rack.rare, in: bytes) else { return }
    forEachWord(on: shelf, from: rack) { if $0.length == rack.count { body($0) } }
  }

  @inline(__always)
  private func forEachWord(on shelf: RackShelf, from rack: Rack, _ body: (IndexedWord) -> Void) {
    tiers[shelf.repetition].forEachWord(on: shelf, fitting: rack, in: bytes) { word in
      if !shelf.isCrowded || isSpelled(word, from: rack) { body(word) }
    }
  }

  /// Whether `rack` has all letters of `word`, as often as it takes.
  private func isSpelled(_ word: IndexedWord, from rack: Rack) -> Bool {
    Rack(utf8: texts.letters(of: word)).map(rack.contains) ?? false
  }
}
