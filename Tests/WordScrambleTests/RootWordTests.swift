import Lexicon
import Testing
import WordScramble

@Suite struct RootWordTests {
  @Test(arguments: [(" SilkWorm\n", "silkworm"), ("a", "a"), ("Élan", "élan"), ("漢字", "漢字")])
  func `Any word of letters is a root`(text: String, root: String) throws {
    #expect(try RootWord(text).description == root)
  }

  @Test(
    arguments: [
      ("", .empty), ("  ", .empty), ("silk worm", .notLetters), ("123", .notLetters), ("silk-worm", .notLetters),
      ("sil\u{212A}", .notLetters), ("a\u{0}", .notLetters), (String(repeating: "a", count: 101), .tooLong(101)),
      (String(repeating: "a", count: 40_000), .tooLong(40_000)),
    ] as [(String, RootFault)])
  func `Anything else is not`(text: String, fault: RootFault) {
    #expect(throws: fault) { try RootWord(text) }
  }

  @Test func `A hundred letters are a root`() throws {
    #expect(try RootWord(String(repeating: "é", count: 100)).letters.count == 100)
  }
}
