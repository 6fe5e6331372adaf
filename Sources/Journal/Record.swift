/// One line of a transcript: what happened, as a verb and its arguments, and when, where the clock matters.
///
/// ```swift
/// print(Record(["say", "two words"], at: 1234))  // @1234 say two\x20words
/// ```
public struct Record: Hashable, Sendable, CustomStringConvertible {
  /// The verb and its arguments; each may hold any text.
  public let fields: [String]

  /// Milliseconds since the clock began to run, or nil where there is none.
  public let elapsed: Int?

  /// The most milliseconds that a record tells of: twenty days, which fit into 32 bits.
  private static let longestTime = 20 * 86_400_000

  /// A record of `fields`, `elapsed` milliseconds into a session with a clock.
  ///
  /// Bytes that are text only together become that text, as they do when the record is read.
  /// The time is brought into the range from 0 to twenty days.
  ///
  /// - Precondition: There is a verb: the first field is not empty.
  public init(_ fields: [String], at elapsed: Int? = nil) {
    precondition(fields.first?.isEmpty == false, "a record needs a verb")
    self.fields = fields.map { $0.withBytesJoined }
    self.elapsed = elapsed.map { min(max($0, 0), Self.longestTime) }
  }

  /// Reads what `description` writes, or answers nil.
  package init?(_ line: some StringProtocol) { self.init(utf8: Array(line.utf8)[...]) }

  /// Reads a line of UTF-8. Thousands of transcripts are read for statistics, so it is parted by bytes. A mark at the
  /// start of a field would also make one character with the space before it.
  init?(utf8 line: ArraySlice<UInt8>) {
    var fields: [String] = []
    fields.reserveCapacity(5)
    var elapsed: Int?
    var start = line.startIndex
    while true {
      var isEscaped = false
      var end = start
      while end < line.endIndex, line[end] != UInt8(ascii: " ") {
        if line[end] == UInt8(ascii: "\\") { isEscaped = true }
        end += 1
      }
      let text = String(decoding: line[start..<end], as: UTF8.self)
      if start == line.startIndex, line.first == UInt8(ascii: "@") {
        guard let value = Int(text.dropFirst()), (0...Self.longestTime).contains(value) else { return nil }
        elapsed = value
      } else {
        guard let field = isEscaped ? Escape.undo(text) : text, !field.isEmpty || !fields.isEmpty else { return nil }
        fields.append(field)
      }
      if end == line.endIndex { break }
      start = end + 1
    }
    if fields.isEmpty { return nil }
    self.init(fields, at: elapsed)
  }

  /// The line as it stands in a transcript, without its line feed.
  public var description: String {
    let words = [Record.verbEscape(fields[0])] + fields.dropFirst().map { Record.escape($0) }
    return ((elapsed.map { ["@\($0)"] } ?? []) + words).joined(separator: " ")
  }

  private static let escape = Escape(reserving: [" ", "\\"])

  /// A verb must not be taken for a time.
  private static let verbEscape = Escape(reserving: [" ", "\\", "@"])
}
