import Glibc

/// What came of one set of puzzles.
struct Tally {
  var puzzles = 0
  var exact = 0
  var amongTop = 0
  var letters = 0
  var right = 0
  var times: [Duration] = []

  static let heading =
    "set            puzzles  exact (95 % interval)     letters  in top 5   median  slowest (s)"

  func line(_ name: String) -> String {
    let interval = Self.wilson(exact, puzzles)
    let sorted = times.sorted()
    let median = sorted.isEmpty ? 0 : Self.seconds(sorted[sorted.count / 2])
    return Self.padded(name, 14) + Self.padded("\(puzzles)", -8) + "  "
      + Self.padded("\(Self.percent(exact, puzzles))  (\(Self.one(interval.0))-\(Self.one(interval.1)))", 24)
      + Self.padded(Self.percent(right, letters), -9) + Self.padded(Self.percent(amongTop, puzzles), -10)
      + Self.padded(Self.three(median), -9) + Self.padded(Self.three(sorted.last.map(Self.seconds) ?? 0), -9)
  }

  /// Wilson's score interval for a share, "Probable inference, the law of succession, and statistical inference" (1927).
  static func wilson(_ part: Int, _ whole: Int) -> (Double, Double) {
    guard whole > 0 else { return (0, 0) }
    let (share, count, deviations) = (Double(part) / Double(whole), Double(whole), 1.96)
    let middle = share + deviations * deviations / (2 * count)
    let half = deviations * sqrt(share * (1 - share) / count + deviations * deviations / (4 * count * count))
    let scale = 100 / (1 + deviations * deviations / count)
    return ((middle - half) * scale, (middle + half) * scale)
  }

  static func seconds(_ time: Duration) -> Double {
    Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
  }

  static func percent(_ part: Int, _ whole: Int) -> String {
    one(whole == 0 ? 0 : 100 * Double(part) / Double(whole)) + " %"
  }

  static func one(_ number: Double) -> String { "\((number * 10).rounded() / 10)" }
  static func three(_ number: Double) -> String { "\((number * 1000).rounded() / 1000)" }

  /// Filled up with spaces to a width, on the left where it is negative.
  static func padded(_ text: String, _ width: Int) -> String {
    let spaces = String(repeating: " ", count: max(0, abs(width) - text.count))
    return width < 0 ? spaces + text : text + spaces
  }
}
