/// Splits a file into pieces of whole lines, in constant memory.
package struct LineChunks: ~Copyable, Sendable {
  private let file: InputFile
  private let longestLine: Int
  private var rest: [UInt8] = []
  private var isAtStart = true

  /// Reads pieces of `file`. Of a line that does not fit into a piece two bytes more than `longestLine` are kept: enough
  /// to see that it was too long, with a carriage return or without.
  package init(_ file: consuming InputFile, longestLine: Int) {
    self.file = file
    self.longestLine = longestLine
  }

  /// Puts the next lines into `chunk`, which has room for more than one of the longest, and answers where they are:
  /// without a byte order mark at the start of the file, the last one without its end where the file lacks it; or nil
  /// at the end of the file.
  package mutating func next(into chunk: inout [UInt8]) throws(FileFault) -> Range<Int>? {
    var count = rest.count
    chunk.replaceSubrange(0..<count, with: rest)
    rest.removeAll(keepingCapacity: true)
    var searched = 0
    while true {
      let read = try file.read(into: &chunk, from: count)
      count += read
      if read == 0 { return count == 0 ? nil : take(0..<count, of: chunk) }
      if let end = chunk[searched..<count].lastIndex(of: 0x0A) { return take(0..<end + 1, of: chunk, until: count) }
      searched = count
      if count == chunk.count { return try takeCutLine(of: &chunk) }
    }
  }

  private mutating func takeCutLine(of chunk: inout [UInt8]) throws(FileFault) -> Range<Int> {
    let kept = longestLine + 2 + (startsWithMark(chunk) ? 3 : 0)
    while true {
      let count = try kept + file.read(into: &chunk, from: kept)
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
