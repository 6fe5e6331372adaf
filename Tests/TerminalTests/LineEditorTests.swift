import Dispatch
import Glibc
import Layout
import Synchronization
import Terminal
import TestSupport
import Testing

/// The editor at a terminal, as far as the program does not show it yet. There is one at a time.
@Suite(.serialized, .atTerminal) struct LineEditorTests {
  @Test func `A prompt that changes is written anew while a line is typed`() async throws {
    let shared = Shared()
    let reading = try await reading { editor in
      editor.readLine(prompt: { shared.prompt.withLock(\.self) }, until: .now + .seconds(600))
    } person: { terminal in
      try terminal.type("ab", at: "9 s> ")
      try terminal.wait(for: "ab")
      shared.prompt.withLock { $0 = "8 s> " }
      try terminal.type("c\r", at: "\r8\u{1B}[6C")
    }
    #expect(reading == .line("abc"))
  }

  @Test func `A line that is not finished by the deadline is left as it stands`() async throws {
    let readings = try await reading { editor in
      // Keys that are there are taken before the time is looked at.
      let late = editor.readLine(beginningWith: .letter("a"), prompt: { "> " }, until: .now)
      return [late, editor.readLine(prompt: { "again> " })]
    } person: { terminal in
      try terminal.wait(for: "> a\n")
      try terminal.type("c\r", at: "again> ")
    }
    #expect(readings == [.late, .line("c")])
  }

  @Test func `Lines that are typed ahead wait for their turn`() async throws {
    let lines = try await reading { editor in
      (0..<3).map { _ in editor.readLine(prompt: { "> " }) }
    } person: { terminal in
      try terminal.type("\u{1B}[200~one\ntwo\u{1B}[201~\nthree\u{3}\u{4}", at: "> ")
    }
    #expect(lines == [.line("one"), .line("two"), .end])
  }

  @Test func `Candidates are listed as far as the screen has room, and nothing is asked`() async throws {
    let reading = try await reading(completions: (100..<400).map { ":command\($0)" }) { editor in
      editor.readLine(prompt: { "> " })
    } person: { terminal in
      try terminal.type(":\t\t", at: "> ")
      try terminal.wait(for: ":command\n  :command100  :command101")
      try terminal.wait(for: "\n  …\n> :command")
      // The list and the lines above and below it.
      #expect(terminal.shown.split(separator: "\n").count == 24)
      try terminal.type("300\t\r")
    }
    #expect(reading == .line(":command300 "))
  }

  @Test func `Another width has the line drawn anew`() async throws {
    let reading = try await reading { editor in
      editor.readLine(prompt: { "> " })
    } person: { terminal in
      try terminal.type("silkworm", at: "> ")
      try terminal.wait(for: "silkworm")
      terminal.resize(columns: 5)
      // No signal tells of the size here, for the terminal is not that of this process.
      try terminal.type("s")
      try terminal.type("\r", at: "\u{1B}[2A\r\u{1B}[J> sil\nkworm\ns")
    }
    #expect(reading == .line("silkworms"))
  }

  @Test func `Single keys are read below a picture, and a key may begin a line`() async throws {
    let picture = KeyPicture(lines: ["picture", "two"], cursor: (0, 3))
    let (keys, line) = try await reading { editor in
      _ = editor.readLine(prompt: { "> " })
      let keys = (0..<5).map { _ in editor.readKey { picture } }
      editor.leavePicture()
      return (keys, editor.readLine(beginningWith: .letter(":"), prompt: { "> " }))
    } person: { terminal in
      try terminal.type("\r", at: "> ")
      try terminal.type("xé\u{1B}[A\u{3}\u{1B}", at: "picture\ntwo\u{1B}[1A")
      try terminal.type("a\r", at: "> :")
    }
    #expect(keys == [.key(.letter("x")), .key(.letter("é")), .key(.up), .key(.control("c")), .key(.escape)])
    #expect(line == .line(":a"))
  }

  @Test func `A signal does not end a paste`() async throws {
    let shared = Shared()
    let reading = try await reading { editor in
      shared.thread.withLock { $0 = pthread_self() }
      // The threads that tests run on block signals.
      var signals = sigset_t()
      unsafe sigemptyset(&signals)
      unsafe sigaddset(&signals, SIGWINCH)
      unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      defer { unsafe pthread_sigmask(SIG_BLOCK, &signals, nil) }
      return editor.readLine(prompt: { shared.prompt.withLock(\.self) })
    } person: { terminal in
      try terminal.wait(for: "> ")
      let thread = shared.thread.withLock(\.self)
      for (letter, digit) in [("o", "8"), ("n", "7"), ("e", "6")] {
        try terminal.type(letter == "o" ? "\u{1B}[200~o" : letter)
        try terminal.wait(for: letter)
        shared.prompt.withLock { $0 = "\(digit) s> " }
        pthread_kill(thread, SIGWINCH)
        // A new prompt tells that the signal has ended the wait.
        try terminal.wait(for: "\r\(digit)")
      }
      try terminal.type("\u{3}two\u{1B}[201~\r")
    }
    #expect(reading == .line("one\u{3}two"))
  }

  @Test func `A terminal that goes away is told as the signal for that`() async throws {
    let reading = try await reading { editor in
      editor.readLine(prompt: { "> " })
    } person: { terminal in
      try terminal.wait(for: "> ")
      terminal.hangUp()
    }
    #expect(reading == .signal(SIGHUP))
  }

  private final class Shared: Sendable {
    let prompt = Mutex("9 s> ")
    let thread = Mutex(pthread_t())
  }

  /// The result of `read` with an editor at a terminal of its own, which has to be given back as it was.
  private func reading<Result: Sendable>(
    completions: [String] = [], _ read: @escaping @Sendable (LineEditor) -> Result,
    person: @Sendable @escaping (PseudoTerminal) throws -> Void
  ) async throws -> Result {
    let terminal = try PseudoTerminal()
    let modes = terminal.modes
    let side = try terminal.openNumberedProgramSide()
    defer { close(side) }
    let answer = try await onThread {
      let typing = DispatchGroup()
      let failure = Mutex<(any Error)?>(nil)
      DispatchQueue(label: "person").async(group: typing) {
        do {
          try person(terminal)
        } catch {
          failure.withLock { $0 = error }
          // Or the editor would wait for ever.
          terminal.hangUp()
        }
      }
      let result = read(LineEditor(history: [], completions: completions, input: side, output: side, isDumb: false))
      typing.wait()
      if let failure = failure.withLock(\.self) { throw failure }
      return result
    }
    #expect(terminal.isHungUp || terminal.modes == modes)
    return answer
  }
}
