import ScrambleFiles
import TestSupport
import Testing

/// The cryptogram helper as a person at a terminal sees it.
@Suite(.enabled(if: PseudoTerminal.isAvailable, "needs the terminals of Linux")) struct CryptogramAtTerminalTests {
  private let state = TemporaryFolder()
  private var scramble: Program { Program(state: state) }

  @Test func `A puzzle is pasted, searched, paired and solved`() async throws {
    let outcome = try await scramble.atTerminal("cryptogram", variables: ["NO_COLOR": "1"]) { terminal in
      try terminal.wait(for: "cryptogram> ")
      try terminal.type(":puzzle\n")
      try terminal.wait(for: "line> ")
      try terminal.type("XYZ'A XY,\n")
      try terminal.wait(for: "line> ")
      try terminal.type("XJFFXU\n")
      try terminal.wait(for: "line> ")
      try terminal.type("\n")
      try terminal.wait(for: "XYZ'A XY,\n...'. ..,\nXJFFXU\n......\n")
      try terminal.wait(for: "cryptogram> ")
      try terminal.type("X=L\n")
      try terminal.wait(for: "XJFFXU\nl...l.\n")
      try terminal.wait(for: "cryptogram> ")
      try terminal.type(":hint 3\n")
      try terminal.wait(for: " is ")
      try terminal.wait(for: "cryptogram> ")
      try terminal.type("\u{4}")
      try terminal.wait(for: "letters known.")
    }
    #expect(outcome.status == 0 && outcome.errors == "" && !outcome.output.contains("\u{1B}[3"))
  }

  @Test func `Plain text has a colour of its own, and what is wrong has another`() async throws {
    let file = try state.file("puzzle", "XJFFXU\n")
    let outcome = try await scramble.atTerminal("cryptogram", file) { terminal in
      try terminal.wait(for: "cryptogram> ")
      try terminal.type("F=T J=W\n")
      try terminal.wait(for: "\u{1B}[32m.wtt..\u{1B}[0m")
      try terminal.wait(for: "\u{1B}[31mNo word of the lists fits XJFFXU with F=T, J=W;")
      try terminal.wait(for: "cryptogram> ")
      try terminal.type("\u{4}")
    }
    #expect(outcome.status == 0 && outcome.errors == "")
  }

  @Test func `A narrow terminal breaks cipher and plain text at the same places`() async throws {
    let file = try state.file("puzzle", "XJFFXU ABC DEFGHI JKL\n")
    let outcome = try await scramble.atTerminal("cryptogram", file, columns: 20, variables: ["NO_COLOR": "1"]) {
      terminal in
      try terminal.wait(for: "XJFFXU ABC DEFGHI\n...... ... ......\nJKL\n...\n")
      try terminal.wait(for: "> ")
      try terminal.type("\u{4}")
    }
    #expect(outcome.status == 0 && outcome.errors == "")
  }
}
