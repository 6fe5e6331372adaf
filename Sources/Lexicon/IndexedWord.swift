/// A word of the index in four bytes, without its letters: these are in `WordTexts`.
public struct IndexedWord: Hashable, Sendable {
  /// The parts of the word from the lowest bit: the place, 15 bits; the rating, 11; the length, 6.
  let bits: UInt32

  init(bits: UInt32) { self.bits = bits }

  init(place: Int, rating: WordRating, length: Int) {
    bits =
      UInt32(truncatingIfNeeded: length) << 26 | UInt32(rating.bits & 0x7FF) << 15
      | UInt32(truncatingIfNeeded: place) & 0x7FFF
  }

  static let mostWordsOfOneLength = 1 << 15
  static let mostLetters = 63

  /// The place among the words of its length: these are ordered by their pattern, and those of one pattern by how
  /// frequent they are.
  package var place: Int { Int(bits & 0x7FFF) }

  /// How many letters it has, 1 to 63.
  public var length: Int { Int(bits >> 26) }

  /// How frequent it is in English text: 0 for a word that was not met, else a level from 1 to 127.
  ///
  /// Six levels are a doubling. A word of level 1 was counted about 12,000 times among the words of Google Books, one
  /// of level 61 about a thousand times as often.
  public var frequency: Int { rating.frequency }

  /// Whether it is to be found, only accepted, or not even shown.
  public var tier: WordTier { rating.tier }

  /// Whether it is hidden wherever words are shown.
  public var isObscene: Bool { tier == .hidden }

  /// Whether a game shows it, and asks for it.
  package var isShown: Bool { tier.isShown }

  /// Whether the dictionary of this spelling accepts it.
  @inline(__always)
  package func isWord(in spelling: EnglishSpelling) -> Bool {
    let mark = Self.mark(of: spelling)
    return bits & mark == mark
  }

  /// The word with its tier among those of `spelling`: among those of either, what is British alone is rare.
  @inline(__always)
  package func rated(in spelling: EnglishSpelling) -> IndexedWord {
    guard spelling == .either, tier == .goal, isWord(in: .british), !isWord(in: .american) else { return self }
    return IndexedWord(bits: bits | UInt32(WordRating.rareMark) << 15)
  }

  /// The bit that is set in the words of a spelling; none, for all words are of either.
  static func mark(of spelling: EnglishSpelling) -> UInt32 { UInt32(WordRating.mark(of: spelling)) << 15 }

  private var rating: WordRating { WordRating(bits: UInt16(truncatingIfNeeded: bits >> 15 & 0x7FF)) }
}

/// The facts about a word in the index. From the lowest bit: whether it is American, and whether it is
/// British, a bit each; its tier, 2 bits; its
/// frequency, 7.
struct WordRating: Hashable {
  let bits: UInt16

  init(bits: UInt16) { self.bits = bits }

  init(count: Int, tier: WordTier, spellings: Set<EnglishSpelling>) {
    bits = spellings.reduce(tier.rawValue << 2 | Self.level(of: count) << 4) { $0 | Self.mark(of: $1) }
  }

  var frequency: Int { Int(bits >> 4 & 0x7F) }

  var tier: WordTier { WordTier(rawValue: bits >> 2 & 3) ?? .unfit }

  static func mark(of spelling: EnglishSpelling) -> UInt16 { spelling == .either ? 0 : 1 << UInt16(spelling.rawValue) }

  /// The bits of a tier that is rare.
  static let rareMark: UInt16 = 1 << 2

  private static func level(of count: Int) -> UInt16 {
    if count <= 0 { return 0 }
    return UInt16((1...127).last { Double(count) >= leastCount(ofLevel: $0) } ?? 1)
  }

  /// The least count of a level. No logarithm is taken, because systems round logarithms differently.
  private static func leastCount(ofLevel level: Int) -> Double {
    12_000 * sixthsOfDoubling[(level - 1) % 6] * Double(1 << ((level - 1) / 6))
  }

  private static let sixthsOfDoubling = [1, 1.122_462, 1.259_921, 1.414_214, 1.587_401, 1.781_797]
}
