import Journal
import Terminal
import Testing

@Suite struct KeyDecoderTests {
  private func keys(_ bytes: some Sequence<UInt8>, end: Bool = true) -> [Key] {
    var decoder = KeyDecoder()
    let keys = bytes.flatMap { decoder.decode($0) }
    return keys + (end ? decoder.decodeEnd() : [])
  }

  private func keys(_ text: String) -> [Key] { keys(text.utf8) }

  @Test func `Letters of any length in UTF-8`() {
    #expect(keys("aé漢🙂") == ["a", "é", "漢", "🙂"].map(Key.letter))
  }

  @Test(
    arguments: [
      [0xFD, 0x8B, 0xA7, 0xB9, 0xA9, 0xA6], [0xC3, 0x41], [0xE2, 0x82], [0xF4, 0x90, 0x80, 0x80], [0xC0, 0xAF, 0xFF],
      [0xED, 0xA0, 0x80, 0x42], [0xF4, 0x8F, 0xBC, 0x80],
    ] as [[UInt8]])
  func `Bytes that are no text are kept`(bytes: [UInt8]) {
    let letters = keys(bytes).compactMap { if case .letter(let letter) = $0 { letter } else { nil } }
    #expect(String(String.UnicodeScalarView(letters)).withBytesJoined == String(preserving: bytes))
  }

  @Test(arguments: [
    ("\u{1B}[A", Key.up), ("\u{1B}OB", .down), ("\u{1B}[C", .right), ("\u{1B}OD", .left), ("\u{1B}[1;5C", .wordRight),
    ("\u{1B}[1;3D", .wordLeft), ("\u{1B}O5C", .wordRight), ("\u{1B}O1;5D", .wordLeft), ("\u{1B}[5D", .wordLeft),
    ("\u{1B}[H", .home), ("\u{1B}[4~", .end), ("\u{1B}[3~", .delete),
    ("\u{1B}[3;5~", .deleteWord), ("\u{1B}f", .alt("f")), ("\u{1B}\u{7F}", .altBackspace), ("\u{1}", .control("a")),
    ("\u{1F}", .control("_")), ("\u{1C}", .control("\\")), ("\r", .enter), ("\n", .enter), ("\t", .tab),
    ("\u{8}", .backspace), ("\u{7F}", .backspace), ("\u{1B}", .escape),
  ])
  func `Keys have their sequences`(bytes: String, key: Key) {
    #expect(keys(bytes) == [key])
  }

  @Test func `What means nothing is left out, and what it breaks off in is not`() {
    #expect(keys("\u{1B}[15~a\u{1B}[[Ab\u{1B}OPc\u{1B}[?1;2c") == ["a", "b", "c"].map(Key.letter))
    #expect(keys("\u{1B}[1;\rx") == [.enter, .letter("x")])
    #expect(keys("\u{1B}\u{1B}[A") == [.escape, .up])
    #expect(keys("\u{1B}[" + String(repeating: "9", count: 99) + "~x") == [.letter("x")])
    #expect(keys("\u{1B}[1;5" + String(repeating: ";", count: 99) + "Cx") == [.letter("x")])
    #expect(keys("\u{1B}O5Px") == [.letter("x")])
  }

  @Test func `What is pasted commands nothing`() {
    let pasted = keys("\u{1B}[200~a\tb\r\nc\u{3}\u{1B}[A\u{1B}x\u{1B}[201~\u{1}")
    let letters = "a\tb\nc\u{3}\u{1B}[A\u{1B}x".unicodeScalars.map(Key.pasted)
    #expect(pasted == letters + [.control("a")])
  }

  @Test(arguments: ["é", "слово", "\u{1B}x"])
  func `Only a line feed right behind a return is part of the same end of a line`(text: String) {
    let pasted = keys("\u{1B}[200~a\r\(text)\nb\u{1B}[201~")
    #expect(pasted == "a\n\(text)\nb".unicodeScalars.map(Key.pasted))
  }

  @Test func `A pasted sequence of any length is text`() {
    let text = "\u{1B}[" + String(repeating: "9", count: 99) + "~x"
    #expect(keys("\u{1B}[200~\(text)\u{1B}[201~") == text.unicodeScalars.map(Key.pasted))
  }

  @Test func `A paste whose end is lost ends after a pause`() {
    var decoder = KeyDecoder()
    for byte in "\u{1B}[200~a".utf8 { _ = decoder.decode(byte) }
    #expect(decoder.waiting == .second)
    #expect(decoder.decodeEnd() == [] && decoder.waiting == nil)
    #expect(decoder.decode(1) == [.control("a")])
  }

  @Test func `Only what may go on is waited for`() {
    var decoder = KeyDecoder()
    #expect(decoder.waiting == nil)
    _ = decoder.decode(0x1B)
    #expect(decoder.waiting == .moment)
    #expect(decoder.decodeEnd() == [.escape] && decoder.waiting == nil)
    _ = decoder.decode(0xC3)
    #expect(decoder.waiting == .moment)
  }
}
