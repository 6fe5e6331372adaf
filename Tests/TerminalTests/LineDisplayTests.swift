import Journal
import Layout
import Terminal
import TestSupport
import Testing

@Suite struct LineDisplayTests {
  private func show(
    _ text: String, cursor: Int? = nil, on display: inout LineDisplay, prompt: String = "> "
  ) -> String {
    let letters = Array(text.unicodeScalars)
    return display.show(
      LinePicture(prompt: prompt, letters, cursor: cursor ?? letters.count, width: display.width))
  }

  @Test func `As little is written as can be`() {
    var display = LineDisplay(width: 8)
    #expect(show("", on: &display) == "> ")
    #expect(show("a", on: &display) == "a")
    #expect(show("ab", on: &display) == "b")
    #expect(show("ab", on: &display) == "")
    #expect(show("a", on: &display) == "\u{8}\u{1B}[K")
    #expect(show("abcde", on: &display) == "bcde")
    #expect(show("abcdef", on: &display) == "f\n")
    #expect(show("abcdefg", on: &display) == "g")
    #expect(show("abcdef", on: &display) == "\u{8}\u{1B}[K")
    #expect(show("abcde", on: &display) == "\u{1B}[1A\u{1B}[7C\u{1B}[K\u{1B}[1B\r\u{1B}[J\u{1B}[1A\u{1B}[7C")
    #expect(display.leave() == "\n")
  }

  @Test func `Of a prompt that ticks only what has changed is written`() {
    var display = LineDisplay(width: 80)
    _ = show("ab", on: &display, prompt: "word 59 s> ")
    #expect(show("ab", on: &display, prompt: "word 58 s> ") == "\u{1B}[7D8\u{1B}[6C")
  }

  // On a screen no wider than one letter, libvterm takes a carriage return for nothing and wraps all the same.
  @Test(arguments: [3, 4, 5, 8, 20, 80, 200])
  func `A terminal shows the picture after any keys`(width: Int) {
    var random = SplitMix64(seed: UInt64(width))
    let letters = Array("abc \u{301}é漢🙂\u{1B}\u{7F}\u{202E}\u{10FFC3}".unicodeScalars)
    let others: [Key] = [
      .backspace, .delete, .left, .right, .home, .end, .up, .control("w"), .control("y"), .control("_"), .control("t"),
      .control("r"), .wordLeft,
    ]
    var editing = LineEditing(history: ["silk 漢字 worm", "a", String(repeating: "long ", count: 30)])
    var display = LineDisplay(width: width)
    let screen = EmulatedScreen(columns: width, rows: 20 + 1500 / width)
    for _ in 0..<300 {
      let pick = Int(random.next() % 40)
      let key: Key = pick < others.count ? others[pick] : .letter(letters[Int(random.next() % UInt64(letters.count))])
      _ = editing.take(key)
      let picture = LinePicture(
        prompt: editing.label ?? "漢 0> ", editing.line.letters, cursor: editing.line.cursor, width: width)
      let before = screen.lines
      let written = display.show(picture)
      screen.show(written.replacing("\n", with: "\r\n").utf8)
      var rows = picture.rows.map { $0.map(\.text).joined().withoutBlanksAtEnd }
      while rows.last == "" { rows.removeLast() }
      #expect(screen.lines == rows, "\(key), written \(written.debugDescription) after \(before)")
      #expect(screen.cursor == (picture.cursor.row, picture.cursor.column), "\(key)")
      if screen.lines != rows { return }
    }
  }
}
