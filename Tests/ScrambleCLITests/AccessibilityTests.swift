import TestSupport
import Testing

/// Sessions as people follow them who hear the lines, or see few columns of them.
@Suite(.atTerminal) struct AccessibilityTests: ProgramTests {
  struct Session: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let lines: [String]

    var testDescription: String { arguments[0] }

    static let all = [
      Session(
        arguments: ["play", "--root", "silkworm"], lines: ["milk", "moose", ":hint", ":hint 2", ":list", ":reveal"]),
      Session(
        arguments: ["anagram", "users rip (8)"],
        lines: [
          ":solver on", ":hint 4", ":solve", ":cross 8 e", "/p", ":undo", "surprise", ":check", ":entry 12a",
          ":entries",
        ]),
      Session(arguments: ["cryptogram"], lines: ["xjffxu", ":sample 3", "E=S", ":hint 3", ":solve", ":print"]),
    ]
  }

  let scramble = Program()

  private func run(
    _ session: Session, columns: UInt16 = 80, variables: [String: String] = [:]
  ) async throws -> Program.Outcome {
    try await scramble.atTerminal(session.arguments, columns: columns, variables: variables) { terminal in
      try terminal.wait(for: "> ")
      for line in session.lines {
        try terminal.type("\(line)\n")
        try terminal.wait(for: "\n")
        try terminal.wait(for: "> ")
      }
      try terminal.type(":quit\n")
    }
  }

  @Test(arguments: Session.all)
  func `A dumb terminal gets text and ends of lines, and nothing moves`(session: Session) async throws {
    let outcome = try await run(session, variables: ["TERM": "dumb"])
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(outcome.output.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
  }

  @Test(arguments: Session.all)
  func `No line is wider than twenty columns, but for alphabets and what is shared`(session: Session) async throws {
    let outcome = try await run(session, columns: 20, variables: ["NO_COLOR": "1"])
    #expect(outcome.status == 0 && outcome.errors == "")
    let lines = outcome.output.split(separator: "\n").prefix { $0 != "To share:" }.filter { line in
      !line.contains("> ") && !["abc", "Plain ", "Cipher "].contains { line.hasPrefix($0) }
    }
    #expect(lines.filter { $0.count > 20 } == [])
  }

  @Test(arguments: [["define", "milk"], ["cryptogram", "match", "XJFFXU"]])
  func `What a command tells is broken between words at the edge of a terminal`(arguments: [String]) async throws {
    let narrow = try await scramble.atTerminal(arguments, columns: 20) { _ in }
    let piped = try await scramble(arguments)
    let lines = narrow.output.split(whereSeparator: { $0.isNewline })
    #expect(lines.count > 1 && lines.allSatisfy { $0.count <= 20 }, "\(lines)")
    #expect(lines.joined(separator: " ") == piped.output.dropLast() && !piped.output.dropLast().contains("\n"))
  }

  @Test func `A bench that was set to be a line draws nothing in the next run`() async throws {
    let bench = ["anagram", "users rip (8)", "--seed", "1"]
    _ = try await run(Session(arguments: bench, lines: [":set layout line"]))
    let outcome = try await run(Session(arguments: bench, lines: [".", "sur"]), variables: ["NO_COLOR": "1"])
    // Marks around what is pasted are asked for, which draws nothing.
    let drawn = outcome.output.replacing("\u{1B}[?2004h", with: "").replacing("\u{1B}[?2004l", with: "")
    #expect(!drawn.contains("\u{1B}"))
    #expect(outcome.output.contains("_ _ _ _ _ _ _ _ | ring: "))
    #expect(outcome.output.contains("\nS U R _ _ _ _ _ | ring: "))
    #expect(!outcome.output.contains("   1   2   3"))
  }

  @Test func `Progress stays on one line of a narrow terminal`() async throws {
    let outcome = try await scramble.atTerminal(
      "solve", "abcdefghi", "--all", "--min-length", "9", "--dictionary", try state.dictionaryOfRefusedCompounds(),
      columns: 20
    ) { try $0.wait(for: "1 word, 9 points") }
    let shown = outcome.output.split(separator: "\r").filter { $0.hasPrefix("asked about ") }
    #expect(!shown.isEmpty && shown.allSatisfy { $0.replacing("\u{1B}[K", with: "").count < 20 })
  }
}
