import Journal
import Layout
package import WordScramble

/// A report on all games that count, for a person and for a program.
package struct StatisticsReport {
  let statistics: Statistics
  private let today: CalendarDate

  /// The statistics for rows of days: those of the report's own dictionary first, then those of each other dictionary
  /// with which a round of a day was played.
  let streaks: [(dictionary: String?, statistics: Statistics)]

  /// The dictionary whose games alone are told, or nil for all games.
  private let dictionary: String?

  /// The report of `results` as it is on the day `today`; with the name of a dictionary, of the games that it judged.
  package init(_ results: [GameResult], today: CalendarDate, dictionary: String? = nil) {
    self.dictionary = dictionary
    self.today = today
    let usual = NamedDictionary.usualName
    let meant = dictionary == usual ? nil : dictionary
    let results = dictionary == nil ? results : results.filter { $0.dictionary == meant }
    statistics = Statistics(results, today: today, dictionary: meant)
    let others = Set(results.lazy.filter { $0.daily != nil }.compactMap { $0.dictionary }).subtracting([meant ?? usual])
    streaks =
      [(meant, statistics)] + others.sorted().map { ($0, Statistics(results, today: today, dictionary: $0)) }
  }

  /// The days of the last weeks up to today, a week a row, from Mondays on.
  var lastWeeks: [[CalendarDate]] {
    // 1970-01-01 was a Thursday.
    let monday = today.dayNumber - (today.dayNumber % 7 + 10) % 7
    return (0..<Self.weeks).reversed().map { week in
      (0..<7).map { monday - 7 * week + $0 }.filter { $0 <= today.dayNumber }.map {
        CalendarDate(secondsSince1970: Int64($0) * 86_400)
      }
    }
  }

  private static let weeks = 4
  private static let mostDailies = 7

  var levels: [(String, Statistics.Best)] {
    RootLevel.allCases.map { $0.rawValue }.compactMap { name in statistics.levels[name].map { (name, $0) } }
  }

  /// The last rounds of days, the newest first.
  var lastDailies: [(date: CalendarDate, result: GameResult)] {
    statistics.dailies.sorted { $0.key.dayNumber > $1.key.dayNumber }.prefix(Self.mostDailies).map { ($0, $1) }
  }

  /// The most rows that lengths take; longer words share the last one.
  private static let mostLengths = 6

  /// The parts of the report, in their order.
  private enum Part: CaseIterable {
    case totals, shares, lengths, ranks, timed, calendar, dailies

    /// The parts that are left out where there is no room, the first one first: it says least.
    static let spare: [Part] = [.dailies, .lengths, .timed, .ranks]

    /// Whether a front without a prompt draws bars or squares in the place of its lines.
    var isDrawn: Bool { self == .lengths || self == .ranks || self == .calendar }
  }

  /// The report in lines. Where they would be more than `most`, parts are left out, and it is told what has them.
  package func lines(width: Int, atMost most: Int = .max) -> [String] {
    var parts = Part.allCases
    var lines = parts.flatMap { self.lines(of: $0, width) }
    for part in Part.spare where lines.count > most {
      parts.removeAll { $0 == part }
      lines = parts.flatMap { self.lines(of: $0, width) } + ["'scramble stats' tells more."]
    }
    return lines
  }

  /// The report in sentences, a line each. A front without a prompt draws `figures`, bars and squares in the place of
  /// some.
  var says: [Sentence] {
    Part.allCases.flatMap { part in
      lines(of: part, .max).enumerated().map { place, line in
        let isDrawn = part.isDrawn || part == .totals && place == 0 && statistics.games > 0
        return isDrawn ? Sentence(line, marks: [Sentence.Mark(0..<line.count, "prompt")]) : Sentence(line)
      }
    }
  }

  private func lines(of part: Part, _ width: Int) -> [String] {
    switch part {
    case .totals: return totals(width)
    case .shares: return list("Best share of the goal", best, width: width)
    case .lengths:
      let rows = lengths.map { (text: "\($0): \($1.found) of \($1.total)", part: $1.found, of: $1.total) }
      return section("Found by length", rows, width)
    case .ranks:
      let most = statistics.ranks.values.max() ?? 0
      let ranks = statistics.bestRank.flatMap { best in statistics.usualRank.map { (best, $0) } }
      let title = "Ranks reached" + (ranks.map { ", \($0.rawValue) at best, \($1.rawValue) as a rule" } ?? "")
      let rows = Rank.allCases.compactMap { rank in
        statistics.ranks[rank].map { (text: "\(rank.rawValue): \($0)", part: $0, of: most) }
      }
      return section(title, rows, width)
    case .timed: return table(timed, heading: "Against the clock:", width: width)
    case .calendar: return table(calendar, heading: "Last weeks:", width: width)
    case .dailies:
      let days = lastDailies.map { "\($0) \($1.share.map { "\($0) %" } ?? counted($1.score, "point"))" }
      return list("Last dailies", days, width: width)
    }
  }

  private func totals(_ width: Int) -> [String] {
    if statistics.games == 0 {
      let judged = dictionary.map { " with the dictionary \(Self.shown($0))" } ?? ""
      return wrapped("No game\(judged) has been counted yet.", width: width)
    }
    let totals = [
      "\(counted(statistics.games, "game")), \(counted(statistics.words, "word")), \(counted(statistics.points, "point"))",
      "Without hints: \(counted(statistics.gamesWithoutHints, "game")). " + streak(streaks[0].dictionary, statistics),
    ]
    let others = streaks.dropFirst().map { streak($0.dictionary, $0.statistics) }
    let new =
      statistics.found.new == 0 ? "" : ", \(statistics.found.new) of them new in the last \(FoundWords.days) days"
    let different = "\(counted(statistics.found.count, "different word"))\(new)"
    let words = newWords.isEmpty ? wrapped("\(different).", width: width) : list(different, newWords, width: width)
    return (totals + others).flatMap { wrapped($0, width: width) } + words
  }

  /// How many words are new, by their letters and by the level of the rounds.
  private var newWords: [String] {
    statistics.found.newByLength.sorted { $0.key < $1.key }.map { "\(counted($0.key, "letter")) \($0.value)" }
      + RootLevel.allCases.compactMap { level in
        statistics.found.newByLevel[level.rawValue].map { "\(level.rawValue) \($0)" }
      }
  }

  /// The best of the rounds against the clock, a row for each number of seconds.
  private var timed: [[String]] {
    if statistics.timed.isEmpty { return [] }
    return [["", "games", "points", "share"]]
      + statistics.timed.sorted { $0.key < $1.key }.map { seconds, best in
        ["\(seconds) s", "\(best.games)", "\(best.score)", best.share.map { "\($0) %" } ?? "-"]
      }
  }

  /// The share of the goal on each day of the last weeks, a row a week; nothing where no day was played.
  var calendar: [[String]] {
    if lastWeeks.joined().allSatisfy({ statistics.dailies[$0] == nil }) { return [] }
    return [["", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]]
      + lastWeeks.map { week in
        ["\(week[0])"]
          + week.map { day in
            statistics.dailies[day].map { result in result.share.map { "\($0) %" } ?? "\(result.score)" } ?? "-"
          }
      }
  }

  /// Rows in columns below a heading, which stands in the first cell; nothing where the screen is too narrow.
  private func table(_ rows: [[String]], heading: String, width: Int) -> [String] {
    if rows.isEmpty { return [] }
    let rows = [[heading] + rows[0].dropFirst()] + rows.dropFirst().map { ["  \($0[0])"] + $0.dropFirst() }
    let lead = rows.map { $0[0].columns }.max() ?? 0
    let cell = rows.flatMap { $0.dropFirst() }.map { $0.columns }.max() ?? 0
    let lines = rows.map { row in
      row.dropFirst().reduce(row[0].padded(to: lead)) { $0 + "  " + $1.alignedRight(to: cell) }
    }
    return lines.contains { $0.columns > width } ? [] : lines
  }

  /// A name of any length from a file, as it can be shown.
  private static func shown(_ dictionary: String) -> String { Escape.visible.beginning(60, of: dictionary) }

  /// Items behind a title, none of which is broken.
  private func list(_ title: String, _ items: [String], width: Int) -> [String] {
    if items.isEmpty { return [] }
    // Nothing is broken at a blank that does not break.
    func replacing(_ sign: Character, by other: Character, _ text: String) -> String {
      String(text.map { $0 == sign ? other : $0 })
    }
    let whole = items.map { $0.columns < width ? replacing(" ", by: "\u{A0}", $0) : $0 }
    return wrapped("\(title): \(whole.joined(separator: ", ")).", width: width).map {
      replacing("\u{A0}", by: " ", $0)
    }
  }

  private func streak(_ dictionary: String?, _ statistics: Statistics) -> String {
    let name = dictionary.map { " (\(Self.shown($0)))" } ?? ""
    return "Daily streak\(name): \(counted(statistics.streak, "day")), "
      + "the longest \(counted(statistics.longestStreak, "day"))."
  }

  private var best: [String] {
    let modes = GameResult.Mode.allCases.compactMap { mode in statistics.modes[mode].map { (mode.title, $0) } }
    return (modes + levels).map { name, best in
      "\(name) \(best.share.map { "\($0) %" } ?? "unknown") (\(counted(best.games, "game")))"
    }
  }

  /// The words that were found of those to find, by their letters.
  var lengths: [(title: String, found: GameResult.Found)] {
    let all = statistics.lengths.sorted { $0.key < $1.key }
    var rows = all.prefix(Self.mostLengths).map { (title: counted($0.key, "letter"), found: $0.value) }
    if all.count > Self.mostLengths {
      let rest = all.dropFirst(Self.mostLengths - 1)
      let sum = rest.reduce(into: GameResult.Found(found: 0, total: 0)) {
        $0.found += $1.value.found
        $0.total += $1.value.total
      }
      rows[Self.mostLengths - 1] = ("\(rest.first!.key) letters or more", sum)
    }
    return rows
  }

  /// Rows below a title, if there are any: a number in words and a bar of its size behind it, which says nothing that
  /// the number does not.
  private func section(_ title: String, _ rows: [(text: String, part: Int, of: Int)], _ width: Int) -> [String] {
    if rows.isEmpty { return [] }
    let column = (rows.map { $0.text.columns }.max() ?? 0) + 4
    let room = min(Self.longestBar, width - column)
    let bars = rows.flatMap { text, part, whole in
      let length = whole > 0 ? min(room, (part * room + whole - 1) / whole) : 0
      let bar = String(repeating: Self.sign, count: max(0, length))
      return length > 0 ? ["  \(text)".padded(to: column) + bar] : wrapped("  \(text)", width: width)
    }
    return wrapped("\(title):", width: width) + bars
  }

  private static let sign: Character = "#"
  private static let longestBar = 40
}

extension GameResult.Mode {
  /// The name of the mode for a player.
  fileprivate var title: String { self == .ownRoot ? "own root" : rawValue }
}
