import Lexicon
import Testing

@Suite struct WordListTests {
  @Test func `Lines may end in any way and the last one need not`() {
    #expect(Array(list("one\r\ntwo\n\nthree")) == ["one", "two", "three"])
  }

  @Test func `A byte order mark and blank lines are passed over`() {
    #expect(Array(list("\u{FEFF}one\n \t\n\ntwo\n")) == ["one", "two"])
  }

  @Test func `Words are folded`() {
    #expect(Array(list(" Silk \nÉté\n")) == ["silk", "été"])
  }

  @Test func `A letter that has too many marks in lower case is no letter of a word`() {
    let words = list("\u{130}\nI\(marks)\n\u{130}\(marks)\nsilk\n")
    #expect(Array(words) == ["i\u{307}", "i\(marks)", "silk"])
    #expect(words.rejectedLines == [3])
  }

  private let marks = String(repeating: "\u{301}", count: 7)

  @Test func `Lines that hold no word are numbered`() {
    let words = list("silk\nsilk worm\n\n123\n\(String(repeating: "a", count: 101))\nworm\n")
    #expect(Array(words) == ["silk", "worm"])
    #expect(words.rejectedLines == [2, 4, 5])
  }

  @Test(arguments: ["", "\n", "\u{FEFF}", "\n\n"])
  func `Nothing is an empty list`(text: String) {
    #expect(list(text).isEmpty)
  }

  @Test func `Bytes that are no text are no word`() {
    #expect(WordList([0xFF, 0x0A, 0x61, 0x00, 0x0A, 0x62]).rejectedLines == [1, 2])
  }

  private func list(_ text: String) -> WordList { WordList(Array(text.utf8)) }
}
