import Cryptograms
import Journal
import Testing

@Suite struct PuzzleTests {
  private let search: PatternSearch

  init() throws {
    search = try TestIndex.search(of: ["the", "that", "then", "cat", "dog", "noon", "a", "tooth", "moon"])
  }

  private func puzzle(_ text: String, _ map: String = "", names: Set<CipherWord> = []) throws -> Puzzle {
    Puzzle(try Cryptogram(text), under: try SubstitutionMap(map), names: names, search: search)
  }

  @Test func `Each word has the number of words that still fit`() throws {
    let free = try puzzle("TOOTH THE MOON")
    #expect(free.words.map(\.count) == [1, 3, 1])
    #expect(try puzzle("TOOTH THE MOON", "T=T").words.map(\.count) == [1, 1, 1])
    #expect(free.mostConstrained.map(\.cipher.description) == ["TOOTH", "MOON", "THE"])
    #expect(free.matches(for: free.words[1].cipher).map(\.text) == ["the", "cat", "dog"])
  }

  @Test func `A contradiction names a set of pairs of which none can be spared`() throws {
    let found = try puzzle("TOOTH ABC", "A=D,B=A,T=T,H=H,C=E,X!=Y")
    let word = try #require(found.contradicted.first)
    #expect(found.contradicted.map(\.cipher.description) == ["ABC"])
    let blamed = found.blame(for: word.cipher)
    #expect(!blamed.isEmpty)
    let count = { (blamed: [Assumption]) throws in
      let map = try SubstitutionMap(blamed.map(\.description).joined(separator: ","))
      return search.matches(for: word.cipher, in: map.domains).count
    }
    #expect(try count(blamed) == 0)
    for spared in blamed { #expect(try count(blamed.filter { $0 != spared }) > 0) }
    #expect(found.blame(for: found.words[0].cipher).isEmpty)
  }

  @Test func `Locked pairs are blamed last, and a letter used up elsewhere is blamed`() throws {
    let found = try puzzle("ABBA", "X=O,A=N*")
    #expect(found.blame(for: found.words[0].cipher).map(\.description) == ["X=O"])
    #expect(try puzzle("ABBA", "A!=N").blame(for: CipherWord(entry: "ABBA")) == [.ban(LetterPair("A=N")!)])
  }

  @Test func `A word of no list is unknown and nobody's fault`() throws {
    let found = try puzzle("ABCABC *THE THAT", "B=Y,C=Z")
    #expect(found.words.map(\.status) == [.unknown, .name, .open])
    #expect(found.contradicted.isEmpty)
    let aside = try puzzle("THE", "T=X,H=Y,E=Z", names: [CipherWord(entry: "THE")])
    #expect(aside.words.map(\.status) == [.name])
    #expect(aside.completion == .paired, "nothing speaks for words that are set aside")
    #expect(try puzzle("THE", "T=T,H=H,E=E").completion == .solved)
    #expect(try puzzle("ABCABC THE", "T=T,H=H,E=E,A=X,B=Y,C=Z").completion == .paired)
    #expect(try !puzzle("THE", "T=X,H=Y,E=Z").isSolved)
  }

  @Test func `Letters left are those of the text without a pair`() throws {
    #expect(
      try CipherAlphabet.english.letters(of: puzzle("TOOTH", "T=T").lettersLeft).map(\.description) == ["H", "O"])
    #expect(try puzzle("TOOTH", "T=T,Q=E").map.plainLeft.count == 24)
  }
}
