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
