import TestSupport
import Testing

@testable import Sessions

@Suite struct PlayTests: ProgramTests {
  let scramble = Program()

  @Test func `A round from a pipe`() async throws {
    let outcome = try await scramble(
      "--root", "silkworm",
      input: "silk\n  MILK \nsilk\nmoose\nox\nsilkworm\nmor\n\nsilk worm\n:list alphabetical\n:undo\n:score\n")
    #expect(
      outcome.output == """
        Root word: silkworm
          S I L K W O R M
        Make words of at least 3 letters out of it. 48 words to find, 185 points.
        :help lists the commands, :quit ends the game.
        silk: 4 points. 1 of 48, 6 points to Caterpillar.
        Rank reached: Larva.
          3: +15
          4: silk +24
          5: +8
        milk: 4 points. 2 of 48, 2 points to Caterpillar.
          3: +15
          4: milk silk +23
          5: +8
        Word used already: Be more original (It is word 1 of yours.)
        Word not possible: You can't spell that word from 'silkworm'! Missing: o, e.
        Word not possible: You can't spell that word from 'silkworm'! Missing: x.
        Word is the root: You can't just hand 'silkworm' back!
        Word not recognized: You can't just make them up, you know!
        'silk': Word used already: Be more original (It is word 1 of yours.)
        worm: 4 points. 3 of 48, 7 points to Spinner.
        Rank reached: Caterpillar.
          3: +15
          4: worm milk silk +22
          5: +8
          4 milk  4 silk  4 worm
        Took worm back. 2 of 48, 2 points to Caterpillar.
          3: +15
          4: milk silk +23
          5: +8
        silkworm: 2 of 48 words, 8 of 185 points, Larva, 2 points to Caterpillar.
        silkworm: 2 of 48 words, 8 of 185 points, Larva, 2 points to Caterpillar.
          3: +15
          4: milk silk +23
          5: +8
        To share:
        Word Scramble: silkworm
        3 □□□□□  4 ■□□□□  5 □□□□□
        2 of 48 words, 4 %, Larva, no hints
        scramble --root silkworm

        """)
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
  }

  @Test func `The same input gives the same bytes`() async throws {
    let input = "rain\n:shuffle\n:new\n:shuffle\n:seed\n:new 5\n:new banana\nnab\n:quit\nnever read\n"
    let first = try await scramble("play", "--seed", "7", input: input)
    let second = try await scramble("--seed=7", input: input)
    #expect(first.output == second.output)
    #expect(first.output.contains("Root word: banana"))
    #expect(!first.output.contains("never"))
    #expect(first.status == 0 && first.errors == "")
  }

  private static let climber = "  3: +17\n  4: +26\n  5: +20\n  6: +8\n  7: climber +1\n"

  @Test(arguments: PlayCommandName.allCases) func `Every command answers`(command: PlayCommandName) async throws {
    let (line, answer) =
      switch command {
      case .help: (":help", "Type a word to play it. A line that begins with a colon is a command:")
      case .list: ("climber\n:list", "\(Self.climber)  7 climber\n")
      case .score: (":score", "climbers: 0 of 73 words, 0 of 317 points, Egg, 7 points to Larva.\n")
      case .rank: (":rank", "You have 0 points. Ranks, and the points that they take:\n    0  Egg: yours\n")
      case .shuffle: (":shuffle", "  L M B E C S R I\n")
      case .undo: ("climber\n:undo", "Took climber back. 0 of 73, ")
      case .hint: (":hint", "Words still to find, by first letter and length:\n")
      case .reveal: (":reveal", "You missed 73 words, common ones first:")
      case .define: (":define skirl", "skirl: ")
      case .new: (":new banana", "Root word: banana\n")
      case .stats: (":stats", "No game has been counted yet.\n")
      case .answers: (":answers 2014-03-01", "The daily of 2014-03-01 was handcart: 0 of 45 words, ")
      case .rules: (":rules", "A word counts if ")
      case .seed: (":seed", "Begin this round again with: scramble --seed 42\n")
      case .challenge: (":challenge", "Your friend plays this round with this command")
      case .save: (":save \(state("saved"))", "Saved to \(state("saved")).\n")
      case .quit: (":quit", "climbers: 0 of 73 words, 0 of 317 points, Egg, 7 points to Larva.\n")
      }
    let outcome = try await scramble("--seed", "42", input: line + "\n")
    #expect(outcome.output.contains("\n" + answer), "\(outcome.output)")
    #expect(outcome.status == 0 && outcome.errors == "")
  }

  @Test(arguments: [
    (":hlep", "There is no command :hlep. Did you mean :help?"),
    (":", "There is no command :. :help lists the commands."),
    (":set", "There is no command :set. :help lists the commands."),
    (":zzzzzzzz", "There is no command :zzzzzzzz. :help lists the commands."),
    (":s", ":s could be :score or :shuffle or :stats or :seed or :save."),
    (":sc", "climbers: 0 of 73 words, 0 of 317 points, Egg, "),
    (":help undo", ":undo: take the newest word back"), (":help nothing", "There is no command :nothing."),
    (":undo", "There is no word to take back."), (":list", "No words yet."),
    (
      "climber\n:list sideways",
      "climber: 7 points. 1 of 73, 9 points to Caterpillar.\nRank reached: Larva.\n\(Self.climber)A list is newest,"
    ),
    (":save", "Name the file: :save FILE."),
    (":list foo", "A list is newest, alphabetical or length."),
    (":reveal now", ":reveal takes nothing behind it: end the round and see what you missed\n"),
    (":undo 2", ":undo takes nothing behind it: "), (":quit now", ":quit takes nothing behind it: "),
    (":new 1 2", "A round begins with a seed"), (":new 12x", "A round begins with a seed"),
  ])
  func `A line that is not quite a command says what would be`(line: String, answer: String) async throws {
    let outcome = try await scramble("--seed", "42", input: line + "\n")
    #expect(outcome.output.contains("\n" + answer), "\(outcome.output)")
    #expect(outcome.status == 0 && outcome.errors == "")
  }

  @Test(arguments: [["--root", "silkworm"], ["anagram", "silkworm"], ["cryptogram"]])
  func `A line that is too long is left out as a whole, which is told`(arguments: [String]) async throws {
    let line = String(repeating: "silk ", count: 1000) + "worm\n"
    let outcome = try await scramble(arguments, input: line)
    #expect(outcome.output.contains("\nA line of more than 4096 bytes is left out: break it, or name a file.\n"))
    #expect(!outcome.output.contains("silk:") && outcome.status == 0, "\(outcome.output)")
  }

  @Test func `Help fits a screen`() async throws {
    let outcome = try await scramble("--seed", "42", input: ":help\n")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count <= 24)
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test func `A word counts with signs around it, and with hyphens between its letters`() async throws {
    let input = "milk.\n\"silk\" (worm)\nwo-rk\nrow's\n...\n1owl\n"
    let outcome = try await scramble("--root", "silkworm", "--transcript", state("t"), input: input)
    let record = try text(of: state("t")).split(separator: "\n").filter { $0.hasPrefix("play ") }
    #expect(
      record.map { $0.split(separator: " ").prefix(3).joined(separator: " ") } == [
        "play milk accepted", "play silk accepted", "play worm accepted", "play work accepted", "play rows accepted",
        "play ... not-possible", "play 1owl not-possible",
      ])
    #expect(outcome.status == 0)
  }

  @Test func `A hint without a level goes further, until a word is found`() async throws {
    let outcome = try await scramble("--root", "silkworm", input: ":hint\n:hint\n:hint\n:hint 1\nowl\n:hint\n")
    let heads = outcome.output.split(separator: "\n").filter { $0.hasPrefix("Words still") || $0.hasPrefix("A word") }
    #expect(
      heads == [
        "Words still to find, by first letter and length:", "Words still to find, by their beginning:",
        "A word of 4 letters: w__k", "Words still to find, by first letter and length:",
        "Words still to find, by first letter and length:",
      ])
  }

  @Test func `A round that is carried on goes on hinting where it was`() async throws {
    let first = try await scramble("--root", "silkworm", input: ":hint 3\n").output
    #expect(first.contains("\nA word of 4 letters: w__k\n"))
    #expect(try await scramble("resume", input: ":hint 3\n").output.contains("\nA word of 3 letters: l_w\n"))
  }

  @Test func `The day's root is everybody's`() async throws {
    let daily = try await scramble("--daily", "2014-03-01")
    let seeded = try await scramble("--seed", "20140301")
    let root = try #require(daily.output.split(separator: "\n").first?.split(separator: " ")[2])
    #expect(daily.output.hasPrefix("Root word: \(root) (daily of 2014-03-01)\n"))
    #expect(seeded.output.hasPrefix("Root word: \(root) (seed 20140301)\n"))
    let today = try await scramble("play", "--daily", "--format", "json")
    #expect(today.status == 0 && today.output.contains("\"kind\":\"round\""))
  }

  @Test func `A round without time answers that time is up`() async throws {
    let outcome = try await scramble.shell(
      """
      cd '\(state.path)' && mkfifo keys
      $SCRAMBLE --root silkworm --time 1 < keys > shown & exec 3> keys
      until grep -q 'time is up' shown; do sleep 0.01; done
      echo silk >&3; exec 3>&-; wait; cat shown
      """)
    #expect(outcome.output.contains("\nYou have 1 second.\n"))
    #expect(outcome.output.contains("Time is up: You had 1 second, you know!"))
    #expect(outcome.output.hasSuffix("silkworm: 0 of 48 words, 0 of 185 points, Egg, 4 points to Larva.\n"))
  }

  @Test func `A list of one's own is drawn from, and its blank lines are no roots`() async throws {
    let list = try state.file("list.txt", "\n\r\n  Banana \n\n")
    for seed in 1...5 {
      let outcome = try await scramble("--seed", "\(seed)", "--words", list)
      #expect(outcome.output.hasPrefix("Root word: banana (seed \(seed))\n"))
      #expect(outcome.errors == "")
    }
  }

  @Test func `Lines of a list that are no roots are told`() async throws {
    let list = try state.file("list.txt", "banana\nsilk worm\n123\n")
    let outcome = try await scramble("--seed", "1", "--words", list)
    let note = "scramble: cannot draw roots from 2 lines of \(list): line 2 is no word: passed over\n"
    #expect(outcome.errors == note)
    #expect(outcome.status == 0)
  }

  @Test func `Another dictionary judges`() async throws {
    try state.dictionary(words: ["morks", "wilk"])
    let outcome = try await scramble("--root", "silkworm", "--dictionary", state("own"), input: "milk\nwilk\n")
    #expect(outcome.output.contains("Word not recognized"))
    #expect(outcome.output.contains("wilk: 4 points."))
  }

  @Test func `A root of one's own brings the same round every time`() async throws {
    let input = ":shuffle\n:seed\n:new\n:shuffle\n"
    let first = try await scramble("--root", "silkworm", input: input)
    #expect(first.output.contains("Begin this round again with: scramble --root silkworm\n"))
    #expect(try await scramble("--root", "silkworm", input: input).output == first.output)
  }
}
