import Glibc
import ScrambleFiles
import TestSupport
import Testing

/// Several runs of the program share a state folder.
@Suite struct TwoProcessTests {
  private static let rounds = max(1, trials / 20)

  @Test(arguments: [(RecordedSession.game, 2), (.game, 8), (.bench, 2), (.bench, 8), (.puzzle, 2), (.puzzle, 8)])
  func `Sessions at the same time are all recorded`(session: RecordedSession, runs: Int) async throws {
    try await expectNoProblems { problems in
      let unharmed = try UnharmedRun(session)
      let recorded = unharmed.snapshots.last!.filter { $0.key.hasSuffix(".txt") }.map(\.value)
      for _ in 0..<Self.rounds {
        let state = TemporaryFolder()
        let programs = try Self.runAtOnce(session.arguments(state), session.lines(state), runs, in: state)
        for program in programs {
          let diagnostics = program.lines(in: state).filter { !$0.hasPrefix("{") }
          if program.waitForEnd() != 0 || program.answers != unharmed.answers.count || !diagnostics.isEmpty {
            problems.append("\(diagnostics)")
          }
        }
        let names = names(inFolder: state("word-scramble"))
        let texts = try names.filter { $0.hasSuffix(".txt") }.map {
          UnharmedRun.withoutChance(try text(of: state("word-scramble/\($0)")))
        }
        // A puzzle goes on where an earlier run left it, so its transcripts are not all the same.
        let isSame =
          session.instrument == "cryptogram" || recorded.allSatisfy { one in texts.count { $0 == one } == runs }
        if texts.count != runs * recorded.count || !isSame { problems.append("\(texts.count) transcripts") }
        if names.contains(where: { $0.hasPrefix(".scramble-new-") }) { problems.append("left are \(names)") }
        if session.instrument == "scramble" {
          let stats = try runToEnd(["stats"], [], state: state).said
          if !stats.hasPrefix("\(3 * runs) games, ") { problems.append("\(runs) runs with 3 each: \(stats)") }
        }
        let resumed = try runToEnd(["resume", "--instrument", session.instrument], [], state: state)
        if resumed.status != 0 { problems.append(resumed.said) }
      }
      print("counts: \(Self.rounds * runs) \(session.instrument) sessions, \(runs) at once, \(problems.count) amiss")
    }
  }

  @Test(arguments: [RecordedSession.game, .bench, .puzzle])
  func `A transcript is carried on by one run at a time, and the others are told`(session: RecordedSession) async throws
  {
    try await expectNoProblems { problems in
      for _ in 0..<Self.rounds {
        let state = TemporaryFolder()
        let path = state("recorded.txt")
        _ = try runToEnd(session.arguments(state) + ["--transcript", path], session.lines(state), state: state)
        for program in try Self.runAtOnce(["resume", path], ["nothing"], 8, in: state) {
          let status = program.waitForEnd()
          if status != 0 && status != 74 { problems.append("a race for it ended with \(status)") }
        }
        // It has the transcript before it answers.
        let first = try LiveProgram(["resume", path], state: state)
        while first.said.isEmpty, first.listen() {}
        for program in try Self.runAtOnce(["resume", path], session.lines(state), 7, in: state) {
          let (status, said) = (program.waitForEnd(), program.lines(in: state))
          let refusal = "scramble: cannot use STATE/recorded.txt: another run has it: end the other run first"
          if status != 74 || said != [refusal] { problems.append("ended with \(status): \(said.prefix(3))") }
        }
        for line in session.lines(state) where !line.hasPrefix(":save ") { first.type(line) }
        first.hangUp()
        if first.waitForEnd() != 0 { problems.append(first.lines(in: state).joined(separator: "\n")) }
        let replayed = try runToEnd(["replay", path], [], state: state)
        if replayed.status != 0 { problems.append(replayed.said) }
      }
      print("counts: \(Self.rounds * 16) runs on one \(session.instrument) transcript, \(problems.count) amiss")
    }
  }

  @Test(.atTerminal)
  func `Lines that were typed at two terminals are all kept`() async throws {
    let history = try await onThread {
      let state = TemporaryFolder()
      let sessions = try (1...2).map { _ in try LiveProgram.atTerminal(["--root", "silkworm"], state: state) }
      let (programs, terminals) = (sessions.map(\.program), sessions.map(\.terminal))
      for terminal in terminals { try terminal.wait(for: "> ") }
      for (number, word) in ["silk", "worm", "milk", "rows"].enumerated() {
        try terminals[number % 2].type("\(word)\n")
        try terminals[number % 2].wait(for: "points. ")
        try terminals[number % 2].wait(for: "> ")
      }
      for terminal in terminals { try terminal.type("\u{4}") }
      for program in programs { _ = program.waitForEnd() }
      return try text(of: state("word-scramble/history"))
    }
    #expect(history == "silk\nworm\nmilk\nrows\n")
  }

  /// So many runs that read the same lines, until all have ended. Each saves to a file of its own.
  private static func runAtOnce(
    _ arguments: [String], _ lines: [String], _ count: Int, in state: TemporaryFolder
  ) throws -> [LiveProgram] {
    let programs = try (0..<count).map { number in
      let lines = lines.map { $0.hasPrefix(":save ") ? "\($0)-\(number)\n" : "\($0)\n" }
      return try LiveProgram(arguments, state: state, on: .file(try state.file("input-\(number)", lines.joined())))
    }
    for program in programs { _ = program.waitForEnd() }
    return programs
  }
}
