import Glibc
import Journal
import TestSupport
import Testing

/// Mishaps of a terminal while the bench takes keys.
@Suite(.atTerminal) struct KeyFaultTests {
  private static let arguments = ["anagram", "users rip (8)", "--seed", "1"]

  /// A folder of state in which keys are on.
  private static func state() throws -> TemporaryFolder {
    let state = TemporaryFolder()
    _ = try state.folder("word-scramble")
    _ = try state.file("word-scramble/settings-anagram", "word-scramble settings 1\nkeys: on\n")
    return state
  }

  /// Has `harm` done to a bench on which `sur` was typed, and answers with what is amiss.
  private static func problems(
    _ name: String, status expected: Int32, harm: (LiveProgram, PseudoTerminal) throws -> Void
  ) throws -> [String] {
    let state = try state()
    let (program, terminal, modes) = try LiveProgram.atTerminal(arguments, state: state)
    try terminal.wait(for: "Esc leaves.")
    // Ctrl-L has the whole picture written again.
    try terminal.type("sur\u{C}")
    try terminal.wait(for: "   S   U   R   _   _   _   _   _\n")
    try terminal.wait(for: "Esc leaves.")
    try harm(program, terminal)
    let status = program.waitForEnd()
    var problems: [String] = []
    if status != expected { problems.append("\(name): ended with \(status)") }
    if !terminal.isHungUp {
      if terminal.modes != modes { problems.append("\(name): the terminal is not given back") }
      let marks = terminal.shown.split(separator: "\u{1B}[?2004", omittingEmptySubsequences: false).last ?? ""
      if !marks.hasPrefix("l") { problems.append("\(name): pastes are still marked") }
      if expected > 128, !terminal.shown.contains("\nCarry on with 'scramble resume") {
        problems.append("\(name): closed without a word: \(terminal.shown.suffix(200))")
      }
    }
    let resumed = try runToEnd(["resume", "--instrument", "anagram"], [], state: state)
    if resumed.status != 0 || !resumed.said.contains("S U R _ _ _ _ _") { problems.append("\(name): \(resumed.said)") }
    return problems
  }

  @Test func `Keys and signals end the session, give the terminal back, and nothing is lost`() async throws {
    try await expectNoProblems { problems in
      for (key, status) in [("\u{3}", 128 + SIGINT), ("\u{1C}", 128 + SIGQUIT), ("\u{4}", 0), (":quit\r", 0)] {
        problems += try Self.problems("key \(key.unicodeScalars.first!.value)", status: status) { _, terminal in
          try terminal.type(key)
        }
      }
      for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
        problems += try Self.problems("signal \(signal)", status: 128 + signal) { program, _ in
          // Stopped and continued, which must not be the end.
          program.kill(SIGSTOP)
          program.kill(SIGCONT)
          program.kill(signal)
        }
      }
      problems += try Self.problems("the terminal gone", status: 128 + SIGHUP) { program, _ in
        program.hangUpTerminal()
      }
    }
  }

  @Test func `Sizes of any kind leave the picture right`() async throws {
    try await expectNoProblems { problems in
      problems += try Self.problems("sizes", status: 0) { program, terminal in
        var random = SplitMix64(seed: 5)
        for _ in 0..<trials * 5 {
          terminal.resize(columns: UInt16(1 + random.next() % 200), rows: UInt16(1 + random.next() % 50))
          try terminal.type(["p", "\u{7F}", "\u{1B}[C", "\u{1B}[D", "\u{C}"][Int(random.next() % 5)])
          terminal.drain()
          usleep(UInt32(random.next() % 2000))
        }
        terminal.resize(columns: 80)
        try terminal.type("\u{1B}[201~:clear\r")
        try terminal.type("sur\u{C}", at: "> :clear")
        try terminal.type("\u{4}", at: "   S   U   R   _   _   _   _   _\n")
      }
    }
  }

  @Test func `Ctrl-Z stops the program, which goes on with its picture`() async throws {
    try await onThread {
      let state = try Self.state()
      let (shell, terminal, modes) = try LiveProgram.shellAtTerminal(state: state)
      try terminal.type("$SCRAMBLE anagram cats\n")
      try terminal.type("c\u{1A}", at: "Esc leaves.")
      try terminal.wait(for: "Stopped")
      try terminal.wait(for: "ready$ ")
      #expect(terminal.modes == modes)
      try terminal.type("fg\n")
      try terminal.type(":quit\n", at: "   C   _   _   _\n")
      try terminal.wait(for: "ready$ ")
      #expect(terminal.modes == modes)
      try terminal.type("exit\n")
      #expect(shell.waitForEnd() == 0)
    }
  }
}
