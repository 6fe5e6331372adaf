import Cryptograms
import Journal
import Testing

/// How hard puzzles are said to be.
@Suite struct DifficultyTests {
  private func difficulty(_ text: String, known: SubstitutionMap = SubstitutionMap()) throws -> Difficulty {
    try #require(try Difficulty(of: text, from: known, solver: SolverModel.solver(), search: TestIndex.search()))
  }

  @Test func `A puzzle is measured, and every letter is forced or likely`() throws {
    let text = SolverModel.enciphered("A cat sat on a mat, and I saw it there with my own eyes.", seed: 3)
    let rated = try difficulty(text)
    #expect(rated.text.letters == 40 && rated.text.words == 15 && rated.text.wordsOfOneLetter == 3)
    #expect(rated.text.differentLetters == Set(text.filter(\.isLetter)).count)
    #expect(rated.text.counts.values.reduce(0, +) == 40)
    #expect(rated.forced + rated.likely == rated.text.differentLetters)
    #expect(rated.points >= rated.text.differentLetters && (1...10).contains(rated.level))
  }

  @Test(arguments: [0, 3]) func `A crib never makes a puzzle harder`(number: Int) throws {
    let text = SolverModel.enciphered(SolverTests.sentences[number], seed: UInt64(number))
    let free = try difficulty(text)
    var chance = SplitMix64(seed: 11)
    var pairs = try #require(free.solution.readings.first).key.map { LetterPair($0.cipher, $0.plain) }
    chance.shuffle(&pairs)
    var (map, before) = (SubstitutionMap(), free)
    for (count, pair) in pairs.enumerated() {
      try map.enter(pair)
      guard count % 5 == 0 || count == pairs.count - 1 else { continue }
      let now = try difficulty(text, known: map)
      #expect(now.points <= before.points && now.level <= before.level && now.likely <= before.likely)
      #expect(now.forced + now.likely == pairs.count - map.pairs.count)
      before = now
    }
    #expect(before.points == 0 && before.level == 1 && before.crib == nil)
  }

  @Test func `A puzzle of two readings has a crib that leaves one`() throws {
    let rated = try difficulty("XJFFXU ABC")
    #expect(!rated.hasOneReading && rated.solution.rivals.count > 0)
    let crib = try #require(rated.crib)
    var map = SubstitutionMap()
    for pair in crib.pairs { try map.enter(pair) }
    let settled = try difficulty("XJFFXU ABC", known: map)
    #expect(settled.hasOneReading && settled.crib == nil)
    #expect(crib.word.map { word in crib.pairs.allSatisfy { word.alphabet.contains($0.cipher) } } ?? true)
  }

  @Test func `Without word spaces every letter is only likely`() throws {
    let letters = Array(SolverModel.enciphered(SolverTests.sentences[5].filter(\.isLetter), seed: 5))
    let groups = stride(from: 0, to: letters.count, by: 5).map { String(letters[$0..<min($0 + 5, letters.count)]) }
    let rated = try difficulty(groups.joined(separator: " "))
    #expect(rated.forced == 0 && rated.likely == rated.text.differentLetters && rated.text.words == 0)
    let spaced = try difficulty(SolverModel.enciphered(SolverTests.sentences[5], seed: 5))
    #expect(rated.points > spaced.points)
  }

  @Test func `What is no cryptogram is refused, and what no key agrees with has no rating`() throws {
    #expect(throws: CipherFault.noLetters) { try difficulty("12 + 30") }
    #expect(throws: CipherFault.foreignLetter("é", line: 1)) { try difficulty("é a") }
    var map = SubstitutionMap()
    for plain in CipherAlphabet.english.letters { try map.ban(LetterPair(CipherLetter(index: 0), plain)) }
    let rated = try Difficulty(of: "A BAD CAB", from: map, solver: SolverModel.solver(), search: TestIndex.search())
    #expect(rated == nil)
  }
}
