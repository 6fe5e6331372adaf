import TestSupport
import Testing

/// Lines of several words, and questions that come before words are left.
@Suite struct SeveralWordsTests: ProgramTests {
  let scramble = Program()

  @Test func `Each word of a line is a move, and what begins with a colon is a command`() async throws {
    let path = state("game.txt")
    let outcome = try await scramble(
      "--root", "silkworm", "--transcript", path, input: " silk\tworm  moose silk :hint 3\n:shuffle\n")
    #expect(
      outcome.output.contains(
        """
        silk: 4 points. 1 of 48, 6 points to Caterpillar.
        Rank reached: Larva.
        worm: 4 points. 2 of 48, 2 points to Caterpillar.
        'moose': Word not possible: You can't spell that word from 'silkworm'! Missing:
        o, e.
        'silk': Word used already: Be more original (It is word 1 of yours.)
        A word of 4 letters: w__k
          3: +15
          4: worm silk +23
          5: +8

        """))
    #expect(
      try text(of: path).contains(
        "play silk accepted 4\noffers 3:15 4:25 5:8\nplay worm accepted 4\nplay moose not-possible oe\nplay silk not-original 1\nhint goal 3 w__k\n"
      ))
    #expect(try await scramble("replay", path).status == 0)
  }

  @Test func `A program gets an object a word, and a line of many words is no flood`() async throws {
    let json = try await scramble("--root", "silkworm", "--format", "json", input: "silk worm\n\n  \nmilk\n")
    #expect(json.output.split(separator: "\n").count == 5)
    let many = String(repeating: "ax ", count: 1300)
    let outcome = try await scramble("--root", "silkworm", input: many + "silk\n" + "silk " + many + "\n")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("'ax': Word not possible") }.count == 2600)
    #expect(lines.filter { $0.hasPrefix("  3: ") }.count == 2)
  }

  @Test(arguments: [
    ("silkworm", "quit", "Missing: q, u, t. Type :quit to leave."), ("silkworm", "EXIT", " Type :quit to leave."),
    ("silkworm", "q", "Missing: q. Type :quit to leave."), ("silkworm", "help", " Type :help for the commands."),
    ("silkworm", "?", " Type :help for the commands."), ("silkworm", "undo", " Type :undo for that command."),
    ("thinking", "hint", "Type :hint for that command."), ("quiteness", "quit", " Type :quit to leave."),
  ])
  func `A command without its colon is a word, and what was meant is told`(
    root: String, word: String, aside: String
  ) async throws {
    let outcome = try await scramble("--root", root, input: "\(word)\n:quit\nsilk\n")
    #expect(
      outcome.output.replacing("\n", with: " ").contains(aside) && !outcome.output.contains("silk: "),
      "\(outcome.output)")
  }

  @Test func `A word that is a command's name too is played without a word about it`() async throws {
    let outcome = try await scramble("--root", "lifestyle", input: "list\n")
    #expect(outcome.output.contains("\nlist: 4 points.") && !outcome.output.contains("Type :"))
  }

  @Test func `Commas part words as blanks do`() async throws {
    let outcome = try await scramble("--root", "silkworm", input: "worm,oil; silk ,,\n")
    #expect(outcome.output.contains("silkworm: 3 of 48 words"))
  }

  @Test func `From a pipe a round is left at once, with what it came to`() async throws {
    let outcome = try await scramble("--root", "silkworm", input: "silk\n:new banana\n:new listen\nsilent\n:reveal\n")
    #expect(
      outcome.output.contains(
        """
        silkworm: 1 of 48 words, 4 of 185 points, Larva, 6 points to Caterpillar.
        By length: 3: 0/15, 4: 1/25, 5: 0/8.
        To share:
        Word Scramble: silkworm
        3 □□□□□  4 ■□□□□  5 □□□□□
        1 of 48 words, 2 %, Larva, no hints
        scramble --root silkworm
        Root word: banana

        """))
    // A round without a word came to nothing.
    #expect(!outcome.output.contains("banana:"))
    #expect(outcome.output.contains("revealed\nscramble --root listen\nlisten: 1 of"))
    let json = try await scramble("--root", "silkworm", "--format", "json", input: "silk\n:new banana\n")
    #expect(json.output.contains("\"text\":\"1 of 48 words, 2 %, Larva, no hints\""))
  }

  @Test(.atTerminal)
  func `A person is asked once before words are left`() async throws {
    let outcome = try await scramble.atTerminal("--root", "silkworm") { terminal in
      func type(_ line: String, _ answer: String) throws {
        try terminal.type("\(line)\r", at: "> ")
        try terminal.wait(for: answer)
      }
      try type(":new silkworm", "Root word: silkworm")
      try type("silk", "silk: 4 points.")
      let offer = "; 'scramble\nresume --list' offers it."
      try type(":new", "1 word so far. This would leave the round. :new again leaves it\(offer)")
      try type("worm", "worm: 4 points.")
      try type(":new", "2 words so far. This would leave the round. :new again")
      try type(":new banana", "2 words so far. This would leave the round. :new banana again")
      try type(":reveal", "2 words so far. This would end the round. :reveal again shows the others.")
      try type("", "")
      try type(":new banana", "2 words so far.")
      try type(":n banana", "2 of 48 words, 4 %, Larva, no hints")
      try terminal.wait(for: "Root word: banana")
      try type("nab ban baa nan naan", "That was the last word of the goal.")
      try type(":reveal", "You missed no word.")
      try type(":new zzzz", "it offers no word: choose\nanother with :new, or play on")
      try terminal.type("\u{4}", at: "> ")
    }
    #expect(outcome.status == 0 && outcome.errors == "")
  }

  @Test(.atTerminal)
  func `Where all rounds go to one file, no other place is promised`() async throws {
    let arguments = ["--root", "silkworm", "--transcript", state("game.txt")]
    let outcome = try await scramble.atTerminal(arguments) { terminal in
      try terminal.type("silk\r:new\r", at: "> ")
      try terminal.type("\u{4}", at: "1 word so far. This would leave the round. :new again leaves it.\n")
    }
    #expect(outcome.status == 0 && outcome.errors == "")
  }
}
