import Layout
import Terminal
import Testing

@Suite struct LayoutTests {
  @Test(arguments: [
    ("silk", 4), ("été", 3), ("e\u{301}", 1), ("漢字", 4), ("한", 2), ("🙂", 2), ("", 0), ("का", 2), ("क्ष", 2), ("🇩🇪", 2),
    ("ක්\u{200D}ර", 2), ("\u{301}", 1),
  ])
  func `Wide letters take two columns`(text: String, columns: Int) {
    #expect(text.columns == columns)
  }

  @Test func `What is left of a line hangs below its beginning`() {
    let offer = "  1  Users rip, by 'off'\n  10 rip"
    #expect(wrapped(offer, width: 16, hanging: 5) == ["  1  Users rip,", "     by 'off'", "  10 rip"])
    #expect(wrapped(offer, width: 16) == ["  1  Users rip,", "  by 'off'", "  10 rip"])
    #expect(wrapped("a   b  c", width: 6) == ["a   b", "c"])
    #expect(wrapped("A=e 13 %, B=t 9 %.", width: 8) == ["A=e", "13 %,", "B=t 9 %."])
  }

  @Test func `Cells fill the width and no more`() {
    let items = ["one", "three", "eleven"]
    #expect(cells(items, width: 80) == ["  one     three   eleven"])
    #expect(cells(items, width: 20) == ["  one     three", "  eleven"])
    #expect(cells(items, width: 1) == ["  one", "  three", "  eleven"])
    #expect(cells([], width: 80) == [])
  }

  @Test(arguments: 8...40)
  func `Wrapped lines keep to the width and keep the words`(width: Int) {
    let text = "You can't spell that word from 'silkworm'! It lacks letters."
    let lines = wrapped(text, width: width)
    #expect(lines.joined(separator: " ") == text)
    #expect(lines.allSatisfy { $0.columns <= max(width, 11) })
  }

  @Test func `Lines that fit keep their blanks`() {
    #expect(wrapped("  a    b\n\nc", width: 10) == ["  a    b", "", "c"])
  }

  @Test func `Without colour nothing is added`() {
    #expect(Ink.plain.bold("x") + Ink.plain.good("y") == "xy")
    #expect(Ink(isColoured: true).bad("x") == "\u{1B}[31mx\u{1B}[0m")
    #expect(Ink(isColoured: true).bad("") == "")
  }
}
