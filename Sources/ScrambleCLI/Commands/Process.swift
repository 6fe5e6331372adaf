import FoundationEssentials
import Glibc
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

/// `value` as JSON on one line, its keys in alphabetical order, so that the same value gives the same bytes.
func jsonLine(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
}
