import Files
import Journal
import Lexicon
import Spelling
import WordLists
import WordScramble

/// The list that roots are drawn from, and where it came from.
struct StartList {
  /// The path of the player's own list, or nil for the bundled one.
  let path: String?
  private(set) var words: WordList

  /// How many words a root has to offer, or nil where all are welcome.
  private(set) var range: WordsRange?

  /// More bytes than any list of words has that roots are drawn from; a device may go on for ever.
  private static let largest = 64 << 20
  private let bytes: [UInt8]

  init(_ path: String?, _ data: DataFolder) throws(FileFault) {
    self.path = path
    let path = path ?? data.startList
    bytes = try readFile(path, upTo: Self.largest)
    words = WordList(bytes)
  }

  /// What tells this list from another at the same place.
  var fingerprint: Fingerprint { Fingerprint(bytes) }

  /// Leaves only the roots that offer as many words as `range` says.
  mutating func narrow(to range: WordsRange, _ rules: Rules, by judge: DictionaryJudge) throws {
    guard try judge.index != nil else {
      throw Complaint(
        .usage, "roots cannot be chosen by their words", at: "the dictionary \(judge.speller.files.name)",
        "it has no word index; leave out --words-range")
    }
    let roots = try words.filter { range.contains(try judge.tally(of: $0, rules)?.words ?? 0) }
    if roots.isEmpty {
      throw Complaint(
        .usage, "no root offers \(range.description) words", at: path ?? "the bundled start list", "widen --words-range"
      )
    }
    words = WordList(words: roots)
    self.range = range
  }

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
}
