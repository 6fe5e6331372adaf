import ScrambleFiles
import TestSupport
import Testing

/// Keys at the bench, at a terminal.
@Suite(.atTerminal) struct KeysAtTerminalTests: ProgramTests {
  let scramble = Program()

  private static let left = "\u{1B}[D", backspace = "\u{7F}", escape = "\u{1B}", again = "\u{C}"
  private static let help = "Letters, Backspace, Space, arrows; Enter checks, : begins a command, Esc leaves."

  /// A session in which the person goes over to keys first.
  private func session(
    _ arguments: [String], columns: UInt16 = 80, variables: [String: String] = [:],
    person: @Sendable @escaping (PseudoTerminal) throws -> Void
  ) async throws -> Program.Outcome {
    let outcome = try await scramble.atTerminal(
      ["anagram", "--seed", "1", "--no-animation"] + arguments, columns: columns, variables: variables
    ) { terminal in
      try terminal.type(":keys\n", at: "> ")
      try terminal.wait(for: "Esc leaves.")
      try person(terminal)
    }
    #expect(outcome.status == 0 && outcome.errors == "")
    return outcome
  }

  /// The screen at the end, from the first picture of keys on.
  private func screen(_ outcome: Program.Outcome, columns: Int = 80) -> [String] {
    let screen = EmulatedScreen(columns: columns)
    screen.show(outcome.bytes)
    return Array(screen.lines.drop { !$0.hasSuffix("> :keys") }.dropFirst())
  }

  @Test func `Each picture takes the place of the one before it`() async throws {
    let keys = "surpr" + Self.left + Self.left + Self.backspace + "z"
    let outcome = try await session(["users rip (8)"]) { try $0.type(keys + "\u{4}") }
    #expect(
      screen(outcome) == [
        "          S", "", "", "    P           I", "", "", "          E",
        "   1   2   3   4   5   6   7   8", "   S   U   R   _   R   _   _   _",
        "There is no Z to be had. The ring has S I E P.", Self.help,
        "S U R _ R _ _ _ | ring: S I E P | tray: none",
      ])
  }

  @Test func `The clues and the grid of a crossword stand above the picture`() async throws {
    let puzzle = try state.file("puzzle", TestSupport.text(of: "Examples/small.exolve"))
    let outcome = try await scramble.atTerminal("anagram", "--seed", "1", "--no-animation", "--puzzle", puzzle) {
      terminal in
      for (line, shown) in [("1a", "_____> "), (":keys", Self.help), (":clues", "Near, out"), (":grid", "\n4_  _")] {
        try terminal.type("\(line)\n")
        try terminal.wait(for: shown)
      }
      try terminal.wait(for: Self.help)
      try terminal.type("\u{4}")
    }
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
  }

  @Test func `From the first key to the check`() async throws {
    _ = try await session(["users rip (8)", "--transcript", state("bench.txt")]) { terminal in
      // Ctrl-L has the whole picture written again.
      try terminal.type("sur" + Self.again)
      try terminal.wait(for: "   1   2   3   4   5   6   7   8\n   S   U   R   _   _   _   _   _\n\(Self.help)")
      try terminal.type(":cross 6 i\n")
      try terminal.wait(for: "> :cross 6 i\n")
      try terminal.wait(for: "   S   U   R   _   _  [I]  _   _\n\(Self.help)")
      try terminal.type("prse" + Self.again)
      try terminal.wait(for: "   S   U   R   P   R  [I]  S   E\nEvery letter has its place.")
      try terminal.type("\r" + Self.again)
      try terminal.wait(for: "SURPRISE: a word\n\(Self.help)")
      try terminal.type(Self.backspace + Self.backspace + " " + Self.again)
      try terminal.wait(for: "   S   U   R   P   R  [I]  _   _\n\(Self.help)")
      try terminal.type(Self.escape)
      try terminal.type("se\n", at: "SURPRI__> ")
      try terminal.type(":quit\n", at: "SURPRISE> ")
    }
    #expect(
      try text(of: state("bench.txt")).split(separator: "\n\n")[1] == """
        bench users\\x20rip (8) 1 ________/pssierur/
        put s 1 s_______/psierur/
        put u 2 su______/psierr/
        put r 3 sur_____/psier/
        cross i 6 sur__i*__/pser/
        put p 4 surp_i*__/ser/
        put r 5 surpri*__/se/
        put s 7 surpri*s_/e/
        put e 8 surpri*se//
        check surprise word
        take-back 8 surpri*s_/e/
        take-back 7 surpri*__/es/
        shuffle surpri*__/se/
        place se surpri*se//
        end surpri*se//

        """, "there is no key in it")
    #expect(try await scramble("replay", state("bench.txt")).status == 0)
  }

  @Test func `On a low and narrow screen what is said stays, and the keys are left out`() async throws {
    _ = try await session(["surprise"], columns: 24) { terminal in
      terminal.resize(columns: 24, rows: 10)
      try terminal.type("surprise\r" + Self.again)
      try terminal.wait(for: "   I   S   E\nSURPRISE: a word")
      try terminal.type("\u{4}")
    }
  }

  @Test func `A letter from elsewhere, and a compound clue by keys alone`() async throws {
    _ = try await session(["in seat ? (7)"]) { terminal in
      try terminal.type("inst" + Self.again)
      try terminal.wait(for: "   I   N   S   T   _   _   _\n\(Self.help)")
      try terminal.type("at" + Self.again)
      try terminal.wait(for: "   I   N   S   T   A   T?  _\n\(Self.help)")
      try terminal.type(Self.backspace + "?" + Self.again)
      try terminal.type("\u{4}", at: "   I   N   S   T   A   ?   _\n\(Self.help)")
    }
  }

  @Test func `Keys stay on for the next run, up to :keys off, and Escape is for the moment`() async throws {
    _ = try await session(["cats"]) { terminal in
      try terminal.type(Self.escape)
      try terminal.type("\u{4}", at: "____> ")
    }
    let next = try await scramble.atTerminal("anagram", "cats", "--seed", "1") { terminal in
      try terminal.wait(for: "cats, 4 letters.")
      try terminal.type("c:keys off\n", at: "Esc leaves.")
      try terminal.wait(for: "Lines are taken.")
      try terminal.type("\u{4}", at: "C___> ")
    }
    #expect(next.status == 0 && next.errors == "" && next.output.components(of: "cats, 4 letters.") == 1)
    let last = try await scramble.atTerminal("anagram", "cats") { terminal in
      try terminal.type("\u{4}", at: "____> ")
    }
    #expect(!last.output.contains("Esc leaves."))
  }

  @Test func `What is pasted is a line, and signs and digits begin one`() async throws {
    _ = try await session(["cats ?"]) { terminal in
      try terminal.type("\u{1B}[200~t a c\u{1B}[201~")
      try terminal.wait(for: "_____> t a c")
      try terminal.type("\n" + Self.again)
      try terminal.type("+o\n", at: "   T   A   C   _   _\n")
      try terminal.wait(for: "TAC__> +o\n")
      try terminal.type("5=s\n", at: "   T   A   C   _   _   _\n")
      try terminal.type("\u{1B}[200~=\n:quit\n\u{1B}[201~", at: "   T   A   C   _   S   _\n")
    }
  }

  @Test(arguments: [
    Self.backspace, "so" + Self.backspace + Self.backspace + Self.backspace, "so\u{3}", "so" + Self.escape,
  ])
  func `A line that was begun is left by deleting it, by Ctrl-C and by Escape`(leaving: String) async throws {
    _ = try await session(["cats"]) { terminal in
      try terminal.type(":" + leaving)
      // Alone, Escape may be the beginning of a key.
      try terminal.wait(for: "Esc leaves.")
      try terminal.type("s" + Self.again)
      try terminal.type("\u{4}", at: "   S   _   _   _\n")
    }
  }

  @Test func `Answers and help are written to stay, and the keys go on below`() async throws {
    let outcome = try await session(["inlets", "--solver"]) { terminal in
      try terminal.type(":solve\n")
      try terminal.wait(for: "answers fit, the likeliest first:")
      try terminal.type(":help\n", at: "Esc leaves.")
      try terminal.wait(for: "  sur     :place sur")
      try terminal.type("s\u{4}", at: "Esc leaves.")
    }
    let shown = screen(outcome)
    #expect(shown.contains { $0.contains("listen") } && shown.contains { $0.contains(":place sur") })
    #expect(shown.last == "S _ _ _ _ _ | ring: I T N E L | tray: none")
  }

  @Test(arguments: [16, 40]) func `A narrow or low screen gets what it has room for`(columns: UInt16) async throws {
    let outcome = try await scramble.atTerminal("anagram", "users rip", "--seed", "1", columns: columns) { terminal in
      try terminal.wait(for: "> ")
      terminal.resize(columns: columns, rows: 4)
      try terminal.type(":keys\n")
      try terminal.type("surprise", at: "   _   _   _")
      terminal.resize(columns: columns)
      try terminal.type(Self.again)
      try terminal.wait(for: "Every letter")
      try terminal.type("\u{4}", at: "leaves.")
    }
    #expect(outcome.status == 0 && outcome.errors == "")
  }

  @Test func `Elsewhere lines are taken, and that is said`() async throws {
    let piped = try await scramble("anagram", "cats", "--seed", "1", input: ":keys\nc\n")
    #expect(piped.output.contains("\nLines are taken here all the same, since this is no terminal.\nC _ _ _ | "))
    let kept = try await scramble("anagram", "cats", "--seed", "1", input: "c\n")
    #expect(kept.status == 0 && kept.output.contains("\nC _ _ _ | ") && !kept.output.contains("Lines"))
    let program = try await scramble("anagram", "cats", "--format", "json", input: ":keys\n")
    #expect(program.output.contains("since the answers are for a program"))
    let dumb = try await scramble.atTerminal("anagram", "cats", variables: ["TERM": "dumb"]) { terminal in
      try terminal.type(":keys\n", at: "____> ")
      try terminal.wait(for: "since this terminal takes plain text only.")
      try terminal.type("c\n", at: "____> ")
      try terminal.type(":quit\n", at: "C___> ")
    }
    #expect(dumb.status == 0 && dumb.errors == "")
    let reader = try await scramble.atTerminal("anagram", "cats", "--seed", "1") { terminal in
      try terminal.type(":keys\n", at: "____> ")
      try terminal.type(":set layout line\n", at: "Esc leaves.")
      try terminal.wait(for: "layout line")
      try terminal.type(":keys\n", at: "____> ")
      try terminal.wait(for: "':set layout ring' leads to")
      try terminal.type("\u{4}", at: "____> ")
    }
    #expect(reader.status == 0 && reader.errors == "")
  }
}

extension String {
  fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
