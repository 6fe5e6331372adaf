import TestSupport
import Testing

@testable import ScrambleCLI
@testable import Sessions

@Suite struct HistoryTests {
  private let folder = TemporaryFolder()

  @Test(arguments: ["milk", ":hint 3", "élan\\x1B", "e\u{301}lan"])
  func `A line that was typed comes back as it was`(line: String) {
    #expect(kept(of: ["first", line]) == ["first", line])
  }

  @Test(arguments: [
    "two\u{0B}lines", "two\u{2028}lines", "two\u{85}lines", "two\r\u{0C}lines", "\u{1B}[2Jsilk", "\u{202E}klis",
  ])
  func `A line that could act on the terminal, or would come back as two, is not kept`(line: String) {
    #expect(kept(of: ["first", line, "last"]) == ["first", "last"])
  }

  @Test func `A history that this program cannot have written is read at its end alone, and becomes small again`()
    throws
  {
    let state = LocalShelf(at: folder.path, isTyped: false)
    let endless = [UInt8](repeating: UInt8(ascii: "x"), count: 6 << 20)
    _ = try folder.file("history", endless + Array("\nsilk\n".utf8))
    var history = History(state)
    #expect(history.lines == ["silk"])
    let isAdded = history.add("worm")
    #expect(isAdded)
    #expect(try text(of: folder("history")) == "silk\nworm\n")
    _ = try folder.file("history", endless)
    #expect(History(state).lines == [])
    _ = history.add("milk")
    #expect(try text(of: folder("history")) == "milk\n")
  }

  private func kept(of lines: [String]) -> [String] {
    let state = LocalShelf(at: folder.path, isTyped: false)
    var history = History(state)
    for line in lines { _ = history.add(line) }
    return History(state).lines
  }
}
