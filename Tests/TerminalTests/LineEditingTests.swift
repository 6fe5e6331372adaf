import Terminal
import Testing

@Suite struct LineEditingTests {
  private let commands = [":score", ":shuffle", ":seed", ":save", ":quit"]

  /// The last step and the line of an editor that takes `keys`.
  private func type(
    _ keys: String, history: [String] = []
  ) -> (editing: LineEditing, step: LineEditing.Step) {
    var editing = LineEditing(history: history, completions: commands)
    var decoder = KeyDecoder()
    var step = LineEditing.Step.going
    for byte in keys.utf8 { for key in decoder.decode(byte) { step = editing.take(key) } }
    for key in decoder.decodeEnd() { step = editing.take(key) }
    return (editing, step)
  }

  @Test func `The emacs keys`() {
    #expect(type("ilk\u{1}s\u{5}s").editing.line.text == "silks")
    #expect(type("ab\u{2}\u{2}\u{6}x").editing.line.text == "axb")
    #expect(type("one two\u{1B}b\u{B}\u{19}\u{19}").editing.line.text == "one twotwo")
    #expect(type("one two\u{17}three\u{15}").editing.line.text == "")
    #expect(type("ab\u{14}").editing.line.text == "ba")
    #expect(type("one\u{1}\u{1B}d\u{1F}").editing.line.text == "one")
    #expect(type("ab\u{2}\u{4}").editing.line.text == "a")
    #expect(type("one two\u{1B}\u{7F}").editing.line.text == "one ")
  }

  @Test func `Control keys end a line that is empty and clear one that is not`() {
    #expect(type("\u{3}").step == .interrupted)
    #expect(type("\u{4}").step == .ended)
    let cleared = type("ab\u{3}")
    #expect(cleared.step == .going && cleared.editing.line.isEmpty)
    #expect(type("ab\r").step == .finished)
    #expect(type("ab\u{1A}").step == .suspended && type("\u{C}").step == .cleared && type("\u{1C}").step == .quit)
  }

  @Test func `Lines of the past come and go, and the new one is kept`() {
    let past = ["one", "two"]
    #expect(type("x\u{1B}[A\u{1B}[A\u{1B}[A", history: past).editing.line.text == "one")
    #expect(type("x\u{10}\u{10}\u{E}", history: past).editing.line.text == "two")
    #expect(type("x\u{10}\u{10}\u{E}\u{E}\u{E}", history: past).editing.line.text == "x")
    #expect(type("\u{1B}[A\u{1B}[B").editing.line.text == "")
  }

  @Test func `A search goes back through the lines, forth again, and can be given up`() {
    let past = ["silk", "worm", "milk", "moth"]
    let found = type("\u{12}il", history: past)
    #expect(found.editing.line.text == "milk" && found.editing.line.cursor == 1)
    #expect(found.editing.label == "search 'il': ")
    #expect(type("\u{12}il\u{12}", history: past).editing.line.text == "silk")
    #expect(type("\u{12}il\u{12}\u{12}", history: past).editing.label == "not found 'il': ")
    #expect(type("\u{12}il\u{12}\u{13}", history: past).editing.line.text == "milk")
    #expect(type("\u{12}ilx\u{7F}", history: past).editing.line.text == "milk")
    #expect(type("ab\u{12}il\u{7}", history: past).editing.line.text == "ab")
    #expect(type("ab\u{12}il\u{1B}", history: past).editing.line.text == "ab")
    let taken = type("\u{12}il\u{5}s", history: past).editing
    #expect(taken.line.text == "milks" && taken.label == nil)
    #expect(type("\u{12}il\r", history: past).step == .finished)
    #expect(type("\u{12}il\u{3}", history: past).editing.line.isEmpty)
  }

  @Test func `What is searched for is no longer than a line, and is found again when it is shorter`() {
    let past = ["silk", "worm", "milk", "moth"]
    #expect(type("\u{12}ilxy", history: past).editing.label == "not found 'ilxy': ")
    #expect(type("\u{12}ilxy\u{7F}\u{7F}k", history: past).editing.label == "search 'ilk': ")
    #expect(type("\u{12}il\u{12}\u{12}k", history: past).editing.label == "search 'ilk': ")
    var editing = LineEditing(history: past, limit: 2)
    for key in [.control("r")] + "ilxy".unicodeScalars.map(Key.letter) { _ = editing.take(key) }
    #expect(editing.label == "search 'il': " && editing.line.text == "mi")
  }

  @Test func `A tabulator completes what is settled and lists what is not`() {
    #expect(type(":q\t").editing.line.text == ":quit ")
    #expect(type("\t").editing.line.text == ":")
    #expect(type(":s\t").step == .going)
    #expect(type(":s\t\t").step == .listed([":score", ":shuffle", ":seed", ":save"]))
    #expect(type(":sc x\u{1B}b\u{2}\t").editing.line.text == ":score  x")
    #expect(type("silk\t\t").editing.line.text == "silk")
    #expect(type(":quit x\t").editing.line.text == ":quit x")
  }

  @Test func `What is pasted is letters, a blank for a tabulator, and lines`() {
    #expect(type("\u{1B}[200~:q\tx\u{1}").editing.line.text == ":q x\u{1}")
    #expect(type("\u{1B}[200~:q\r").step == .finished)
  }
}
