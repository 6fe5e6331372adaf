package import Journal
import Layout
import WordScramble

extension StatisticsReport {
  /// The report as one object.
  package var json: JSON {
    [
      "games": JSON(statistics.games), "words": JSON(statistics.words), "points": JSON(statistics.points),
      "bestScore": statistics.games > 0 ? JSON(statistics.bestScore) : nil,
      "gamesWithoutHints": JSON(statistics.gamesWithoutHints),
      "bestRank": JSON(statistics.bestRank?.rawValue), "usualRank": JSON(statistics.usualRank?.rawValue),
      "timed": .object(statistics.timed.map { ("\($0.key)", Self.json($0.value)) }),
      "differentWords": JSON(statistics.found.count),
      "newWords": [
        "words": JSON(statistics.found.new),
        "lengths": .object(statistics.found.newByLength.map { ("\($0.key)", JSON($0.value)) }),
        "levels": .object(statistics.found.newByLevel.map { ($0.key, JSON($0.value)) }),
      ],
      "lastWeeks": .array(lastWeeks.map { .array($0.map(day)) }),
      "streak": JSON(statistics.streak), "longestStreak": JSON(statistics.longestStreak),
      "ranks": .object(statistics.ranks.map { ($0.key.rawValue, JSON($0.value)) }),
      "dailies": .object(statistics.dailies.map { ("\($0.key)", JSON($0.value.score)) }),
      "modes": .object(statistics.modes.map { ($0.key.rawValue, Self.json($0.value)) }),
      "levels": .object(levels.map { ($0, Self.json($1)) }),
      "lengths": .object(
        statistics.lengths.map { ("\($0.key)", ["found": JSON($0.value.found), "total": JSON($0.value.total)]) }),
      "streaks": .object(
        streaks.map { (Escape.visible($0.dictionary ?? NamedDictionary.usualName), Self.json($0.statistics)) }),
      "lastDailies": .array(lastDailies.map { day($0.date).merging(Self.json($0.result)) }),
    ]
  }

  var places: JSON {
    let most = max(1, statistics.ranks.values.max() ?? 0)
    let figures = [
      (statistics.games, "game", ""), (statistics.words, "word", ""), (statistics.streak, "day", " in a row"),
      (statistics.longestStreak, "day", " at most"),
    ].map { number, noun, rest in (number, counted(number, noun).drop { $0 != " " } + rest) }
    return [
      "panel": "statistics",
      "figures": .array(figures.map { ["number": JSON($0), "title": JSON(String($1))] }),
      "lengthBars": .array(lengths.map { Self.bar($0, "\($1.found) of \($1.total)", $1.found, of: $1.total) }),
      "bars": .array(
        Rank.allCases.map { rank in
          let rounds = statistics.ranks[rank] ?? 0
          return Self.bar(rank.rawValue, "\(rounds)", rounds, of: most)
        }),
      "days": .array(calendar.isEmpty ? [] : lastWeeks.joined().map(square)),
    ]
  }

  private static func bar(_ title: String, _ figure: String, _ part: Int, of whole: Int) -> JSON {
    ["title": JSON(title), "figure": JSON(figure), "part": JSON(Double(part) / Double(max(1, whole)))]
  }

  private func square(_ date: CalendarDate) -> JSON {
    let result = statistics.dailies[date]
    let title = [date.description, result?.rank?.rawValue, result?.share.map { "\($0) %" }].compactMap { $0 }
    return [
      "title": JSON(title.joined(separator: " ")), "kind": result == nil ? "none" : nil,
      "part": JSON(Double(result?.share ?? 0) / 100),
    ]
  }

  private static func json(_ best: Statistics.Best) -> JSON {
    ["games": JSON(best.games), "bestShare": JSON(best.share), "bestScore": JSON(best.score)]
  }

  private func day(_ date: CalendarDate) -> JSON {
    let result = statistics.dailies[date]
    return [
      "date": "\(date)", "points": result.map { JSON($0.score) }, "share": JSON(result?.share),
      "rank": JSON(result?.rank?.rawValue),
    ]
  }

  private static func json(_ dailies: Statistics) -> JSON {
    ["days": JSON(dailies.streak), "longest": JSON(dailies.longestStreak), "hasToday": JSON(dailies.hasToday)]
  }

  private static func json(_ result: GameResult) -> JSON {
    func ofGoal(_ number: Int) -> JSON? { result.totalWords > 0 ? JSON(number) : nil }
    return [
      "words": JSON(result.words), "total": ofGoal(result.totalWords), "rare": ofGoal(result.rareWords),
      "totalPoints": ofGoal(result.totalPoints), "hints": result.hints > 0 ? JSON(result.hints) : nil,
    ]
  }
}
