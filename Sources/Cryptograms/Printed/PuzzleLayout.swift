/// The way in which a file is divided into puzzles.
package enum PuzzleLayout: String, CaseIterable, Hashable, Sendable {
  /// Blank lines divide it, and `PuzzleParts` divides each stretch of lines between them.
  case automatic

  /// Each line is a puzzle, with the headings above it.
  case lines

  /// The whole file is one puzzle.
  case one
}
