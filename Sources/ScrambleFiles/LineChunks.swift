/// Splits a file into chunks of whole lines, in constant memory.
package struct LineChunks: ~Copyable, Sendable {
  private let file: InputFile
  private let longestLine: Int
  private var rest: [UInt8] = []
  private var isAtStart = true

  /// Whether the end has come. At a terminal what is read behind it would be typed for somebody else.
  private var isAtEnd = false

  /// Splits `file`. A line that does not fit into a chunk is cut after `longestLine` and two more bytes, so that the
  /// reader of the line sees that it was too long, even where the first of the two is a carriage return. A line of
  /// which more than `mostPassedOver` bytes are cut off is a fault.
  package init(_ file: consuming InputFile, longestLine: Int) {
    self.file = file
    self.longestLine = longestLine
  }

  /// The most bytes of a line that are cut off: in a device a line may have no end.
  static let mostPassedOver = 16 << 20

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
      isAtEnd = read == 0
      if isAtEnd { return count == 0 ? nil : take(0..<count, of: chunk) }
      if let end = chunk[searched..<count].lastIndex(of: 0x0A) { return take(0..<end + 1, of: chunk, until: count) }
      searched = count
    }
  }

  private mutating func takeCutLine(of chunk: inout [UInt8]) throws(FileFault) -> Range<Int> {
    let kept = longestLine + 2 + (startsWithMark(chunk) ? 3 : 0)
    var passedOver = 0
    while true {
      let count = try isAtEnd ? kept : kept + file.read(into: &chunk, from: kept)
      passedOver += count - kept
      if passedOver > Self.mostPassedOver { throw FileFault(.longLine(Self.mostPassedOver), path: file.path) }
      isAtEnd = count == kept
      if isAtEnd { return take(0..<kept, of: chunk) }
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
