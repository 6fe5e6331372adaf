import TestSupport
import Testing

/// A crossword at the bench: opened, worked at entry by entry, left and carried on.
@Suite struct CrosswordSessionTests: ProgramTests {
  let scramble = Program()

  private static let puzzle = (try? TestSupport.text(of: "Examples/small.exolve")) ?? ""

  private func session(_ text: String = puzzle, _ lines: String...) async throws -> String {
    try await benchText(["--puzzle", state.file("puzzle", text)], typed: lines)
  }

  @Test func `Clues are listed with what is filled and a mark where an anagram stands out`() async throws {
    #expect(
      try await session(Self.puzzle, "1a", "spare", ":clues", ":clues left").hasSuffix(
        """
        SPARE is in: 1 of 5 answers.
        Across
        *1a ~SPARE Pears ground, thin (5)
         4a ~_____ One dining on a tree, roughly (5)
        Down
         1d ~S___  Pets running round for a stage (4)
         2d ~A___  Neat, disturbed stake (4)
         3d ~E___  Near, out to make money (4)
        * is open. ~ an anagram stands out. 4a opens an entry.
        Across
         4a ~_____ One dining on a tree, roughly (5)
        Down
         1d ~S___  Pets running round for a stage (4)
         2d ~A___  Neat, disturbed stake (4)
         3d ~E___  Near, out to make money (4)
        ~ an anagram stands out. 4a opens an entry.
        S P A R E | ring: any letters | tray: none

        """))
  }

  @Test func `An entry opens with its clue read and its crossings locked, and its fodder keeps them`() async throws {
    let answers = try await session(Self.puzzle, "1a", "spare", ":2d", "neat", "ante")
    #expect(
      answers.contains(
        """

        2d
        Neat, disturbed stake (4)
        ====  ~~~~~~~~~ _____
        = fodder, - taken out, ~ indicator, _ definition. Type a number to work on it:
          1  Neat, by 'disturbed', for 'stake'
        A* _ _ _ | ring: any letters | tray: none
        neat (4), 4 letters. Type letters to place them, :help for the rest.
        A* _ _ _ | ring:
        """))
    #expect(answers.hasSuffix("\nANTE is in: 2 of 5 answers.\nA* N T E | ring: none | tray: none\n"))
  }

  @Test func `An equals sign in the clue of an entry begins no answer`() async throws {
    let puzzle = Self.puzzle.replacing("Pears ground, thin", with: "Pears = ground, thin")
    let answers = try await session(puzzle, "1a", "2d", "1a", ":use 1", ":entry")
    #expect(answers.contains("\n1a\nPears = ground, thin (5)\n"), "\(answers)")
    #expect(answers.contains("\n1a: Pears = ground, thin (5), for 'thin'\n"), "\(answers)")
  }

  @Test func `A clue that is checked, or does not fit, leaves the letters of an entry alone`() async throws {
    let checked = try await session(Self.puzzle, "1a", "1", "spa", "Users rip off revelation (8) = SURPRISE", ":entry")
    #expect(
      checked.hasSuffix("\n1a: Pears ground, thin (5), for 'thin'\nS P A _ _ | ring: E R | tray: none\n"), "\(checked)")
    let other = try await scramble(
      "anagram", "users rip (8)", "--seed", "1",
      input: "surprise\nOrchestra out of carthorse (9)\n:entry\n:undo\n:entry\n")
    #expect(other.output.contains("\nOrchestra out of carthorse (9)\n"), "\(other)")
    #expect(other.output.contains("\nS U R P R I S E | ring: none | tray: none\n"), "\(other)")
    #expect(
      other.output.split(separator: "\n").last { $0.contains(" | ring: ") }
        == "S U R P R I S E | ring: none | tray: none")
    let picked = try await scramble(
      "anagram", "--format", "json",
      input: "Users rip off revelation (8)\n1\nOrchestra out of carthorse (9) = ORCHESTRA\n")
    let event = try #require(picked.output.firstRange(of: "\"text\":\"Orchestra out of carthorse\"},\"kind\":\"clue\""))
    let line = picked.output[..<event.lowerBound].split(separator: "\n").last ?? ""
    #expect(!line.contains("\"picked\""), "\(line)")
  }

  @Test func `A letter that the person alone knows stays when the entry is left`() async throws {
    let answers = try await session(Self.puzzle, "4a s????", "2d", "ante", "4a", "2d", ":reset", "4a")
    #expect(answers.contains("\nS* _ T* _ _ | ring: any letters | tray: none\n"), "\(answers)")
    #expect(answers.hasSuffix("\nS* _ _ _ _ | ring: any letters | tray: none\n"), "\(answers)")
    let crossed = try await session(Self.puzzle, "1d", "step", "4a", "1d", ":reset", "4a")
    #expect(crossed.contains("\nE* _ _ _ _ |"), "\(crossed)")
    #expect(crossed.hasSuffix("\n_ _ _ _ _ | ring: any letters | tray: none\n"), "\(crossed)")
  }

  @Test func `An entry without an enumeration may lose a letter`() async throws {
    #expect(try await session(Self.puzzle, "1a", "1", ":enumeration", "/p").hasSuffix(" | tray: P\n"))
  }

  @Test func `An answer that the file brings is one, and nothing takes a letter from it in silence`() async throws {
    let ipuz = state("saved.ipuz")
    _ = try await session(Self.puzzle, "1a", "spare", ":write \(ipuz)")
    let saved = try text(of: ipuz)
    let crossed = try await session(saved, "1d", "=", ":clues across")
    #expect(crossed.contains("\nS* _ _ _ |") && crossed.contains("\n 1a ~SPARE "), "\(crossed)")
    let other = try await session(saved, "1d", "!1", "xtep", "1a", "=")
    #expect(other.contains("\n1d has X as letter 1, and 1a has S there.\n"), "\(other)")
    #expect(other.contains("\n1a has S as letter 1, and 1d has X there.\n"), "\(other)")
    #expect(other.contains("\nSPARE is no longer in the grid.\n"), "\(other)")
  }

  @Test func `Answers that disagree are told with both entries`() async throws {
    let answers = try await session(Self.puzzle, "2d", "ante", "1a", "spore", "!3", "spore", ":check", "2d")
    #expect(answers.contains("\nSlot 3 is locked.\n2d has A there. '!3' unlocks it.\n"))
    #expect(answers.contains("\nSPORE is in: 2 of 5 answers.\n1a has O as letter 3, and 2d has A there.\n"))
    #expect(answers.contains("\nOf 8 letters 1 is wrong: letter 3 of 1a.\n"))
    #expect(answers.contains("\n2d has A as letter 1, and 1a has O there.\n"))
  }

  @Test func `An undo goes back to the entry before, and takes an answer out of the grid`() async throws {
    let answers = try await session(Self.puzzle, "1a", "spare", "4a", ":undo", ":undo", ":grid")
    #expect(
      answers.hasSuffix(
        """

        S P A R E | ring: any letters | tray: none
        SPARE is in: 1 of 5 answers.
        1a: Pears ground, thin (5)
        _ _ _ _ _ | ring: any letters | tray: none
        SPARE is no longer in the grid.
        1_  _ 2_  _ 3_
         _ ##  _ ##  _
        4_  _  _  _  _
         _ ##  _ ##  _
        _ _ _ _ _ | ring: any letters | tray: none

        """))
  }

  @Test func `A puzzle is solved, written, and read again`() async throws {
    let path = state("out.ipuz")
    let answers = try await session(
      Self.puzzle, "1a", "spare", "4a", "eater", "1d", "step", "2d", "ante", "3d", "earn", ":check", ":write \(path)")
    #expect(
      answers.contains("\nEARN is in, and so is every other answer. :check compares them with the\nsolution.\n"))
    #expect(answers.contains("\nEvery letter is right: the puzzle is solved.\nWritten to \(path).\n"))
    let again = try await scramble(["anagram", "--puzzle", path], input: ":grid\n")
    #expect(again.status == 0)
    #expect(again.output.hasPrefix("Small, by A. Setter, 5 by 4: 5 of 5 answers."))
    #expect(again.output.contains("\n1S  P 2A  R 3E\n T ##  N ##  A\n4E  A  T  E  R\n P ##  E ##  N\n"))
  }

  @Test func `A puzzle that was left goes on, replays, and is in the list`() async throws {
    _ = try await session(Self.puzzle, "1a", "spare", "2d", "neat", "et")
    let list = try await scramble(["resume", "--list", "--instrument", "anagram"])
    #expect(list.output.contains("  Small, by A. Setter  1 of 5 answers\n"))
    let next = try await scramble(["resume", "--instrument", "anagram"], input: ":clues left\n:undo\n1a\n")
    #expect(next.output.hasPrefix("Carrying on with Small, by A. Setter, 5 by 4: 1 of 5 answers."))
    #expect(next.output.contains(" draws it.\nA* E T _ | ring: N | tray: none\n"), "\(next.output)")
    #expect(next.output.contains("\n*2d ~A___  Neat, disturbed stake (4)\n"))
    let replay = try await scramble(["replay", #require(state.transcripts(of: "anagram").first)])
    #expect(replay.status == 0 && replay.output.hasSuffix(" events agree\n"))
  }

  @Test func `Linked entries are one, and clues without a grid are worked at too`() async throws {
    let answers = try await session(
      "Across\n1 Pears ground, thin (5)\n9, 14 down One dining on a tree,\n roughly (5,3)\nDown\n14 See 9\n", "14d",
      "eater too", ":grid", ":write x", ":clues")
    #expect(answers.hasPrefix("A puzzle without a title: 2 clues. :clues lists them, 1a opens one.\n"))
    #expect(answers.contains("\nEATER TOO is in: 1 of 2 answers.\n"))
    #expect(answers.contains("\nThese clues came without a grid.\n"))
    #expect(answers.contains("\nThese clues came without a grid, and .ipuz needs one.\n"))
    #expect(answers.contains("\n*9a  EATER TOO (with 14d) One dining on a tree, roughly (5,3)\n"))
  }

  @Test func `The entries of a puzzle are none of other sessions`() async throws {
    _ = try await session(Self.puzzle, "1a", "spare")
    let other = try await scramble(["anagram"], input: ":entries\n")
    #expect(other.output.contains("No entry has a name yet."))
  }

  @Test func `A crossing letter that was only shown goes with its answer`() async throws {
    let answers = try await session(Self.puzzle, "1a", "stare", "1d", "1a", "trees", "1d", "trap")
    #expect(answers.contains("\nT* _ _ _ | ring: any letters | tray: none\nT* R A P | "))
    #expect(answers.contains("\nTRAP is in: 2 of 5 answers.\n"))
  }

  /// Each square of this grid has two entries.
  private static let square = """
    exolve-begin
      exolve-width: 3
      exolve-height: 3
      exolve-grid:
        0 0 0
        0 0 0
        0 0 0
      exolve-across:
        1 One (3)
        4 Four (3)
        5 Five (3)
      exolve-down:
        1 Uno (3)
        2 Due (3)
        3 Tre (3)
    exolve-end
    """

  @Test func `An entry that others filled is no answer of its own, and locks nothing`() async throws {
    let answers = try await session(
      Self.square, "1a", "abc", "4a", "def", "5a", "ghi", "1d", "5a", "xyz", ":clues down")
    #expect(answers.contains("\nGHI is in, and so is every other answer."))
    #expect(answers.contains("\nXYZ is in, and so is every other answer."))
    #expect(answers.contains("\n 1d  ADX Uno (3)\n"))
  }

  @Test func `Letters of the file are one's own, and go where they are taken away`() async throws {
    let path = state("half.ipuz")
    _ = try await session(Self.puzzle, "1a", "spare", ":write \(path)")
    let outcome = try await scramble(["anagram", "--puzzle", path], input: "2d\n1a\n:reset\n:grid\n")
    #expect(outcome.output.contains("\nA* _ _ _ | ring: any letters"))
    #expect(outcome.output.contains("\nS P A R E | ring: any letters | tray: none\n_ _ _ _ _ | "))
    #expect(outcome.output.contains("\nSPARE is no longer in the grid.\n1_  _ 2_  _ 3_\n"))
  }

  @Test func `An answer leaves the grid with a word, and an entry keeps its squares`() async throws {
    let answers = try await session(Self.puzzle, "1a", "spare", ":enumeration 2,2", "-", ":undo", "=")
    #expect(answers.contains("\n1a has 5 squares.\n"))
    #expect(answers.split(separator: "\n").count { $0 == "SPARE is no longer in the grid." } == 2)
  }

  @Test func `A clue that tells no length has that of its squares`() async throws {
    let puzzle = Self.puzzle.replacing("Pears ground, thin (5)", with: "Pears ground, thin")
    #expect(puzzle != Self.puzzle)
    let answers = try await session(puzzle, ":clues", "1a", "1", "spare", ":grid")
    #expect(answers.contains("\n 1a ~_____ Pears ground, thin\n"), "\(answers)")
    #expect(answers.contains("  1  Pears, by 'ground', for 'thin'\n"))
    #expect(answers.contains("\nSPARE is in: 1 of 5 answers.\n"))
  }

  @Test func `Slots of any letter need none from elsewhere`() async throws {
    let answers = try await session(Self.puzzle, "1a", "+?", "spare")
    #expect(answers.contains("\nThe slots take any letter, so none has to be added.\nS P A R E | ring: any letters"))
  }

  @Test func `A tile in the tray is missed, and nothing more`() async throws {
    let answers = try await session(Self.puzzle, "1a", ":discard ?", "spar", "e", "4a", "a")
    #expect(answers.contains("\nThere is no E to be had. The ring has no letters. In the tray: ?.\n"))
    #expect(answers.hasSuffix("\nA _ _ _ _ | ring: any letters | tray: none\n"))
  }

  @Test func `Clues that tell no length take an answer of any`() async throws {
    let answers = try await session("Across\n1 Neat, disturbed stake\n", "1a", "neats", "eatsn")
    #expect(answers.contains("\nEATSN is in, and so is every other answer. :write FILE keeps it.\n"))
  }

  @Test func `A program is told nothing of what the file does not have`() async throws {
    let clues = try state.file("clues", "Across\n1 Users rip off revelation (8)\n2 Orchestra\n")
    let lines = try await scramble("anagram", "--puzzle", clues, "--format", "json", input: ":clues\n").output
    for key in ["title", "setter", "width", "height"] { #expect(!lines.contains("\"\(key)\":"), "\(lines)") }
    #expect(lines.contains(#"{"clue":"Orchestra","isFilled":false,"name":"2a","standsOut":false}"#), "\(lines)")
  }

  @Test func `What is no crossword is refused with place and cause`() async throws {
    for (text, cause) in [
      ("nothing", "it has no clues"), ("{", "line 1: a key is expected"),
      ("exolve-begin\nexolve-width: 3", "line 2: exolve-end is expected"),
    ] {
      let path = try state.file("bad", text)
      let outcome = try await scramble(["anagram", "--puzzle", path])
      #expect(outcome.status == 65 && outcome.output == "")
      #expect(
        outcome.errors
          == "scramble: cannot open \(path): \(cause): "
          + "name a crossword: .ipuz, .puz, .jpz, Exolve, or its clues as text\n")
    }
    #expect(try await scramble(["anagram", "--puzzle", state("none")]).status == 66)
    #expect(try await scramble(["anagram", "abc", "--puzzle", state("none")]).status == 64)
  }
}
