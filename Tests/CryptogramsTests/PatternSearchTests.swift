import Cryptograms
import Journal
import Lexicon
import Testing

@Suite struct PatternSearchTests {
  @Test func `XJFFXU wants a word of its pattern`() throws {
    let matches = try TestIndex.search().matches(for: CipherWord(entry: "XJFFXU"))
    let words = Set(matches.map(\.text))
    #expect(words.isSuperset(of: ["swoosh"]))
    for word in words { #expect(LetterPattern(word.utf8) == LetterPattern("XJFFXU".utf8)) }
  }

  /// Words of few letters, so that many share a pattern, in random keys, under random maps and bans, against looking at
  /// every word.
  @Test func `A search finds what looking at every word finds`() throws {
    var chance = SplitMix64(seed: 11)
    var words: Set<String> = []
    for _ in 0..<600 {
      let length = 2 + chance.draw(below: 6)
      words.insert(String((0..<length).map { _ in "aeinorst".randomElement(by: &chance) }))
    }
    let sorted = words.sorted()
    #expect(try agreements(TestIndex.index(of: sorted), sorted, trials: 2000, &chance) > 2000)
  }

  /// With the words of the bundled index, length by length.
  @Test(arguments: 2...15) func `It finds them among the words of English`(length: Int) throws {
    var chance = SplitMix64(seed: UInt64(length))
    let index = try TestIndex.bundled.get()
    let run = index.texts.words(ofLength: length)
    #expect(try agreements(index, run.indices.map(run.text), trials: 12, &chance) > 2)
  }

  @Test func `Words of one spelling are found, or of all`() throws {
    let index = try TestIndex.bundled.get()
    let word = try CipherWord(entry: "QWEWRT")
    func finds(_ text: String, in spelling: EnglishSpelling) -> Bool {
      PatternSearch(index, spelling: spelling).matches(for: word).contains { $0.text == text }
    }
    #expect(!finds("colour", in: .american) && finds("colour", in: .british) && finds("colour", in: .either))
  }

  /// How many words were found, by the search and by looking at all `words`, which are those of their length.
  private func agreements(
    _ index: PatternIndex, _ words: [String], trials: Int, _ chance: inout SplitMix64
  ) throws -> Int {
    let search = PatternSearch(index)
    let letters = words.map { $0.utf8.map { Int($0) - 0x61 } }
    var found = 0
    for _ in 0..<trials {
      let plain = words[chance.draw(below: words.count)].compactMap(CipherLetter.init)
      var key = CipherAlphabet.english.letters
      chance.shuffle(&key)
      var map = SubstitutionMap(forbidsItself: chance.draw(below: 2) == 0)
      for _ in 0..<chance.draw(below: 4) {
        // Half of the pairs are true, the others hardly ever.
        let letter = plain[chance.draw(below: plain.count)]
        let cipher = chance.draw(below: 2) == 0 ? letter : CipherAlphabet.english.letters[chance.draw(below: 26)]
        try? map.enter(LetterPair(key[cipher.index], letter))
      }
      for _ in 0..<chance.draw(below: 4) {
        let letter = plain[chance.draw(below: plain.count)]
        try? map.ban(LetterPair(key[plain[0].index], letter))
      }
      let word = try CipherWord(entry: String(plain.map { key[$0.index].capital }))
      let reading = Reading(of: word, under: map)
      let expected = words.indices.filter { reading.allows(letters[$0]) }.map { words[$0] }
      let matches = search.matches(for: word, in: map.domains)
      #expect(matches.map(\.text).sorted() == expected.sorted(), "\(word) \(map)")
      found += matches.count
    }
    return found
  }

  @Test(arguments: [
    "i'd", "i'm", "i've", "it's", "we've", "we're", "she'll", "they're", "don't", "won't", "can't", "wouldn't", "isn't",
    "o'clock", "ma'am", "couldn't've", "dog's", "boss's", "sis's",
  ])
  func `Contractions and possessives are found, and nothing of another shape`(word: String) throws {
    let cipher = String(word.map { CipherLetter($0).map { CipherLetter(index: 25 - $0.index).capital } ?? $0 })
    let search = try TestIndex.search()
    let matches = search.matches(for: try search.word(entry: cipher))
    #expect(matches.contains { $0.text == word })
    #expect(Set(matches.map(\.text)).count == matches.count)
    for match in matches {
      #expect(LetterPattern(match.text.filter(\.isLetter)) == LetterPattern(word.filter { $0 != "'" }))
      #expect(match.text.split(separator: "'").map(\.count) == word.split(separator: "'").map(\.count))
    }
  }

  @Test func `One letter, an apostrophe and another one are I'm or I'd`() throws {
    #expect(try TestIndex.search().matches(for: CipherWord(entry: "x'y")).map(\.text).sorted() == ["i'd", "i'm"])
  }

  @Test func `A possessive keeps the cipher one-to-one`() throws {
    let search = try TestIndex.search(of: ["bus", "cat", "sat", "bat"])
    func words(_ entry: String, _ map: String = "") throws -> [String] {
      search.matches(for: try CipherWord(entry: entry), in: try SubstitutionMap(map).domains).map(\.text).sorted()
    }
    // An S in the noun is the S behind the apostrophe.
    #expect(try words("XYZ'A").filter { $0.hasSuffix("'s") } == ["bat's", "cat's"])
    #expect(try words("XYZ'Z").filter { $0.hasSuffix("'s") } == ["bus's"])
    #expect(try words("XYZ'X").filter { $0.hasSuffix("'s") } == ["sat's"])
    #expect(try words("XYZ'A", "A=T,X=C") == ["can't"])
    #expect(try words("XYZ'A", "X=B").filter { $0.hasSuffix("'s") } == ["bat's"])
  }

  @Test func `Apostrophes that leave no word are dropped like other punctuation`() throws {
    let search = try TestIndex.search()
    #expect(try search.word(entry: "x'y").description == "X'Y")
    #expect(try search.word(entry: "xjf'fxu").description == "XJFFXU")
  }

  @Test func `Words are sorted by the alphabet or by frequency`() throws {
    let search = try TestIndex.search(of: ["the", "and", "zax", "sod"])
    let matches = Array(search.matches(for: try CipherWord(entry: "ABC")))
    #expect(matches.sorted(.alphabetical, all: true).map(\.text) == ["and", "sod", "the", "zax"])
    // Level counts four times: zax is the more frequent one, but not by enough to make up for its letters.
    #expect(matches.sorted(.frequency, all: true).map(\.text) == ["the", "and", "sod", "zax"])
    #expect(matches.filter(\.isObscene).map(\.text) == ["sod"])
    #expect(matches.sorted(.frequency).map(\.text) == ["the", "and", "zax"])
  }

  @Test func `A score is four times the level and the mean of the letters`() throws {
    let search = try TestIndex.search()
    let the = try #require(search.matches(for: CipherWord(entry: "ABC")).first { $0.text == "the" })
    #expect(the.score == 4 * the.frequency + (93 + 51 + 125) / 3)
    let rare = try #require(search.matches(for: CipherWord(entry: "AB")).first { $0.text == "xi" })
    #expect(rare.frequency == 0)
    #expect(rare.score == (2 + 76) / 2)
  }

  @Test func `A single letter is a word only where it is counted as one`() throws {
    let search = try TestIndex.search()
    #expect(search.matches(for: try CipherWord(entry: "Q")).map(\.text).sorted() == ["a", "i"])
  }

  @Test func `A word longer than any has no match`() throws {
    let search = try TestIndex.search()
    #expect(search.matches(for: try CipherWord(entry: String(repeating: "ab", count: 50_000))).isEmpty)
  }
}

/// Whether a word fits, by the definition: read letter by letter it gives a one-to-one map that goes with the known
/// letters.
private struct Reading {
  private let cipher: [Int]
  private var forward = [Int?](repeating: nil, count: 26)
  private var backward = [Int?](repeating: nil, count: 26)
  private var excluded: Set<[Int]> = []

  init(of word: CipherWord, under map: SubstitutionMap) {
    cipher = word.letters.map(\.index)
    for pair in map.pairs {
      forward[pair.cipher.index] = pair.plain.index
      backward[pair.plain.index] = pair.cipher.index
    }
    excluded = Set(map.bans.map { [$0.cipher.index, $0.plain.index] })
    if map.forbidsItself { for letter in 0..<26 where forward[letter] != letter { excluded.insert([letter, letter]) } }
  }

  func allows(_ plain: [Int]) -> Bool {
    guard plain.count == cipher.count else { return false }
    var (forward, backward) = (forward, backward)
    for (cipher, plain) in zip(cipher, plain) {
      guard forward[cipher] ?? plain == plain, backward[plain] ?? cipher == cipher else { return false }
      (forward[cipher], backward[plain]) = (plain, cipher)
    }
    return zip(cipher, plain).allSatisfy { !excluded.contains([$0, $1]) }
  }
}

extension String {
  fileprivate func randomElement(by chance: inout SplitMix64) -> Character {
    self[index(startIndex, offsetBy: chance.draw(below: count))]
  }
}
