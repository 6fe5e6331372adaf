import Files
import Glibc
import Journal
import Testing

@Suite("A file in pieces of whole lines")
struct LineChunksTests {
  private static let longestLine = 20

  /// The lines as `LineChunks` brings them, cut and without their ends as `LineReader` has them.
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

  @Test("holds the same lines as they are read one by one, whatever the size of the pieces")
  func sameLines() throws {
    let path = "/tmp/line-chunks-\(getpid())"
    defer { _ = unsafe unlink(path) }
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
