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

/// Splits a file into chunks of whole lines, in constant memory.
package struct LineChunks: ~Copyable, Sendable {
  private let file: InputFile
  private let longestLine: Int
  private var rest: [UInt8] = []
  private var isAtStart = true
  private var isAtEnd = false

  /// Splits `file`. A line that does not fit into a chunk is cut after `longestLine` and two more bytes, so that the
  /// reader of the line sees that it was too long, even where the first of the two is a carriage return. A line of
  /// which more than `mostPassedOver` bytes are cut off is a fault.
  package init(_ file: consuming InputFile, longestLine: Int) {
    self.file = file
    self.longestLine = longestLine
  }

  /// The most bytes of a line that are cut off: in a device a line may have no end.
  package static let mostPassedOver = 16 << 20

  /// Waits for the end of a line or of the file, and answers false where neither has come by `deadline`. Of a line that
  /// is too long the beginning is kept.
  mutating func isWaiting(by deadline: ContinuousClock.Instant) throws(FileFault) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4096)
    var waited = 0
    while !isAtEnd, !rest.contains(0x0A) {
      guard file.isReadable(by: deadline) else { return false }
      let count = try file.read(into: &buffer)
      waited += count
      if waited > Self.mostPassedOver { throw FileFault(.longLine(Self.mostPassedOver), path: file.path) }
      let end = buffer[..<count].firstIndex(of: 0x0A) ?? count
      // Enough for a line that is cut, and a byte order mark before it.
      rest += buffer[..<end].prefix(max(0, longestLine + 5 - rest.count)) + buffer[end..<count]
      isAtEnd = count == 0
    }
    return true
  }

  /// Reads the next whole lines into `chunk`, and returns their range, or nil at the end of the file.
  ///
  /// The range leaves out a byte order mark at the start of the file. The last line lacks its line feed where the file
  /// does.
  ///
  /// - Parameter chunk: A buffer, which grows with a line that it has no room for.
  package mutating func next(into chunk: inout [UInt8]) throws(FileFault) -> Range<Int>? {
    var count = rest.count
    if chunk.count < count { chunk = [UInt8](repeating: 0, count: count) }
    chunk.replaceSubrange(0..<count, with: rest)
    rest.removeAll(keepingCapacity: true)
    // After a line that was cut there may be whole ones, for which nothing more has to come.
    if let end = chunk[..<count].lastIndex(of: 0x0A) { return take(0..<end + 1, of: chunk, until: count) }
    var searched = count
    while true {
      if count == chunk.count {
        if count > longestLine + 5 { return try takeCutLine(of: &chunk) }
        chunk += [UInt8](repeating: 0, count: max(count, 1))
      }
      let read = isAtEnd ? 0 : try file.read(into: &chunk, from: count)
      count += read
      if read == 0 { return count == 0 ? nil : take(0..<count, of: chunk) }
      if let end = chunk[searched..<count].lastIndex(of: 0x0A) { return take(0..<end + 1, of: chunk, until: count) }
      searched = count
    }
  }

  private mutating func takeCutLine(of chunk: inout [UInt8]) throws(FileFault) -> Range<Int> {
    let kept = longestLine + 2 + (startsWithMark(chunk) ? 3 : 0)
    var passedOver = 0
    while true {
      let count = try kept + file.read(into: &chunk, from: kept)
      passedOver += count - kept
      if passedOver > Self.mostPassedOver { throw FileFault(.longLine(Self.mostPassedOver), path: file.path) }
      if count == kept { return take(0..<kept, of: chunk) }
      guard let end = chunk[kept..<count].firstIndex(of: 0x0A) else { continue }
      rest += chunk[(end + 1)..<count]
      chunk[kept] = 0x0A
      return take(0..<kept + 1, of: chunk)
    }
  }

  private mutating func take(_ lines: Range<Int>, of chunk: [UInt8], until end: Int) -> Range<Int> {
    rest += chunk[lines.upperBound..<end]
    return take(lines, of: chunk)
  }

  private mutating func take(_ lines: Range<Int>, of chunk: [UInt8]) -> Range<Int> {
    defer { isAtStart = false }
    return startsWithMark(chunk[lines]) ? lines.dropFirst(3) : lines
  }

  private func startsWithMark(_ bytes: some Sequence<UInt8>) -> Bool {
    isAtStart && bytes.starts(with: [0xEF, 0xBB, 0xBF])
  }
}
