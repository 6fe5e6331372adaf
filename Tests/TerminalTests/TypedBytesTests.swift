import Journal
import Layout
import Terminal
import TestSupport
import Testing

/// Bytes of any kind through decoder, line and display, without a terminal.
@Suite struct TypedBytesTests {
  @Test func `Any bytes leave a line that can be shown, in cells that cannot act`() {
    var random = SplitMix64(seed: 3)
    var decoder = KeyDecoder()
    var editing = LineEditing(
      history: ["silk", "漢字", "e\u{301}lan"], completions: [":score", ":seed"], limit: 300)
    var display = LineDisplay(width: 80)
    for number in 0..<(trials * 1000) {
      let keys = number % 97 == 0 ? decoder.decodeEnd() : decoder.decode(Self.byte(&random))
      for key in keys where editing.take(key) == .finished { editing.begin() }
      let line = editing.line
      #expect(line.cursor <= line.letters.count && line.letters.count <= 300)
      guard number % 23 == 0 else { continue }
      let width = 1 + Int(random.next() % 200)
      let cleared = display.clear(width: width)
      let picture = LinePicture(
        prompt: editing.label ?? "é> ", line.letters, cursor: line.cursor, width: width,
        charset: number % 2 == 0 ? .utf8 : .ascii
      ).part(ofHeight: 1 + Int(random.next() % 30))
      #expect(picture.rows.allSatisfy { $0.reduce(0) { $0 + $1.columns } <= width })
      #expect(picture.cursor.row < picture.rows.count && picture.cursor.column < width)
      let text = picture.rows.joined().map(\.text).joined()
      #expect(Escape.visible(text) == text)
      #expect(Self.acts(cleared + display.show(picture)))
    }
  }

  @Test func `Bytes that command nothing are the line`() {
    var random = SplitMix64(seed: 4)
    for _ in 0..<(trials * 20) {
      let bytes = (0..<(random.next() % 40)).map { _ in Self.byte(&random) }.filter { $0 >= 0x20 && $0 != 0x7F }
      var decoder = KeyDecoder()
      var editing = LineEditing()
      for byte in bytes { for key in decoder.decode(byte) { _ = editing.take(key) } }
      for key in decoder.decodeEnd() { _ = editing.take(key) }
      #expect(editing.line.text.withBytesJoined == String(preserving: bytes))
    }
  }

  /// Half of them letters and what they are made of, half anything.
  private static func byte(_ random: inout SplitMix64) -> UInt8 {
    let bytes = Array("ab \u{1B}[;~Aé漢\u{301}200201".utf8)
    let value = random.next()
    return value % 2 == 0 ? UInt8(value >> 8 & 0xFF) : bytes[Int((value >> 8) % UInt64(bytes.count))]
  }

  /// Whether an output is letters and the few sequences that a display writes.
  private static func acts(_ output: String) -> Bool {
    var rest = output.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\u{1B}" {
        guard rest.popFirst() == "[" else { return false }
        rest = rest.drop { ("0"..."9").contains($0) }
        guard let final = rest.popFirst(), "ABCDJK".unicodeScalars.contains(final) else { return false }
      } else if scalar.value < 0x20, !["\n", "\r", "\u{8}"].contains(scalar) {
        return false
      }
    }
    return true
  }
}
