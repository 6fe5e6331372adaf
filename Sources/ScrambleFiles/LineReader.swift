/// Splits a file into lines that end in LF or CRLF, in constant memory.
package struct LineReader: ~Copyable {
  /// One line without its end.
  package struct Line {
    package let bytes: ArraySlice<UInt8>

    /// The number of the line, counted from 1.
    package let number: Int

    /// Whether the line was longer than the limit. Then `bytes` is its beginning.
    package let isCut: Bool

    /// The line in `bytes`, without a carriage return at its end, cut after `limit` bytes.
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

  /// Reads the lines of `file`, each cut after `limit` bytes. A byte order mark at the start of the file is dropped.
  /// A line of which more than `LineChunks.mostPassedOver` bytes are cut off is a fault.
  package init(_ file: consuming InputFile, limit: Int = 4096) {
    self.limit = limit
    chunks = LineChunks(file, longestLine: limit)
    chunk = [UInt8](repeating: 0, count: 1 << 16)
  }

  /// The next line with more than ASCII white space in it, or nil at the end of the file. Blank lines are skipped
  /// without making a `Line` of each, because a file may have millions of them.
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

  /// Waits for the next line or the end of the file, and answers false where neither has come by `deadline`. The bytes
  /// of the line that have come are kept.
  package mutating func isWaiting(by deadline: ContinuousClock.Instant) throws(FileFault) -> Bool {
    if !unread.isEmpty { return true }
    return try chunks.isWaiting(by: deadline)
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
  /// Whether it is white space in ASCII, as in `Lexicon`, on which this module does not depend.
  fileprivate var isASCIIWhiteSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
