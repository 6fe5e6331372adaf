import ScrambleFiles
import TestSupport
import Testing

/// The workbench as a person at a terminal sees it.
@Suite(.atTerminal) struct AnagramAtTerminalTests: ProgramTests {
  let scramble = Program()

  @Test func `Surprise, from clue to check`() async throws {
    let outcome = try await scramble.atTerminal(
      "anagram", "--clue", "Users rip off revelation (8)", "--seed", "1", "--no-animation",
      variables: ["TERM": "dumb"]
    ) { terminal in
      try terminal.wait(
        for: """
          Users rip off revelation (8)
          ========= ~~~ __________
          """)
      try terminal.type("1\n", at: "letters> ")
      try terminal.wait(
        for: """
          users rip (8), 8 letters. Type letters to place them, :help for the rest.
          Users rip off revelation (8), for 'revelation'
                    P
                R       S

              U           S

                R       I
                    E
             1   2   3   4   5   6   7   8
             _   _   _   _   _   _   _   _
          ________>
          """)
      try terminal.type(":cross 6 i\n")
      try terminal.wait(
        for: """
             1   2   3   4   5   6   7   8
             _   _   _   _   _  [I]  _   _
          _____I__>
          """)
      try terminal.type("/p\n")
      try terminal.wait(for: "  Ring: S S E R U R\n")
      try terminal.wait(for: "  Tray: P\n  1 letter missing\n")
      try terminal.type("+\n", at: "> ")
      try terminal.type("surprise\n", at: "_____I__> ")
      try terminal.wait(
        for: """
             1   2   3   4   5   6   7   8
             S   U   R   P   R  [I]  S   E
          Every letter has its place. :check asks the dictionary.
          SURPRISE>
          """)
      try terminal.type(":check\n")
      try terminal.wait(for: "SURPRISE: a word\n")
      try terminal.type(":quit\n", at: "> ")
    }
    #expect(outcome.status == 0 && outcome.errors == "")
  }

  @Test(arguments: [
    ("Creationist has no taste for what's sarcastic (6)", "T A S T E", "ironic"),
    ("Consumables minus bacon and shellfish (6)", "B A C O N", "mussel"),
  ])
  func `A subtraction, from clue to check`(clue: String, tray: String, answer: String) async throws {
    let outcome = try await scramble.atTerminal("anagram", "--clue", clue, "--no-animation") { terminal in
      try terminal.type("1\n", at: "letters> ")
      try terminal.wait(for: "  Tray: \(tray)\n")
      try terminal.type("\(answer)\n", at: "______> ")
      try terminal.type(":check\n", at: "\(answer.uppercased())> ")
      try terminal.wait(for: "\(answer.uppercased()): a word")
      try terminal.type("\u{4}", at: "> ")
    }
    #expect(outcome.status == 0 && outcome.errors == "")
  }

  @Test func `A move is told in few lines, and the circle is drawn where it turns`() async throws {
    let outcome = try await scramble.atTerminal(
      "anagram", "--clue", "Users rip off revelation (8)", "--no-animation", "--seed", "1",
      variables: ["TERM": "dumb"]
    ) { terminal in
      try terminal.type("1\n", at: "letters> ")
      for (line, shown) in [
        ("sur", "  Ring: P S I E R\n   1   2   3   4   5   6   7   8\n   S   U   R   _   _   _   _   _\n"),
        ("-", "  Ring: P S I E R R\n   1   2   3   4   5   6   7   8\n   S   U   _   _   _   _   _   _\n"),
      ] {
        try terminal.type("\(line)\n", at: "> ")
        try terminal.wait(for: "\(line)\n\(shown)")
      }
      try terminal.type(":rotate 1\n")
      try terminal.wait(for: "Users rip off revelation (8), for 'revelation'\n")
      try terminal.type("\u{4}", at: "> ")
    }
    #expect(outcome.status == 0 && outcome.errors == "")
  }

  private func shuffle(_ terminal: PseudoTerminal) throws {
    try terminal.type(".\n", at: "> ")
    try terminal.type("\u{4}", at: "> ")
  }

  @Test func `Letters move at the start and at a shuffle, where that is welcome`() async throws {
    let moving = try await scramble.atTerminal("anagram", "users rip", person: shuffle)
    #expect(moving.output.components(of: "A\u{1B}[J") == 5 + 9)
    #expect(moving.status == 0 && moving.errors == "")
    for variables in [["NO_COLOR": "1"], ["TERM": "dumb"]] {
      let still = try await scramble.atTerminal("anagram", "users rip", variables: variables, person: shuffle)
      #expect(still.output.components(of: "A\u{1B}[J") == 0)
    }
    let asked = try await scramble.atTerminal("anagram", "users rip", "--no-animation", person: shuffle)
    #expect(asked.output.components(of: "A\u{1B}[J") == 0)
  }

  @Test func `A narrow terminal gets the letters in lines`() async throws {
    let outcome = try await scramble.atTerminal(
      "anagram", "users rip", "--seed", "1", columns: 16, variables: ["NO_COLOR": "1"]
    ) {
      terminal in
      try terminal.wait(for: "  Ring: P S S I\n  E R U R\n")
      try terminal.wait(
        for: "   1   2   3\n   _   _   _\n   4   5   6\n   _   _   _\n   7   8\n   _   _\n")
      try terminal.type("\u{4}", at: "> ")
    }
    #expect(outcome.status == 0 && outcome.errors == "")
  }

  @Test func `On a small screen help names the commands, and what went wrong breaks between words`() async throws {
    let missing = state("folder that is not there/file of a puzzle that is not there")
    let outcome = try await scramble.atTerminal(
      "anagram", "cats", "--no-animation", columns: 40, variables: ["TERM": "dumb"]
    ) { terminal in
      terminal.resize(columns: 40, rows: 20)
      try terminal.type(":help\n", at: "> ")
      try terminal.wait(for: "':help hint' tells what :hint does.\n")
      try terminal.type(":puzzle \(missing)\n", at: "> ")
      try terminal.wait(for: "scramble: ")
      try terminal.type("\u{4}", at: "____> ")
    }
    #expect(outcome.status == 66 && outcome.errors == "")
    func answer(behind typed: String) throws -> Substring {
      let parts = outcome.output.split(separator: typed)
      return try #require(parts.count == 2 ? parts[1].split(separator: "____> ").first : nil)
    }
    let help = try answer(behind: ":help\n")
    let lines = help.split(separator: "\n")
    #expect(lines.count < 20 && lines.allSatisfy { $0.count <= 40 } && help.contains(":enumeration"), "\(help)")
    let error = try answer(behind: "scramble: ")
    #expect(error.contains("folder\nthat is not there/file of a puzzle that\nis not there: there is no such file:\n"))
  }

  @Test func `A screen reader gets one line, and a bell where it is wanted`() async throws {
    _ = try await scramble("anagram", "cats", input: ":set layout line\n:set bell on\n")
    let outcome = try await scramble.atTerminal("anagram", "cats", "--seed", "1") { terminal in
      try terminal.wait(for: "\n_ _ _ _ | ring: C T A S | tray: none\n")
      try terminal.type("x\n", at: "> ")
      try terminal.wait(for: "\u{7}")
      try terminal.wait(for: "There is no X to be had.")
      try terminal.type("\u{4}", at: "> ")
    }
    #expect(outcome.status == 0 && outcome.errors == "")
  }
}

extension String {
  fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
