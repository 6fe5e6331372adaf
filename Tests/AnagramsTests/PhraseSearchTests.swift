import Anagrams
import Lexicon
import Testing

/// Anagrams of several words of any lengths.
@Suite struct PhraseSearchTests {
  private static let words = [
    "cart", "horse", "her", "actors", "carthorse", "a", "i", "or", "he", "act", "sore", "rose", "ear", "rat", "shore",
    "co", "ho", "chaos", "err", "to", "hart", "score",
  ].enumerated().map { KnownWord($0.element, frequency: 50 - $0.offset) }

  @Test(arguments: ["orchestra", "aaii", "sore", "rat", "x", ""], [1, 2, 3, 4])
  func `Finds what trying all choices of words finds, each once, the common ones first`(letters: String, count: Int) {
    let found = PhraseSearch(Array(letters), words: Self.words, count: count).map { $0.sorted() }
    #expect(Set(found) == Self.phrases(of: letters, count))
    #expect(Set(found).count == found.count)
    let ranks = found.map { $0.map { word in Self.words.first { $0.text == word }!.frequency }.min()! }
    #expect(ranks == ranks.sorted(by: >))
  }

  /// All choices of `count` words, repetitions included, with exactly these letters.
  private static func phrases(of letters: String, _ count: Int) -> Set<[String]> {
    func choices(_ count: Int, from first: Int) -> [[String]] {
      if count == 0 { return [[]] }
      return (first..<words.count).flatMap { index in
        choices(count - 1, from: index).map { [words[index].text] + $0 }
      }
    }
    let wanted = letters.sorted()
    return Set(choices(count, from: 0).filter { $0.joined().sorted() == wanted }.map { $0.sorted() })
  }

  @Test func `The steps bound the search`() {
    var search = PhraseSearch(Array("orchestra"), words: Self.words, count: 3, steps: 5)
    while search.next() != nil {}
    #expect(search.isCutShort)
  }
}
