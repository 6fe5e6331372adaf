/// A picture that takes the place of the one before it while single keys are read.
package struct KeyPicture: Sendable {
  package let lines: [String]

  /// The number of the line in which the cursor stands, and its column there, both counted from 0.
  package let cursor: (line: Int, column: Int)

  package init(lines: [String], cursor: (line: Int, column: Int)) {
    self.lines = lines
    self.cursor = cursor
  }
}
