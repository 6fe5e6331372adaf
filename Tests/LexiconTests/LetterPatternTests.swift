import Lexicon
import Testing

@Suite struct LetterPatternTests {
  @Test(arguments: [
    ("XJFFXU", [0, 1, 2, 2, 0, 3]), ("swoosh", [0, 1, 2, 2, 0, 3]), ("", []), ("aaa", [0, 0, 0]),
    ("abc", [0, 1, 2]), ("été", [0, 1, 0]),
  ])
  func `Letters are numbered as they first occur`(word: String, numbers: [Int]) {
    #expect(LetterPattern(word).numbers == numbers)
    #expect(LetterPattern(word.unicodeScalars).numbers == numbers)
  }

  @Test func `Shorter patterns come first`() {
    let words = ["abab", "abba", "aab", "ab", "abc", "aa", "a", "abcd"]
    #expect(
      words.sorted { LetterPattern($0) < LetterPattern($1) } == ["a", "aa", "ab", "aab", "abc", "abab", "abba", "abcd"])
  }
}
