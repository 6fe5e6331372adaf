import Journal
import Layout
import ScrambleFiles
import Sessions

extension Diagnostic {
  /// Says so on standard error.
  func tell() { writeToStandardError(line + "\n") }
}

/// `value` on a line of its own.
func jsonLine(_ value: JSON) -> String { value.text + "\n" }
