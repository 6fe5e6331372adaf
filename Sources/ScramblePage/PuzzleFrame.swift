import FoundationEssentials

/// A frame with the text of a puzzle, or a piece of it: no line of it is a command, whatever it says.
struct PuzzleFrame: Decodable {
  let puzzle: String

  /// Whether nothing of the puzzle follows.
  let isLast: Bool

  /// Reads a frame; nil where it is a line.
  init?(_ frame: String) {
    guard frame.hasPrefix("{"), let read = try? JSONDecoder().decode(PuzzleFrame.self, from: Data(frame.utf8)) else {
      return nil
    }
    self = read
  }
}
