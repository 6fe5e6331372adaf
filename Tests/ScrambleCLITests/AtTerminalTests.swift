import Glibc
import ScrambleFiles
import TestSupport
import Testing

/// The game as a person at a terminal sees it.
@Suite(.atTerminal) struct AtTerminalTests: ProgramTests {
  let scramble = Program()

  @Test func `The prompt shows the letters and the score, and Ctrl-D ends with the summary`() async throws {
    let outcome = try await scramble.atTerminal("--root", "silkworm") { terminal in
      try terminal.type("silk\n", at: "silkworm 0> ")
      try terminal.wait(for: "silk: 4 points.")
      try terminal.type("\u{4}", at: "silkworm 4> ")
      try terminal.wait(for: "silkworm: 1 of 48 words, 4 of 185 points, Larva")
    }
    #expect(outcome.status == 0 && outcome.errors == "")
  }

  @Test(arguments: [
    (["--root", "silkworm"], "silk", "1 of 48 words", "Carry on with 'scramble resume'."),
    (["anagram", "cats"], "act", "Carry on", "Carry on with 'scramble resume --instrument anagram'."),
    (["cryptogram"], "A=E", "letter", "Carry on with 'scramble resume --instrument cryptogram'."),
  ])
  func `Ctrl-C clears a line, and on an empty one ends with the summary and the way back`(
    arguments: [String], line: String, summary: String, way: String
  ) async throws {
    let outcome = try await scramble.atTerminal(arguments) { terminal in
      try terminal.type("\(line)\n", at: "> ")
      try terminal.wait(for: "\n")
      try terminal.type("nonsense\u{3}\u{3}", at: "> ")
      try terminal.wait(for: way)
    }
    #expect(outcome.status == 130 && outcome.errors == "")
    #expect(outcome.output.contains(summary))
    let unplayed = try await scramble.atTerminal(["--root", "handcart"]) { terminal in
      try terminal.type("\u{3}", at: "> ")
    }
    #expect(unplayed.status == 130 && unplayed.errors == "" && !unplayed.output.contains("Carry on"))
  }

  @Test func `A list that is typed ends at its first end`() async throws {
    let outcome = try await scramble.atTerminal("check", "silkworm") { terminal in
      try terminal.type("silk\rworm\r\u{4}")
    }
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(outcome.output.contains("worm            accepted     4 points"), "\(outcome.output)")
  }

  @Test(arguments: ["C", "POSIX", "", "xx_XX", "C.UTF-8"])
  func `Letters of any language are typed and shown whatever the locale is`(locale: String) async throws {
    let variables = ["LC_ALL": locale, "LANG": ""]
    let outcome = try await scramble.atTerminal("--root", "café", variables: variables) { terminal in
      try terminal.type(":new élan\r", at: "café 0> ")
      try terminal.type("\u{4}", at: "élan 0> ")
    }
    #expect(outcome.status == 0 && outcome.errors == "")
  }

  @Test func `A terminal of other letters is shown ASCII, and the letters are kept`() async throws {
    let variables = ["LC_ALL": "de_DE.ISO-8859-1"]
    let outcome = try await scramble.atTerminal("--root", "café", variables: variables) { terminal in
      try terminal.type(":new élan\r", at: "caf\\xC3\\xA9 0> ")
      try terminal.type("\u{4}", at: "\\xC3\\xA9lan 0> ")
    }
    #expect(outcome.status == 0 && outcome.errors == "")
  }

  @Test func `A dumb terminal ends sessions in the same ways`() async throws {
    for (key, status) in [("\u{3}", 130), ("\u{4}", 0)] as [(String, Int32)] {
      let outcome = try await scramble.atTerminal("--root", "silkworm", variables: ["TERM": "dumb"]) { terminal in
        try terminal.type("silk\n", at: "silkworm 0> ")
        try terminal.wait(for: "silkworm 4> ")
        try terminal.type(key)
        try terminal.wait(for: "1 of 48 words")
      }
      #expect(outcome.status == status && outcome.errors == "" && !outcome.output.contains("\u{1B}"))
    }
  }

  @Test func `What is pasted is taken line by line, and nothing in it is completed`() async throws {
    let outcome = try await scramble.atTerminal("--root", "silkworm") { terminal in
      try terminal.type("\u{1B}[200~silk\r\nworm\n\tmilk\n:sco\t\u{1B}[201~\r", at: "silkworm 0> ")
      try terminal.wait(for: "silkworm 12> :sco")
      try terminal.type("\u{4}", at: "silkworm 12> ")
    }
    #expect(outcome.status == 0 && outcome.errors == "")
  }

  @Test func `Colour is on a terminal only, and never with NO_COLOR or a dumb one`() async throws {
    let coloured = try await scramble.atTerminal("--root", "silkworm", person: rejected)
    #expect(coloured.output.contains("\u{1B}[31mWord not possible"))
    for variables in [["NO_COLOR": "1"], ["TERM": "dumb"]] {
      let plain = try await scramble.atTerminal("--root", "silkworm", variables: variables, person: rejected)
      #expect(!plain.output.contains("\u{1B}[31m") && plain.output.contains("\nWord not possible: "))
    }
  }

  @Test func `Lines are kept from run to run and come back with the arrow`() async throws {
    _ = try await scramble.atTerminal("--root", "silkworm", person: rejected)
    #expect(try text(of: state("word-scramble/history")) == "cat\n:quit\n")
    let outcome = try await scramble.atTerminal("--root", "silkworm") { terminal in
      try terminal.type("\u{1B}[A\u{1B}[A\n", at: "silkworm 0> ")
      try terminal.wait(for: "Missing: c, a, t.")
      try terminal.type("\u{4}", at: "> ")
    }
    #expect(outcome.status == 0 && outcome.errors == "")
  }

  @Test func `A tabulator completes a command`() async throws {
    let outcome = try await scramble.atTerminal("--root", "silkworm") { terminal in
      try terminal.type(":sco\t\n", at: "silkworm 0> ")
      try terminal.wait(for: "0 of 48 words, 0 of 185 points, Egg, 4 points to Larva.")
      try terminal.type("\u{4}", at: "> ")
    }
    #expect(outcome.status == 0 && outcome.errors == "")
  }

  @Test func `A narrow terminal gets narrow lines`() async throws {
    let outcome = try await scramble.atTerminal("--root", "silkworm", columns: 20, variables: ["NO_COLOR": "1"]) {
      terminal in
      try terminal.wait(for: "> ")
      for word in ["silk", "worm", "milk", "rows", "slow"] {
        try terminal.type("\(word)\n")
        try terminal.wait(for: "> ")
      }
      try terminal.type(":quit\n")
    }
    let lines = outcome.output.split(separator: "\n").drop { !$0.hasPrefix("silkworm: 5 of 48") }
    // What is to be shared stands as it is, to be copied.
    #expect(lines.prefix { $0 != "To share:" }.allSatisfy { $0.count <= 20 })
    #expect(lines.contains("  4: slow rows … +20"))
  }

  @Test func `JSON has no prompt and no colour, even at a terminal`() async throws {
    let outcome = try await scramble.atTerminal("--root", "silkworm", "--format", "json") { terminal in
      try terminal.type(":quit\n", at: "\"kind\":\"round\"")
      try terminal.wait(for: "\"kind\":\"end\"")
    }
    #expect(!outcome.output.contains("silkworm 0>") && !outcome.output.contains("\u{1B}["))
  }

  @Test func `Long work tells how far it is, and takes that back`() async throws {
    let dictionary = try state.dictionaryOfRefusedCompounds()
    let arguments = ["solve", "abcdefghi", "--all", "--min-length", "9", "--dictionary", dictionary]
    let outcome = try await scramble.atTerminal(arguments) { terminal in
      try terminal.wait(for: "\rasked about ")
      try terminal.wait(for: "\r\u{1B}[K")
      try terminal.wait(for: "badefghic\n1 word, 9 points")
    }
    #expect(outcome.output.hasSuffix("badefghic\n1 word, 9 points\n"))
    let dumb = try await scramble.atTerminal(arguments, variables: ["TERM": "dumb"]) {
      try $0.wait(for: "1 word, 9 points")
    }
    #expect(!dumb.output.contains("\r") && !dumb.output.contains("\u{1B}"))
    #expect(dumb.output.hasSuffix("badefghic\n1 word, 9 points\n"))
  }

  @Test func `The prompt stays while the words of a round are counted behind it`() async throws {
    let dictionary = try state.dictionaryOfUnknownForms("badefghic")
    let arguments = ["--root", "abcdefgh", "--min-length", "8", "--dictionary", dictionary]
    let outcome = try await scramble.atTerminal(arguments) { terminal in
      try terminal.wait(for: "abcdefgh 0> ")
      // Long work tells how far it is from half a second on.
      usleep(600_000)
      try terminal.type(":new abcdefghi\n")
      try terminal.wait(for: "abcdefghi 0> ")
      usleep(600_000)
      try terminal.type("badefghic\n")
      try terminal.wait(for: "badefghic: 9 points")
      try terminal.type(":quit\n", at: "> ")
    }
    #expect(!outcome.output.contains("\rasked about "), "\(outcome.output)")
  }

  /// A person who tries one word in vain and leaves.
  private func rejected(_ terminal: PseudoTerminal) throws {
    try terminal.type("cat\n", at: "silkworm 0> ")
    try terminal.wait(for: "Missing: c, a, t.")
    try terminal.type(":quit\n", at: "> ")
  }
}
