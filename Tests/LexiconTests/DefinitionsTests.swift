import Journal
import Lexicon
import Testing

@Suite struct DefinitionsTests {
  private let list = [
    Definition(word: "skirl", partOfSpeech: .noun, sense: "the sound of a bagpipe"),
    Definition(word: "skirls", partOfSpeech: .noun, relation: .init(.plural, "skirl"), sense: "the sound of a bagpipe"),
    Definition(word: "of", partOfSpeech: .preposition, sense: "belonging to"),
    Definition(word: "silk", partOfSpeech: .noun, sense: "a fabric made from the threads of silkworms"),
    Definition(word: "colour", partOfSpeech: .noun, relation: .init(.british, "color"), sense: "what light makes seen"),
    Definition(word: "color", partOfSpeech: .noun, sense: "what light makes seen"),
    Definition(word: "unsilkily", partOfSpeech: .adverb, relation: .init(.repetition, "of"), sense: "x"),
    Definition(word: "could", partOfSpeech: .auxiliary, sense: "was able to"),
  ]
  private let bytes: [UInt8]

  init() throws { bytes = try #require(Definitions.packed(list)) }

  @Test func `Every definition comes back as it was packed`() throws {
    let definitions = try Definitions(IndexBytes(bytes))
    #expect(definitions.count == list.count)
    for definition in list { #expect(definitions.definition(of: definition.word) == definition) }
    for word in ["", "s", "silks", "skirk", "skirm", "zzzzz", "Silk", "é", String(repeating: "a", count: 1000)] {
      #expect(definitions.definition(of: word) == nil, "\(word)")
    }
  }

  @Test func `A definition reads as a line`() {
    #expect("\(list[1])" == "skirls: plural of skirl, the sound of a bagpipe")
    #expect("\(list[0])" == "skirl: the sound of a bagpipe")
  }

  @Test func `The order in which they come does not matter, and a sense is stored once`() throws {
    #expect(Definitions.packed(list.reversed()) == bytes)
    let sense = Array("the sound of a bagpipe".utf8)
    #expect(bytes.indices.count { bytes[$0...].starts(with: sense) } == 1)
  }

  @Test(arguments: [
    [Definition(word: "Silk", partOfSpeech: .noun, sense: "x")],
    [Definition(word: "", partOfSpeech: .noun, sense: "x")],
    [Definition(word: "silk", partOfSpeech: .noun, sense: "")],
    [Definition(word: "silk", partOfSpeech: .noun, sense: String(repeating: "x", count: 256))],
    [Definition(word: "silk", partOfSpeech: .noun, sense: "é")],
    [
      Definition(word: "silk", partOfSpeech: .noun, sense: "x"),
      Definition(word: "silk", partOfSpeech: .verb, sense: "y"),
    ],
    [Definition(word: "silks", partOfSpeech: .noun, relation: .init(.plural, "silk"), sense: "x")],
  ])
  func `What cannot be laid out is refused`(_ definitions: [Definition]) {
    #expect(Definitions.packed(definitions) == nil)
  }

  @Test func `All parts of speech and all relations fit into four bits`() {
    #expect(Definition.PartOfSpeech.allCases.count <= 16)
    #expect(Definition.Relation.Kind.allCases.count <= 15)
  }

  @Test func `Definitions that were cut short are noticed`() {
    for length in bytes.indices {
      #expect(throws: ContainerFault.self, "\(length)") { try Definitions(IndexBytes(Array(bytes[..<length]))) }
    }
    #expect(throws: ContainerFault.length(bytes.count + 1, expected: bytes.count)) {
      try Definitions(IndexBytes(bytes + [0]))
    }
    #expect(throws: ContainerFault.notA("list of definitions")) { try Definitions(IndexBytes(Array("silk".utf8))) }
  }

  @Test func `A single changed bit is noticed`() {
    for place in bytes.indices {
      for bit in UInt8(0)..<8 {
        var changed = bytes
        changed[place] ^= 1 << bit
        #expect(throws: ContainerFault.self, "\(place)") { try Definitions(IndexBytes(changed)) }
      }
    }
  }
}
