import TestSupport
import Testing

/// Lines that a person types at the bench without thinking of commands.
@Suite struct TypedAtBenchTests {
  private let scramble = Program(state: TemporaryFolder())

  private func last(_ letters: String, _ lines: String...) async throws -> String {
    let outcome = try await scramble(["anagram", letters, "--seed", "1"], input: lines.map { "\($0)\n" }.joined())
    #expect(outcome.status == 0 && outcome.errors == "")
    return outcome.output.split(separator: "\n").last.map(String.init) ?? ""
  }

  @Test(arguments: [
    ("tree lined (4-5)", "tree-lined", "T R E E - L I N E D |"), ("wont do (3'1,2)", "won't do", "W O N ' T / D O |"),
    ("wont do (3'1,2)", "Won’t Do", "W O N ' T / D O |"), ("tree lined (4-5)", "tree-", "T R E E - _ _ _ _ _ |"),
    ("stirring", "6=ing", "_ _ _ _ _ I N G |"), ("stirring", "6 = ing", "_ _ _ _ _ I N G |"),
    ("stirring", ":put 6 ing", "_ _ _ _ _ I N G |"), ("cats", "cat\n2=", "C _ T _ |"), ("cats", "2 = c", "_ C _ _ |"),
    ("wont do (3'1,2)", "/won't", "_ _ _ ' _ / _ _ |"),
    ("tree lined (4-5)", "lined", "_ _ _ _ - L I N E D |"),
    ("never mind (5,4)", ":cross 6 m\nmind", "_ _ _ _ _ / M* I N D |"),
    ("cats dogs (4,4)", "dogs", "D O G S / _ _ _ _ |"), ("stirring", "..i...n.", "_ _ I* _ _ _ N* _ |"),
  ])
  func `Hyphens, apostrophes, endings first, a slot emptied`(letters: String, typed: String, slots: String) async throws
  {
    let line = try await last(letters, typed)
    #expect(line.hasPrefix(slots), "\(line)")
  }

  @Test func `The prompt shows the breaks, and a row of slots ends in its break`() async throws {
    let outcome = try await scramble.atTerminal("anagram", "ceda tree lined (4-5,4)", "--seed", "1", columns: 30) {
      terminal in
      try terminal.wait(
        for: "\n   1   2   3   4\n   _   _   _   _   -\n   5   6   7   8   9\n   _   _   _   _   _   /\n")
      try terminal.wait(for: "____-_____ ____> ")
      try terminal.type("\u{4}")
    }
    #expect(outcome.status == 0)
  }

  @Test func `A pattern searches the list before there are letters`() async throws {
    let outcome = try await scramble(
      "anagram",
      input: ":with a\n:pattern ?s?????t\n:with aann\n:pattern s??? ???????? 2\n:pattern ?12\n:pattern zqz\n:with (3)\n"
    )
    #expect(
      outcome.output.contains(
        """
        Type the pattern first: :pattern ?s?????t
        The crossword list has 25 answers for ?S?????T:
        """))
    #expect(outcome.output.contains("\nThe crossword list has one answer for ?S?????T with AANN:\n  assonant\n"))
    #expect(outcome.output.contains("\n  show business  sign industry\n"))
    #expect(outcome.output.contains("\n:pattern PATTERN: put crossing letters in"))
    #expect(outcome.output.contains("\nThe crossword list has no ZQZ.\n:with [LETTERS]: search"))
    let json = try await scramble("anagram", "--format", "json", input: ":pattern ?s?????t\n:with aann\n")
    #expect(json.output.contains(#""kind":"matched","kinds":["listed"],"mayHaveMore":false,"words":["assonant"]"#))
  }

  @Test func `A search goes by the crossing letters whatever the fodder is`() async throws {
    let outcome = try await scramble(
      "anagram", "bad credit (5,4)", "--seed", "1", input: ":cross 1 d\n:with rdt\n:with zz\n")
    #expect(outcome.output.contains("answers for D???????? (5,4) with RDT"))
    #expect(outcome.output.contains("\nThe crossword list has no D???????? (5,4) with ZZ.\n"))
  }

  @Test func `A search with a dictionary of another language says why it finds nothing`() async throws {
    let state = TemporaryFolder()
    _ = try state.file("own.aff", "SET UTF-8\n")
    _ = try state.file("own.dic", "1\nvoor\n")
    let outcome = try await Program(state: state)("anagram", "--dictionary", state("own"), input: ":pattern v??r\n")
    #expect(outcome.output.contains("\nThe crossword list is English: a pattern is searched"))
  }

  @Test func `Placed letters that are not locked count neither for hints nor for answers, as is told`() async throws {
    let outcome = try await scramble(
      "anagram", "inlets (6)", "--seed", "1", "--solver", input: "t\n:hint\n:solve\n!\n:hint\n:solve\n")
    #expect(
      outcome.output.hasSuffix(
        """
        4 answers fit.
        Letters that are not locked do not count here. '!' locks them.
        4 answers fit, the likeliest first:
          listen  silent  enlist  tinsel
        Letters that are not locked do not count here. '!' locks them.
        T* _ _ _ _ _ | ring: S I N E L | tray: none
        1 answer fits.
        One answer fits:
          tinsel
        T* _ _ _ _ _ | ring: S I N E L | tray: none

        """), "\(outcome.output)")
  }

  @Test func `Combinations of words are folded behind what is listed`() async throws {
    let outcome = try await scramble(
      "anagram", "bad credit (5,4)", "--seed", "1", "--solver", "--format", "json", input: ":solve\n:solve more 3\n")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines[1].contains(#""words":["debit card"]"#) && lines[1].contains(#""kinds":["listed"]"#))
    #expect(
      lines[1].contains(#""combinations":37"#) && lines[1].contains("and 37 combinations of words: ':solve more'"))
    #expect(lines[2].contains(#""kinds":["combination","combination","combination"]"#))
    #expect(!lines[2].contains("debit card"))
  }
}
