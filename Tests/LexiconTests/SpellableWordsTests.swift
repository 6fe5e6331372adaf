import Lexicon
import Testing

@Suite struct SpellableWordsTests {
  private let words = ["milk", "œuf", "silk", "été", "lisks", "e\u{301}te\u{301}", "ilk", "k", "слово", "мир"]

  @Test(arguments: ["silkworm", "étés", "словомир", "", "œufs"])
  func `The words that letters spell are those that lack none, in their order`(letters: String) {
    let spellable = SpellableWords(words)
    for minimumLength in 1...4 {
      let expected = words.filter { word in
        var left = Array(letters)
        let isSpelled = word.allSatisfy { letter in
          guard let place = left.firstIndex(of: letter) else { return false }
          left.remove(at: place)
          return true
        }
        return isSpelled && word.count >= minimumLength
      }
      let places = spellable.places(from: Array(letters), minimumLength: minimumLength)
      #expect(places.map { spellable.words[$0] } == expected)
    }
  }

  @Test func `Words that are compared alike have the level of the most common one`() throws {
    let bytes = CommonWords.packed([["été"], ["ete", "kilo"], ["éte"]])
    let list = try CommonWords(IndexBytes(bytes))
    let (folded, levels) = list.compared(by: Orthography(accents: .folded(keeping: [])))
    #expect(folded.words == ["ete", "ete", "kilo", "ete"])
    #expect(levels == ["ete": 3, "kilo": 2])
    #expect(list.compared(by: Orthography()).levels == ["été": 3, "ete": 2, "kilo": 2, "éte": 1])
  }
}
