import Terminal
import Testing

@Suite struct EditedLineTests {
  /// A line that was typed, with the cursor at its end.
  private func line(_ text: String) -> EditedLine {
    var line = EditedLine()
    line.insert(text.unicodeScalars)
    return line
  }

  @Test func `Letters go in at the cursor`() {
    var line = line("sik")
    line.moveBack()
    line.insert("l".unicodeScalars)
    #expect(line.text == "silk" && line.cursor == 3)
    line.moveToStart()
    line.insert("x".unicodeScalars)
    line.moveToEnd()
    line.insert("y".unicodeScalars)
    #expect(line.text == "xsilky" && line.cursor == 6)
  }

  @Test func `The cursor never stands between a letter and its marks`() {
    var line = line("ae\u{301}\u{302}o")
    line.moveBack()
    line.moveBack()
    #expect(line.cursor == 1)
    line.moveForward()
    #expect(line.cursor == 4)
    line.deleteBack()
    #expect(line.text == "ao")
    line.moveToStart()
    line.insert("\u{301}".unicodeScalars)
    line.moveToStart()
    line.insert("e".unicodeScalars)
    #expect(line.text.unicodeScalars.elementsEqual("e\u{301}ao".unicodeScalars) && line.cursor == 2)
  }

  @Test func `A joiner is of the letter before it and of its word`() {
    var line = line("ක්\u{200D}ර")
    line.moveBack()
    line.moveBack()
    #expect(line.cursor == 0)
    line.moveForward()
    #expect(line.cursor == 3)
    line.moveForwardWord()
    line.cutBackWord()
    #expect(line.isEmpty)
  }

  @Test func `An older cut takes the place of the newer one and of nothing else`() {
    var line = line("one")
    line.cutToStart()
    line.insert("two".unicodeScalars)
    line.cutToStart()
    line.insert("\u{301}".unicodeScalars)
    line.moveToStart()
    line.insertCut()
    line.insertOlderCut()
    #expect(line.text.unicodeScalars.elementsEqual("one\u{301}".unicodeScalars))
  }

  @Test func `Nothing moves beyond the ends or is deleted there`() {
    var line = line("a")
    for _ in 0..<3 {
      line.moveForward()
      line.moveForwardWord()
      line.deleteForward()
    }
    #expect(line.text == "a" && line.cursor == 1)
    for _ in 0..<3 {
      line.moveBack()
      line.moveBackWord()
      line.deleteBack()
      line.cutBackToBlank()
    }
    #expect(line.text == "a" && line.cursor == 0)
    line.deleteForward()
    line.deleteForward()
    #expect(line.isEmpty)
  }

  @Test func `What is cut in one go comes back as one piece`() {
    var line = line("one two  three")
    line.cutBackToBlank()
    line.cutBackToBlank()
    #expect(line.text == "one ")
    line.insertCut()
    #expect(line.text == "one two  three")
    line.moveToStart()
    line.cutForwardWord()
    line.cutForwardWord()
    #expect(line.text == "  three")
    line.insertCut()
    #expect(line.text == "one two  three")
    line.insertOlderCut()
    #expect(line.text == "two  three  three")
  }

  @Test func `Cuts to the ends, by words, and deletions that are no cuts`() {
    var line = line("one-two three")
    line.cutBackWord()
    #expect(line.text == "one-two ")
    line.moveBackWord()
    line.cutToEnd()
    #expect(line.text == "one-")
    line.deleteBack()
    line.cutToStart()
    #expect(line.isEmpty)
    line.insertCut()
    #expect(line.text == "one")
  }

  @Test func `Letters are exchanged`() {
    var line = line("slik")
    line.moveBack()
    line.moveBack()
    line.exchange()
    #expect(line.text == "silk" && line.cursor == 3)
    line.moveToEnd()
    line.exchange()
    #expect(line.text == "sikl" && line.cursor == 4)
    line.moveToStart()
    line.exchange()
    #expect(line.text == "sikl")
  }

  @Test func `Words change their case`() {
    var line = line("one straße THREE")
    line.moveToStart()
    line.changeCase(.capital)
    line.changeCase(.upper)
    line.changeCase(.lower)
    #expect(line.text == "One STRASSE three" && line.cursor == 17)
  }

  @Test func `Edits are taken back one by one, typing in one step a word`() {
    var line = line("")
    for letter in "one two".unicodeScalars { line.insert([letter]) }
    line.cutToStart()
    line.undo()
    #expect(line.text == "one two" && line.cursor == 7)
    line.undo()
    #expect(line.text == "one ")
    line.undo()
    line.undo()
    line.undo()
    line.undo()
    #expect(line.isEmpty && line.cursor == 0)
  }

  @Test func `A line takes so much and no more`() {
    var line = EditedLine(limit: 5)
    line.insert("silkworm".unicodeScalars)
    line.insert("x".unicodeScalars)
    #expect(line.text == "silkw")
    line.cutToStart()
    line.insertCut()
    line.insertCut()
    #expect(line.text == "silkw")
  }
}
