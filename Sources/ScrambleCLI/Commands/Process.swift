import FoundationEssentials
import Glibc
import ScrambleFiles
import Sessions
import Spelling
import Terminal
import WordLists

extension Setup {
  /// What this process finds.
  static func here() throws -> Setup {
    Setup(data: try DataFolder.find(), state: StateFolder(), isTyped: isatty(STDIN_FILENO) == 1)
  }
}

extension DictionaryJudge {
  /// A judge that shows on the terminal how far it has come with long work.
  static func showingProgress(
    _ speller: any SpellChecker, _ data: DataFolder, patience: Int = quick
  ) -> DictionaryJudge {
    let line = ProgressLine(besideResults: false)
    return DictionaryJudge(speller, data, patience: patience) { count in
      if count.asked == count.all {
        line.finish()
      } else {
        line.show("asked about \(count.asked * 100 / count.all) % of \(count.all) arrangements")
      }
    }
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
