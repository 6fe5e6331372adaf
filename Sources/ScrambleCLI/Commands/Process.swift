import Glibc
import Layout
import ScrambleFiles
import Sessions
import WordLists

extension Setup {
  /// What this process finds.
  static func here() throws -> Setup {
    Setup(data: try DataFolder.find(), state: StateFolder(), isTyped: isatty(STDIN_FILENO) == 1)
  }
}

extension Diagnostic {
  /// Says so on standard error.
  func tell() { writeToStandardError(line + "\n") }
}

/// `value` on a line of its own.
func jsonLine(_ value: JSON) -> String { value.text + "\n" }
