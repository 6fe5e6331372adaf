import ScrambleFiles
import TestSupport
import Testing

/// The cryptogram helper as a person at a terminal sees it.
@Suite(.atTerminal) struct CryptogramAtTerminalTests: ProgramTests {
  let scramble = Program()

  @Test func `A puzzle is pasted, searched, paired and solved`() async throws {
    let outcome = try await scramble.atTerminal("cryptogram", variables: ["NO_COLOR": "1"]) { terminal in
      try terminal.type(":puzzle\n", at: "cryptogram> ")
      try terminal.type("XYZ'A XY,\n", at: "line> ")
      try terminal.type("XJFFXU\n", at: "line> ")
      try terminal.type("\n", at: "line> ")
      try terminal.wait(for: "XYZ'A XY,\n...'. ..,\nXJFFXU\n......\n")
      try terminal.type("X=L\n", at: "cryptogram> ")
      try terminal.wait(for: "XJFFXU\nl...l.\n")
      try terminal.type(":hint 3\n", at: "cryptogram> ")
      try terminal.wait(for: " is ")
      try terminal.type("\u{4}", at: "cryptogram> ")
      try terminal.wait(for: "letters known.")
    }
    #expect(outcome.status == 0 && outcome.errors == "" && !outcome.output.contains("\u{1B}[3"))
  }

  @Test func `Plain text has a colour of its own, and what is wrong has another`() async throws {
    let file = try state.file("puzzle", "XJFFXU\n")
    let outcome = try await scramble.atTerminal("cryptogram", file) { terminal in
      try terminal.type("F=T J=W\n", at: "cryptogram> ")
      try terminal.wait(for: "\u{1B}[32m.wtt..\u{1B}[0m")
      try terminal.wait(for: "\u{1B}[31mNo word of the lists fits XJFFXU with F=T, J=W;")
      try terminal.type("\u{4}", at: "cryptogram> ")
    }
    #expect(outcome.status == 0 && outcome.errors == "")
  }

  @Test func `A narrow terminal breaks cipher and plain text at the same places`() async throws {
    let file = try state.file("puzzle", "XJFFXU ABC DEFGHI JKL\n")
    let outcome = try await scramble.atTerminal("cryptogram", file, columns: 20, variables: ["NO_COLOR": "1"]) {
      terminal in
      try terminal.wait(for: "XJFFXU ABC DEFGHI\n...... ... ......\nJKL\n...\n")
      try terminal.type("\u{4}", at: "> ")
    }
    #expect(outcome.status == 0 && outcome.errors == "")
  }
}
