import Journal
import Lexicon
import Testing

/// Indexes of random words, held against looking at each word.
@Suite struct WordIndexTests {
  private static let alphabets = ["ab", "eirz", "eiarsontlcud", "zqjxkeeee", "abcdefghijklmnopqrstuvwxyz"]
  private static let dictionaries = ["0123456789abcdef", "fedcba9876543210", "00112233445566ff"]

  private let chance: SplitMix64
  private let counts: [String: Int]
  private let index: WordIndex

  init() throws {
    var chance = SplitMix64(seed: 3)
    var counts: [String: Int] = [:]
    for _ in 0..<4000 {
      counts[Self.randomWord(&chance)] = Int(chance.next() % 3) * Int(chance.next() >> 30)
    }
    self.counts = counts
    self.chance = chance
    index = try Self.index(of: counts)
  }

  @Test func `It tells what it is made of`() {
    #expect(index.count == counts.count)
    #expect(EnglishSpelling.allCases.map(index.dictionary) == Self.dictionaries)
  }

  @Test func `A rack offers what its letters spell`() throws {
    let racks = try index.byRack()
    var chance = chance
    for number in 0..<300 {
      let letters = (0...number % 4).map { _ in Self.randomWord(&chance) }.joined()
      let rack = try #require(Rack(letters))
      let least = 1 + Int(chance.next() % 5)
      let spelled = counts.keys.filter {
        $0.utf8.count >= least && LetterMultiset(letters).contains(LetterMultiset($0))
      }
      let words = racks.words(from: rack, minimumLength: least)
      #expect(words.map { racks.texts[$0] }.sorted() == spelled.sorted(), "from \(letters)")
      let tally = racks.tally(of: rack, minimumLength: least)
      let tiers = [tally.common, tally.words - tally.common, tally.hidden]
      #expect(tiers == [.goal, .rare, .hidden].map { tier in spelled.count { Self.tier(of: $0) == tier } })
    }
  }

  @Test func `Each spelling has its own words`() throws {
    let words = [
      "tumor": [EnglishSpelling.american], "tumour": [.british], "tour": [.american, .british], "toum": [.either],
    ]
    let facts = words.mapValues { WordIndex.Facts(count: 1, spellings: Set($0)) }
    let packed = WordIndex.packed(facts) { Self.dictionaries[$0.rawValue] }
    let index = try WordIndex(IndexBytes(try #require(packed)))
    let rack = try #require(Rack("tumour"))
    let wanted = [["tour", "tumor"], ["tour", "tumour"], ["toum", "tour", "tumor", "tumour"]]
    for (spelling, expected) in zip(EnglishSpelling.allCases, wanted) {
      let racks = try index.byRack(spelling)
      #expect(racks.words(from: rack).map { racks.texts[$0] }.sorted() == expected)
      #expect(words.keys.filter(racks.contains).sorted() == expected)
      #expect(racks.anagrams(of: rack).count == (spelling == .american ? 0 : 1))
      #expect(racks.tally(of: rack).words == expected.count)
    }
    let (strict, all) = (try index.byRack(.american), try index.byRack())
    #expect(
      ["tumour", "tumor", "tour", "toum", "trou"].map(strict.otherSpelling) == [.british, nil, nil, .either, nil])
    #expect(["tumour", "tumor", "tour"].map { all.word($0)?.tier } == [.rare, .goal, .goal])
    let patterns = try index.byPattern()
    #expect(patterns.words(of: LetterPattern("tumour")).map { $0.isWord(in: .british) } == [true])
    #expect(patterns.words(of: LetterPattern("tumor")).map { $0.isWord(in: .british) } == [false])
  }

  @Test func `A tally can leave the root's own word out`() throws {
    let racks = try Self.index(of: ["silk": 12_000_000, "ilk": 0, "milk": 0]).byRack()
    let rack = try #require(Rack("silk"))
    let all = racks.tally(of: rack)
    #expect((all.words, all.anagrams, all.longest, all.common) == (2, 1, 4, 2))
    let others = racks.tally(of: rack, leavingOut: "silk")
    #expect((others.words, others.anagrams, others.longest, others.common) == (1, 0, 3, 1))
    #expect(racks.tally(of: rack, leavingOut: "lisk") == all)
  }

  @Test func `Anagrams use up all letters`() throws {
    let racks = try index.byRack()
    for word in counts.keys {
      let same = counts.keys.lazy.filter { $0.utf8.count == word.utf8.count && Rack($0) == Rack(word) }
      if word.utf8.first == UInt8(ascii: "e") {
        #expect(racks.anagrams(of: try #require(Rack(word))).map { racks.texts[$0] }.sorted() == same.sorted())
      }
    }
  }

  @Test func `It knows its words and no others`() throws {
    let racks = try index.byRack()
    for word in counts.keys {
      let found = try #require(racks.word(word))
      #expect(racks.texts[found] == word)
      #expect(found.length == word.utf8.count)
      #expect(found.tier == Self.tier(of: word))
      #expect((found.frequency == 0) == (counts[word] == 0))
    }
    var chance = chance
    for _ in 0..<2000 {
      let word = Self.randomWord(&chance)
      #expect(racks.contains(word) == (counts[word] != nil))
    }
    for word in ["", "E", "e e", "\u{E9}", String(repeating: "e", count: 200)] { #expect(!racks.contains(word)) }
  }

  @Test func `The words of a pattern come from frequent to rare`() throws {
    let patterns = try index.byPattern()
    for (pattern, words) in Dictionary(grouping: counts, by: { LetterPattern($0.key.utf8) }) {
      let expected = words.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
      let run = patterns.words(of: pattern)
      #expect(run.map { patterns.texts[$0] } == expected)
      #expect(run.withLetters { letters in letters.indices.map { letters[$0] } } == expected.flatMap(\.utf8))
    }
    for word in ["", "abcabcabcabca", String(repeating: "a", count: 200)] {
      #expect(patterns.words(of: LetterPattern(word)).isEmpty)
    }
  }

  @Test func `The words of a length follow one another`() throws {
    let texts = try index.texts()
    for length in -1...100 {
      let found = texts.words(ofLength: length).map { texts[$0] }
      #expect(found.sorted() == counts.keys.filter { $0.utf8.count == length }.sorted())
    }
  }

  @Test func `Frequency doubles every six levels`() throws {
    let racks = try Self.index(of: ["a": 12_000, "b": 24_000, "c": 12_000_000, "d": 0, "e": 1, "f": .max]).byRack()
    let levels = ["a", "b", "c", "d", "e", "f"].map { racks.word($0)?.frequency }
    #expect(levels == [1, 7, 60, 0, 1, 127])
  }

  @Test func `An index may be empty`() throws {
    let empty = try Self.index(of: [:])
    #expect(try empty.byRack().words(from: try #require(Rack("silkworm"))).isEmpty)
    #expect(try empty.byPattern().words(of: LetterPattern("a")).isEmpty)
    #expect(try empty.texts().words(ofLength: 1).isEmpty)
  }

  @Test func `The order of the words does not matter`() throws {
    let reordered = Dictionary(uniqueKeysWithValues: counts.sorted { $0.key > $1.key })
    #expect(Self.packed(counts) == Self.packed(reordered))
  }

  @Test(arguments: ["", "Silk", "na\u{EF}ve", String(repeating: "a", count: 64)])
  func `What is no word of letters is not packed`(word: String) {
    #expect(Self.packed([word: 1]) == nil)
  }

  static func index(of counts: [String: Int]) throws -> WordIndex {
    try WordIndex(IndexBytes(try #require(packed(counts))))
  }

  static func packed(_ counts: [String: Int]) -> [UInt8]? {
    let facts = counts.map { word, count in (word, WordIndex.Facts(count: count, tier: tier(of: word))) }
    return WordIndex.packed(Dictionary(uniqueKeysWithValues: facts)) { dictionaries[$0.rawValue] }
  }

  /// Words whose length is a multiple of seven are obscene here, those of other lengths from five on are rare.
  static func tier(of word: String) -> WordTier {
    word.utf8.count % 7 == 0 ? .hidden : word.utf8.count < 5 ? .goal : .rare
  }

  /// Mostly short words, from a few letters that are repeated or from all of them.
  static func randomWord(_ chance: inout SplitMix64) -> String {
    let alphabet = Array(alphabets[Int(chance.next() % UInt64(alphabets.count))])
    let length = 1 + Int(chance.next() % 12) * Int(chance.next() % 3)
    return String((0..<length).map { _ in alphabet[Int(chance.next() % UInt64(alphabet.count))] })
  }
}
