import Journal
import Layout
import Lexicon
import Testing
import WordScramble

@testable import Sessions

/// The report of all games in words and as an object.
@Suite struct StatisticsReportTests {
  private let today = CalendarDate("2026-11-26")!

  @Test func `A calendar has the last weeks, and rounds against the clock have a table of their own`() throws {
    let report = StatisticsReport(
      [
        try result(["silk", "milk"], on: "2026-11-23", .daily), try result(["silk"], on: "2026-11-08", .daily),
        try result(["milk", "oil", "rim"], on: "2026-11-24", .timed, seconds: 60),
        try result(["oil"], on: "2026-11-24", .timed, seconds: 300), try result(["irk"], on: "2026-11-01", .ownRoot),
      ], today: today)
    let lines = report.lines(width: 80)
    #expect(lines.contains("5 different words, 3 of them new in the last 7 days: 3 letters 2, 4 letters 1."))
    #expect(lines.contains("Ranks reached, Moth at best, Cocoon as a rule:"))
    #expect(
      lines.suffix(9) == [
        "Against the clock:   games  points   share",
        "  60 s                   1      10    58 %",
        "  300 s                  1       3    17 %",
        "Last weeks:    Mon   Tue   Wed   Thu   Fri   Sat   Sun",
        "  2026-11-02     -     -     -     -     -     -  23 %",
        "  2026-11-09     -     -     -     -     -     -     -",
        "  2026-11-16     -     -     -     -     -     -     -",
        "  2026-11-23  47 %     -     -     -",
        "Last dailies: 2026-11-23 47 %, 2026-11-08 23 %.",
      ])
    #expect(report.lines(width: 30).allSatisfy { $0.columns <= 30 })
    #expect(
      StatisticsReport([try result(["silk"], on: "2026-10-01", .daily)], today: today).lines(width: 80).count < 12)
  }

  @Test func `On a small screen parts are left out, and what has them is told`() throws {
    let results = try [60, 120, 300].map { try result(["silk", "oil"], on: "2026-11-24", .timed, seconds: $0) }
    let report = StatisticsReport(results + [try result(["oil"], on: "2026-11-25", .daily)], today: today)
    let all = report.lines(width: 80)
    let some = report.lines(width: 80, atMost: 16)
    #expect(all.count > 16 && some.count <= 16 && some.last == "'scramble stats' tells more.")
    #expect(report.lines(width: 80, atMost: all.count) == all)
  }

  @Test func `Where nothing was played, nothing is best`() throws {
    let text = StatisticsReport([], today: today).json.text
    #expect(text.contains(#""games":0"#) && !text.contains("best"), "\(text)")
  }

  @Test func `A program has it all`() throws {
    let report = StatisticsReport(
      [
        try result(["silk", "milk"], on: "2026-11-23", .daily),
        try result(["oil"], on: "2026-11-24", .timed, seconds: 300),
      ], today: today)
    let text = report.json.text
    for part in [
      #""bestRank":"Moth""#, #""usualRank":"Moth""#, #""timed":{"300":{"bestScore":3,"bestShare":17,"games":1}}"#,
      #""differentWords":3"#, #""newWords":{"lengths":{"3":1,"4":2},"levels":{},"words":3}"#,
      #"[{"date":"2026-11-23","points":8,"rank":"Moth","share":47},{"date":"2026-11-24"},{"date":"2026-11-25"},"#,
    ] { #expect(text.contains(part), "\(part) in \(text)") }
  }

  @Test func `A program is told no share of a goal that is not on record`() throws {
    let text = StatisticsReport([try result(["silk"], on: "2026-11-23", .daily, goal: [])], today: today).json.text
    #expect(text.contains(#""lastDailies":[{"date":"2026-11-23","points":4,"words":1}]"#), "\(text)")
    #expect(text.contains(#""modes":{"daily":{"bestScore":4,"games":1}}"#), "\(text)")
  }

  /// A round of silkworm with seventeen points to find.
  private func result(
    _ words: [String], on day: String, _ mode: GameResult.Mode, seconds: Int? = nil, goal: [Move] = [.tally]
  ) throws -> GameResult {
    let day = CalendarDate(day)!
    var game = Game(.root(try RootWord("silkworm")), roots: WordList(words: []), rules: Rules(timeLimit: seconds))
    for move in words.map(Move.play) + [.count(day)] + goal { _ = try game.make(move, asking: FewWords()) }
    return GameResult(game.round, mode: mode, daily: mode == .daily ? day : nil)!
  }
}

/// Knows five words of silkworm.
private final class FewWords: Judge {
  private let words = ["silk", "milk", "oil", "rim", "irk"].map { KnownWord($0) }

  func isReal(_ word: String) -> Bool { words.contains { $0.text == word } }

  func solution(of root: RootWord, _ rules: Rules) -> Solution? { Solution(of: root, rules: rules, found: words) }
}
