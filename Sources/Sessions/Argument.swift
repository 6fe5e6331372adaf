import Journal
import Lexicon

extension String {
  /// The text as one word of a shell's command line, in which nothing can act on a terminal.
  var shellQuoted: String {
    if !isEmpty, allSatisfy({ $0.isWordLetter || $0.isASCII && $0.isNumber || "-_./,:=@%+".contains($0) }) {
      return self
    }
    if Escape.visible(self) == self {
      return "'\(split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
    }
    return "$'\(Escape.visible(String(flatMap { $0 == "\\" || $0 == "'" ? "\\\($0)" : "\($0)" })))'"
  }
}

/// An option of a command with its value.
struct Argument {
  /// The name without its dashes.
  let name: String
  let value: String

  init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
}

extension [Argument] {
  /// Those of `options` that have a value.
  init(_ options: [(name: String, value: String?)]) {
    self = options.compactMap { name, value in value.map { Argument(name, $0) } }
  }

  /// The options as a shell takes them behind `command`.
  func shellLine(_ command: String...) -> String {
    (command + flatMap { ["--\($0.name)", $0.value] }).map { $0.shellQuoted }.joined(separator: " ")
  }
}
