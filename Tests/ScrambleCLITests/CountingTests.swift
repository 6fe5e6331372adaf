import Glibc
import ScrambleFiles
import TestSupport
import Testing
import WordScramble

@testable import ScrambleCLI
@testable import Sessions

/// Which games count, and how they are left.
@Suite struct CountingTests: ProgramTests {
  let scramble = Program()

  @Test(.atTerminal, arguments: ["\u{3}", "\u{4}", ":quit\n", ":new silkworm\n\u{3}"])
  func `A game at a terminal counts however it is left`(keys: String) async throws {
    _ = try await scramble.atTerminal("--daily", "2014-03-01") { terminal in
      try play(["cart", "hand"], at: terminal)
      try terminal.type(keys)
    }
    let stats = try await scramble("stats").output
    #expect(stats.hasPrefix("1 game, 2 words, 8 points\n"))
    #expect(stats.hasSuffix("\nLast dailies: 2014-03-01 4 %.\n"))
  }

  @Test(.atTerminal)
  func `What a game has come to is kept before each answer`() async throws {
    let outcome = try await scramble.atTerminal("--root", "silkworm") { [state] terminal in
      try play(["silk"], at: terminal)
      try terminal.type("skirl\n")
      try terminal.wait(for: "9> ")
      let path = state.transcripts()[0]
      #expect(try text(of: path).hasSuffix("\noffers 3:15 4:25 5:8\nplay skirl accepted 5 rare\n"))
      try terminal.type(":hint 2\n")
      try terminal.wait(for: "by their beginning:")
      try terminal.wait(for: "9> ")
      #expect(try text(of: path).contains(" rare\nhint goal 2 "))
      try terminal.type(":undo\n")
      try terminal.type(":undo\n", at: "4> ")
      try terminal.wait(for: " 0> ")
      #expect(try text(of: path).hasSuffix("\nundo skirl\nundo silk\n"))
      try terminal.type("\u{4}")
    }
    #expect(outcome.status == 0)
    #expect(try await scramble("stats").output == "No game has been counted yet.\n")
  }

  @Test func `A killed game counts, and once when it is carried on`() async throws {
    let outcome = try await scramble.shell(
      """
      cd '\(state.path)' && mkfifo keys
      $SCRAMBLE --root silkworm --counted < keys > shown & game=$!
      exec 3> keys
      echo silk >&3
      for try in $(seq 4000); do grep -q "^silk: " shown && break; sleep 0.005; done
      kill -9 $game; wait $game 2> /dev/null
      $SCRAMBLE stats; echo worm | $SCRAMBLE resume --counted > /dev/null; $SCRAMBLE stats
      """)
    #expect(outcome.output.hasPrefix("1 game, 1 word, 4 points\n"), "\(outcome.errors)")
    #expect(outcome.output.contains("\n1 game, 2 words, 8 points\n"))
  }

  @Test func `A game whose transcript is deleted is forgotten`() async throws {
    let outcome = try await scramble.shell(
      """
      cd '\(state.path)' && mkfifo keys
      $SCRAMBLE --root silkworm --counted < keys > shown & game=$!
      exec 3> keys
      for word in silk worm; do
        echo $word >&3
        for try in $(seq 4000); do grep -q "^$word: " shown && break; sleep 0.005; done
        rm -f word-scramble/scramble-*.txt
      done
      exec 3>&-
      wait $game
      $SCRAMBLE stats
      """)
    #expect(outcome.errors.contains("this session is not recorded: "))
    #expect(outcome.output == "No game has been counted yet.\n", "\(outcome.errors)")
  }

  @Test func `A game that is recorded elsewhere does not count, and counts once on the shelf`() async throws {
    let outcome = try await scramble.shell(
      """
      cd '\(state.path)'
      echo silk | $SCRAMBLE --root silkworm --counted --transcript g.txt > shown
      $SCRAMBLE stats
      mkdir -p word-scramble
      cp g.txt word-scramble/scramble-mine.txt
      cp g.txt word-scramble/scramble-again.txt
      $SCRAMBLE stats
      """)
    #expect(
      outcome.output.hasPrefix("No game has been counted yet.\n1 game, 1 word, 4 points\n"), "\(outcome.errors)")
  }

  @Test func `Of two that carry one game on, the longer counts`() async throws {
    _ = try await scramble("--root", "silkworm", "--counted", input: "silk\n")
    let path = state.transcripts()[0]
    let copy = try state.file("word-scramble/scramble-copy.txt", try text(of: path))
    _ = try await scramble("resume", copy, "--counted", input: "worm\nmilk\n")
    _ = try await scramble("resume", path, "--counted", input: "rows\n")
    #expect(try await scramble("stats").output.hasPrefix("1 game, 3 words, 12 points\n"))
    _ = try await scramble("resume", path, "--counted", input: "rims\nowl\nrow\n")
    #expect(try await scramble("stats").output.hasPrefix("1 game, 5 words, 18 points\n"))
  }

  @Test func `A state folder that is moved changes no number`() async throws {
    _ = try await scramble("--root", "silkworm", "--counted", input: "silk\nskirl\n:hint 2\n:new handcart\ncart\n")
    _ = try await scramble("--daily", "2014-03-01", "--counted", input: "cart\n")
    let before = try await scramble("stats", "--format", "json").output
    let moved = Program(state: state, variables: ["XDG_STATE_HOME": state("moved")])
    _ = try await scramble.shell("mkdir '\(state("moved"))'; mv '\(state("word-scramble"))' '\(state("moved"))'")
    #expect(try await moved("stats", "--format", "json").output == before && before.contains("\"games\":3"))
    #expect(try await scramble("stats").output == "No game has been counted yet.\n")
  }

  @Test func `What is no ordinary file is not waited for, and what is no transcript is told`() async throws {
    _ = try await scramble("--root", "silkworm", "--counted", input: "silk\n")
    for name in ["pipe", "daily-\(CalendarDate.today())", "daily-2014-03-01"] {
      _ = unsafe mkfifo(state("word-scramble/scramble-\(name).txt"), 0o600)
    }
    _ = unsafe symlink("/dev/zero", state("word-scramble/scramble-device.txt"))
    let damaged = try state.file("word-scramble/scramble-9-9.txt", "nonsense\n")
    let stats = try await scramble("stats")
    #expect(stats.status == 0 && stats.output.hasPrefix("1 game, 1 word, 4 points\n"))
    #expect(
      stats.errors == "scramble: cannot read 1 transcript: the first: cannot read \(damaged) line 1: "
        + "not a transcript of this program: left out\n")
    #expect(try await scramble("--daily", "--counted", input: "x\n").status == 0)
  }

  @Test func `A game from a pipe does not count unless it is asked for`() async throws {
    _ = try await scramble("--root", "silkworm", input: "silk\n")
    _ = try await scramble("resume", input: "worm\n")
    #expect(try await scramble("stats").output == "No game has been counted yet.\n")
    _ = try await scramble("resume", "--counted", input: "milk\n")
    #expect(try await scramble("stats").output.hasPrefix("1 game, 3 words, 12 points\n"))
  }

  @Test func `An unrecorded game leaves nothing`() async throws {
    let outcome = try await scramble("--root", "silkworm", "--unrecorded", input: "silk\n")
    #expect(outcome.status == 0 && outcome.errors == "" && outcome.output.contains("silk: 4 points."))
    #expect(!isDirectory(state("word-scramble")))
    let path = state("game.txt")
    _ = try await scramble("--root", "silkworm", "--unrecorded", "--transcript", path, input: "silk\n")
    #expect(try text(of: path).hasSuffix("play silk accepted 4\noffers 3:15 4:25 5:8\nend 1 4\n"))
    #expect(!isDirectory(state("word-scramble")))
    #expect(try await scramble("--unrecorded", "--counted").status == 64)
  }

  @Test(arguments: [
    ["--min-length", "1"], ["--time", "60"], ["--words", "list"],
    ["--words", "list", "--dictionary", "own"],
  ])
  func `A day's round with other rules, words or roots counts as an ordinary one`(options: [String]) async throws {
    try state.dictionary(words: ["cart", "hand", "handcart"])
    let list = try state.file("list", "handcart\n")
    let options = options.map { ["list": list, "own": state("own")][$0] ?? $0 }
    // Each dictionary has a round of the day of its own.
    let different = options.filter { !["--dictionary", state("own")].contains($0) }
    let arguments = ["--daily", "2014-03-01", "--counted"] + options
    let outcome = try await scramble(arguments, input: "cart\n")
    #expect(
      outcome.errors
        == "scramble: this is another game than that of the day: it has \(different.joined(separator: " ")): "
        + "it counts as an ordinary one\n")
    let resumed = try await scramble("resume", "--counted", input: "hand\n")
    #expect(resumed.errors == outcome.errors)
    let stats = try await scramble("stats").output
    #expect(stats.hasPrefix("1 game, 2 words, 8 points\n") && !stats.contains("dailies"))
    #expect(stats.contains(" Daily streak: 0 days, the longest 0 days.\n"))
    #expect(stats.contains(options.first == "--time" ? " timed 4 % (1 game)" : ": other "))
  }

  /// Plays `words`, and waits until each is answered.
  private func play(_ words: [String], at terminal: PseudoTerminal) throws {
    try terminal.wait(for: "> ")
    for word in words {
      try terminal.type("\(word)\n")
      try terminal.wait(for: "\(word): \(word.count) points.")
      try terminal.wait(for: "> ")
    }
  }
}
