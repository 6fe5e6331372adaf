import FoundationEssentials
import Sessions

/// A frame with the text of a puzzle, or a piece of it: no line of it is a command, whatever it says.
struct PuzzleFrame: Decodable {
  let puzzle: String

  /// Whether nothing of the puzzle follows.
  let isLast: Bool

  /// Reads a frame; nil where it is a line.
  ///
  /// - Throws: `Diagnostic` where it begins like the text of a puzzle and is no such object.
  init?(_ frame: String) throws(Diagnostic) {
    guard frame.hasPrefix("{\"puzzle\"") else { return nil }
    do {
      self = try JSONDecoder().decode(PuzzleFrame.self, from: Data(frame.utf8))
    } catch {
      throw Diagnostic(.usage, "cannot understand the puzzle of the page", "load the page again")
    }
  }
}
