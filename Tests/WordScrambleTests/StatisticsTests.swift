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

  @Test func `Extra words stand on a record only where there are any`() throws {
    let solution = Solution(of: try RootWord("silkworm"), rules: Rules(), found: [KnownWord("silk")])
    var round = Round(root: try RootWord("silkworm"))
    var fields: [Int] = []
    for word in ["silk", "rim"] {
      round.play(word) { _ in true }
      let result = GameResult(round, .seed(1), solution: solution, finished: today, id: "/a game:1")
      #expect(GameResult(Record("\(result.record)")!) == result)
      #expect(result.points == 4 && result.score == round.score)
      fields.append(result.record.fields.count)
    }
    #expect(fields == [8, 10])
    let statistics = Statistics(
      [GameResult(round, .daily(today), solution: solution, finished: today, id: "")], today: today)
    #expect(statistics.points == 7 && statistics.words == 2 && statistics.bestScore == 7)
    #expect(statistics.ranks == [.goldenSilk: 1])
  }

  @Test(arguments: [
    "2026-11-21 - 1 2 3 4 0 x 1 y", "2026-11-21 - 1 2 3 4 0 x 1 2 3", "", "2026-11-21", "2026-02-30 - 1 2 3 4 0 x",
    "2026-11-21 moon 1 2 3 4 0 x", "2026-11-21 - a 2 3 4 0 x",
    "2026-11-21 - -1 2 3 4 0 x", "2026-11-21 - 1 2 3 4 0 x y",
  ])
  func `What is no result is none`(line: String) {
    #expect(Record(line).flatMap { GameResult($0) } == nil)
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
      (["2024-02-28", "2024-02-29", "2024-03-01"], 0, 3), (["2025-12-31", "2026-01-01"], 0, 2),
    ] as [([String], Int, Int)])
  func `A streak is days in a row up to today or yesterday`(days: [String], streak: Int, longest: Int) {
    let statistics = Statistics(days.map { result(points: 1, daily: $0, finished: $0) }, today: today)
    #expect(statistics.streak == streak)
    #expect(statistics.longestStreak == longest)
  }

  private func result(points: Int, daily: String?, finished: String) -> GameResult {
    let daily = daily ?? "-"
    return GameResult(Record([finished, daily, "1", "78", "\(points)", "292", "0", "/games/\(points) x:1"]))!
  }
}
