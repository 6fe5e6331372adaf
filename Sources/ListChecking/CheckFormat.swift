import Journal
import Layout
import Lexicon
import ScrambleFiles
import Sessions
import WordScramble

/// How `check` writes entries: aligned for a person, as columns, or as JSON, each on a line of its own.
package enum CheckFormat: String, CaseIterable, Sendable {
  case text, tsv, json

  func line(for entry: CheckedEntry) -> String {
    let verdict = entry.answer.verdict.rawValue
    switch self {
    case .text:
      let words = [entry.word.padded(to: 15), verdict.padded(to: 12), entry.explanation]
      return words.joined(separator: " ").withoutBlanksAtEnd + "\n"
    case .tsv: return "\(entry.word)\t\(verdict)\t\(entry.points)\t\(entry.detail)\n"
    case .json:
      let missing = entry.answer.verdict == .notPossible ? entry.detail : ""
      return "{\"word\":\(quoted(entry.word)),\"verdict\":\"\(verdict)\",\"points\":\(entry.points),"
        + "\"missing\":\(quoted(missing)),\"detail\":\(quoted(entry.detail))}\n"
    }
  }

  func line(for summary: CheckSummary) -> String {
    let fields = summary.fields
    switch self {
    case .text: return fields.map { "\($0.name) \($0.value)" }.joined(separator: ", ") + "\n"
    case .tsv: return fields.map { "\($0.name)\t\($0.value)" }.joined(separator: "\t") + "\n"
    case .json:
      let pairs = fields.map { "\"\($0.name)\":\($0.name == "root" ? quoted($0.value) : $0.value)" }
      return "{\(pairs.joined(separator: ","))}\n"
    }
  }

  private func quoted(_ text: String) -> String { JSON.string(text).text }
}

extension CheckedEntry {
  /// Judges `line`, or answers nil for a blank one. A line that was cut has no chance, whatever it holds.
  init?<Fault>(
    _ line: LineReader.Line, in round: inout Round, isReal: (String) throws(Fault) -> Bool
  ) throws(Fault) {
    let text = String(preserving: line.bytes) + (line.isCut ? "…" : "")
    guard let answer = try round.play(text, isReal: isReal) else { return nil }
    self.init(word: Escape.visible(text.folded), answer: answer)
  }

  fileprivate var explanation: String {
    switch answer {
    case .accepted: counted(points, "point")
    case .rejected(.notPossible): "missing \(detail)"
    case .rejected(.notOriginal): "as word \(detail)"
    case .rejected(.tooShort): "at least \(detail) letters"
    case .rejected: ""
    }
  }
}

/// Which entries are wanted.
package enum CheckSelection: String, CaseIterable, Sendable {
  case accepted, rejected

  package func includes(_ isAccepted: Bool) -> Bool { isAccepted == (self == .accepted) }
}

/// How many entries got which verdict.
struct CheckSummary {
  let root: RootWord
  private(set) var points = 0
  private var counts: [Verdict: Int] = [:]

  init(root: RootWord) { self.root = root }

  /// Counts lines of which nothing but that is known.
  mutating func add(notPossible count: Int) { counts[.notPossible, default: 0] += count }

  mutating func add(_ answer: Judgement, times: Int = 1) {
    counts[answer.verdict, default: 0] += times
    if case .accepted(let play) = answer { points += play.points * times }
  }

  /// Names and values in the order in which they are written; `time-up` does not occur without a clock.
  var fields: [(name: String, value: String)] {
    let verdicts = Verdict.allCases.filter { $0 != .timeUp }
    return [("root", "\(root)"), ("words", "\(counts.values.reduce(0, +))")]
      + verdicts.map { ($0.rawValue, "\(counts[$0, default: 0])") } + [("points", "\(points)")]
  }
}

/// One line of a word list and its judgement.
struct CheckedEntry {
  /// The word in lower case, fit to be shown.
  let word: String
  let answer: Judgement

  /// The judgement of the same word when it comes again, as the word of the number `number` if it was accepted.
  func again(number: Int, _ rules: Rules) -> CheckedEntry {
    guard case .accepted = answer, !rules.allowsRepeats else { return self }
    return CheckedEntry(word: word, answer: .rejected(.notOriginal(number: number)))
  }

  var points: Int {
    if case .accepted(let play) = answer { play.points } else { 0 }
  }

  /// The detail that the verdict leaves open, such as the missing letters, fit to be shown.
  var detail: String {
    if case .rejected(let rejection) = answer { Escape.visible(rejection.detail) } else { "" }
  }
}
