import Journal
import Lexicon
import Testing

@Suite struct AnswerIndexTests {
  private let answers: [CrosswordAnswer]
  private let bytes: [UInt8]

  init() throws {
    let texts: [(String, CrosswordAnswer.Sources)] = [
      ("orchestra", .crosswords), ("cart-horse", .crosswords), ("cart horse", [.crosswords, .wordNet]),
      ("Carothers", .names), ("silkworm", .crosswords), ("crème de la crème", .crosswords), ("Ångström", .names),
      ("øre", .crosswords), ("rock 'n' roll", .wordNet), ("I", .crosswords), ("Beam me up, Scotty!", .crosswords),
      ("turkey", .crosswords), ("Turkey", .names), ("bid/offer spread", .crosswords), ("o'clock", .crosswords),
    ]
    answers = try texts.map { try #require(CrosswordAnswer($0.0, sources: $0.1)) }
    bytes = try #require(AnswerIndex.packed(answers))
  }

  @Test(arguments: [
    ("crème de la crème", "cremedelacreme", "5,2,2,5"), ("Ångström", "angstrom", "8"), ("ØRE", "ore", "3"),
    ("rock 'n' roll", "rocknroll", "4,1,4"), ("Beam me up, Scotty!", "beammeupscotty", "4,2,2,6"),
    ("mother-in-law", "motherinlaw", "6-2-3"), ("o'clock", "oclock", "1'5"), ("bid/offer", "bidoffer", "3,5"),
    ("Œuvre", "oeuvre", "6"), ("A.D.", "ad", "2"), (" -silk- ", "silk", "4"),
  ])
  func `Letters and enumeration follow from the spelling`(text: String, letters: String, enumeration: String) throws {
    let answer = try #require(CrosswordAnswer(text))
    #expect(answer.letters == letters)
    #expect(answer.enumeration == enumeration)
  }

  @Test(arguments: [
    "", "...", "4x4", "naïve\n", "日本", "straße", "a\u{0}b", "\u{212A}", String(repeating: "a", count: 101),
  ])
  func `What is no answer is refused`(text: String) { #expect(CrosswordAnswer(text) == nil) }

  @Test func `Every answer is found by its letters in any order`() throws {
    let index = try AnswerIndex(IndexBytes(bytes))
    #expect(index.count == answers.count)
    for answer in answers {
      #expect(index.answers(using: String(answer.letters.reversed())).contains(answer), "\(answer.text)")
    }
    #expect(
      index.answers(using: "carthorse").map(\.text) == ["Carothers", "cart horse", "cart-horse", "orchestra"])
    #expect(index.answers(using: "turkey").map(\.text) == ["Turkey", "turkey"])
  }

  @Test(arguments: ["", "z", "silkwor", "silkworms", "é", "silk worm", String(repeating: "a", count: 500)])
  func `Other letters find nothing`(letters: String) throws {
    #expect(try AnswerIndex(IndexBytes(bytes)).answers(using: letters).isEmpty)
  }

  @Test func `A query finds what comparing letter by letter finds`() throws {
    let index = try AnswerIndex(IndexBytes(bytes))
    var chance = SplitMix64(seed: 2)
    for _ in 0..<2000 {
      let letters = Array(answers[chance.draw(below: answers.count)].letters)
      var query = AnswerQuery(pattern: letters.map { chance.draw(below: 4) == 0 ? $0 : nil })
      if chance.draw(below: 2) == 0 {
        // Some letters of the answer are missing, some others are there.
        query.pool =
          letters.filter { _ in chance.draw(below: 8) > 0 } + "aes".filter { _ in chance.draw(below: 3) == 0 }
        query.unknown = chance.draw(below: 3)
      }
      query.atLeast = letters.filter { _ in chance.draw(below: 6) == 0 }
      #expect(Set(index.answers(query)) == Set(answers.filter { Self.isAnswer($0, to: query) }), "\(query)")
    }
  }

  @Test(arguments: [
    AnswerQuery(pattern: []), AnswerQuery(pattern: ["é", nil]), AnswerQuery(pattern: [nil], atLeast: ["É"]),
    AnswerQuery(pattern: [nil], pool: ["é"]), AnswerQuery(pattern: [nil], atLeast: ["i", "i"]),
    AnswerQuery(pattern: Array(repeating: nil, count: 101)), AnswerQuery(pattern: [nil], pool: []),
    AnswerQuery(pattern: ["a"], pool: Array(repeating: "a", count: 500)),
  ])
  func `A query that no answer fits finds none`(query: AnswerQuery) throws {
    #expect(try AnswerIndex(IndexBytes(bytes)).answers(query).isEmpty)
  }

  private static func isAnswer(_ answer: CrosswordAnswer, to query: AnswerQuery) -> Bool {
    let letters = Array(answer.letters)
    return letters.count == query.pattern.count && zip(letters, query.pattern).allSatisfy { $1 == nil || $0 == $1 }
      && LetterMultiset(letters).contains(LetterMultiset(query.atLeast))
      && (query.pool.map { LetterMultiset($0).missing(for: letters).count <= query.unknown } ?? true)
  }

  @Test func `A pattern finds what has its letters in their places`() throws {
    let index = try AnswerIndex(IndexBytes(bytes))
    #expect(index.answers(matching: "s??kw?rm").map(\.text) == ["silkworm"])
    #expect(index.answers(matching: "c.r.......").isEmpty)
    #expect(index.answers(matching: "ca?......").map(\.text) == ["Carothers", "cart horse", "cart-horse"])
    #expect(index.answers(matching: "S??Kw?RM").map(\.text) == ["silkworm"])
    #expect(index.answers(using: "Turkey").map(\.text) == ["Turkey", "turkey"])
    #expect(index.answers(matching: "?").map(\.text) == ["I"])
    #expect(index.answers(matching: "").isEmpty)
    #expect(index.answers(matching: String(repeating: "?", count: 1000)).isEmpty)
    let all = (1...100).flatMap { index.answers(matching: String(repeating: "?", count: $0)) }
    #expect(Set(all) == Set(answers))
  }

  @Test func `The order in which they come does not matter`() throws {
    #expect(AnswerIndex.packed(answers.reversed()) == bytes)
  }

  @Test func `An index that was cut short is noticed`() {
    for length in bytes.indices {
      #expect(throws: ContainerFault.self, "\(length)") { try AnswerIndex(IndexBytes(Array(bytes[..<length]))) }
    }
    #expect(throws: ContainerFault.notA("list of answers")) { try AnswerIndex(IndexBytes([])) }
  }

  @Test func `A single changed bit is noticed`() {
    var chance = SplitMix64(seed: 9)
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= 1 << UInt8(chance.next() % 8)
      #expect(throws: ContainerFault.self, "\(place)") { try AnswerIndex(IndexBytes(changed)) }
    }
  }
}
