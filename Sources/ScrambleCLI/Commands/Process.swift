import Glibc
import Journal
import Layout
import ScrambleFiles
import Sessions

extension Diagnostic {
  /// Says so on standard error.
  func tell() { writeToStandardError(line + "\n") }

  /// Says so on standard error: where a person reads that on `screen`, in lines that break between words.
  func tell(on screen: Screen) {
    let isRead = screen.isInteractive && isatty(STDERR_FILENO) == 1
    for line in isRead ? wrapped(line, width: screen.width) : [line] { writeToStandardError(line + "\n") }
  }
}

/// `value` on a line of its own.
func jsonLine(_ value: JSON) -> String { value.text + "\n" }
