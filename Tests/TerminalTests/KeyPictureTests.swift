import Journal
import Layout
import TestSupport
import Testing

@testable import Terminal

/// Pictures that are shown while keys are read.
@Suite struct KeyPictureTests {
  @Test func `Long lines are broken, and the cursor is in its letter`() {
    let picture = LinePicture(KeyPicture(lines: ["abcdefg", "", "hi"], cursor: (0, 5)), width: 4)
    #expect(picture.rows.map { $0.map(\.text).joined() } == ["abcd", "efg", "", "hi"])
    #expect(picture.cursor == LinePicture.Place(row: 1, column: 1))
  }

  @Test func `Nothing in a picture acts on the terminal`() {
    let picture = LinePicture(KeyPicture(lines: ["a\u{1B}[2J\u{202E}b"], cursor: (0, 0)), width: 80)
    #expect(picture.rows.joined().allSatisfy { $0.text.unicodeScalars.allSatisfy { $0.value >= 0x20 } })
    #expect(!picture.rows.joined().contains { $0.text.contains("\u{202E}") })
  }

  @Test(arguments: [3, 8, 20, 80])
  func `A terminal shows each picture in the place of the one before it`(width: Int) {
    var random = SplitMix64(seed: UInt64(width))
    var display = LineDisplay(width: width)
    let screen = EmulatedScreen(columns: width)
    for _ in 0..<300 {
      let lines = (0..<(1 + random.next() % 6)).map { _ in
        String((0..<random.next() % 12).map { _ in ["a", "b", " ", "漢", "é"][Int(random.next() % 5)] as Character })
      }
      let line = Int(random.next() % UInt64(lines.count))
      let cursor = (line, Int(random.next() % UInt64(lines[line].columns + 1)))
      let picture = LinePicture(KeyPicture(lines: lines, cursor: cursor), width: width)
      screen.show(display.show(picture).replacing("\n", with: "\r\n").utf8)
      var rows = picture.rows.map { $0.map(\.text).joined().withoutBlanksAtEnd }
      while rows.last == "" { rows.removeLast() }
      #expect(screen.lines == rows)
      #expect(screen.cursor.row == picture.cursor.row && screen.cursor.column == picture.cursor.column)
    }
  }
}
