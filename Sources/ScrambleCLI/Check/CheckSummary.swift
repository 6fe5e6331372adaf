import WordScramble

/// How many entries got which verdict.
struct CheckSummary {
  let root: RootWord
  private(set) var points = 0
  private var counts: [Verdict: Int] = [:]

  init(root: RootWord) { self.root = root }

  /// Counts lines of which nothing but that is known.
  mutating func add(notPossible count: Int) { counts[.notPossible, default: 0] += count }

  mutating func add(_ answer: Answer, times: Int = 1) {
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
