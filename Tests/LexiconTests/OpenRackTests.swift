import Journal
import Lexicon
import Testing

@Suite struct OpenRackTests {
  @Test func `Spells what lacks no more letters than may be any`() throws {
    var chance = SplitMix64(seed: 3)
    func word(_ most: Int) -> String {
      String((0..<chance.draw(below: most)).map { _ in "abcdz".randomElement(&chance) })
    }
    for _ in 0..<2000 {
      let letters = word(8)
      let text = word(8)
      let unknown = chance.draw(below: 4)
      let rack = try #require(OpenRack(letters, unknown: unknown))
      #expect(rack.spells(text.utf8) == (LetterMultiset(letters).missing(for: text).count <= unknown))
    }
  }

  @Test(arguments: ["é", "A", "a?", "1", String(repeating: "a", count: 256)])
  func `Is none of letters beside a to z, nor of too many`(letters: String) {
    #expect(OpenRack(letters, unknown: 1) == nil)
  }
}

extension String {
  fileprivate func randomElement(_ chance: inout SplitMix64) -> Character { Array(self)[chance.draw(below: count)] }
}
