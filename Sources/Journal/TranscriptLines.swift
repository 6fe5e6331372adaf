/// Walks through the complete lines of a file and knows their numbers.
struct TranscriptLines {
  private var lines: ArraySlice<String>

  /// The number of the line that came last.
  private(set) var number = 0

  /// The number of a last line without its line feed, which is not among the lines.
  let tornLine: Int?

  init(_ bytes: [UInt8]) throws(TranscriptFault) {
    var lines: [String] = []
    var pieces = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let torn = pieces.popLast() ?? []
    for piece in pieces {
      let piece = piece.last == 0x0D ? piece.dropLast() : piece
      guard let line = String(validating: piece, as: UTF8.self), !piece.contains(0) else {
        throw TranscriptFault(lines.isEmpty ? .notATranscript : .notText, line: lines.count + 1)
      }
      lines.append(line)
    }
    tornLine = torn.isEmpty ? nil : lines.count + 1
    self.lines = lines[...]
  }

  mutating func next() -> String? {
    guard let line = lines.popFirst() else { return nil }
    number += 1
    return line
  }
}
