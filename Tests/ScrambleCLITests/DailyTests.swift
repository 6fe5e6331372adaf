import Glibc
import ScrambleFiles
import TestSupport
import Testing
import WordScramble

@testable import ScrambleCLI
@testable import Sessions

/// The round of a day, which is dealt once.
@Suite struct DailyTests: ProgramTests {
  let scramble = Program()
  private var path: String { state("word-scramble/scramble-daily-\(day).txt") }
  private let day = "2014-03-01"

  @Test func `A day's round is carried on, and counts once`() async throws {
    let first = try await scramble("--daily", day, "--counted", input: "cart\n")
    #expect(first.output.hasPrefix("Root word: handcart (daily of \(day))\n"))
    let second = try await scramble("--daily", day, "--counted", input: "hand\n")
    #expect(second.output.hasPrefix("Carrying on with the daily of \(day): handcart, 1 word, 4 points.\n"))
    #expect(second.status == 0 && second.errors == "")
    #expect(try await scramble("stats").output.hasPrefix("1 game, 2 words, 8 points\n"))
    #expect(try await scramble("resume").output.contains("2 words, 8 points"))
    #expect(try await scramble("replay", path).status == 0)
  }

  @Test func `A day's round that was revealed is shown as such, and not dealt again`() async throws {
    _ = try await scramble("--daily", day, "--counted", input: "cart\n:reveal\n")
    let before = try await scramble("stats").output
    let again = try await scramble("--daily", day, "--counted", input: "hand\n:undo\n:new 7\n")
    #expect(
      again.output.hasPrefix(
        "The daily of \(day) has been revealed, so no more words count.\nhandcart: 1 of 45 words, 4 of 170 points, "))
    #expect(again.output.contains("The words have been shown. :new begins another round.\n"))
    #expect(again.output.contains("Root word: ") && again.status == 0)
    #expect(try await scramble("stats").output == before)
  }

  @Test func `Behind a day's round comes another one each time, and behind a seeded one the same`() async throws {
    func seeds(_ arguments: String...) async throws -> Set<Substring> {
      var seeds: Set<Substring> = []
      for _ in 0..<2 {
        let outcome = try await Program(state: TemporaryFolder())(arguments, input: ":new\n:seed\n")
        try seeds.insert(#require(outcome.output.split(separator: "\n").last { $0.contains("--seed ") }))
      }
      return seeds
    }
    #expect(try await seeds("--daily", day).count == 2)
    #expect(try await seeds("--seed", "7").count == 1)
  }

  @Test func `A round that another run has is told in one line, and nothing counts twice`() async throws {
    let outcome = try await onThread { [state, day] in
      let first = try LiveProgram(["--daily", day, "--counted", "--format", "json"], state: state)
      // Not even a word has to be played.
      while !first.hasSaid("\"round\""), first.listen() {}
      let second = try runToEnd(["--daily", day, "--counted"], ["hand"], state: state)
      first.type("cart")
      first.hangUp()
      _ = first.waitForEnd()
      return second
    }
    #expect(outcome.status == 74)
    #expect(
      outcome.said
        == "scramble: the daily of \(day) is being played elsewhere: another run has "
        + "\(state("word-scramble/scramble-daily-\(day).txt")): end the other run first, or play with --unrecorded\n")
    #expect(try await scramble("stats").output.hasPrefix("1 game, 1 word, 4 points\n"))
    #expect(try await scramble("--daily", day, input: "").output.contains("handcart, 1 word, 4 points"))
  }

  @Test func `Many runs of one day at once count once`() async throws {
    let turnedAway = try await onThread { [state, day] in
      let programs = try (1...8).map { _ in
        try LiveProgram(["--daily", day, "--counted", "--format", "json"], state: state)
      }
      // The one that has the round holds it until all others have asked for it.
      for program in programs {
        while !program.hasSaid("\"round\""), !program.hasSaid(" is being played elsewhere: "), program.listen() {}
      }
      for program in programs {
        program.type("cart")
        program.hangUp()
      }
      return programs.count { $0.waitForEnd() == 74 && $0.hasSaid(" is being played elsewhere: ") }
    }
    #expect(turnedAway == 7)
    #expect(try await scramble("stats").output.hasPrefix("1 game, 1 word, 4 points\n"))
  }

  @Test func `A file of one's own begins the day's round anew, and counts as an ordinary one even on the shelf`()
    async throws
  {
    let own = state("own.txt")
    let first = try await scramble("--daily", day, "--counted", "--transcript", own, input: "cart\nhand\n")
    #expect(first.errors == "" && first.output.hasPrefix("Root word: handcart"))
    let again = try await scramble("--daily", day, "--counted", input: "hand\n")
    #expect(again.errors == "" && again.output.hasPrefix("Root word: handcart"))
    let stats = try await scramble("stats").output
    #expect(stats.hasPrefix("1 game, 1 word, 4 points\n") && stats.hasSuffix("Last dailies: \(day) 2 %.\n"))
    _ = try state.file("word-scramble/scramble-own.txt", try text(of: own))
    let both = try await scramble("stats").output
    #expect(both.hasPrefix("2 games, 3 words, 12 points\n") && both.hasSuffix("Last dailies: \(day) 2 %.\n"))
    #expect(both.contains("Best share of the goal: daily 2 % (1 game), other 4 % (1 game)."))
  }

  @Test func `A copy of the day's round that was carried on is the day's`() async throws {
    _ = try await scramble("--daily", day, "--counted", input: "cart\n")
    let copy = try state.file("word-scramble/scramble-copy.txt", try text(of: path))
    _ = try await scramble("resume", copy, "--counted", input: "hand\n")
    let stats = try await scramble("stats").output
    #expect(stats.hasPrefix("1 game, 2 words, 8 points\n") && stats.hasSuffix("Last dailies: \(day) 4 %.\n"))
  }

  @Test func `A day's round that was begun and did not count does so when it is carried on`() async throws {
    _ = try await scramble("--daily", day, input: "cart\n")
    #expect(try await scramble("stats").output == "No game has been counted yet.\n")
    _ = try await scramble("--daily", day, "--counted", input: "hand\n")
    #expect(try await scramble("stats").output.hasSuffix("Last dailies: \(day) 4 %.\n"))
  }

  @Test func `A day's round whose transcript was deleted is dealt again`() async throws {
    _ = try await scramble("--daily", day, "--counted", input: "cart\n")
    _ = unsafe unlink(path)
    let again = try await scramble("--daily", day, "--counted", input: "hand\n")
    #expect(again.output.hasPrefix("Root word: handcart (daily of \(day))\n") && again.errors == "")
    #expect(try await scramble("stats").output.hasPrefix("1 game, 1 word, 4 points\n"))
  }

  @Test(.onOneDay) func `Yesterday is a day`() async throws {
    let outcome = try await scramble.shell("$SCRAMBLE --daily yesterday < /dev/null; date --utc --date yesterday +%F")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.first?.hasSuffix("(daily of \(lines.last ?? ""))") == true, "\(outcome.output)")
  }

  @Test func `Rounds of days have numbers from a Sunday on, and each dictionary has its own`() async throws {
    let games = [["--daily", "2026-11-22"], ["--daily", "2026-11-25", "--dictionary", "en_GB"], ["--daily", day]]
    var titles: [String] = []
    for game in games {
      let lines = try await scramble(game, input: ":reveal\n").output.split(separator: "\n")
      titles.append(String(lines.last { $0.hasPrefix("Word Scramble") } ?? ""))
    }
    #expect(
      titles == [
        "Word Scramble 1, 2026-11-22", "Word Scramble 4 (en_GB), 2026-11-25", "Word Scramble of 2014-03-01",
      ])
    let other = try await scramble("--daily", "2026-11-25", "--min-length", "4", input: ":reveal\n")
    #expect(other.output.contains("\nWord Scramble of 2026-11-25\n"))
  }

  @Test func `An unrecorded game deals the day's round afresh`() async throws {
    _ = try await scramble("--daily", day, "--counted", input: "cart\n")
    let kept = try await scramble("stats").output
    let outcome = try await scramble("--daily", day, "--unrecorded", input: "hand\n")
    #expect(outcome.output.hasPrefix("Root word: handcart (daily of \(day))\n") && outcome.errors == "")
    #expect(try await scramble("stats").output == kept)
    #expect(try await scramble("--daily", day).output.contains("handcart, 1 word, 4 points"))
  }

  @Test func `Other rules are another game than the day's, which stays as it is`() async throws {
    _ = try await scramble("--daily", day, input: "cart\n")
    let outcome = try await scramble("--daily", day, "--min-length", "4", input: "hand\n")
    #expect(outcome.output.hasPrefix("Root word: handcart (daily of \(day))\n"))
    #expect(outcome.errors.hasPrefix("scramble: this is another game than that of the day: it has --min-length 4: "))
    #expect(try await scramble("--daily", day).output.contains("handcart, 1 word, 4 points"))
  }

  @Test func `Each dictionary has a round of the day, carried on and counted for itself`() async throws {
    _ = try await scramble("--daily", day, "--counted", input: "cart\n")
    let british = try await scramble("--daily", day, "--dictionary", "en_GB", "--counted", input: "cart\n")
    #expect(british.output.hasPrefix("Root word: handcart (daily of \(day))\n") && british.errors == "")
    let again = try await scramble("--daily", day, "--dictionary", "en_GB", "--counted", input: "hand\n")
    #expect(again.output.hasPrefix("Carrying on with the daily of \(day): handcart, 1 word, 4 points.\n"))
    #expect(try await scramble("stats").output.contains("Best share of the goal: daily 4 % (2 games)."))
    #expect(try await scramble("stats", "--dictionary", "en_GB").output.hasPrefix("1 game, 2 words, 8 points\n"))
    try state.dictionary(words: ["cart", "handcart"])
    let own = ["--daily", day, "--dictionary", state("own"), "--words", try state.file("list", "handcart\n")]
    #expect(try await scramble(own, input: "cart\n").errors.contains("it has --words "))
  }

  @Test(.onOneDay) func `The streak is shown with the day's round where it counts`() async throws {
    let today = CalendarDate.today()
    let days = (1...3).map { CalendarDate(secondsSince1970: Int64(today.dayNumber - $0) * 86_400) }
    for day in days { try await play(day, on: day) }
    let first = try await Program()("--daily", "--counted", "--format", "json")
    #expect(first.output.contains("\"daysInRow\":1") && !first.output.contains("in a row"))
    let piped = try await scramble("--daily", "--unrecorded")
    #expect(!piped.output.contains("in a row"))
    let counted = try await scramble("--daily", "--counted")
    #expect(counted.output.contains("(daily of \(today)). Spinner makes it day 4 in a row.\n"))
    let json = try await scramble("--daily", "--counted", "--format", "json")
    #expect(json.output.contains("\"daysInRow\":4"))
    let revealed = try await scramble("--daily", "--unrecorded", input: ":reveal\n")
    #expect(revealed.output.contains(" %, Egg, revealed\nscramble --daily \(today)\n"))
    #expect(try await scramble("stats").output.contains("Daily streak: 3 days, the longest 3 days."))
    let root = try #require(counted.output.firstMatch(of: /Root word: (\w+)/)).output.1
    let words = try await scramble("solve", String(root)).output
    let played = try await scramble("--daily", "--counted", input: words)
    #expect(played.output.contains(", Golden Silk, no hints, 4 days in a row\nscramble --daily \(today)\n"))
    let again = try await scramble("--daily", "--counted", "--format", "json")
    #expect(again.output.contains(" Day 4 in a row."))
    #expect(try await scramble("stats").output.contains("Daily streak: 4 days, the longest 4 days."))
    #expect(try await scramble("--daily", "\(days[0])", "--counted").output.contains("in a row") == false)
  }

  @Test func `A day with a word and nothing else is in no row`() async throws {
    let date = CalendarDate(day)!
    try await play(date, on: date, "cart\n:reveal\n")
    #expect(try await scramble("stats").output.contains("the longest 0 days."))
  }

  @Test func `A day's round counts for the day on which it was begun, whenever it is carried on`() async throws {
    let date = CalendarDate(day)!
    // As one that was begun at 23:59.
    try await play(date, on: date)
    let late = try await scramble("--daily", day, "--counted", input: "hand\n")
    #expect(late.output.hasPrefix("Carrying on with the daily of \(day): "))
    #expect(try await scramble("stats").output.contains("the longest 1 day."))
    try await play(CalendarDate("2014-03-02")!, on: CalendarDate("2014-03-03")!)
    #expect(try await scramble("stats").output.contains("the longest 1 day."))
    try await play(CalendarDate("2014-02-28")!, on: CalendarDate("2014-02-28")!)
    #expect(try await scramble("stats").output.contains("the longest 2 days."))
  }

  @Test(arguments: [
    "", "nonsense\n", "word-scramble transcript 1\ninstrument: anagram\nid: 0000000000000001\ndictionary: x\n\nx\n",
  ])
  func `What stands in the place of a day's round and is none is set aside`(content: String) async throws {
    _ = try state.folder("word-scramble")
    let path = try state.file("word-scramble/scramble-daily-\(day).txt", content)
    let outcome = try await scramble("--daily", day, "--counted", input: "cart\n")
    #expect(outcome.status == 0 && outcome.output.hasPrefix("Root word: handcart (daily of \(day))\n"))
    #expect(
      content.isEmpty
        ? outcome.errors == ""
        : outcome.errors.hasPrefix("scramble: cannot read \(path): the round of \(day) is damaged: kept as \(path).da"))
    #expect(try await scramble("--daily", day).output.contains("handcart, 1 word, 4 points"))
  }

  @Test func `A day's round whose last line broke off is carried on without it`() async throws {
    _ = try await scramble("--daily", day, input: "cart\n")
    try replaceFile(path, with: try readFile(path) + Array("play han".utf8))
    let outcome = try await scramble("--daily", day, input: "hand\n")
    #expect(outcome.errors == "scramble: the last line of \(path) broke off: dropped\n")
    #expect(try await scramble("replay", path).status == 0)
  }

  @Test func `A folder where a day's round should be, or no state folder at all, is borne`() async throws {
    let folder = try state.folder("word-scramble/scramble-daily-\(day).txt")
    let outcome = try await scramble("--daily", day, input: "cart\n")
    #expect(outcome.status == 0 && outcome.errors.contains(folder) && outcome.errors.contains(": dealt again\n"))
    let homeless = Program(state: state, variables: ["XDG_STATE_HOME": "/proc/nowhere"])
    let unkept = try await homeless("--daily", day, input: "cart\n")
    #expect(unkept.status == 0 && unkept.errors.split(separator: "\n").count == 1)
    #expect(unkept.errors.hasPrefix("scramble: this session is not recorded: "))
  }

  @Test func `Rounds of days to come are borne`() async throws {
    for day in ["2099-01-01", "2099-01-02"] { try await play(CalendarDate(day)!, on: CalendarDate(day)!) }
    let stats = try await scramble("stats")
    #expect(stats.output.hasPrefix("2 games, ") && stats.errors == "")
    #expect(stats.output.contains("Daily streak: 0 days, the longest 0 days."))
  }

  /// Plays the round of `date` as it would have been begun on the day `begun`.
  ///
  /// - Parameter input: what is played, or nil for all words that there are.
  private func play(_ date: CalendarDate, on begun: CalendarDate, _ input: String? = nil) async throws {
    let root = try #require(try await scramble("--daily", "\(date)").output.firstMatch(of: /Root word: (\w+)/)).output.1
    let words = try await scramble("solve", String(root)).output
    _ = try await scramble("--daily", "\(date)", "--counted", input: input ?? words)
    let path = state("word-scramble/scramble-daily-\(date).txt")
    let recorded = try text(of: path)
    #expect(recorded.contains(/\ncounts .*\n/))
    try replaceFile(path, with: Array(recorded.replacing(/\ncounts .*\n/, with: "\ncounts \(begun)\n").utf8))
  }

  @Test(.atTerminal, arguments: [SIGHUP, SIGTERM, SIGKILL, SIGINT, 0])
  func `A day's round counts however its terminal is left, and is carried on`(signal: CInt) async throws {
    let stats = try await onThread { [state, day] in
      let (program, terminal, _) = try LiveProgram.atTerminal(["--daily", day], state: state)
      try terminal.type("cart\n", at: "> ")
      try terminal.type("han", at: "4> ")
      try terminal.wait(for: "han")
      if signal == 0 {
        program.hangUpTerminal()
      } else {
        program.kill(signal)
      }
      let status = program.waitForEnd()
      #expect(status == 128 + (signal == 0 ? SIGHUP : signal))
      return try runToEnd(["stats"], [], state: state)
    }
    #expect(stats.said.hasPrefix("1 game, 1 word, 4 points\n"))
    #expect(try await scramble("--daily", day).output.contains("handcart, 1 word, 4 points"))
  }
}
