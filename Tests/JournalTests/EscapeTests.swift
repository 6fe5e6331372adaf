import Journal
import Testing

@Suite struct EscapeTests {
  @Test(arguments: [
    ("silk", "silk"), ("été", "été"), ("a b", "a b"), ("a\tb", "a\\x09b"), ("\u{1B}[31m", "\\x1B[31m"),
    ("\u{0}", "\\x00"), ("\u{7F}", "\\x7F"), ("\u{9B}31m", "\\xC2\\x9B31m"), ("\u{202E}abc", "\\xE2\\x80\\xAEabc"),
    ("\u{2028}", "\\xE2\\x80\\xA8"), ("\\", "\\"), ("\u{FEFF}", "\\xEF\\xBB\\xBF"), ("\r\n", "\\x0D\\x0A"),
    ("അണ്\u{200D}", "അണ്\u{200D}"), ("a\u{200D}b", "a\\xE2\\x80\\x8Db"), ("\u{200C}", "\\xE2\\x80\\x8C"),
    ("ണ്\u{200D}\u{200D}", "ണ്\u{200D}\\xE2\\x80\\x8D"),
  ])
  func `What could act becomes visible`(text: String, visible: String) {
    #expect(Escape.visible(text) == visible)
  }

  @Test(
    arguments: [
      ([0xFF, 0x61], "\\xFFa"), ([0xE2, 0x80], "\\xE2\\x80"), ([0xC0, 0xAF], "\\xC0\\xAF"),
      ([0xED, 0xA0, 0x80], "\\xED\\xA0\\x80"), ([0xF4, 0x8F, 0xBC, 0x80], "\\xF4\\x8F\\xBC\\x80"),
      ([0xC3, 0xA9], "é"),
    ] as [([UInt8], String)])
  func `Invalid bytes stay what they are`(bytes: [UInt8], visible: String) {
    #expect(Escape.visible(String(preserving: bytes)) == visible)
  }

  @Test(arguments: 1...500)
  func `Any bytes come back`(seed: Int) {
    let escape = Escape(reserving: [" ", "\\"])
    var chance = SplitMix64(seed: UInt64(seed))
    let bytes = (0..<chance.draw(below: 40)).map { _ in UInt8(chance.draw(below: 256)) }
    let escaped = escape(String(preserving: bytes))
    #expect(!escaped.contains(where: { $0 == " " || $0.isNewline }))
    #expect(Escape.undo(escaped) == String(preserving: bytes))
    #expect(escape(Escape.undo(escaped)!) == escaped)
  }

  @Test func `A letter keeps thirty marks, and the rest are bytes`() {
    let marks = { String(repeating: "\u{301}", count: $0) }
    #expect(Escape.visible("a" + marks(30)) == "a" + marks(30))
    #expect(Escape.visible("a" + marks(32) + "e" + marks(1)) == "a" + marks(30) + "\\xCC\\x81\\xCC\\x81e" + marks(1))
    #expect(Escape.undo(Escape.visible("a" + marks(10_000))) == "a" + marks(10_000))
    #expect(Escape.visible.beginning(3, of: "a" + marks(10_000)) == "a" + marks(2))
  }

  @Test(arguments: ["\\", "\\x", "\\x4", "\\y41", "\\xZZ", "a\\x"])
  func `A backslash that escapes nothing is a fault`(text: String) {
    #expect(Escape.undo(text) == nil)
  }
}
