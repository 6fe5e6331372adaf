import Journal
package import Lexicon
import WordScramble

/// A list that roots are drawn from, and where it came from.
package struct StartList: CustomStringConvertible {
  /// The path of the player's own list, or nil for the bundled one.
  let path: String?
  package private(set) var words: WordList

  /// The fewest letters of a root, where roots of fewer were left out.
  private(set) var shortestRoot: Int?

  /// More bytes than any list of words has that roots are drawn from; a device may go on for ever.
  private static let largest = 64 << 20
  private let bytes: [UInt8]

  /// The list at `path`, or the bundled one, with its words folded by `orthography`.
  package init(_ path: String?, _ orthography: Orthography, _ library: any Library) throws(Diagnostic) {
    self.path = path
    if let path {
      bytes = try library.contents(of: path, upTo: Self.largest)
    } else {
      bytes = try BundledFile.startList.lines(in: library)
    }
    words = WordList(bytes, orthography)
  }

  /// The fingerprint of the list, which differs where another list is at the same place.
  var fingerprint: Fingerprint { Fingerprint(bytes) }

  /// Leaves only the roots that offer as many words as `range` says, which `judge` has an index to tell.
  mutating func narrow(to range: WordsRange, _ rules: Rules, by judge: any WordJudge) throws(Diagnostic) {
    var roots: [String] = []
    for word in words where range.contains(try judge.tally(of: word, rules)?.words ?? 0) { roots.append(word) }
    if roots.isEmpty {
      throw Diagnostic(
        .usage, "cannot draw a root from \(self)",
        because: "none offers \(range.words)", "widen --words-range")
    }
    words = WordList(words: roots)
  }

  /// Leaves only the roots of `letters` letters or more; a list of such roots stays as it is.
  mutating func narrow(toLettersFrom letters: Int) throws(Diagnostic) {
    guard let lengths = words.lengths, lengths.lowerBound < letters else { return }
    if lengths.upperBound < letters {
      throw Diagnostic(
        .usage, "cannot draw a root from \(self)", because: "none has \(counted(letters, "letter")) or more",
        "lower --min-length")
    }
    words = WordList(words: words.filter { $0.count >= letters })
    shortestRoot = letters
  }

  /// Refuses a list of the player's own that has no word. Without a bundled one there is `RootWord.fallback`.
  func requireWord() throws(Diagnostic) {
    if words.isEmpty, path != nil {
      throw Diagnostic(
        .badData, "cannot draw a root from \(self)", because: "it holds no word", "name a list of words, one a line")
    }
  }

  package var description: String { path ?? "the bundled start list" }

  /// The warning about lines that are passed over, or about a list without a word; nil where neither is so.
  var warning: Diagnostic? {
    if words.isEmpty {
      return .note(
        "cannot draw a root from \(self)", because: "it holds no word", "the root is '\(RootWord.fallback)'")
    }
    return words.rejectedLines.first.map { first in
      let lines = counted(words.rejectedLines.count, "line")
      return .note("cannot draw roots from \(lines) of \(self)", because: "line \(first) is no word", "passed over")
    }
  }
}

/// How many words a root has to offer: `60-120`, both ends included, either of which may be left out.
package struct WordsRange: CustomStringConvertible {
  package let lower: Int
  package let upper: Int

  package init?(_ text: String) {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, ends.contains(where: { !$0.isEmpty }) else { return nil }
    let numbers = ends.map { $0.isEmpty ? nil : $0.allSatisfy { $0.isASCII && $0.isNumber } ? Int($0) ?? -1 : -1 }
    // A root without a word is no root for a round.
    lower = numbers[0] ?? 1
    upper = numbers[1] ?? .max
    guard lower >= 0, upper >= lower else { return nil }
  }

  package func contains(_ count: Int) -> Bool { lower <= count && count <= upper }

  /// The range in words, such as "60 to 120 words".
  var words: String {
    upper == .max ? "\(counted(lower, "word")) or more" : "\(lower) to \(counted(upper, "word"))"
  }

  package var description: String { "\(lower)-\(upper == .max ? "" : String(upper))" }
}
