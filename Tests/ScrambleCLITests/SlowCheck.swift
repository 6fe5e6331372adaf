import Journal
import Lexicon
import WordScramble

@testable import ListChecking

/// The slow check that `LetterSieve` and `VerdictRows` are compared with: every line is decoded and judged by the
/// rules, one by one.
struct SlowCheck {
  /// A line with its judgement; a blank one has none.
  struct Line {
    let range: Range<Int>
    let verdict: Verdict?
    let row: [UInt8]
    let isASCII: Bool

    /// Whether the line is shown in its row byte by byte, apart from white space around it and from case.
    let isPrintable: Bool
  }

  private let round: Round

  init(_ root: RootWord) { round = Round(root: root, rules: Rules(minimumLength: 1, allowsRepeats: true)) }

  func lines(of text: [UInt8]) -> [Line] {
    var ranges = text.split(separator: 0x0A, omittingEmptySubsequences: false).map(\.indices)
    if ranges.last?.isEmpty == true { ranges.removeLast() }
    return ranges.map { line(text, $0) }
  }

  private func line(_ text: [UInt8], _ range: Range<Int>) -> Line {
    var bytes = text[range]
    if bytes.last == 0x0D { bytes = bytes.dropLast() }
    let isASCII = bytes.allSatisfy { $0 < 0x80 }
    let word = String(preserving: bytes).folded
    let isPrintable = isASCII && word.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
    if bytes.count > LetterSieve.longestLine {
      return Line(range: range, verdict: .notPossible, row: [], isASCII: isASCII, isPrintable: false)
    }
    if word.isEmpty { return Line(range: range, verdict: nil, row: [], isASCII: isASCII, isPrintable: isPrintable) }
    let rejection = round.firstBrokenRule(by: word, isReal: { _ in true })
    let verdict = rejection?.verdict ?? .accepted
    let row = "\(Escape.visible(word))\t\(verdict.rawValue)\t0\t\(Escape.visible(rejection?.detail ?? ""))\n"
    return Line(range: range, verdict: verdict, row: Array(row.utf8), isASCII: isASCII, isPrintable: isPrintable)
  }
}
