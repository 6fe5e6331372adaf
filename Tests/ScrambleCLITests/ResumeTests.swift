import Glibc
import ScrambleFiles
import TestSupport
import Testing

@Suite struct ResumeTests: ProgramTests {
  let scramble = Program()

  @Test func `The last game is carried on`() async throws {
    _ = try await scramble("--root", "silkworm", input: "silk\nworm\n:undo\n")
    let outcome = try await scramble("resume", input: "milk\nsilk\n")
    #expect(outcome.output.hasPrefix("Carrying on with silkworm: 1 word, 4 points.\n"))
    #expect(outcome.output.contains("Word used already"))
    #expect(
      outcome.output.contains(
        "\nsilkworm: 2 of 48 words, 8 of 185 points, Larva, 2 points to Caterpillar.\n  3: +15\n  4: milk silk +23\n"))
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(try await scramble("replay", state.transcripts()[0]).status == 0)
  }

  @Test func `A game recorded elsewhere is carried on by its name alone`() async throws {
    let path = state("game.txt")
    _ = try await scramble("--root", "silkworm", "--transcript", path, input: "silk\n")
    #expect(try await scramble("resume").status == 66)
    let outcome = try await scramble("resume", path, input: "worm\n")
    #expect(
      outcome.output.contains(
        "\nsilkworm: 2 of 48 words, 8 of 185 points, Larva, 2 points to Caterpillar.\n  3: +15\n  4: worm silk +23\n"))
    #expect(
      try text(of: path).hasSuffix(
        "play silk accepted 4\noffers 3:15 4:25 5:8\nend 1 4\nplay worm accepted 4\nend 2 8\n"))
  }

  @Test func `Without a game there is nothing to carry on`() async throws {
    let outcome = try await scramble("resume")
    #expect(outcome.status == 66 && outcome.errors.hasPrefix("scramble: there is no recorded session: "))
  }

  @Test func `What cannot be read is passed over, and another run's game is told of`() async throws {
    _ = try await scramble("--root", "silkworm", input: "silk\n")
    let damaged = try state.file("word-scramble/scramble-9-9.txt", "nonsense\n")
    _ = unsafe mkfifo(state("word-scramble/scramble-pipe.txt"), 0o600)
    let outcome = try await scramble("resume", input: "worm\n")
    #expect(outcome.status == 0 && outcome.output.hasPrefix("Carrying on with silkworm: 1 word, 4 points.\n"))
    #expect(
      outcome.errors == "scramble: cannot read 1 transcript: the first: cannot read \(damaged) line 1: "
        + "not a transcript of this program: left out\n")
    let (path, second) = try await onThread { [state] in
      let first = try LiveProgram(["resume", "--format", "json"], state: state)
      first.type("milk")
      while !first.hasSaid("accepted"), first.listen() {}
      let second = try runToEnd(["resume"], [], state: state)
      first.hangUp()
      _ = first.waitForEnd()
      return (state.transcripts().last!, second)
    }
    #expect(second.status == 74 && second.said.contains("scramble: cannot use \(path): another run has it: "))
  }

  @Test func `A torn last line is dropped and said so`() async throws {
    let path = state("game.txt")
    _ = try await scramble("--root", "silkworm", "--transcript", path, input: "silk\n")
    let whole = try text(of: path)
    _ = try state.file("game.txt", whole + "play mil")
    let outcome = try await scramble("resume", path, input: "worm\n")
    #expect(outcome.errors == "scramble: the last line of \(path) broke off: dropped\n")
    #expect(try text(of: path) == whole + "play worm accepted 4\nend 2 8\n")
  }

  @Test(arguments: 1...8)
  func `No acknowledged word is lost when the program is killed`(words: Int) async throws {
    let all = ["silk", "worm", "milk", "rims", "oil", "row", "ilk", "mow"].prefix(words)
    let outcome = try await scramble.shell(
      """
      cd '\(state.path)' && mkfifo keys
      $SCRAMBLE --root silkworm < keys > shown & game=$!
      exec 3> keys
      for word in \(all.joined(separator: " ")); do
        echo $word >&3
        for try in $(seq 4000); do grep -q "^$word: " shown && break; sleep 0.005; done
      done
      kill -9 $game; wait $game 2> /dev/null
      $SCRAMBLE resume < /dev/null
      """)
    #expect(outcome.output.hasPrefix("Carrying on with silkworm: \(words) word"), "\(outcome.errors)")
    for word in all { #expect(outcome.output.contains(" \(word)")) }
  }

  @Test func `The clock goes on where it stood`() async throws {
    let path = state("game.txt")
    _ = try await scramble.shell("echo silk | $SCRAMBLE --root silkworm --time 60 --transcript '\(path)'")
    let old = try text(of: path).replacing(/@\d+ end/, with: "@61000 end")
    _ = try state.file("game.txt", old)
    let outcome = try await scramble("resume", path, input: "worm\n")
    #expect(outcome.output.contains("Time is up"))
  }

  @Test func `An unwritable state folder is said once and the game goes on`() async throws {
    let file = try state.file("file", "")
    let program = Program(state: state, variables: ["XDG_STATE_HOME": file])
    let outcome = try await program("--root", "silkworm", input: "silk\nworm\n")
    #expect(
      outcome.output.contains(
        "\nsilkworm: 2 of 48 words, 8 of 185 points, Larva, 2 points to Caterpillar.\n  3: +15\n  4: worm silk +23\n"))
    #expect(outcome.errors.hasPrefix("scramble: this session is not recorded: "))
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(outcome.status == 0)
  }

  @Test func `Saving a game loses nothing of its recording`() async throws {
    let saved = state("saved.txt")
    _ = try await scramble("--root", "silkworm", input: ":save \(saved)\nsilk\nworm\n")
    #expect(try await scramble("resume").output.hasPrefix("Carrying on with silkworm: 2 words, 8 points.\n"))
    #expect(try await scramble("replay", saved).status == 0)

    let path = state("game.txt")
    let outcome = try await scramble(
      "--root", "silkworm", "--transcript", path, input: "silk\n:save \(path)\nworm\n")
    #expect(outcome.output.contains("This session is recorded in"))
    #expect(
      try text(of: path).hasSuffix("play silk accepted 4\noffers 3:15 4:25 5:8\nplay worm accepted 4\nend 2 8\n"))
  }

  @Test func `A game of strange characters is carried on`() async throws {
    _ = try await scramble("--root", "silkworm", input: "\u{301}a\nsilk\n\u{D4E}\n")
    #expect(try await scramble("resume").output.hasPrefix("Carrying on with silkworm: 1 word, 4 points.\n"))
  }

  @Test func `A time beyond reason is malformed`() async throws {
    let path = state("game.txt")
    _ = try await scramble("--root", "silkworm", "--time", "60", "--transcript", path, input: "silk\n")
    let edited = try text(of: path).replacing(/@\d+ end/, with: "@9223372036854775807 end")
    let outcome = try await scramble("resume", try state.file("edited.txt", edited))
    #expect(outcome.status == 65 && outcome.errors.contains("line 13"), "\(outcome.errors)")
  }

  @Test func `Another dictionary than the game's is refused`() async throws {
    try state.dictionary(words: ["wilk"])
    _ = try await scramble("--root", "silkworm", input: "silk\n")
    let outcome = try await scramble("resume", "--dictionary", state("own"), input: "wilk\n")
    #expect(outcome.status == 64 && outcome.errors.contains("judged by another dictionary"))
  }

  @Test func `A dictionary without a folder in its name is found again from elsewhere`() async throws {
    try state.dictionary(words: ["wilk"])
    for name in ["own", "own.dic"] {
      let outcome = try await scramble.shell(
        "cd '\(state.path)'; echo wilk | $SCRAMBLE --root silkworm --dictionary \(name) > out; cd /; $SCRAMBLE resume < /dev/null"
      )
      #expect(outcome.output.hasPrefix("Carrying on with silkworm: 1 word, 4 points.\n"), "\(outcome.errors)")
    }
  }

  @Test func `What is refused leaves a torn transcript as it was`() async throws {
    let path = state("game.txt")
    _ = try await scramble("--root", "silkworm", "--transcript", path, input: "silk\n")
    let torn = try text(of: path) + "play mil"
    _ = try state.file("game.txt", torn)
    try state.dictionary(words: ["wilk"])
    let outcome = try await scramble("resume", path, "--dictionary", state("own"))
    #expect(outcome.status == 64 && outcome.errors.hasPrefix("scramble: cannot carry on with the dictionary "))
    #expect(try text(of: path) == torn)
  }

  @Test func `Words that cannot be played are told`() async throws {
    let path = state("game.txt")
    _ = try await scramble("--root", "silkworm", "--transcript", path, input: "silk\n")
    let edited = try text(of: path).replacing("play silk accepted", with: "play zzzz accepted")
    let outcome = try await scramble("resume", try state.file("edited.txt", edited))
    // The word, and the end that counts it.
    #expect(outcome.errors.hasPrefix("scramble: cannot play 2 moves of "))
  }

  @Test func `A game of chosen roots is carried on though its dictionary has changed`() async throws {
    let path = state("game.txt")
    _ = try await scramble("--seed", "1", "--words-range", "60-", "--transcript", path, input: "x\n")
    try state.dictionary(words: ["wilk"])
    let changed = try text(of: path).replacing(
      /dictionary: \w+ en\n/, with: "dictionary: 0123456789abcdef \(state("own"))\n")
    let edited = try state.file("edited.txt", changed)
    let resumed = try await scramble("resume", edited)
    #expect(resumed.status == 0 && resumed.output.hasPrefix("Carrying on with "), "\(resumed.errors)")
    #expect(resumed.errors.contains("no longer, the one of the session"))
    #expect(try await scramble("replay", edited).output.contains("no longer, the one of the session"))
  }
}
