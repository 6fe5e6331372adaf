import Lexicon
import Testing

@Suite struct LetterTests {
  @Test(arguments: ["a", "Z", "é", "e\u{301}", "ß", "ж", "漢", "ʻ"])
  func `Letters of any script are letters`(letter: Character) {
    #expect(letter.isWordLetter)
  }

  @Test(arguments: [
    "क्ष", "र्त्स्न्यं", "ക്\u{200D}", "শ্\u{200C}", "กำ", "ກຳ", "\u{1100}\u{1161}\u{11A8}", "각",
  ])
  func `What is written as one letter is one`(letter: String) {
    #expect(letter.map(\.isWordLetter) == [true])
  }

  @Test(arguments: ["\u{200D}", "a\u{200D}", "क\u{200D}", "क्\u{200D}\u{200D}", "a\u{20E3}\u{FE0F}\u{200C}"])
  func `A joiner belongs to a letter only behind the sign that joins`(text: String) {
    #expect(text.map(\.isWordLetter) == [false])
  }

  @Test(arguments: [
    "1", " ", "-", "'", "\u{0}", "\u{1B}", "\u{FFFD}", "\u{301}", "🙂", "\u{212A}", "\u{2126}", "\r\n", "@", "[", "`",
    "{",
  ])
  func `Everything else is none`(character: Character) {
    #expect(!character.isWordLetter)
  }

  @Test func `A letter carries only so many marks`() {
    #expect(Character("a" + String(repeating: "\u{301}", count: 7)).isWordLetter)
    #expect(!Character("a" + String(repeating: "\u{301}", count: 8)).isWordLetter)
    #expect(("क" + String(repeating: "्क", count: 11)).map(\.isWordLetter) == [true])
    #expect(("क" + String(repeating: "्क", count: 12)).map(\.isWordLetter) == [false])
  }

  @Test(arguments: [
    ("  Silk\t", "silk"), ("\u{FEFF}x", "\u{FEFF}x"), ("ÉTÉ", "été"), ("", ""), (" \r\n", ""),
    ("two words", "two words"),
  ])
  func `Folding trims and lower-cases`(text: String, folded: String) {
    #expect(text.folded == folded)
  }

  @Test func `ASCII is folded as all text is`() {
    for byte in UInt8.min..<0x80 {
      for text in ["\(Character(Unicode.Scalar(byte)))", " \(Character(Unicode.Scalar(byte)))B\t"] {
        // The mark behind it keeps the whole from being ASCII.
        #expect((text.trimmed + "é").folded == text.folded + "é", "\(byte)")
      }
    }
  }

  @Test func `The Kelvin sign does not become a k`() {
    #expect("sil\u{212A}".folded != "silk")
  }
}
