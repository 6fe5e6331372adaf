/// Splits a file into lines, however they end, in constant memory.
public struct LineReader: ~Copyable {
  /// One line without its end.
  public struct Line {
    public let bytes: ArraySlice<UInt8>

    /// The number of the line, counted from 1.
    public let number: Int

    /// Whether the line was longer than the limit; `bytes` is its beginning then.
    public let isCut: Bool
  }

  private let file: InputFile
  private let limit: Int
  private var buffer: [UInt8]
  private var unread = 0..<0
  private var number = 0
  private var isAtEnd = false

  /// Reads lines of `file`, of each no more than `limit` bytes. A byte order mark before the first one is dropped.
  public init(_ file: consuming InputFile, limit: Int = 4096) {
    self.file = file
    self.limit = limit
    buffer = [UInt8](repeating: 0, count: max(1 << 16, 2 * limit))
  }

  /// The next line, or nil at the end of the file.
  public mutating func next() throws(FileFault) -> Line? {
    var searched = 0
    while true {
      let rest = unread.dropFirst(searched)
      if let end = buffer[rest].firstIndex(of: 0x0A) { return take(unread.lowerBound..<end, next: end + 1) }
      searched = unread.count
      if searched > limit { return try takeCutLine() }
      if isAtEnd { return unread.isEmpty ? nil : take(unread, next: unread.upperBound) }
      try fill()
    }
  }

  private mutating func take(_ range: Range<Int>, next: Int) -> Line {
    unread = next..<unread.upperBound
    number += 1
    var bytes = buffer[range]
    if number == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    if bytes.last == 0x0D { bytes = bytes.dropLast() }
    return Line(bytes: bytes.prefix(limit), number: number, isCut: bytes.count > limit)
  }

  private mutating func takeCutLine() throws(FileFault) -> Line {
    let beginning = Array(buffer[unread].prefix(limit))
    repeat {
      unread = 0..<0
      try fill()
    } while !isAtEnd && !buffer[unread].contains(0x0A)
    let end = buffer[unread].firstIndex(of: 0x0A).map { $0 + 1 } ?? unread.upperBound
    unread = end..<unread.upperBound
    number += 1
    return Line(bytes: beginning[...], number: number, isCut: true)
  }

  private mutating func fill() throws(FileFault) {
    if unread.lowerBound > 0 {
      buffer.replaceSubrange(0..<unread.count, with: Array(buffer[unread]))
      unread = 0..<unread.count
    }
    var chunk = [UInt8](repeating: 0, count: buffer.count - unread.upperBound)
    let count = try file.read(into: &chunk)
    buffer.replaceSubrange(unread.upperBound..<unread.upperBound + count, with: chunk[..<count])
    unread = 0..<unread.upperBound + count
    isAtEnd = count == 0
  }
}
