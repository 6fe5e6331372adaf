import TestSupport
import Testing

/// Lines that a person types at the bench without thinking of commands.
@Suite struct TypedAtBenchTests: ProgramTests {
  let scramble = Program()

  private func last(_ letters: String, _ line: String) async throws -> String {
    try await bench([letters], line).last ?? ""
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

  @Test(.atTerminal) func `The prompt shows the breaks, and a row of slots ends in its break`() async throws {
    let outcome = try await scramble.atTerminal("anagram", "ceda tree lined (4-5,4)", "--seed", "1", columns: 30) {
      terminal in
      try terminal.wait(
        for: "\n   1   2   3   4\n   _   _   _   _   -\n   5   6   7   8   9\n   _   _   _   _   _   /\n")
      try terminal.type("\u{4}", at: "____-_____ ____> ")
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
    #expect(outcome.output.contains("\n  show business (4,8) (4-8)  sign industry\n"))
    #expect(outcome.output.contains("\n:pattern PATTERN: crossing letters, locked;"))
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

  @Test func `An empty line takes the one reading, once`() async throws {
    let one = try await scramble(
      "anagram", "--seed", "1", input: "Users rip off revelation (8)\n\n\nsur\n")
    #expect(one.output.contains("\nusers rip (8), 8 letters."))
    #expect(one.output.hasSuffix("\nS U R _ _ _ _ _ | ring: P S I E R | tray: none\n"), "\(one.output)")
    let none = try await scramble("anagram", input: "Man takes dog for a walk in the park (6)\n\n:help hint\n\n")
    #expect(!none.output.contains("Type letters to place them"))
  }

  @Test func `An entry is named with its crossing letters in one line`() async throws {
    let outcome = try await scramble(
      "anagram", "--seed", "1", input: "12a s?r?i?\n:entries\nstrain\n12a ..r...\n3d a_c\n")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.contains("S* _ R* _ I* _ | ring: any letters | tray: none"), "\(lines)")
    #expect(lines.contains { $0.hasPrefix("* 12a  S_R_I_") }, "\(lines)")
    #expect(lines.contains("A* _ C* | ring: any letters | tray: none"), "\(lines)")
  }

  @Test func `Letters behind a stroke are taken away`() async throws {
    #expect(try await last("creationist/taste (6)", "cio").hasPrefix("C I O _ _ _ | ring: "))
    #expect(try await last("alphabets/betas", "").contains("| tray: B E T A S"))
    let again = try await scramble("anagram", "--seed", "1", input: "alpha bets / betas (4)\ncats/dog\n")
    #expect(again.output.contains("_ _ _ _ | ring: "), "\(again.output)")
    #expect(again.output.contains("| tray: B E T A S\n"))
    let none = try await scramble("anagram", "cats/dog")
    #expect(none.status == 64 && none.errors.contains("there is no D O G to take away"), "\(none.errors)")
  }

  @Test func `Letters that are not known are none to discard`() async throws {
    let outcome = try await scramble("anagram", "--seed", "1", input: "12a s?r?i?\n/t\n")
    #expect(outcome.output.contains("No letter of the ring is known yet, so that there is no T to take away."))
  }

  @Test func `Classes, gaps and letters in any order search whatever lies on the bench`() async throws {
    let outcome = try await scramble(
      "anagram", "users rip (8)", "--seed", "1",
      input: ":pattern s[aeiou]l/wkmor/\n:pattern *xj* 2\n:pattern s* business\n:pattern ?s??????\n")
    #expect(outcome.output.contains("\nThe crossword list has one answer for S@L/WKMOR:\n  silkworm\n"))
    #expect(outcome.output.contains("for *XJ*, of which these 2 are the likeliest."))
    #expect(outcome.output.contains("for S*BUSINESS:\n  show business (4,8) (4-8)  stage business\n"))
    #expect(outcome.output.hasSuffix("\n_ S* _ _ _ _ _ _ | ring: P S I E R U R | tray: none\n"), "\(outcome.output)")
    let json = try await scramble("anagram", "--format", "json", input: ":pattern show business\n")
    #expect(json.output.contains(#""enumerations":[["(4,8)","(4-8)"]]"#), "\(json.output)")
  }

  @Test func `A dictionary of another language is searched by its own words`() async throws {
    let state = TemporaryFolder()
    try state.dictionary(words: ["voor", "vier", "vijf", "voorn"])
    let outcome = try await Program(state: state)(
      "anagram", "--dictionary", state("own"), input: ":pattern v[io]??\n:with o\n:pattern /r*o\n")
    let lines = outcome.output.split { " \n".contains($0) }.joined(separator: " ")
    #expect(lines.contains("The dictionary \(state("own")) has 3 answers"), "\(outcome.output)")
    #expect(lines.contains("3 answers for V[IO]??: vier vijf voor"))
    #expect(lines.contains("one answer for V[IO]?? with O: voor"))
    #expect(lines.contains("2 answers for /RO*: voor voorn"))
    let words = try await Program(state: state)("words", state("own"), "--pattern", "v*r", "--length", "4-9")
    #expect(words.output == "voor\nvier\n" && words.status == 0)
    #expect(try await Program(state: state)("words", state("own"), "--pattern", "v[").status == 64)
    #expect(try await Program(state: state)("words", state("own"), "--pattern", "v?", "--length", "4").output == "")
  }

  @Test func `Words of a pattern are written as the dictionary writes them, the most common ones first`() async throws {
    let outcome = try await scramble(
      "anagram", "--dictionary", "es_ES", input: ":pattern caf?\n:pattern ????? 3\n")
    #expect(outcome.output.contains("one answer for CAF?:\n  café\n"), "\(outcome.output)")
    #expect(outcome.output.contains("of which these 3 are the\nlikeliest. "), "\(outcome.output)")
    #expect(outcome.output.contains("\n  ahora  desde  donde\n"), "\(outcome.output)")
    let state = TemporaryFolder()
    try state.dictionary(words: ["vier", "vijf", "voor"])
    let own = try await Program(state: state)("anagram", "--dictionary", state("own"), input: ":pattern v??? 2\n")
    #expect(own.output.split { " \n".contains($0) }.joined(separator: " ").contains(" these 2 are the first. "))
  }

  @Test func `A pattern is met by all words of a dictionary, compounds apart, also by those that no list has`()
    async throws
  {
    let outcome = try await scramble("anagram", "--dictionary", "fr", input: ":pattern ch???te\n")
    let words = try await scramble("words", "fr", "--pattern", "ch???te").output
    for word in ["chahute", "chiotte"] {
      #expect(words.contains("\(word)\n") && outcome.output.contains("  \(word)"), "\(outcome.output)")
    }
    let ligature = try await scramble("anagram", "--dictionary", "fr", input: ":pattern c?eur\n").output
    #expect(ligature.contains(" one answer for C?EUR:\n  cœur\n"), "\(ligature)")
  }

  @Test func `Letters that nothing is to be added to or taken from are no phrase`() async throws {
    let outcome = try await scramble("anagram", input: "+o\n-o\n")
    let refusal = "There are no letters on the bench yet. Type a word or phrase.\n"
    #expect(outcome.output.hasSuffix(refusal + refusal), "\(outcome.output)")
  }

  @Test func `What crosses the answer of a clue that is no anagram lays out slots of any letter`() async throws {
    let answers = try await benchText([], "Bank that may bring interest (4)", ":hint", "t??r", ":pattern t?e?")
    #expect(answers.contains("or ???? for slots\nof any letter.\nT* _ _ R* | ring: any letters"), "\(answers)")
    #expect(answers.hasSuffix("\nT* _ E* R* | ring: any letters | tray: none\n"), "\(answers)")
  }

  @Test func `Other letters at a bench that has some are led to a new one`() async throws {
    let answers = try await benchText(["listen (6)"], "users rip (8)", ":new users rip (8)")
    let way = "There are letters on the bench already. :new users rip (8)"
    #expect(answers.contains("\(way)\nusers rip (8), 8 letters."), "\(answers)")
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
    #expect(lines[1].contains(#""combinations":37"#))
    #expect(lines[1].contains("37 combinations of words fit, too. ':solve more' lists them."))
    #expect(lines[2].contains(#""kinds":["combination","combination","combination"]"#))
    #expect(!lines[2].contains("debit card"))
  }
}
