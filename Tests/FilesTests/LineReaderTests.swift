import Files
import TestSupport
import Testing

@Suite struct LineReaderTests {
  @Test(arguments: ["\n \n\t\r\n  two\n\n\r\nthree \n ", "\n\n\n  two\n\n\nthree \n"])
  func `Blank lines are passed over and counted`(text: String) throws {
    let folder = TemporaryFolder()
    let padding = String(repeating: "\n", count: 200_000)
    var reader = LineReader(try InputFile(try folder.file("lines", "\u{FEFF}" + padding + text + padding)))
    var lines: [String] = []
    while let line = try reader.nextWithText() {
      lines.append("\(line.number - 200_000) \(String(decoding: line.bytes, as: UTF8.self))")
    }
    #expect(lines == ["4   two", "7 three "])
  }

  private let folder = TemporaryFolder()

  @Test(
    arguments: [
      ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\r\nb\r\n", ["a", "b"]), ("a\n\nb", ["a", "", "b"]),
      ("\u{FEFF}a\n\u{FEFF}b", ["a", "\u{FEFF}b"]), ("a\rb\n", ["a\rb"]),
    ] as [(String, [String])])
  func `Lines end in either way and lose a byte order mark`(text: String, lines: [String]) throws {
    #expect(try read(Array(text.utf8)).map(\.text) == lines)
  }

  @Test(arguments: [1, 15, 16, 17, 31, 33, 63, 64, 65, 100])
  func `A line of the limit is whole and a longer one is cut`(length: Int) throws {
    let bytes = Array(repeating: UInt8(ascii: "x"), count: length) + Array("\nend".utf8)
    let lines = try read(bytes, limit: 64)
    #expect(lines.map(\.text.utf8.count) == [min(length, 64), 3])
    #expect(lines.map(\.isCut) == [length > 64, false])
    #expect(lines.map(\.number) == [1, 2])
  }

  @Test func `Lines across the reader's buffer are whole`() throws {
    let words = (0..<60_000).map { "word\($0)" }
    #expect(try read(Array(words.joined(separator: "\n").utf8)).map(\.text) == words)
  }

  @Test func `A huge line takes no more memory than a short one and hides nothing after it`() throws {
    let bytes = Array(repeating: UInt8(ascii: "x"), count: 3_000_000) + Array("\nend\n".utf8)
    #expect(try read(bytes).map(\.text.utf8.count) == [4096, 3])
  }

  private func read(_ bytes: [UInt8], limit: Int = 4096) throws -> [(text: String, number: Int, isCut: Bool)] {
    var reader = LineReader(try InputFile(try folder.file("lines", bytes)), limit: limit)
    var lines: [(String, Int, Bool)] = []
    while let line = try reader.next() {
      lines.append((String(decoding: line.bytes, as: UTF8.self), line.number, line.isCut))
    }
    return lines
  }
}
