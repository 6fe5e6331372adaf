/// Splits a file into lines, however they end, in constant memory.
package struct LineReader: ~Copyable {
  /// One line without its end.
  package struct Line {
    package let bytes: ArraySlice<UInt8>

    /// The number of the line, counted from 1.
    package let number: Int

    /// Whether the line was longer than the limit; `bytes` is its beginning then.
    package let isCut: Bool

    /// The line that `bytes` holds, of which no more than `limit` bytes are to be kept.
    package init(_ bytes: ArraySlice<UInt8>, number: Int, limit: Int) {
      let bytes = bytes.last == 0x0D ? bytes.dropLast() : bytes
      self.bytes = bytes.prefix(limit)
      self.number = number
      isCut = bytes.count > limit
    }
  }

  private let limit: Int
  private var chunks: LineChunks
  private var chunk: [UInt8]
  private var unread = 0..<0
  private var number = 0

  /// Reads lines of `file`, of each no more than `limit` bytes. A byte order mark before the first one is dropped.
  package init(_ file: consuming InputFile, limit: Int = 4096) {
    self.limit = limit
    chunks = LineChunks(file, longestLine: limit)
    chunk = [UInt8](repeating: 0, count: max(1 << 16, 2 * limit))
  }

  /// The next line that does not consist of ASCII white space alone, or nil at the end of the file. Lines that do are
  /// passed over byte by byte, so that millions of them take no time.
  package mutating func nextWithText() throws(FileFault) -> Line? {
    while true {
      skipBlankLines()
      guard let line = try next() else { return nil }
      if !line.bytes.allSatisfy(\.isASCIIWhiteSpace) { return line }
    }
  }

  private mutating func skipBlankLines() {
    var (start, index) = (unread.lowerBound, unread.lowerBound)
    while index < unread.upperBound, chunk[index].isASCIIWhiteSpace {
      if chunk[index] == 0x0A {
        number += 1
        start = index + 1
      }
      index += 1
    }
    unread = start..<unread.upperBound
  }

  /// The next line, or nil at the end of the file.
  package mutating func next() throws(FileFault) -> Line? {
    while unread.isEmpty {
      guard let lines = try chunks.next(into: &chunk) else { return nil }
      unread = lines
    }
    let end = chunk[unread].firstIndex(of: 0x0A) ?? unread.upperBound
    let line = chunk[unread.lowerBound..<end]
    unread = min(end + 1, unread.upperBound)..<unread.upperBound
    number += 1
    return Line(line, number: number, limit: limit)
  }
}

extension UInt8 {
  fileprivate var isASCIIWhiteSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
