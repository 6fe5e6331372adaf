@testable import Anagrams
@testable import Lexicon
@testable import ScrambleFiles
@testable import WordLists

/// Tells how well clues are read: how often the right fodder is offered, how often the right indicator, and how often
/// an anagram is offered where there is none.
///
/// Arguments: the file of clues; `--failures` shows what was read otherwise, of the clues that may be looked at while
/// the reader is improved.
@main
struct ClueAccuracy {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let path = arguments.first { !$0.hasPrefix("--") } ?? "Benchmarks/ClueAccuracy/clues.tsv"
    let clues = String(decoding: try readFile(path), as: UTF8.self).split(separator: "\n").compactMap(SampleClue.init)
    let data = try DataFolder.find()
    let list = try IndicatorList(data.indicatorText())
    let answers = try data.answers()
    let definitions = try data.definitions()
    let clock = ContinuousClock()
    var times: [(duration: Duration, clue: String)] = []
    print(Tally.heading)
    for set in ["tuned", "held-out"] {
      var tallies: [SampleClue.Kind: Tally] = [:]
      for sample in clues where sample.set == set {
        let clue = try Clue(sample.text)
        var readings: [ClueReading] = []
        // The best of three, because other programs run beside.
        let durations = (0..<3).map { _ in
          clock.measure { readings = clue.readings(list, knowing: answers, definitions) }
        }
        times.append((durations.min() ?? .zero, sample.text))
        let isRight = tallies[sample.kind, default: Tally()].count(readings, of: clue, sample)
        if !isRight, set == "tuned", arguments.contains("--failures") { show(readings, of: clue, sample) }
      }
      for kind in SampleClue.Kind.allCases { print(tallies[kind]?.line("\(set), \(kind.rawValue)") ?? "") }
    }
    times.sort { $0.duration < $1.duration }
    if let slowest = times.last {
      let median = milliseconds(times[times.count / 2].duration)
      print("reading a clue: median \(median), at most \(milliseconds(slowest.duration)), for '\(slowest.clue)'")
    }
  }

  private static func show(_ readings: [ClueReading], of clue: Clue, _ sample: SampleClue) {
    print("  \(sample.text): \(sample.fodder)")
    for reading in readings.prefix(4) {
      let told = reading.indicators.map { clue.phrase($0) }
      let added = reading.added.map { "+\(String($0.letters))" }.joined()
      let removed = reading.removed.map { "-\(String($0.letters))" } ?? ""
      print(
        "    \(reading.isFolded ? "folded" : "open  ") \(clue.phrase(reading.fodder)) \(added)\(removed) \(reading.surplus) \(told)"
      )
    }
  }

  private static func milliseconds(_ duration: Duration) -> String {
    let hundredths = Int(duration / .microseconds(10))
    return "\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10) ms"
  }
}

/// A clue whose reading is known.
struct SampleClue {
  enum Kind: String, CaseIterable {
    case pure
    case compound
    case other
  }

  let set: String
  let kind: Kind
  let text: String
  let fodder: String
  let indicator: String

  /// A line of the file, or nil for a remark.
  init?(_ line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard line.first != "#", fields.count >= 4, let kind = Kind(rawValue: String(fields[1])) else { return nil }
    set = String(fields[0])
    self.kind = kind
    text = String(fields[3])
    fodder = fields.count > 4 ? Self.plain(fields[4]) : ""
    indicator = fields.count > 5 ? Self.plain(fields[5]) : ""
  }

  /// The letters of a phrase and the spaces between them.
  static func plain(_ text: some StringProtocol) -> String {
    text.lowercased().filter { $0.isLetter || $0 == " " }
  }
}

/// The results of the clues of one kind.
struct Tally {
  private var clues = 0
  private var first = 0
  private var inThree = 0
  private var unfolded = 0
  private var offered = 0
  private var marked = 0

  static let heading = """
    set                   clues   right fodder: first   in three   unfolded   at all   with its indicator   unfolded offers
    """

  /// Counts the readings of a clue, and answers whether they are right.
  mutating func count(_ readings: [ClueReading], of clue: Clue, _ sample: SampleClue) -> Bool {
    clues += 1
    let open = readings.filter { !$0.isFolded }
    if sample.kind == .other {
      if !open.isEmpty { unfolded += 1 }
      return open.isEmpty
    }
    let wanted = sample.fodder.filter(\.isLetter).sorted()
    let place = readings.firstIndex { reading in
      let fodder = reading.fodder.flatMap { clue.words[$0].letters }
      return fodder.sorted() == wanted
    }
    guard let place else { return false }
    offered += 1
    if place == 0 { first += 1 }
    if place < 3 { inThree += 1 }
    if !readings[place].isFolded { unfolded += 1 }
    let told = readings[place].anagram.map { SampleClue.plain(clue.phrase($0)) } ?? ""
    let isMarked = !told.isEmpty && (sample.indicator.contains(told) || told.contains(sample.indicator))
    if isMarked { marked += 1 }
    return place == 0 && isMarked
  }

  func line(_ name: String) -> String {
    let isAnagram = offered > 0
    let shares = isAnagram ? [first, inThree, unfolded, offered].map(percent) : Array(repeating: "-", count: 4)
    let indicators = isAnagram ? "\(offered == 0 ? 0 : 100 * marked / offered) %" : "-"
    let widths = [22, 11, 11, 9, 21, 18]
    let cells = shares + [indicators, isAnagram ? "-" : percent(unfolded)]
    let row = zip(cells, widths).map { String(repeating: " ", count: max(0, $1 - $0.count)) + $0 }.joined()
    return name + String(repeating: " ", count: max(0, 22 - name.count)) + "\(clues)".padded(5) + row
  }

  private func percent(_ part: Int) -> String { "\((100 * part + clues / 2) / max(clues, 1)) %" }
}

extension String {
  /// The text, filled up with spaces on the left.
  fileprivate func padded(_ width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
}
