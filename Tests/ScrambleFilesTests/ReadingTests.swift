import Glibc
import Journal
import ScrambleFiles
import TestSupport
import Testing

@Suite struct LineReaderTests {
  private let folder = TemporaryFolder()

  @Test(arguments: ["\n \n\t\r\n  two\n\n\r\nthree \n ", "\n\n\n  two\n\n\nthree \n"])
  func `Blank lines are skipped and counted`(text: String) throws {
    let padding = String(repeating: "\n", count: 200_000)
    var reader = LineReader(try InputFile(try folder.file("lines", "\u{FEFF}" + padding + text + padding)))
    var lines: [String] = []
    while let line = try reader.nextWithText() {
      lines.append("\(line.number - 200_000) \(String(decoding: line.bytes, as: UTF8.self))")
    }
    #expect(lines == ["4   two", "7 three "])
  }

  @Test(
    arguments: [
      ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\r\nb\r\n", ["a", "b"]), ("a\n\nb", ["a", "", "b"]),
      ("\u{FEFF}a\n\u{FEFF}b", ["a", "\u{FEFF}b"]), ("a\rb\n", ["a\rb"]),
    ] as [(String, [String])])
  func `Lines end in LF or CRLF, and a byte order mark is dropped`(text: String, lines: [String]) throws {
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

  @Test func `What has come of a line by a deadline is kept`() throws {
    let path = folder("pipe")
    _ = unsafe mkfifo(path, 0o600)
    let writer = unsafe open(path, O_RDWR | O_CLOEXEC)
    var reader = LineReader(try InputFile(path))
    for (part, line) in [("\u{FEFF}si", nil), ("lk\nwo", "silk"), ("", nil), ("rm\nm", "worm"), ("ilk\n", "milk")] {
      _ = unsafe write(writer, part, part.utf8.count)
      let isThere = try reader.isWaiting(by: .now + (line == nil ? .milliseconds(5) : .seconds(60)))
      #expect(isThere == (line != nil))
      if isThere { #expect(try reader.next().map { String(decoding: $0.bytes, as: UTF8.self) } == line) }
    }
    _ = unsafe write(writer, "end", 3)
    close(writer)
    #expect(try reader.isWaiting(by: .now + .seconds(60)))
    #expect(try reader.next().map { String(decoding: $0.bytes, as: UTF8.self) } == "end")
    #expect(try reader.next() == nil)
  }

  @Test func `A line that is too long keeps nobody beyond a deadline`() throws {
    let path = folder("pipe")
    _ = unsafe mkfifo(path, 0o600)
    let writer = unsafe open(path, O_RDWR | O_CLOEXEC)
    var reader = LineReader(try InputFile(path), limit: 64)
    for part in ["\u{FEFF}", String(repeating: "x", count: 9000)] {
      _ = unsafe write(writer, part, part.utf8.count)
      #expect(try !reader.isWaiting(by: .now + .milliseconds(5)))
    }
    _ = unsafe write(writer, "xx\nend\n", 7)
    #expect(try reader.isWaiting(by: .now + .seconds(60)))
    let line = try reader.next()
    #expect(line?.bytes.elementsEqual(repeatElement(UInt8(ascii: "x"), count: 64)) == true && line?.isCut == true)
    #expect(try reader.next().map { String(decoding: $0.bytes, as: UTF8.self) } == "end")
    close(writer)
  }

  @Test func `Lines across the reader's buffer are whole`() throws {
    let words = (0..<60_000).map { "word\($0)" }
    #expect(try read(Array(words.joined(separator: "\n").utf8)).map(\.text) == words)
  }

  @Test(arguments: [65_535, 65_536, 65_537, 131_072, 200_000, 200_001, 300_000])
  func `A line that is longer than the reader's buffer is whole up to the limit`(length: Int) throws {
    let line = [UInt8](repeating: UInt8(ascii: "x"), count: length)
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    for start in [[], mark, Array("first\n".utf8)] {
      let lines = try read(start + line + Array("\r\nend".utf8), limit: 200_000).suffix(2)
      #expect(lines.map(\.text.utf8.count) == [min(length, 200_000), 3])
      #expect(lines.map(\.isCut) == [length > 200_000, false])
    }
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

@Suite struct LineChunksTests {
  private let folder = TemporaryFolder()
  private static let longestLine = 20

  /// The lines that `LineChunks` finds, cut and without their ends, as `LineReader` gives them.
  private func chunkedLines(of path: String, size: Int) throws -> [[UInt8]] {
    var chunks = LineChunks(try InputFile(path), longestLine: Self.longestLine)
    var chunk = [UInt8](repeating: 0, count: size)
    var lines: [[UInt8]] = []
    while let range = try chunks.next(into: &chunk) {
      var found = chunk[range].split(separator: 0x0A, omittingEmptySubsequences: false)
      if found.last?.isEmpty == true { found.removeLast() }
      lines += found.map { line in
        let bytes = line.last == 0x0D ? line.dropLast() : line
        return bytes.count > Self.longestLine ? Array(bytes.prefix(Self.longestLine)) + Array("…".utf8) : Array(bytes)
      }
    }
    return lines
  }

  private func readLines(of path: String) throws -> [[UInt8]] {
    var reader = LineReader(try InputFile(path), limit: Self.longestLine)
    var lines: [[UInt8]] = []
    while let line = try reader.next() { lines.append(Array(line.bytes) + (line.isCut ? Array("…".utf8) : [])) }
    return lines
  }

  @Test func `A whole line behind one that was cut waits for no more input`() throws {
    let path = try folder.file("lines", String(repeating: "x", count: 70_000) + "\nsilk\n")
    var chunks = LineChunks(try InputFile(path), longestLine: Self.longestLine)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    #expect(try chunks.next(into: &chunk)?.count == Self.longestLine + 3)
    try GrowingFile(carryingOn: path).append("worm\n")
    for line in ["silk\n", "worm\n"] {
      let range = try #require(try chunks.next(into: &chunk))
      #expect(String(decoding: chunk[range], as: UTF8.self) == line)
    }
  }

  @Test func `Chunks of any size hold the lines that are read one by one`() throws {
    let path = folder("lines")
    var generator = SplitMix64(seed: 3)
    for round in 0..<300 {
      var text: [UInt8] = round % 3 == 0 ? [0xEF, 0xBB, 0xBF, 0x61, 0x0A] : []
      for _ in 0..<generator.draw(below: 40) {
        let length = generator.draw(below: [4, 30, 24, 300][generator.draw(below: 4)])
        for _ in 0..<length { text.append(UInt8(0x61 + generator.draw(below: 26))) }
        text += [[0x0A], [0x0D, 0x0A], [0x0A, 0x0A], [0x0D, 0x0D, 0x0A]][generator.draw(below: 4)]
      }
      if round % 2 == 0 { text += [0x61, 0x62] }
      try replaceFile(path, with: text)
      let expected = try readLines(of: path)
      for size in [26, 27, 31, 64, 100, 5000] {
        #expect(try chunkedLines(of: path, size: size) == expected, "size \(size)")
      }
    }
  }
}
