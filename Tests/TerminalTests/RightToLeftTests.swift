import Layout
import Testing

/// Words that are written from right to left, in lines that are not.
@Suite struct RightToLeftTests {
  @Test(arguments: [
    ("  3 שלום  4 בית", "  3 \u{2068}שלום\u{2069}  4 \u{2068}בית\u{2069}"),
    ("كتاب: 4 points.", "\u{2068}كتاب\u{2069}: 4 points."), ("מִלָּה", "\u{2068}מִלָּה\u{2069}"),
    ("silk été मिल", "silk été मिल"), ("a\u{5B8}b", "a\u{5B8}b"),
    ("ש\u{301}ל", "\u{2068}ש\u{301}ל\u{2069}"), ("שa\u{5B8}", "\u{2068}ש\u{2069}a\u{5B8}"),
    ("", ""), ("\u{1B}[1mשל\u{1B}[0m", "\u{1B}[1m\u{2068}של\u{2069}\u{1B}[0m"),
  ])
  func `Each is set apart, with its marks and without what stands beside it`(text: String, isolated: String) {
    #expect(Array(text.isolatingRightToLeft.unicodeScalars) == Array(isolated.unicodeScalars))
    #expect(text.hasRightToLeft == (text.unicodeScalars.count != isolated.unicodeScalars.count))
  }

  @Test func `A page stays as it is`() {
    #expect(Screen.page.ordered(["3 שלום"]) == ["3 שלום"])
    let terminal = Screen(isInteractive: true, width: 80, ink: .plain)
    #expect(terminal.ordered(["3 של", "x"]) == ["3 \u{2068}של\u{2069}", "x"])
  }
}
