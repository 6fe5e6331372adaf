import Cryptograms
import Files
import Journal
import Sessions
import Synchronization

/// The cryptograms of a file, one after the other, with blank lines between them.
final class PuzzleReader: Sendable {
  /// The most bytes of a cryptogram: one character takes up to four.
  private static let longest = 4 * Cryptogram.mostScalars

  private struct State: ~Copyable {
    var lines: LineReader
  }

  private let state: Mutex<State>
  private let place: String

  /// - Parameter place: what the file is called.
  init(_ file: consuming InputFile, place: String) {
    state = Mutex(State(lines: LineReader(file, limit: Self.longest)))
    self.place = place
  }

  /// The next cryptogram without the blank lines around it, or nil at the end of the file.
  func next() throws -> String? {
    try state.withLock { state in
      var lines: [String] = []
      var size = 0
      while let line = try state.lines.next() {
        let text = String(preserving: line.bytes)
        if text.allSatisfy(\.isWhitespace) {
          if lines.isEmpty { continue }
          break
        }
        lines.append(text)
        size += text.unicodeScalars.count + 1
        if line.isCut || size > Cryptogram.mostScalars + 1 {
          throw Diagnostic(
            .badData, "cannot read \(place) line \(line.number)",
            because: "the cryptogram has more than \(Cryptogram.mostScalars) characters",
            "part the puzzles by blank lines")
        }
      }
      return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }
  }
}
