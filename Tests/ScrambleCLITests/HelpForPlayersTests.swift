import ScrambleFiles
import TestSupport
import Testing

@Suite struct HelpForPlayersTests: ProgramTests {
  let scramble = Program()

  @Test func `Hints, the words that were missed, and a line to share`() async throws {
    let outcome = try await scramble(
      "--seed", "42", input: "climber\n:hint 3\n:hint 4\n:hint 5\n:hint 9\n:reveal\ntrap\n:hint\n")
    for text in [
      "climber: 7 points. 1 of 73, 9 points to Caterpillar.\nRank reached: Larva.\n", "\nA word of ",
      "\nA word of these letters: ",
      "\nA word: ",
      "\nA hint has a level from 1 to 5", "\nYou missed 72 words, common ones first:\n",
      "\nThe words have been shown. :new begins another round.\n",
      " %, Larva, revealed\nscramble --seed 42\n",
    ] {
      #expect(outcome.output.contains(text), "\(text) in \(outcome.output)")
    }
    #expect(try await scramble("replay", state.transcripts()[0]).status == 0)
    let resumed = try await scramble("resume", input: "trap\n:hint\n")
    #expect(resumed.output.contains("The words have been shown"))
  }

  @Test func `Where every word is found, nothing is revealed`() async throws {
    let outcome = try await scramble("--root", "cat", "--min-length", "3", input: "act\ncat\n:reveal\n")
    #expect(outcome.output.contains("\nYou have found every word.\n"), "\(outcome.output)")
    #expect(!outcome.output.contains("revealed"), "\(outcome.output)")
  }

  @Test(arguments: [":shuffle", ":undo", ":hint", ":reveal", "milk"])
  func `After the words have been shown every line is answered with that`(line: String) async throws {
    let outcome = try await scramble("--root", "silkworm", "--format", "json", input: "silk\n:reveal\n\(line)\n")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines[3].contains("The words have been shown. :new begins another round."))
  }

  @Test func `A word of every letter is celebrated`() async throws {
    let outcome = try await scramble("--root", "listen", input: "silent\n")
    #expect(outcome.output.contains("silent: 6 points. 1 of 55, 6 points to Caterpillar.\nEvery letter of the root!\n"))
  }

  @Test func `What is to be shared tells no word`() async throws {
    let outcome = try await scramble("--daily", "2014-03-01", input: "hand\n:hint 2\n")
    let shared = try #require(outcome.output.split(separator: "To share:\n").last)
    #expect(
      shared == """
        Word Scramble of 2014-03-01
        3 □□□□□  4 ■□□□□  5 □□□□□  6 □  7 □
        1 of 45 words, 2 %, Larva, hints of level 2
        scramble --daily 2014-03-01

        """)
  }

  @Test func `A dictionary without an index counts by its forms, where they can be made`() async throws {
    try state.dictionary(words: ["wilk", "morks", "łosi"])
    let short = try await scramble("--root", "silkworm", "--dictionary", state("own"), input: "wilk\n:hint 5\n")
    #expect(short.output.contains("wilk: 4 points. 1 of 2, 2 points to Emperor Moth.\nRank reached: Moth."))
    #expect(short.output.contains("A word: morks"))
    let long = try await scramble("--root", "silkwormsedły", "--dictionary", state("own"), input: "wilk\n")
    #expect(long.output.contains("wilk: 4 points. 1 of 3, 1 point to Moth.\nRank reached: Cocoon."))
    let unknown = try state.dictionaryOfUnknownForms("abc")
    let many = try await scramble(
      "--root", "abcdefghijklm", "--dictionary", unknown, input: "abc\n:hint\n:quit\n")
    #expect(many.output.contains("abc: 3 points. 1 word, 3 points."))
    #expect(many.output.contains("The words of abcdefghijklm cannot"))
    #expect(many.errors.contains(": the round goes on without totals\n"))
  }

  @Test func `Results are kept and counted`() async throws {
    #expect(try await scramble("stats").output == "No game has been counted yet.\n")
    _ = try await scramble("--root", "silkworm", "--counted", input: "silk\nworm\n:new banana\nnab\n")
    _ = try await scramble("--daily", "2026-11-20", "--counted", input: "x\n")
    let stats = try await scramble("stats")
    #expect(stats.output.hasPrefix("2 games, 3 words, 11 points\nWithout hints: 2 games. Daily streak: "))

    // Carried on, the last round counts once.
    _ = try await scramble("--root", "silkworm", "--counted", input: "silk\n")
    _ = try await scramble("resume", "--counted", input: "worm\nmilk\n")
    let more = try await scramble("stats", "--format", "json")
    #expect(more.output.contains("\"games\":3") && more.output.contains("\"points\":23"))
  }

  @Test func `A revealed game had help`() async throws {
    _ = try await scramble("--root", "silkworm", "--counted", input: "silk\n:reveal\n")
    _ = try await scramble("--root", "creationist", "--counted", input: "ton\n")
    #expect(
      try await scramble("stats").output.hasPrefix(
        "2 games, 2 words, 7 points\nWithout hints: 1 game. Daily streak: "))
  }

  @Test func `A word that is not shown scores and leaves the count alone`() async throws {
    let outcome = try await scramble("--root", "hist", input: "shit\nhits\n:score\n")
    let score = "hist: 1 of 6 words, +1 rare, 8 of 20 points, Moth, 4 points to Emperor Moth.\n"
    #expect(outcome.output.contains("\nshit: 4 points, rare. 0 of 6, +1 rare, 3 points to Moth.\n"))
    #expect(outcome.output.contains("\nhits: 4 points. 1 of 6, +1 rare, 4 points to Emperor Moth.\n"))
    #expect(outcome.output.contains("\n\(score)\(score)"))
    #expect(outcome.output.hasSuffix("\n1 of 6 words, +1 rare, 40 %, Moth, no hints\nscramble --root hist\n"))
    let json = try await scramble("--root", "hist", "--format", "json", input: "shit\n")
    for part in [
      "\"score\":4", "\"found\":0", "\"rare\":1", "\"rarePoints\":4", "\"total\":6", "\"rank\":\"Cocoon\"",
      "\"next\":\"Moth\"", "\"toNext\":3",
    ] {
      #expect(json.output.contains(part))
    }
    _ = try await scramble("--root", "hist", "--counted", input: "shit\nhits\n")
    #expect(try await scramble("stats").output.hasPrefix("1 game, 2 words, 8 points\n"))
  }

  @Test func `A game that does not count does so only once it is played on as one that does`() async throws {
    _ = try await scramble("--root", "silkworm", input: "silk\n")
    _ = try await scramble("resume", "--counted", input: ":list\n:shuffle\n")
    #expect(try await scramble("stats").output == "No game has been counted yet.\n")
    _ = try await scramble("resume", "--counted", input: "milk\n")
    #expect(try await scramble("stats").output.hasPrefix("1 game, 2 words, 8 points\n"))
  }
}
