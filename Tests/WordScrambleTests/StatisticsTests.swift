import Lexicon
import Testing
import WordScramble

@Suite struct StatisticsTests {
  private let today = CalendarDate("2026-11-21")!

  @Test func `A result is what is on record of its round`() throws {
    let judge = TestJudge(words: ["silk", "worm", "milk", "oil", "rim"], rare: ["rim"])
    let round = try played(["silk", "worm", "rim", "oil"], .count(today), .undo, .hint(.masked), .tally, by: judge)
    let result = try #require(GameResult(round, mode: .seeded, level: "easy", dictionary: "de_DE"))
    #expect(result.words == 2 && result.points == 8 && result.rareWords == 1 && result.rarePoints == 3)
    #expect(result.totalWords == 4 && result.totalPoints == 15 && result.score == round.score && result.hints == 3)
    #expect(result.lengths == [3: .init(found: 0, total: 1), 4: .init(found: 2, total: 3)])
    #expect(result.begun == today && result.mode == .seeded && result.level == "easy" && result.dictionary == "de_DE")
    // Rare words count towards rank and share.
    #expect(result.share == 73 && result.rank == Rank(score: 11, of: 15))
    let revealed = try played(["silk"], .count(today), .reveal, .tally, by: judge)
    #expect(GameResult(revealed, mode: .seeded)?.hints == 6 && GameResult(revealed, mode: .seeded)?.totalWords == 4)
  }

  @Test func `A round counts with a word, where it is on record that it does, and totals may be unknown`() throws {
    #expect(GameResult(try played(["silk"], .tally), mode: .other) == nil)
    #expect(GameResult(try played([], .count(today)), mode: .other) == nil)
    let unknown = try #require(GameResult(try played(["silk"], .count(today)), mode: .other))
    #expect(unknown.words == 1 && unknown.share == nil && unknown.rank == nil && unknown.lengths.isEmpty)
  }

  @Test func `A round of a day that is told a second time is an ordinary one`() throws {
    let daily = try result(["silk"], daily: "2026-11-21", begun: "2026-11-21")
    #expect(daily.asOrdinary.daily == nil && daily.asOrdinary.mode == .other && daily.asOrdinary.points == 4)
    let other = try result(["silk"], daily: nil, begun: "2026-11-21")
    #expect(other.asOrdinary == other)
  }

  @Test func `Totals are sums and the best is kept`() throws {
    let statistics = Statistics(
      [
        try result(["silk", "worm"], daily: nil, begun: "2026-11-01"),
        try result(["silk", "worm", "milk"], daily: "2026-11-02", begun: "2026-11-05"),
        try result(["silk"], daily: "2026-11-02", begun: "2026-11-06"),
      ], today: today)
    #expect(statistics.games == 3 && statistics.words == 6)
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
  func `A streak is days in a row up to today or yesterday`(days: [String], streak: Int, longest: Int) throws {
    let statistics = Statistics(try days.map { try result(["silk"], daily: $0, begun: $0) }, today: today)
    #expect(statistics.streak == streak)
    #expect(statistics.longestStreak == longest)
  }

  @Test func `Each dictionary has a streak of its own`() throws {
    let results = [
      try result(["silk"], daily: "2026-11-21", begun: "2026-11-21", dictionary: "de_DE"),
      try result(["silk"], daily: "2026-11-20", begun: "2026-11-20"),
      try result(["silk"], daily: "2026-11-20", begun: "2026-11-20", dictionary: "de_DE"),
    ]
    let german = Statistics(results, today: today, dictionary: "de_DE")
    #expect(german.streak == 2 && german.hasToday)
    let english = Statistics(results, today: today)
    #expect(english.streak == 1 && !english.hasToday && english.games == 3)
  }

  @Test func `The usual rank is one that half of the rounds reached, and the best is kept`() throws {
    #expect(Statistics([GameResult](), today: today).usualRank == nil)
    let judge = TestJudge(words: ["silk", "worm", "milk", "oil", "rim", "row", "owl", "sir", "irk", "ilk"])
    let rounds = try [
      ["oil"], ["oil", "rim"], ["silk", "worm", "milk", "oil", "rim", "row", "owl", "sir", "irk", "ilk"],
    ]
    .map { GameResult(try played($0, .count(today), .tally, by: judge), mode: .ownRoot)! }
    #expect(rounds.map(\.rank) == [.caterpillar, .spinner, .goldenSilk])
    let statistics = Statistics(rounds, today: today)
    #expect(statistics.bestRank == .goldenSilk && statistics.usualRank == .spinner)
    #expect(Statistics(rounds.prefix(2), today: today).usualRank == .spinner)
    #expect(Statistics(rounds.prefix(1), today: today).usualRank == rounds[0].rank)
  }

  @Test func `Words are new that were never found before the last seven days`() throws {
    let results = [
      try result(["silk", "worm"], daily: nil, begun: "2026-11-01"),
      try result(["silk", "oil"], daily: nil, begun: "2026-11-15"),
      try result(["worm", "milk", "rim"], daily: nil, begun: "2026-11-14"),
      try result(["silk"], daily: nil, begun: "2026-11-20", dictionary: "de_DE"),
      try result(["rim", "irk"], daily: nil, begun: "2026-11-21", level: "easy"),
    ]
    let found = Statistics(results, today: today).found
    #expect(found.count == 7 && found.new == 3 && found.newByLength == [3: 2, 4: 1] && found.newByLevel == ["easy": 1])
    #expect(Statistics(results.reversed(), today: today).found == found)
  }

  @Test func `Rounds against the clock are told by their seconds`() throws {
    let results = try [(60, ["silk"]), (60, ["silk", "worm"]), (300, ["oil"])].map { seconds, words in
      var game = Game(
        .root(try RootWord("silkworm")), roots: WordList(words: []), rules: Rules(timeLimit: seconds))
      for move in words.map(Move.play) + [.count(today)] { _ = try game.make(move, asking: TestJudge.anything) }
      return GameResult(game.round, mode: .timed)!
    }
    let timed = Statistics(results, today: today).timed
    #expect(timed.mapValues(\.games) == [60: 2, 300: 1] && timed.mapValues(\.score) == [60: 8, 300: 3])
    #expect(Statistics([try result(["silk"], daily: nil, begun: "2026-11-21")], today: today).timed.isEmpty)
  }

  private func result(
    _ words: [String], daily: String?, begun: String, dictionary: String? = nil, level: String? = nil
  ) throws -> GameResult {
    let daily = daily.map { CalendarDate($0)! }
    let round = try played(words, .count(CalendarDate(begun)!))
    return GameResult(round, mode: daily == nil ? .other : .daily, daily: daily, level: level, dictionary: dictionary)!
  }

  /// A round of silkworm with `words`, and `moves` behind them.
  private func played(
    _ words: [String], _ moves: Move..., by judge: TestJudge = .anything
  ) throws -> Round {
    var game = Game(.root(try RootWord("silkworm")), roots: WordList(words: []))
    for move in words.map(Move.play) + moves { _ = try game.make(move, asking: judge) }
    return game.round
  }
}
