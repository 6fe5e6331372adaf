import Journal
import Lexicon
import Testing
import WordScramble

/// Rounds with a limit of time, and transcripts of them.
@Suite struct TimeTests {
  private let roots = WordList(words: ["silkworm"])
  private let judge = TestJudge(words: ["silk", "worm", "milk"])
  private let rules = Rules(timeLimit: 60)

  private func game(_ rules: Rules) throws -> Game {
    Game(.root(try RootWord("silkworm")), roots: roots, rules: rules)
  }

  @Test func `Nothing changes a round whose time is up`() throws {
    var game = try game(rules)
    try game.make(.play("silk"), at: 59_999, asking: judge)
    let letters = game.round.letters
    for move in [.undo, .shuffle, .hint(.word)] as [Move] {
      #expect(try game.make(move, at: 60_000, asking: judge) == nil)
    }
    #expect(try game.make(.play("worm"), at: 60_000, asking: judge) == .played("worm", .rejected(.timeUp(limit: 60))))
    #expect(try game.make(.reveal, at: 60_000, asking: judge) == .revealed(missed: 2, rare: 0))
    #expect(game.round.used.map(\.word) == ["silk"] && game.round.letters == letters)
    #expect(game.round.hintLevel == nil && !game.round.isRevealed)
    #expect(try game.make(.end, at: 60_000, asking: judge) == .ended(words: 1, points: 4))
  }

  @Test func `Before the time is up a reveal marks the round`() throws {
    var game = try game(rules)
    #expect(try game.make(.reveal, at: 59_999, asking: judge) == .revealed(missed: 3, rare: 0))
    #expect(game.round.isRevealed)
  }

  @Test(arguments: [
    "@60000 undo silk", "@60000 undo worm", "@60000 play worm accepted 4", "@60000 hint goal 5 zebra",
    "@60000 shuffle silkworm",
  ])
  func `What cannot have happened after the time diverges`(line: String) throws {
    let recording = try recording([line])
    #expect(recording.replay(asking: judge).divergence?.recorded.description == line)
    let (game, lost) = try recording.carriedOn(asking: judge)
    #expect(lost == [9] && game.round.used.map(\.word) == ["silk"] && game.round.hintLevel == nil)
  }

  @Test func `The clock runs on from its date until the player leaves`() throws {
    var game = try game(rules)
    #expect(game.round.clockStart == nil)
    #expect(try game.make(.runClock(1_000_000), at: 0, asking: judge) == .clockRan(1_000_000))
    try game.make(.play("silk"), at: 5_000, asking: judge)
    #expect(game.round.clockStart == 1_000_000)
    // Killed, and carried on ten seconds later.
    try game.make(.runClock(1_015_000), at: 15_000, asking: judge)
    #expect(game.round.clockStart == 1_000_000 && game.round.pauses == 0)
    try game.make(.end, at: 20_000, asking: judge)
    #expect(game.round.clockStart == nil && game.round.pauses == 0)
    try game.make(.runClock(9_000_000), at: 20_000, asking: judge)
    #expect(game.round.clockStart == 8_980_000 && game.round.pauses == 1)
    #expect(try game.make(.runClock(9_000_000), at: 60_000, asking: judge) == nil)
  }

  @Test func `A round without a time has no clock to run`() throws {
    var game = try game(Rules())
    #expect(try game.make(.runClock(1_000_000), asking: judge) == nil)
    try game.make(.end, asking: judge)
    #expect(game.round.clockStart == nil && game.round.pauses == 0)
  }

  @Test(arguments: [Int.max, 1, 0, -1, Int.min])
  func `Any limit of time can be counted`(limit: Int) throws {
    var game = try game(Rules(timeLimit: limit))
    let event = try game.make(.play("silk"), at: 999, asking: judge)
    let answer: Judgement = limit > 0 ? .accepted(.init(word: "silk", points: 4)) : .rejected(.timeUp(limit: limit))
    #expect(event == .played("silk", answer))
  }

  @Test func `A word has a letter at least`() {
    var rules = Rules(minimumLength: -3)
    #expect(rules.minimumLength == 1)
    rules.minimumLength = .min
    #expect(rules.minimumLength == 1)
  }

  /// A record with one word and then `lines`.
  private func recording(_ lines: [String]) throws -> Recording<Game> {
    let beginning = """
      word-scramble transcript 1
      instrument: scramble
      id: 0000000000000001
      minimum-length: 3
      time-limit: 60

      @0 round silkworm root 485381
      @1000 play silk accepted 4

      """
    var recording = try Recording<Game>(Transcript(parsing: Array((beginning + lines.map { "\($0)\n" }.joined()).utf8)))
    recording.start.roots = RootSource(roots)
    return recording
  }
}
