import Cryptograms
import Lexicon
import Testing

@Suite struct LanguageModelDamageTests {
  private let bytes: [UInt8]

  init() {
    let words = ["a", "the", "cat", "can't"].compactMap { CipherAlphabet.english.spelling(of: $0) }
    bytes =
      LanguageModelPacking(
        words: words.map { .init(spelling: $0, cost: 500, backoff: 100) },
        pairs: [.init(first: 1, second: 2, cost: 300)],
        startBackoff: 50, endCost: 7, spelling: [UInt8](repeating: 80, count: SpellingTable.count(radix: 28)),
        runs: [UInt8](repeating: 60, count: 26 * 26 * 26 * 26 * 13)
      ).bytes
  }

  @Test func `A model is opened and scores`() throws {
    let solver = CryptogramSolver(model: try LanguageModel(IndexBytes(bytes)))
    #expect(solver.score("xyz abx", as: "the cat") == -(500 + 50 + 300 + 7))
    #expect(solver.score("xyz. abx", as: "the. cat") == -(500 + 50 + 7 + 500 + 50 + 7))
    #expect(solver.score("xyz xyz", as: "cat cat") == -(500 + 50 + 500 + 100 + 7))
  }

  @Test func `A model that was cut short or grew is noticed`() {
    for length in [0, 8, 50, 119, 120, 1000, bytes.count - 1] {
      #expect(throws: ContainerFault.self) { try LanguageModel(IndexBytes(Array(bytes[..<length]))) }
    }
    #expect(throws: ContainerFault.length(bytes.count + 1, expected: bytes.count)) {
      try LanguageModel(IndexBytes(bytes + [0]))
    }
  }

  @Test func `A changed byte is noticed`() {
    for place in [16, 40, 90, 100, 120, 300, 5000, 700_000, 2_000_000, bytes.count - 9] {
      var changed = bytes
      changed[place] ^= 4
      #expect(throws: ContainerFault.self) { try LanguageModel(IndexBytes(changed)) }
    }
  }

  @Test func `A word with a sign that is no letter is listed nowhere`() throws {
    let alphabet = CipherAlphabet.english
    let words: [[UInt8]] = [[0, 1, 2], [1, 2, 3], [200, 1, 2]]
    let packing = LanguageModelPacking(
      alphabet, words: words.map { .init(spelling: $0, cost: 500, backoff: 100) }, listed: [0, 1, 2], pairs: [],
      startBackoff: 50, endCost: 7,
      spelling: [UInt8](repeating: 80, count: SpellingTable.count(radix: SpellingTable.radix(of: alphabet))),
      runs: [UInt8](repeating: 60, count: LetterRunTable.count(size: alphabet.count)))
    let list = try #require(PatternList(LanguageModel(IndexBytes(packing.bytes))))
    #expect(list.words(of: LetterPattern("abc"), apostrophes: []).words.map { $0.text } == ["abc"])
  }

  @Test func `Something else is told from a damaged model`() {
    #expect(throws: ContainerFault.notA("language model")) { try LanguageModel(IndexBytes(Array("silkworm".utf8))) }
    var later = bytes
    later[8] = 9
    #expect(throws: ContainerFault.version(9, of: "language model", expected: 2)) {
      try LanguageModel(IndexBytes(later))
    }
    #expect("\(ContainerFault.version(9, of: "language model", expected: 2))" == "a language model of version 9, not 2")
  }
}
