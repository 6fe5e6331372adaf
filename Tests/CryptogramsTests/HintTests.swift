import Cryptograms
import Journal
import Testing

@Suite struct HintTests {
  private func hint(
    _ text: String, _ map: String = "", of words: [String], _ level: Hint.Level = .letter
  ) throws -> Hint? {
    let map = try SubstitutionMap(map)
    return Puzzle(try Cryptogram(text), under: map, search: try TestIndex.search(of: words)).hint(level)
  }

  private func told(_ text: String, _ map: String = "", of words: [String]) throws -> [String?] {
    try Hint.Level.allCases.map { try hint(text, map, of: words, $0)?.description }
  }

  @Test func `A forced letter is the one on which the words agree`() throws {
    #expect(
      try told("XJFFXU", of: ["swoosh", "ewooer"]) == [
        "Look at XJFFXU: 2 words left.",
        "XJFFXU has 2 words left, and they agree on J.",
        "XJFFXU has 2 words left (swoosh, ewooer): J is W.",
      ])
  }

  @Test func `A likely hint tells what is left before the letter`() throws {
    #expect(
      try told("XJFFXU", of: ["swoosh", "dtoodl", "ateeaw"]) == [
        "Look at XJFFXU: 3 words left.",
        "XJFFXU has 3 words left (swoosh, ateeaw, dtoodl): F is E or O.",
        "XJFFXU has 3 words left (swoosh, ateeaw, dtoodl): F is E or O, likely O.",
      ])
  }

  @Test func `A letter that stands alone`() throws {
    #expect(
      try told("Q", of: ["a", "i"]) == [
        "Look at Q, which stands alone.", "Q stands alone: Q is A or I.", "Q stands alone: Q is A or I, likely A.",
      ])
  }
}
