import Journal
import Lexicon
import Testing
import WordScramble

@Suite struct StatisticsTests {
  private let today = CalendarDate("2026-11-21")!

  @Test func `A result survives being written and read`() throws {
    let daily = result(points: 7, daily: "2026-11-20", finished: "2026-11-21")
    #expect(GameResult(daily.record) == daily)
    let other = result(points: 0, daily: nil, finished: "2026-11-21")
    #expect(GameResult(other.record) == other)
  }

  @Test func `What is not as usual survives being written and read`() throws {
    let words = ["silk", "worm", "rim"].map { KnownWord($0, tier: $0 == "rim" ? .rare : .goal) }
    let solution = Solution(of: try RootWord("silkworm"), rules: Rules(), found: words)
    var round = Round(root: try RootWord("silkworm"), rules: Rules(timeLimit: 60))
    for word in ["silk", "rim"] {
      round.play(word) { _ in true }
      let result = GameResult(
        round, .seed(1), solution: solution, finished: today, id: "/a game:1", level: "easy", dictionary: "de DE")
      #expect(GameResult(Record("\(result.record)")!) == result)
      #expect(result.points == 4 && result.score == round.score && result.lengths == [4: .init(found: 1, total: 2)])
      #expect(result.mode == .timed && result.timeLimit == 60 && result.level == "easy" && result.dictionary == "de DE")
    }
    let unknown = GameResult(round, .seed(1), solution: nil, finished: today, id: "")
    #expect(GameResult(Record("\(unknown.record)")!) == unknown && unknown.share == nil && unknown.rank == nil)
  }

  @Test func `Rare words count towards rank and share`() throws {
    let solution = Solution(
      of: try RootWord("silkworm"), rules: Rules(), found: [KnownWord("silk"), KnownWord("rim", tier: .rare)])
    var round = Round(root: try RootWord("silkworm"))
    for word in ["silk", "rim"] { round.play(word) { _ in true } }
    let result = GameResult(round, .daily(today), solution: solution, finished: today, id: "")
    let statistics = Statistics([result], today: today)
    #expect(result.share == 175)
    #expect(statistics.points == 7 && statistics.words == 2 && statistics.bestScore == 7)
    #expect(statistics.ranks == [.goldenSilk: 1] && statistics.modes[.daily]?.share == 175)
  }

  @Test func `A line of release 1.0.0, one of a later release, and one between two are read`() throws {
    let old = try #require(GameResult(Record("2026-11-20 2026-11-20 2 40 8 152 0 /g\\x20x:1")!))
    #expect(old.daily == CalendarDate("2026-11-20") && old.mode == .daily && old.lengths.isEmpty && old.score == 8)
    #expect(GameResult(Record("2026-11-20 - 2 40 8 152 0 /g:1")!)?.mode == .other)
    let between = try #require(GameResult(Record("2026-11-20 - 2 40 8 152 0 /g:1 3 11")!))
    #expect(between.rareWords == 3 && between.rarePoints == 11)
    let later = try #require(GameResult(Record("2026-11-20 - 2 40 8 152 0 /g:1 mood=good mode=duel lengths=4:2/3")!))
    #expect(later.mode == .other && later.lengths == [4: .init(found: 2, total: 3)])
  }

  @Test func `A round that is kept again keeps its day, and what it counted as`() throws {
    let first = result(points: 4, daily: nil, finished: "2026-11-20")
    let second = result(points: 8, daily: "2026-11-21", finished: "2026-11-21")
    #expect(first.again(second).daily == nil && first.again(second).finished == first.finished)
    #expect(first.again(second).mode == .other && first.again(second).points == 8)
    #expect(second.again(second) == second)
  }

  @Test func `Totals are sums and the best is kept`() {
    let statistics = Statistics(
      [
        result(points: 8, daily: nil, finished: "2026-11-01"),
        result(points: 12, daily: "2026-11-02", finished: "2026-11-05"),
        result(points: 4, daily: "2026-11-02", finished: "2026-11-06"),
      ], today: today)
    #expect(statistics.games == 3)
    #expect(statistics.points == 24)
    #expect(statistics.bestScore == 12)
    #expect(statistics.dailies.map { $0.value.points } == [12])
    #expect(statistics.streak == 0 && statistics.longestStreak == 0)
  }

  @Test(
    arguments: [
      (["2026-11-21"], 1, 1), (["2026-11-20", "2026-11-19"], 2, 2), (["2026-11-19", "2026-11-18"], 0, 2),
      (["2026-11-21", "2026-11-19", "2026-11-18", "2026-11-17"], 1, 3), ([], 0, 0),
      (["2026-11-21", "2026-11-22", "2026-11-23"], 1, 1), (["2026-11-22", "9999-12-31"], 0, 0),
      (["2024-02-28", "2024-02-29", "2024-03-01"], 0, 3), (["2025-12-31", "2026-01-01"], 0, 2),
    ] as [([String], Int, Int)])
  func `A streak is days in a row up to today or yesterday`(days: [String], streak: Int, longest: Int) {
    let statistics = Statistics(days.map { result(points: 1, daily: $0, finished: $0) }, today: today)
    #expect(statistics.streak == streak)
    #expect(statistics.longestStreak == longest)
  }

  @Test func `Each dictionary has a streak of its own`() {
    let results = ["2026-11-21", "2026-11-20 ", "2026-11-20"].map { day in
      let line = "\(day.prefix(10)) \(day.prefix(10)) 1 2 4 8 0 \(day.count)\(day.prefix(10))"
      return GameResult(Record(line + (day.count > 10 ? "" : " dictionary=de_DE"))!)!
    }
    let german = Statistics(results, today: today, dictionary: "de_DE")
    #expect(german.streak == 2 && german.hasToday && german.streakWithToday == 2)
    let english = Statistics(results, today: today)
    #expect(english.streak == 1 && !english.hasToday && english.streakWithToday == 2 && english.games == 3)
  }

  private func result(points: Int, daily: String?, finished: String) -> GameResult {
    let daily = daily ?? "-"
    return GameResult(Record([finished, daily, "1", "78", "\(points)", "292", "0", "/games/\(points) x:1"]))!
  }
}
