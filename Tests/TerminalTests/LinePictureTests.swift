import Layout
import Terminal
import Testing

@Suite struct LinePictureTests {
  private func rows(_ picture: LinePicture) -> [String] { picture.rows.map { $0.map(\.text).joined() } }

  private func picture(
    _ prompt: String, _ text: String, cursor: Int? = nil, width: Int, charset: Charset = .utf8
  ) -> LinePicture {
    let letters = Array(text.unicodeScalars)
    return LinePicture(prompt: prompt, letters, cursor: cursor ?? letters.count, width: width, charset: charset)
  }

  @Test func `A line is broken where the screen ends`() {
    let picture = picture("> ", "abcdef", width: 4)
    #expect(rows(picture) == ["> ab", "cdef", ""])
    #expect(picture.cursor == .init(row: 2, column: 0))
    #expect(self.picture("> ", "abcde", cursor: 2, width: 4).cursor == .init(row: 1, column: 0))
    #expect(self.picture("> ", "abcde", cursor: 1, width: 4).cursor == .init(row: 0, column: 3))
  }

  @Test func `A wide letter is never broken, and on one column it is a question mark`() {
    let picture = picture("", "a漢b", width: 2)
    #expect(rows(picture) == ["a", "漢", "b"])
    #expect(self.picture("", "a漢", cursor: 1, width: 2).cursor == .init(row: 1, column: 0))
    #expect(rows(self.picture("", "漢a", width: 1)) == ["?", "a", ""])
  }

  @Test func `Marks stand on their letters, and on a blank where there is none`() {
    let picture = picture(">", "e\u{301}a\u{302}", width: 80)
    #expect(picture.rows[0].map(\.columns) == [1, 1, 1])
    #expect(picture.cursor.column == 3)
    #expect(rows(self.picture(">", "\u{301}a", width: 80)) == ["> \u{301}a"])
  }

  @Test(arguments: ["का", "क्ष", "🇩🇪", "漢é", "ක්\u{200D}ර", "한e\u{301}", "क्\u{200C}ष"])
  func `A letter of several parts takes the columns that text takes`(text: String) {
    let picture = picture("", text, width: 80)
    #expect(rows(picture)[0].unicodeScalars.elementsEqual(text.unicodeScalars))
    #expect(picture.cursor.column == text.columns)
  }

  @Test func `What could act is shown escaped`() {
    let text = "\u{1B}[2J\u{7}\u{9B}x\u{202E}"
    #expect(rows(picture("\u{1B}", text, width: 80)) == ["\\x1B\\x1B[2J\\x07\\xC2\\x9Bx\\xE2\\x80\\xAE"])
    let marks = picture("", "a" + String(repeating: "\u{301}", count: 31), width: 80)
    #expect(marks.rows[0].count == 9)
  }

  @Test func `A terminal of other letters gets ASCII`() {
    #expect(rows(picture("é ", "aé漢", width: 80, charset: .ascii)) == ["\\xC3\\xA9 a\\xC3\\xA9\\xE6\\xBC\\xA2"])
  }

  @Test func `A low screen shows the rows around the cursor`() {
    let whole = picture("", "abcdefgh", cursor: 5, width: 2)
    #expect(rows(whole.part(ofHeight: 2)) == ["cd", "ef"])
    #expect(whole.part(ofHeight: 2).cursor == .init(row: 1, column: 1))
    #expect(rows(whole.part(ofHeight: 1)) == ["ef"])
    #expect(whole.part(ofHeight: 9) == whole)
  }
}
