import Glibc
import ScrambleFiles
import TestSupport
import Testing

/// A round with a time ends by itself, whoever waits and whatever has been typed.
@Suite(.atTerminal) struct RoundClockTests: ProgramTests {
  let scramble = Program()

  private func lines(of outcome: Program.Outcome) -> [String] {
    let screen = EmulatedScreen(columns: 80)
    screen.show(outcome.bytes)
    return screen.lines
  }

  @Test func `The prompt ticks while a line is typed, and the round ends in the middle of it`() async throws {
    let outcome = try await scramble.atTerminal("--root", "silkworm", "--time", "10") { terminal in
      try terminal.type("silk\rwo", at: "silkworm 0 10 s> ")
      try terminal.wait(for: "silk: 4 points.")
      try terminal.wait(for: "The time is up.")
      try terminal.type("rm\r:undo\rworm\r:new\r", at: "silkworm 4 0 s> ")
      try terminal.type("\u{4}", at: "You have 10 seconds.")
    }
    #expect(outcome.status == 0 && outcome.errors == "")
    let shown = lines(of: outcome)
    #expect(shown.contains("silkworm 4 0 s> wo"))
    let end = shown.drop { $0 != "The time is up. :new begins another round." }
    #expect(end.dropFirst().first == "You missed 47 words, common ones first:")
    #expect(end.contains { $0.hasPrefix("  work: ") })
    #expect(end.contains("silkworm: 1 of 48 words, 4 of 185 points, Larva, 6 points to Caterpillar."))
    #expect(
      end.contains("1 of 48 words, 2 %, Larva, no hints"))
    let refusal = "Time is up: You had 10 seconds, you know! :new begins another round."
    #expect(shown.filter { $0 == refusal }.count == 3)
    // It has been told what it came to, and nothing is asked.
    #expect(!shown.contains { $0.contains("so far") })
    #expect(shown.filter { $0 == "To share:" }.count == 1)
    let path = try await scramble.shell("ls -rt '\(state.path)'/word-scramble/scramble-* | head -1").output.dropLast()
    let record = try text(of: String(path))
    #expect(record.contains(" play silk accepted 4\n") && record.contains(" reveal 47 26\n"))
    #expect(try await scramble("replay", String(path)).status == 0)
  }

  @Test func `Without colour the prompt stands still, and a dumb terminal gets a line`() async throws {
    for variables in [["NO_COLOR": "1"], ["TERM": "dumb"]] {
      let outcome = try await scramble.atTerminal("--root", "silkworm", "--time", "10", variables: variables) {
        terminal in
        try terminal.type("si", at: "silkworm 0 10 s> ")
        try terminal.wait(for: "\nThe time is up.")
        try terminal.type("\u{15}\u{4}", at: "silkworm 0 0 s> ")
      }
      #expect(outcome.status == 0 && outcome.errors == "")
      #expect(lines(of: outcome).contains("silkworm 0 10 s> si"))
      #expect(variables["TERM"] == nil || !outcome.output.contains("\u{1B}"))
    }
  }

  @Test func `Ctrl-C clears a line while the clock ticks, and ends on an empty one`() async throws {
    let outcome = try await scramble.atTerminal("--root", "silkworm", "--time", "60") { terminal in
      try terminal.type("silk\rwo", at: "silkworm 0 60 s> ")
      try terminal.type("\u{3}milk\r", at: "> ")
      try terminal.type("\u{3}", at: "milk: 4 points.")
      try terminal.wait(for: "Carry on with")
    }
    #expect(outcome.status == 130 && outcome.errors == "")
    #expect(outcome.output.contains("silkworm: 2 of 48 words"))
  }

  @Test func `A round that is left for another one stops its clock, and is not offered in the place of that one`()
    async throws
  {
    let outcome = try await scramble.atTerminal("--root", "handcart", "--time", "60") { terminal in
      try terminal.type("cart\r:new 42\r:new 42\r", at: "handcart 0 60 s> ")
      try terminal.type("\u{3}", at: "climbers 0 60 s> ")
    }
    #expect(outcome.status == 130 && outcome.errors == "")
    #expect(outcome.output.contains("climbers: 0 of ") && !outcome.output.contains("Carry on with"))
    let left = try await scramble.shell("cat '\(state.path)'/word-scramble/scramble-*").output
    #expect(left.hasSuffix(" end 1 4\n"), "\(left)")
  }

  @Test func `A program gets the end of the round by itself, also with half a line sent`() async throws {
    let arguments = ["--root", "silkworm", "--time", "10", "--format", "json", "--transcript", state("game.txt")]
    let (status, said) = try await onThread { [state] in
      let program = try LiveProgram(arguments, state: state)
      program.type("silk")
      program.send("wo")
      while !program.hasSaid("\"kind\":\"time-up\""), program.listen() {}
      program.type("rm")
      while !program.hasSaid("\"verdict\":\"time-up\""), program.listen() {}
      program.hangUp()
      return (program.waitForEnd(), String(decoding: program.said, as: UTF8.self))
    }
    let events = said.matches(of: /"kind":"([a-z-]+)"/).map { String($0.1) }
    #expect(events == ["round", "accepted", "time-up", "rejected", "end"])
    let end = try #require(said.split(separator: "\n").first { $0.contains("\"kind\":\"time-up\"") })
    #expect(end.contains("\"found\":1") && end.contains("\"total\":48") && end.contains("To share:"))
    #expect(said.contains("\"word\":\"worm\"") && status == 0)
    #expect(try await scramble("replay", state("game.txt")).status == 0)
    let resumed = try await scramble("resume", state("game.txt"), input: "milk\n")
    #expect(resumed.output.contains("\nThe time is up. :reveal shows what you missed"))
    #expect(resumed.output.contains("\nTime is up: You had 10 seconds, you know!"))
  }

  @Test func `A program that was stopped beyond the time ends the round when it goes on`() async throws {
    try await onThread { [state] in
      let clock = ["--root", "silkworm", "--time", "10"]
      let (program, terminal, _) = try LiveProgram.atTerminal(clock, state: state)
      try terminal.type("si", at: "silkworm 0 10 s> ")
      // Keys that are read only when the program goes on begin the next line.
      try terminal.wait(for: "si")
      program.kill(SIGSTOP)
      // The time of a round that begins later is up only when that of this one is.
      let later = try LiveProgram(clock + ["--format", "json"], state: state)
      while !later.hasSaid("\"kind\":\"time-up\""), later.listen() {}
      program.kill(SIGCONT)
      try terminal.wait(for: "The time is up.")
      try terminal.type("\u{4}", at: "0 s> ")
      #expect(program.waitForEnd() == 0)
    }
  }
}
