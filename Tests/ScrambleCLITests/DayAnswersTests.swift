import TestSupport
import Testing
import WordScramble

@testable import ScrambleCLI

/// The words of a day that is over.
@Suite struct DayAnswersTests: ProgramTests {
  let scramble = Program()
  private let day = "2014-03-01"

  @Test func `The words of a day are told with the senses of those that were missed`() async throws {
    let unplayed = try await scramble("--daily", day, "--answers")
    #expect(
      unplayed.output.hasPrefix(
        """
        The daily of 2014-03-01 was handcart: 0 of 45 words, 0 of 170 points, Egg.
        You missed 45 words, common ones first:
        """))
    #expect(unplayed.status == 0 && unplayed.errors == "")
    #expect(unplayed.output.contains("\n  hand: ") && unplayed.output.contains("There were 24 rare words besides:\n"))
    _ = try await scramble("--daily", day, input: "hand\ncart\ndrat\n:new 3\n")
    let played = try await scramble("--daily", day, "--answers")
    #expect(played.output.contains("was handcart: 2 of 45 words, +1 rare, 12 of 170 points,\nCaterpillar.\n"))
    #expect(played.output.contains("  4: drat cart hand +"))
    #expect(played.output.contains("\nYou missed 43 words") && !played.output.contains("\n  hand: "))
    // Each word of the goal that was missed has a sense, and a line of its own.
    let goal = try await scramble("solve", "handcart", "--format", "json").output
    let common = try #require(goal.firstMatch(of: /"common":\[([^\]]*)\]/)).output.1.split(separator: ",")
    for word in common.map({ $0.filter(\.isLetter) }) where !["hand", "cart"].contains(word) {
      #expect(played.output.contains("\n  \(word): ") || played.output.contains("\n  \(word), "), "\(word)")
    }
    // To be told changes nothing, and the day stays as it was left.
    #expect(
      try await scramble("--daily", day).output.contains("Carrying on with the daily of \(day): handcart, 3 words"))
  }

  @Test func `A round that was played and cannot be read is told`() async throws {
    _ = try await scramble("--daily", day, input: "hand\n")
    let path = state("word-scramble/scramble-daily-\(day).txt")
    _ = try state.file("word-scramble/scramble-daily-\(day).txt", try text(of: path) + "garbage\n")
    let outcome = try await scramble("--daily", day, "--answers")
    #expect(outcome.status == 0 && outcome.output.contains("was handcart: 0 of 45 words"))
    #expect(outcome.errors.hasPrefix("scramble: cannot tell what was found on \(day): cannot read \(path) line "))
    #expect(outcome.errors.hasSuffix(": left out\n"))
    #expect(try await scramble("--root", "silkworm", input: ":answers \(day)\n").errors == outcome.errors)
  }

  @Test func `They are one object for a program`() async throws {
    _ = try await scramble("--daily", "2026-11-22", input: "rest\n")
    let object = try await scramble("--daily", "2026-11-22", "--answers", "--format", "json").output
    #expect(object.split(separator: "\n").count == 1)
    for part in [
      #""day":"2026-11-22","definitions":[{"#, #""number":1,"#,
      #""root":"stressed","score":4,"used":["rest"],"words":["#,
      #""rank":"Egg""#,
    ] { #expect(object.contains(part), "\(object.prefix(200))") }
    #expect(!(try await scramble("--daily", day, "--answers", "--format", "json").output.contains("number")))
  }

  @Test(.onOneDay)
  func `A day that is not over, and another game than the day's, are refused in a line`() async throws {
    let today = "\(CalendarDate.today())"
    for options in [["--daily"], ["--daily", today], ["--daily", "9999-12-31"]] {
      let outcome = try await scramble(options + ["--answers"])
      #expect(outcome.status == 1 && outcome.output == "")
      let date = options.last == "--daily" ? today : options[1]
      #expect(
        outcome.errors
          == "scramble: cannot tell the words of \(date): the day is not over in UTC: name an earlier day, such as "
          + "yesterday\n")
    }
    let others = try await scramble("--daily", day, "--answers", "--min-length", "4")
    #expect(others.status == 64 && others.errors.contains("day's own round, not of one with --min-length"))
    let french = ["--daily", day, "--answers", "--dictionary", "fr", "--accents"]
    #expect(try await scramble(french + ["folded"]).status == 0)
    let exact = try await scramble(french + ["exact"])
    #expect(exact.status == 64 && exact.errors.contains("day's own round, not of one with --accents"))
    for options in [["--answers"], ["--answers", "--seed", "1"], ["--daily", day, "--answers", "--unrecorded"]] {
      let outcome = try await scramble(options)
      #expect(outcome.status == 64 && outcome.errors.contains("--answers goes with --daily, and plays nothing"))
    }
  }

  @Test(.onOneDay) func `In a game they are told as well, those of yesterday where no day is named`() async throws {
    let told = try await scramble("--seed", "1", input: ":answers\n:answers \(day)\n:answers today\n:answers soon\n")
    let yesterday = CalendarDate(secondsSince1970: Int64(CalendarDate.today().dayNumber - 1) * 86_400)
    #expect(told.output.contains("The daily of \(yesterday) ("))
    #expect(told.output.contains("The daily of \(day) was handcart: 0 of 45 words"))
    #expect(told.errors.contains("the day is not over in UTC"))
    #expect(told.output.contains("A day is written as \(CalendarDate.today()), or is yesterday.\n"))
    let objects = try await scramble("--seed", "1", "--format", "json", input: ":answers \(day)\n").output
    #expect(objects.contains(#""about":"answers","answers":{"day":"2014-03-01","definitions":[{"#))
  }

  @Test func `Each dictionary has its own`() async throws {
    let told = try await scramble("--daily", day, "--answers", "--dictionary", "en_GB")
    #expect(told.output.contains("was handcart: 0 of 45 words") && told.status == 0)
  }
}
