/// The letters of the words of an index.
///
/// The words lie in the order of their numbers: by length, then by pattern, then from frequent to rare. Nothing stands
/// between them, because the length tells where each one begins. The part begins with a table of 64 entries of eight
/// bytes, one for each length: the number of its first word, and where that word's text lies from the start of the
/// part. Two bytes for each word follow, its rating (see `WordRating`), then the texts in ASCII.
public struct WordTexts: Sendable {
  /// The number of words.
  public let count: Int

  private let bytes: IndexBytes
  private let start: Int

  static let tableLength = 8 * (IndexedWord.mostLetters + 1)

  /// The texts in `part`, or nil where the words of some length are not where they have to be.
  init?(_ bytes: IndexBytes, in part: Range<Int>, count: Int) {
    self.bytes = bytes
    self.count = count
    start = part.lowerBound
    var text = Self.tableLength + 2 * count
    for length in 0...IndexedWord.mostLetters {
      let next = length < IndexedWord.mostLetters ? firstNumber(ofLength: length + 1) : count
      guard firstNumber(ofLength: length) <= next, next <= count,
        range(place: 0, length: length).lowerBound == start + text
      else { return nil }
      text += (next - firstNumber(ofLength: length)) * length
    }
    guard text <= part.count else { return nil }
  }

  /// `word` as a string.
  public subscript(word: IndexedWord) -> String { bytes.text(range(place: word.place, length: word.length)) }

  /// The letters of `word`, a to z.
  public func letters(of word: IndexedWord) -> WordLetters {
    WordLetters(bytes, range(place: word.place, length: word.length))
  }

  /// All words with `length` letters, in the order of their numbers.
  public func words(ofLength length: Int) -> WordRun {
    guard (1...IndexedWord.mostLetters).contains(length) else { return run(length: 0, 0..<0) }
    let first = firstNumber(ofLength: length)
    let end = length < IndexedWord.mostLetters ? firstNumber(ofLength: length + 1) : count
    return run(length: length, first..<max(first, end))
  }

  /// The words with these numbers, all of which have `length` letters.
  func run(length: Int, _ numbers: Range<Int>) -> WordRun {
    let end = length < IndexedWord.mostLetters ? firstNumber(ofLength: length + 1) : count
    return WordRun(texts: self, length: length, numbers: numbers.clamped(to: firstNumber(ofLength: length)..<end))
  }

  func word(number: Int, length: Int) -> IndexedWord {
    let rating = WordRating(bits: bytes.load(start + Self.tableLength + 2 * number, as: UInt16.self))
    return IndexedWord(place: number - firstNumber(ofLength: length), rating: rating, length: length)
  }

  /// Hands the letters of all words with these numbers and this length to `body`.
  func withLetters<Result>(length: Int, _ numbers: Range<Int>, _ body: (Span<UInt8>) -> Result) -> Result {
    let first = range(place: numbers.lowerBound - firstNumber(ofLength: length), length: length).lowerBound
    return bytes.withBytes(first..<first + numbers.count * length, body)
  }

  @inline(__always)
  private func range(place: Int, length: Int) -> Range<Int> {
    let text = Int(bytes.load(start &+ 8 &* length &+ 4, as: UInt32.self))
    let first = start &+ text &+ place &* length
    return first..<first &+ length
  }

  @inline(__always)
  private func firstNumber(ofLength length: Int) -> Int { Int(bytes.load(start &+ 8 &* length, as: UInt32.self)) }
}

/// The letters of a word, or of words that follow one another, in ASCII where they lie in the index.
public struct WordLetters: RandomAccessCollection, Sendable {
  private let bytes: IndexBytes
  private let start: Int

  /// How many letters there are.
  public let endIndex: Int

  init(_ bytes: IndexBytes, _ range: Range<Int>) {
    self.bytes = bytes
    start = range.lowerBound
    endIndex = range.count
  }

  /// 0, the position of the first letter.
  public var startIndex: Int { 0 }

  /// The letter at `position` as its ASCII code, a to z.
  public subscript(position: Int) -> UInt8 { bytes.load(start &+ position, as: UInt8.self) }
}

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
  public var place: Int { Int(bits & 0x7FFF) }

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
  public var isShown: Bool { tier.isShown }

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
    let place: UInt16 =
      switch tier {
      case .goal: 0
      case .rare: 1
      case .hidden: 2
      case .unfit: 3
      }
    bits = spellings.reduce(place << 2 | Self.level(of: count) << 4) { $0 | Self.mark(of: $1) }
  }

  var frequency: Int { Int(bits >> 4 & 0x7F) }

  var tier: WordTier {
    switch bits >> 2 & 3 {
    case 0: .goal
    case 1: .rare
    case 2: .hidden
    default: .unfit
    }
  }

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
