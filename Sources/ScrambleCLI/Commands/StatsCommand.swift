import ArgumentParser
import ScrambleFiles
import Sessions
import WordScramble

/// Tells what all games that count come to.
struct StatsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats", abstract: "Tell what your games so far come to.",
    discussion: "A game counts once it has a word, however it was left; one from a pipe counts with 'play --counted'.")

  @OptionGroup var output: FormatOption

  func run() throws {
    let statistics = Statistics(try ResultBook(StateFolder()).results(), today: .today())
    var standardOutput = OutputFile.standardOutput
    try standardOutput.write(output.format == .json ? jsonLine(Body(statistics)) : text(statistics))
    try standardOutput.flush()
  }

  private func text(_ statistics: Statistics) -> String {
    if statistics.games == 0 { return "No game has been counted yet.\n" }
    var lines = [
      "\(counted(statistics.games, "game")), \(counted(statistics.words, "word")), \(counted(statistics.points, "point"))",
      "Best score: \(counted(statistics.bestScore, "point"))",
      "Without hints: \(counted(statistics.gamesWithoutHints, "game"))",
      "Daily streak: \(counted(statistics.streak, "day")), the longest \(counted(statistics.longestStreak, "day"))",
    ]
    let ranks = Rank.allCases.compactMap { rank in statistics.ranks[rank].map { "\(rank.rawValue) \($0)" } }
    if !ranks.isEmpty { lines.append("Ranks: \(ranks.joined(separator: ", "))") }
    if !statistics.dailies.isEmpty { lines.append("Dailies, best scores:") }
    for daily in dailies(statistics) {
      let more = daily.extra == 0 ? "" : " and \(daily.extra) more"
      let words = "\(daily.words) of \(counted(daily.total, "word"))\(more)"
      lines.append("  \(daily.date)  \(counted(daily.points, "point")), \(words)")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func dailies(_ statistics: Statistics) -> [Daily] {
    let days = statistics.dailies.sorted { $0.key.dayNumber > $1.key.dayNumber }
    return days.map {
      Daily(
        date: "\($0.key)", words: $0.value.words, total: $0.value.totalWords, extra: $0.value.extraWords,
        points: $0.value.score)
    }
  }

  private struct Daily: Encodable {
    let date: String
    let words: Int
    let total: Int
    let extra: Int
    let points: Int
  }

  private struct Body: Encodable {
    let games: Int
    let words: Int
    let points: Int
    let bestScore: Int
    let gamesWithoutHints: Int
    let streak: Int
    let longestStreak: Int
    let ranks: [String: Int]
    let dailies: [String: Int]

    init(_ statistics: Statistics) {
      games = statistics.games
      words = statistics.words
      points = statistics.points
      bestScore = statistics.bestScore
      gamesWithoutHints = statistics.gamesWithoutHints
      streak = statistics.streak
      longestStreak = statistics.longestStreak
      ranks = Dictionary(uniqueKeysWithValues: statistics.ranks.map { ($0.key.rawValue, $0.value) })
      dailies = Dictionary(uniqueKeysWithValues: statistics.dailies.map { ("\($0.key)", $0.value.score) })
    }
  }
}
