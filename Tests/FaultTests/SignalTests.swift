import Glibc
import Journal
import ScrambleFiles
import TestSupport
import Testing

/// Signals of every kind, from the keyboard and from elsewhere.
@Suite struct SignalTests {
  private static let endings = [SIGINT, SIGTERM, SIGHUP]

  @Test(arguments: [RecordedSession.game, .bench, .puzzle])
  func `A signal at any moment ends a session, and nothing that was acknowledged is lost`(
    session: RecordedSession
  ) async throws {
    try await expectNoProblems { problems in
      let unharmed = try UnharmedRun(session)
      var random = SplitMix64(seed: 7)
      var ended = 0
      for trial in 0..<trials {
        let state = TemporaryFolder()
        let signal = Self.endings[trial / 2 % Self.endings.count]
        let program = try session.run(in: state, until: signal, trial, by: &random)
        let status = program.waitForEnd()
        if status != 0 { ended += 1 }
        do {
          guard status == 128 + signal || status == 0, program.lines(in: state).allSatisfy({ $0.hasPrefix("{") }) else {
            throw UnharmedRun.Loss(description: "ended with \(status): \(program.lines(in: state).suffix(1))")
          }
          try unharmed.hold(state, after: program.answers, tearing: true, isKilled: true)
        } catch {
          problems.append("trial \(trial), signal \(signal): \(error)")
        }
      }
      print(
        "counts: \(trials) signals to \(session.instrument) sessions, \(ended) ended by them, \(problems.count) amiss")
    }
  }

  private static let prompts = [
    (["--root", "silkworm"], "silk\n", "silkworm 4> ", "scramble", "1 word, 4 points"),
    (["anagram", "cats"], "act\n", "ACT_> ", "anagram", "A C T _"),
    (["cryptogram"], "A=E\n", "cryptogram> ", "cryptogram", "Map: A=e"),
  ]

  @Test(.atTerminal)
  func `A signal at the prompt gives the terminal back as it was, and the session is carried on`() async throws {
    try await expectNoProblems { problems in
      for (arguments, line, prompt, instrument, shown) in Self.prompts {
        for signal in Self.endings + [SIGQUIT] {
          let state = TemporaryFolder()
          let (program, terminal, modes) = try LiveProgram.atTerminal(arguments, state: state)
          try terminal.wait(for: "> ")
          try terminal.type(line)
          try terminal.wait(for: prompt)
          // Stopped and continued, which must not be the end.
          program.kill(SIGSTOP)
          program.kill(SIGCONT)
          try terminal.type(line)
          try terminal.type("half a li", at: "> ")
          try terminal.wait(for: "half a li")
          program.kill(signal)
          let status = program.waitForEnd()
          if status != 128 + signal { problems.append("\(instrument), signal \(signal): ended with \(status)") }
          if terminal.modes != modes {
            problems.append("\(instrument), signal \(signal): the terminal is not given back")
          }
          if !terminal.shown.contains("\nCarry on with 'scramble resume") {
            problems.append("\(instrument), signal \(signal): closed without a word: \(terminal.shown.suffix(200))")
          }
          let resumed = try runToEnd(["resume", "--instrument", instrument], [], state: state)
          if resumed.status != 0 || !resumed.said.contains(shown) {
            problems.append("\(instrument): \(resumed.said)")
          }
        }
      }
      print("counts: \(Self.prompts.count * (Self.endings.count + 1)) signals at a prompt, \(problems.count) amiss")
    }
  }

  @Test(.atTerminal)
  func `A defect gives the terminal back, says so in one line, and asks nothing`() async throws {
    try await expectNoProblems { problems in
      for (arguments, line, prompt, instrument, _) in Self.prompts {
        for signal in [SIGSEGV, SIGABRT, SIGTRAP, SIGILL, SIGBUS, SIGFPE] {
          let state = TemporaryFolder()
          let (program, terminal, modes) = try LiveProgram.atTerminal(arguments, state: state)
          try terminal.wait(for: "> ")
          try terminal.type(line)
          try terminal.wait(for: prompt)
          program.kill(signal)
          let status = program.waitForEnd()
          let said = terminal.shown.split(separator: "\n").filter { $0.hasPrefix("scramble: ") }
          if status != 128 + signal || terminal.modes != modes || said.count != 1
            || !terminal.shown.hasSuffix("'scramble resume' carries it on\n")
          {
            problems.append("\(instrument), signal \(signal): ended with \(status), \(terminal.shown.suffix(300))")
          }
        }
      }
      print("counts: \(Self.prompts.count * 6) defects at a prompt, \(problems.count) amiss")
    }
  }

  @Test(.atTerminal)
  func `A session that is suspended at the keyboard goes on in the foreground`() async throws {
    try await expectNoProblems { problems in
      for (arguments, line, prompt, instrument, _) in Self.prompts {
        let state = TemporaryFolder()
        let (shell, terminal, modes) = try LiveProgram.shellAtTerminal(state: state)
        try terminal.type("$SCRAMBLE \(arguments.joined(separator: " "))\n")
        try terminal.wait(for: "> ")
        try terminal.type(line)
        try terminal.wait(for: prompt)
        try terminal.type("\u{1A}")
        try terminal.wait(for: "Stopped")
        try terminal.wait(for: "ready$ ")
        if terminal.modes != modes { problems.append("\(instrument): the terminal is not given back") }
        try terminal.type("fg\n")
        try terminal.type(":quit\n", at: "> ")
        try terminal.wait(for: "ready$ ")
        if terminal.modes != modes { problems.append("\(instrument): the terminal is not given back at the end") }
        try terminal.type("exit $?\n")
        let status = shell.waitForEnd()
        if status != 0 { problems.append("\(instrument): ended with \(status)") }
      }
      print("counts: \(Self.prompts.count) sessions suspended and continued, \(problems.count) amiss")
    }
  }

  @Test(.atTerminal)
  func `A terminal that goes away ends the session, which is carried on elsewhere`() async throws {
    try await expectNoProblems { problems in
      for (arguments, line, prompt, instrument, shown) in Self.prompts {
        let state = TemporaryFolder()
        let (program, terminal, _) = try LiveProgram.atTerminal(arguments, state: state)
        try terminal.wait(for: "> ")
        try terminal.type(line)
        try terminal.wait(for: prompt)
        program.hangUpTerminal()
        let status = program.waitForEnd()
        if status != 128 + SIGHUP { problems.append("\(instrument): ended with \(status)") }
        let resumed = try runToEnd(["resume", "--instrument", instrument], [], state: state)
        if resumed.status != 0 || !resumed.said.contains(shown) { problems.append("\(instrument): \(resumed.said)") }
      }
      print("counts: \(Self.prompts.count) terminals gone, \(problems.count) amiss")
    }
  }

  @Test func `Long work is interrupted in silence`() async throws {
    try await expectNoProblems { problems in
      let state = TemporaryFolder()
      let list = try state.file("list", String(repeating: "milk\nsilk\ncat\n", count: 400_000))
      let puzzle = try state.file("puzzle", String(repeating: "XJFFXU ABC DEF\n\n", count: 200))
      try state.dictionary(words: ["bad"])
      let commands = [
        ["check", "silkworm", list], ["check", "silkworm", list, "--summary", "--allow-repeats"], ["roots", list],
        ["cryptogram", "solve", puzzle], ["solve", "abcdefghij", "--dictionary", state("own")],
      ]
      var random = SplitMix64(seed: 11)
      for trial in 0..<max(commands.count, trials / 5) {
        let program = try LiveProgram(commands[trial % commands.count], state: state)
        let signal = Self.endings[trial % Self.endings.count]
        usleep(20_000 + UInt32(random.next() % 80_000))
        program.kill(signal)
        let status = program.waitForEnd()
        let isSilent = !program.lines(in: state).contains { $0.hasPrefix("scramble: ") || $0.contains("Fatal") }
        if status != 128 + signal && status != 0 || !isSilent {
          problems.append("\(commands[trial % commands.count]), signal \(signal): ended with \(status)")
        }
      }
      print("counts: \(max(commands.count, trials / 5)) signals to long work, \(problems.count) amiss")
    }
  }

  @Test func `Every filter ends in silence when its reader is gone`() async throws {
    let state = TemporaryFolder()
    let scramble = Program(state: state)
    let game = state("game.txt")
    _ = try await scramble("--root", "silkworm", "--transcript", game, input: "silk\n")
    let filters = [
      "yes milk | head -100000 | $SCRAMBLE check silkworm",
      "yes milk | head -9999 | $SCRAMBLE check silkworm --format json",
      "yes milk | head -99999 | $SCRAMBLE check silkworm --allow-repeats --format tsv",
      "$SCRAMBLE solve silkworm 2> /dev/null",
      "$SCRAMBLE solve silkworm --format json 2> /dev/null",
      "yes silkworm | head -20000 | $SCRAMBLE roots 2> /dev/null",
      "yes XJFFXU | head -2000 | $SCRAMBLE cryptogram match", "echo XJFFXU | $SCRAMBLE cryptogram solve",
      "$SCRAMBLE digest", "$SCRAMBLE stats", "$SCRAMBLE replay '\(game)'", "$SCRAMBLE --help", "$SCRAMBLE --version",
      "yes silk | head -1000 | $SCRAMBLE --root silkworm", "yes act | head -1000 | $SCRAMBLE anagram cats",
      "yes A=E | head -1000 | $SCRAMBLE cryptogram", "$SCRAMBLE resume '\(game)'",
    ]
    var problems: [String] = []
    for filter in filters {
      for reader in ["head -1", "true"] {
        let outcome = try await scramble.shell("\(filter) | \(reader) > /dev/null; exit ${PIPESTATUS[-2]}")
        if outcome.status != 0 || outcome.errors.contains("scramble: ") {
          problems.append("\(filter) | \(reader): \(outcome.status) \(outcome.errors)")
        }
      }
    }
    print("counts: \(2 * filters.count) readers gone, \(problems.count) amiss")
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }
}
