import Files
import Journal
import Lexicon
import WordLists
import WordScramble

/// The list that roots are drawn from, and where it came from.
struct StartList {
  /// The path of the player's own list, or nil for the bundled one.
  let path: String?
  let words: WordList

  private let bytes: [UInt8]

  init(_ path: String?, _ data: DataFolder) throws(FileFault) {
    self.path = path
    bytes = try readFile(path ?? data.startList)
    words = WordList(bytes)
  }

  /// What tells this list from another at the same place.
  var fingerprint: Fingerprint { Fingerprint(bytes) }

  /// Tells of lines that are passed over, and of a list that has no word.
  func warn() {
    let place = path ?? "the bundled start list"
    if words.isEmpty {
      note("the start list holds no word", place, "the root is '\(RootWord.fallback)'")
    } else if let first = words.rejectedLines.first {
      let lines = count(words.rejectedLines.count, "line")
      note("\(lines) of the start list cannot be a root", "\(place) line \(first)", "passed over")
    }
  }

  private func note(_ problem: String, _ place: String, _ remedy: String) {
    writeToStandardError(Complaint(.done, problem, at: place, remedy).line + "\n")
  }
}
