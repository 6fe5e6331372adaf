import Glibc
import ScrambleFiles
import TestSupport
import Testing

/// A round whose time runs out while nobody plays: its transcript says that the clock stood there when it was left.
@Suite struct TimeUpTests: ProgramTests {
  let scramble = Program()

  @Test func `The time that is left is told, not the whole of it`() async throws {
    let path = try await game(leftAfter: 54_000)
    let outcome = try await scramble("resume", path, input: ":rules\n")
    #expect(outcome.output.contains("You have 6 seconds left."), "\(outcome.output)")
  }

  @Test func `What the round came to is told when it is carried on, and nothing changes it`() async throws {
    let path = try await game(leftAfter: 61_000)
    let outcome = try await scramble("resume", path, input: ":undo\nworm\n:undo\n:shuffle\n:hint 5\n:reveal\n:undo\n")
    let refusal = """
      Time is up: You had 60 seconds, you know! :new begins another round.

      """
    let score = "silkworm: 1 of 48 words, 4 of 185 points, Larva, 6 points to Caterpillar.\n"
    let sheet = """
      By length: 3: 0/15, 4: 1/25, 5: 0/8.
      To share:
      Word Scramble: silkworm
      3 □□□□□  4 ■□□□□  5 □□□□□
      1 of 48 words, 2 %, Larva, no hints
      scramble --root silkworm --time 60

      """
    let beginning = """
      The round silkworm is over: 1 word, 4 points.
      \(score)\(sheet)The time is up. :reveal shows what you missed, :new begins another round.

      """
    let refusals = String(repeating: refusal, count: 5)
    #expect(outcome.output.hasPrefix(beginning + refusals + "You missed 47 words, common ones first:\n"))
    #expect(
      outcome.output.hasSuffix(
        "\n" + score + sheet + refusal + score))
    #expect(try await scramble("replay", path).status == 0)
    #expect(try await scramble("resume", path, input: ":list\n").output.contains("\n  4 silk\n"))
  }

  @Test func `A program is told the same`() async throws {
    let path = try await game(leftAfter: 61_000)
    let outcome = try await scramble("resume", path, "--format", "json", input: ":undo\nworm\n")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 4)
    for line in lines[1...2] {
      #expect(line.contains("\"kind\":\"rejected\"") && line.contains("\"verdict\":\"time-up\""))
    }
    #expect(lines[0].contains("\"total\":48") && lines[0].contains("\"secondsLeft\":0"))
    #expect(lines[2].contains("\"word\":\"worm\""))
  }

  @Test func `Of several answers to a line those to commands name no word`() async throws {
    let outcome = try await scramble("resume", try await game(leftAfter: 61_000), input: "worm :undo\n")
    let refusal = "Time is up: You had 60 seconds, you know! :new begins another round.\n"
    #expect(outcome.output.contains("\n'worm': \(refusal)\(refusal)"), "\(outcome.output)")
  }

  @Test func `Another round has its own time`() async throws {
    let path = try await game(leftAfter: 61_000)
    let outcome = try await scramble("resume", path, input: "worm\n:new silkworm\nworm\n:undo\n")
    #expect(outcome.output.contains("\nYou have 60 seconds.\n"))
    #expect(outcome.output.contains("\nTook worm back. 0 of 48, 4 points to Larva.\n"))
  }

  @Test func `A round whose time is up counts as one without help, though its words are looked at`() async throws {
    _ = try await scramble("--root", "silkworm", "--time", "60", "--counted", input: "silk\n")
    let path = state.transcripts()[0]
    try replaceFile(path, with: Array(try text(of: path).replacing(/@\d+ end/, with: "@61000 end").utf8))
    for _ in 1...2 { _ = try await scramble("resume", path, "--counted", input: ":reveal\n") }
    #expect(try await scramble("stats").output.contains("\nWithout hints: 1 game."))
  }

  @Test func `Why missed words cannot be shown after the time is told`() async throws {
    let dictionary = try state.dictionaryOfUnknownForms("abc")
    let path = state("recorded.txt")
    _ = try await scramble(
      "--root", "abcdefghijklm", "--time", "60", "--dictionary", dictionary, "--transcript", path, input: "x\n")
    let late = try state.file("game.txt", try text(of: path).replacing(/@\d+ end/, with: "@61000 end"))
    let outcome = try await scramble("resume", late, input: ":reveal\n")
    #expect(outcome.output.contains("The words of abcdefghijklm cannot"), "\(outcome.output)")
    #expect(!outcome.output.contains("Time is up:"))
  }

  @Test func `A clock that was killed goes on by the time on the wall, and one that was left stands`() async throws {
    let path = state("killed.txt")
    try await onThread { [state] in
      let program = try LiveProgram(
        ["--root", "silkworm", "--time", "60", "--format", "json", "--transcript", path], state: state)
      program.type("silk")
      while !program.hasSaid("\"kind\":\"accepted\""), program.listen() {}
      program.kill(SIGKILL)
      _ = program.waitForEnd()
    }
    let killed = try text(of: path)
    #expect(killed.contains(/\n@0 clock \d{13}\n/) && !killed.contains(" end "), "\(killed)")
    // As it would be an hour later.
    let earlier = try #require(killed.firstMatch(of: /clock (\d+)/).flatMap { Int64($0.1) }) - 3_600_000
    let unended = killed.replacing(/clock \d+/, with: "clock \(earlier)")
    let later = try state.file("later.txt", unended)
    let outcome = try await scramble("resume", later, input: "worm\n")
    #expect(outcome.output.contains("\nThe time is up."), "\(outcome.output)")
    #expect(try await scramble("replay", later).status == 0)
    // A player who leaves in the open keeps the time that was left, and the pause is told.
    let left = try state.file("left.txt", unended + "@5000 end 1 4\n")
    let resumed = try await scramble("resume", left, input: "worm\n")
    #expect(resumed.output.contains("\nworm: 4 points."), "\(resumed.output)")
    #expect(try await scramble("replay", left).status == 0)
    let other = try await game(leftAfter: 6_000)
    let compared = try await scramble("compare", left, other, "--format", "json").output
    #expect(compared.contains("\"pauses\":1") && compared.contains("\"pauses\":0"), "\(compared)")
    #expect(try await scramble("compare", left, other).output.contains(" (1 pause) "))
  }

  /// A game of a minute with one word that was left after so many milliseconds.
  private func game(leftAfter milliseconds: Int) async throws -> String {
    let path = state("recorded.txt")
    _ = try await scramble("--root", "silkworm", "--time", "60", "--transcript", path, input: "silk\n")
    return try state.file("game.txt", try text(of: path).replacing(/@\d+ end/, with: "@\(milliseconds) end"))
  }
}
