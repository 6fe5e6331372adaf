import Files
import Sessions

extension Diagnostic {
  /// Says so on standard error.
  func tell() { writeToStandardError(line + "\n") }
}
