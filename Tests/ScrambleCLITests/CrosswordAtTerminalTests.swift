import TestSupport
import Testing

/// A crossword of 15 by 15 at a terminal of 80 columns and 24 rows.
@Suite(.atTerminal) struct CrosswordAtTerminalTests: ProgramTests {
  let scramble = Program()

  private static let path = "Tests/ScrambleCLITests/Golden/15x15.exolve"

  /// The answers in the order of the clues, with their entries.
  private static let answers = [
    ("1a", "artisan"), ("5a", "wise men"), ("9a", "old master"), ("10a", "logic"), ("11a", "groin"),
    ("12a", "otherwise"), ("13a", "in stock"), ("15a", "theorem"), ("17a", "excerpt"), ("20a", "split on"),
    ("22a", "try square"), ("23a", "maria"), ("24a", "lathe"), ("25a", "encompass"), ("26a", "necktie"),
    ("27a", "leak out"), ("1d", "alongside"), ("2d", "tedious"), ("3d", "slain"), ("4d", "network"),
    ("5d", "worth it"), ("6d", "solar cell"), ("7d", "muggier"), ("8d", "niche"), ("14d", "on request"),
    ("16d", "mental set"), ("18d", "cryptic"), ("19d", "trapeze"), ("20d", "stencil"), ("21d", "tornado"),
    ("22d", "talon"), ("23d", "mamma"),
  ]

  /// The grid as it is drawn once it is filled.
  private static let grid = """
     1A   R  2T   I  3S   A  4N ###  5W   I  6S   E  7M   E  8N
      L ###   E ###   L ###   E ###   O ###   O ###   U ###   I
     9O   L   D   M   A   S   T   E   R ### 10L   O   G   I   C
      N ###   I ###   I ###   W ###   T ###   A ###   G ###   H
    11G   R   O   I   N ### 12O   T   H   E   R   W   I   S   E
      S ###   U ### ### ###   R ###   I ###   C ###   E ### ###
    13I   N   S   T 14O   C   K ### 15T   H   E   O   R   E 16M
      D ### ### ###   N ### ### ### ### ###   L ### ### ###   E
    17E   X 18C   E   R   P 19T ### 20S   P   L   I 21T   O   N
    ### ###   R ###   E ###   R ###   T ### ### ###   O ###   T
    22T   R   Y   S   Q   U   A   R   E ### 23M   A   R   I   A
      A ###   P ###   U ###   P ###   N ###   A ###   N ###   L
    24L   A   T   H   E ### 25E   N   C   O   M   P   A   S   S
      O ###   I ###   S ###   Z ###   I ###   M ###   D ###   E
    26N   E   C   K   T   I   E ### 27L   E   A   K   O   U   T
    """

  @Test func `Every entry is played, what disagrees is told, and the grid fits the screen`() async throws {
    let puzzle = try state.file("15x15", TestSupport.text(of: Self.path))
    let written = state("out.ipuz")
    let outcome = try await scramble.atTerminal(
      "anagram", "--puzzle", puzzle, "--no-animation", "--seed", "1", variables: ["NO_COLOR": "1"]
    ) {
      terminal in
      func type(_ line: String, _ shown: String...) throws {
        try terminal.type("\(line)\r", at: "> ")
        for text in shown { try terminal.wait(for: text) }
      }
      try terminal.wait(for: "Evening Class, by A. Setter, 15 by 15: 32 clues.")
      try type("1a", "1  Tsarina, by 'upset', for 'a craftsman'")
      try type("", "tsarina (7), 7 letters.")
      try type("sea", "There is no E to be had.")
      try type("8d", "Chine, eroded, is a recess (5)")
      try type("niche", "NICHE is in: 1 of 32 answers.")
      try type("10a", "[C]")
      try type("logos", "Slot 5 is locked.\n8d has C there. '!5' unlocks it.")
      try type("!5")
      try type("logos", "LOGOS is in: 2 of 32 answers.\n10a has S as letter 5, and 8d has C there.")
      try type(":check", "Of 9 letters 2 are wrong: letter 4 of 10a, letter 5 of 10a.")
      try type(":undo", "LOGOS is no longer in the grid.")
      for (name, answer) in Self.answers where name != "8d" {
        try type(name)
        try type(answer, "\(answer.uppercased()) is in")
      }
      try terminal.wait(for: ", and so is every other answer. :check compares them with the\nsolution.")
      try type(":check", "Every letter is right: the puzzle is solved.")
      try type(":write \(written)", "Written to ")
      try type(":grid", "\n26N   E   C", "> ")
      try terminal.type("\u{4}")
    }
    #expect(outcome.status == 0 && outcome.errors == "")
    let screen = EmulatedScreen(columns: 80, rows: 24)
    screen.show(outcome.bytes)
    #expect(screen.lines.joined(separator: "\n").contains(Self.grid))

    let again = try await scramble(["anagram", "--puzzle", written], input: ":grid\n:check\n")
    #expect(again.output.hasPrefix("Evening Class, by A. Setter, 15 by 15: 32 of 32 answers."))
    #expect(again.output.contains(Self.grid) && again.output.contains("Every letter is right: the puzzle is solved."))
    let carriedOn = try await scramble(["resume", "--instrument", "anagram"], input: "")
    #expect(carriedOn.output.hasPrefix("Carrying on with Evening Class, by A. Setter, 15 by 15: 32 of 32 answers."))
  }

  @Test func `An undo into another entry tells its clue once`() async throws {
    let puzzle = try state.file("small", TestSupport.text(of: "Examples/small.exolve"))
    let outcome = try await scramble.atTerminal("anagram", "--puzzle", puzzle, "--no-animation") { terminal in
      try terminal.wait(for: "puzzle> ")
      for (line, shown) in [("1a", "_____> "), ("spare", "SPARE> "), ("2d", "A___> ")] {
        try terminal.type("\(line)\n")
        try terminal.wait(for: shown)
      }
      try terminal.type(":undo\n")
      try terminal.wait(for: "1a SPARE> ")
      try terminal.type("\u{4}")
    }
    #expect(outcome.output.ranges(of: "1a: Pears ground, thin (5)").count == 1, "\(outcome.output)")
  }
}
