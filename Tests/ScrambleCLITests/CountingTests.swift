import ScrambleFiles
import TestSupport
import Testing

/// Which games count, and how they are left.
@Suite struct CountingTests {
  private let state = TemporaryFolder()
  private var scramble: Program { Program(state: state) }
  private var results: String { state("word-scramble/results") }

  @Test(
    .enabled(if: PseudoTerminal.isAvailable, "needs the terminals of Linux"),
    arguments: ["\u{3}", "\u{4}", ":quit\n", ":new silkworm\n\u{3}"])
  func `A game at a terminal counts however it is left`(keys: String) async throws {
    _ = try await scramble.atTerminal("--daily", "2026-11-21") { terminal in
      try play(["cart", "hand"], at: terminal)
      try terminal.type(keys)
    }
    let stats = try await scramble("stats").output
    #expect(stats.hasPrefix("1 game, 2 words, 8 points\n"))
    #expect(stats.hasSuffix("\nLast dailies: 2026-11-21 5 %.\n"))
  }

  @Test(.enabled(if: PseudoTerminal.isAvailable, "needs the terminals of Linux"))
  func `What a game has come to is kept before each answer`() async throws {
    let path = results
    let stats = try await scramble.atTerminal("--root", "silkworm") { terminal in
      try play(["silk", "worm"], at: terminal)
      #expect(try text(of: path).contains(" - 2 48 8 184 0 "))
      try terminal.type(":hint 2\n")
      try terminal.wait(for: "8> ")
      #expect(try text(of: path).contains(" - 2 48 8 184 2 "))
      try terminal.type(":undo\n")
      try terminal.wait(for: "4> ")
      #expect(try text(of: path).contains(" - 1 48 4 184 2 "))
      try terminal.type(":undo\n")
      try terminal.wait(for: " 0> ")
      #expect(try text(of: path) == "word-scramble results 2\n")
      try terminal.type("\u{4}")
    }
    #expect(stats.status == 0)
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

  @Test func `A game counts once though its transcript is deleted meanwhile`() async throws {
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
    #expect(outcome.output.hasPrefix("1 game, 2 words, 8 points\n"), "\(outcome.errors)")
  }

  @Test func `A game counts once whatever its transcript is called`() async throws {
    let outcome = try await scramble.shell(
      """
      cd '\(state.path)'
      echo silk | $SCRAMBLE --root silkworm --counted --transcript g.txt > shown
      ln -s g.txt link.txt
      echo worm | $SCRAMBLE resume --counted ./g.txt > shown
      echo milk | $SCRAMBLE resume --counted link.txt > shown
      echo work | $SCRAMBLE resume --counted "$PWD/g.txt" > shown
      $SCRAMBLE stats
      """)
    #expect(outcome.output.hasPrefix("1 game, 4 words, 16 points\n"), "\(outcome.errors)")
  }

  @Test func `A game from a pipe does not count unless it is asked for`() async throws {
    _ = try await scramble("--root", "silkworm", input: "silk\n")
    _ = try await scramble("resume", input: "worm\n")
    #expect(try await scramble("stats").output == "No game has been counted yet.\n")
    #expect(!isFile(results))
    _ = try await scramble("resume", "--counted", input: "milk\n")
    #expect(try await scramble("stats").output.hasPrefix("1 game, 3 words, 12 points\n"))
  }

  @Test func `An unrecorded game leaves nothing`() async throws {
    let outcome = try await scramble("--root", "silkworm", "--unrecorded", input: "silk\n")
    #expect(outcome.status == 0 && outcome.errors == "" && outcome.output.contains("silk: 4 points."))
    #expect(!isDirectory(state("word-scramble")))
    let path = state("game.txt")
    _ = try await scramble("--root", "silkworm", "--unrecorded", "--transcript", path, input: "silk\n")
    #expect(try text(of: path).hasSuffix("play silk accepted 4\nend 1 4\n"))
    #expect(!isDirectory(state("word-scramble")))
    #expect(try await scramble("--unrecorded", "--counted").status == 64)
  }

  @Test(arguments: [
    ["--min-length", "1"], ["--time", "60"], ["--words", "list"],
    ["--words", "list", "--dictionary", "own"],
  ])
  func `A day's round with other rules, words or roots counts as an ordinary one`(options: [String]) async throws {
    _ = try state.file("own.aff", "SET UTF-8\nTRY a\n")
    _ = try state.file("own.dic", "2\ncart\nhand\n")
    let list = try state.file("list", "handcart\n")
    let options = options.map { ["list": list, "own": state("own")][$0] ?? $0 }
    // Each dictionary has a round of the day of its own.
    let different = options.filter { !["--dictionary", state("own")].contains($0) }
    let arguments = ["--daily", "2026-11-21", "--counted"] + options
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
    #expect(stats.contains(options.first == "--time" ? " timed 5 % (1 game)" : ": other "))
  }

  @Test func `Results of many rounds stay as they are around the one that goes on`() async throws {
    _ = try await scramble("--root", "silkworm", "--counted", input: "silk\n")
    let lines = try text(of: results).split(separator: "\n")
    let others = (1...2000).map { "2026-11-20 - 1 48 4 184 0 /another\\x20game:\($0) later=what" }
    let all = [String(lines[0])] + others.prefix(1000) + [String(lines[1])] + others.suffix(1000)
    try replaceFile(results, with: Array((all.joined(separator: "\n") + "\n").utf8))
    _ = try await scramble("resume", "--counted", input: "worm\n")
    let after = try text(of: results).split(separator: "\n").map(String.init)
    #expect(after.count == 2002)
    #expect(after[1001] == all[1001].replacing(" 1 48 4 ", with: " 2 48 8 ").replacing(",4:1/", with: ",4:2/"))
    #expect(after.enumerated().allSatisfy { $0.offset == 1001 || $0.element == all[$0.offset] })
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
