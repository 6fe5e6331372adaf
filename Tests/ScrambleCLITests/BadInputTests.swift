import Glibc
import TestSupport
import Testing
import WordLists

@Suite struct BadInputTests: ProgramTests {
  let scramble = Program()

  @Test(arguments: ["silk worm", "", "123", String(repeating: "a", count: 101), String(repeating: "a", count: 40_000)])
  func `What is no root is refused in one line that says what one is`(root: String) async throws {
    for outcome in [try await scramble("--root", root), try await scramble("check", root)] {
      #expect(outcome.status == 64 && outcome.output == "")
      #expect(outcome.errors.hasPrefix("scramble: the root word "))
      #expect(outcome.errors.hasSuffix(": a root word is 1 to 100 letters, without spaces or digits\n"))
    }
  }

  @Test(arguments: [
    ["--seed", "x"], ["--seed=-1"], ["--daily", "2026-02-30"], ["--daily", "x"], ["--daily", "''"], ["--time=-1"],
    ["--time", "0"],
    ["--time", "x"], ["--min-length", "0"], ["--min-length", "101"], ["--nonsense"], ["--seed", "1", "--root", "silk"],
    ["--format", "xml"], ["nonsense"], ["check", "silkworm", "--only", "some"], ["check", "silkworm", "-j", "0"],
  ])
  func `A wrong option is refused, and the help that lists them is named`(arguments: [String]) async throws {
    let outcome = try await scramble.shell("$SCRAMBLE \(arguments.joined(separator: " "))")
    #expect(outcome.status == 64 && outcome.output == "")
    #expect(outcome.errors.hasPrefix("scramble: ") && outcome.errors.hasSuffix(" --help'\n"), "\(outcome.errors)")
  }

  @Test func `A bundled start list that is empty falls back on silkworm and says so`() async throws {
    let data = try DataFolder.find().path
    _ = try state.folder("data/Resources")
    _ = try state.file("data/Resources/start.txt", "\n \n")
    let outcome = try await scramble.shell(
      """
      cd '\(state("data"))' && ln -s '\(data)/Dictionaries' . && ln -s '\(data)'/Resources/words.index Resources
      \(DataFolder.variable)="$PWD" $SCRAMBLE --seed 1 < /dev/null
      """)
    #expect(outcome.output.hasPrefix("Root word: silkworm"))
    #expect(
      outcome.errors
        == "scramble: cannot draw a root from the bundled start list: it holds no word: the root is 'silkworm'\n")
    #expect(outcome.status == 0)
  }

  @Test(arguments: ["check silkworm", "--words", "replay", "resume", "--root a --dictionary"])
  func `A missing file and a directory are named`(command: String) async throws {
    let missing = try await scramble.shell("$SCRAMBLE \(command) '\(state("missing"))'")
    #expect(missing.status == 66 && missing.output == "")
    #expect(
      missing.errors.hasPrefix("scramble: cannot read \(state("missing"))")
        && missing.errors.hasSuffix(": there is no such file: check the name\n"),
      "\(missing.errors)")
    let directory = try await scramble.shell("$SCRAMBLE \(command) '\(state.path)'")
    #expect(directory.status == 66 && directory.output == "" && directory.errors.contains(state.path))
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may read everything"))
  func `An unreadable file is named`() async throws {
    let path = try state.file("secret", "silk\n")
    let outcome = try await scramble.shell("chmod 0 '\(path)'; $SCRAMBLE check silkworm '\(path)'")
    #expect(outcome.status == 66 && outcome.errors.contains(path))
  }

  @Test func `A missing dictionary is named before the first prompt`() async throws {
    _ = try state.file("half.aff", "SET UTF-8\n")
    for name in ["xx_XX", state("half"), state("none.dic")] {
      let outcome = try await scramble("--root", "silkworm", "--dictionary", name)
      #expect(outcome.status == 66 && outcome.output == "" && outcome.errors.contains(name), "\(outcome.errors)")
    }
  }

  @Test func `A dictionary that is none is named when it is needed`() async throws {
    _ = try state.file("bad.aff", "SET UTF-8\n")
    let path = try state.file("bad.dic", "garbage\n")
    for line in [
      "echo silk | $SCRAMBLE --root silkworm", "echo zzz | $SCRAMBLE check silkworm", "$SCRAMBLE digest",
      "$SCRAMBLE solve silkworm", "$SCRAMBLE words", "echo a1 | $SCRAMBLE roots",
    ] {
      let outcome = try await scramble.shell("\(line) --dictionary '\(path)'")
      #expect(outcome.status == 65, "\(line)")
      #expect(
        outcome.errors.contains("cannot use \(path) line 1: the first line is not the number of words: "),
        "\(outcome.errors)")
    }
  }

  @Test(arguments: [
    "yes silkworm | head -50000 | $SCRAMBLE roots", "yes milk | $SCRAMBLE --root silkworm",
    "yes milk | head -100000 | $SCRAMBLE check silkworm", "$SCRAMBLE --help", "yes :help | $SCRAMBLE --root cat",
  ])
  func `A closed pipe ends the program in silence`(command: String) async throws {
    let outcome = try await scramble.shell("\(command) | head -1 > /dev/null; exit ${PIPESTATUS[-2]}")
    #expect(!outcome.errors.contains("scramble"), "\(outcome.errors)")
    #expect(outcome.status == 0)
  }

  @Test func `A file that cannot be written is told, and the game goes on`() async throws {
    let saved = try await scramble("--root", "silkworm", input: "silk\n:save /proc/saved\nworm\n")
    #expect(
      saved.status == 74
        && saved.output.contains(
          "\nsilkworm: 2 of 48 words, 8 of 185 points, Larva, 2 points to Caterpillar.\n  3: +15\n  4: worm silk +23\n")
    )
    let folder = try await scramble("--root", "silkworm", input: ":save \(state.path)\n")
    #expect(folder.status == 74)
    let nowhere = try await scramble("--root", "silkworm", "--transcript", state("no/folder"), input: "silk\n")
    #expect(nowhere.status == 74 && nowhere.output == "")
  }

  @Test func `Escape sequences never reach the screen`() async throws {
    let input = "\u{1B}[2J\n:\u{1B}]0;x\u{7}\n:save /no/\u{1B}[31m\n:help \u{9B}\n\u{202E}\n"
    let outcome = try await scramble("--root", "silkworm", input: input)
    for text in [outcome.output, outcome.errors] {
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || (0x7F...0x9F).contains($0.value) })
      #expect(!text.contains("\u{202E}"))
    }
    let file = try await scramble("check", "silkworm", "/no/\u{1B}[31m")
    #expect(file.errors.contains("/no/\\x1B[31m") && file.status == 66)
    let option = try await scramble("--\u{1B}[31m")
    #expect(!option.errors.contains("\u{1B}") && option.status == 64)
  }

  @Test func `Data that is not there is told`() async throws {
    let program = Program(state: state, variables: [DataFolder.variable: state.path])
    let outcome = try await program("--root", "silkworm")
    #expect(
      outcome.status == 66
        && outcome.errors.hasPrefix("scramble: cannot find the word lists: they are not in \(state.path): "))
  }

  @Test func `Missing standard descriptors are made good`() async throws {
    let path = state("game.txt")
    let noOutput = try await scramble.shell("echo silk | $SCRAMBLE --root silkworm --transcript '\(path)' >&-")
    #expect(
      noOutput.status == 74
        && noOutput.errors == "scramble: cannot write standard output: it is closed: check where it leads\n")
    #expect(try text(of: path).split(separator: "\n").last?.hasPrefix("round silkworm ") == true)
    for command in [
      "solve silkworm", "check silkworm --summary", "roots", "digest", "stats", "--help", "cryptogram match ABC",
    ] {
      let closed = try await scramble.shell("echo silk | $SCRAMBLE \(command) >&-")
      #expect(closed.status == 74 && closed.errors == noOutput.errors, "\(command)")
    }
    let noInput = try await scramble.shell("$SCRAMBLE --root silkworm <&-")
    #expect(
      noInput.output.hasSuffix("silkworm: 0 of 48 words, 0 of 185 points, Egg, 4 points to Larva.\n")
        && noInput.status == 0)
  }

  @Test func `A pipe by name is read once`() async throws {
    let outcome = try await scramble.shell(
      "mkfifo '\(state("pipe"))'; echo milk > '\(state("pipe"))' & $SCRAMBLE check silkworm '\(state("pipe"))'")
    #expect(outcome.output == "milk            accepted     4 points\n")
  }

  @Test func `A start list without an end is refused`() async throws {
    let outcome = try await scramble("--words", "/dev/zero")
    #expect(
      outcome.status == 65
        && outcome.errors == "scramble: cannot read /dev/zero: it has more than 64 MB: name a smaller one\n")
    let path = state("game.txt")
    _ = try await scramble("--seed", "1", "--transcript", path, input: "x\n")
    let edited = try text(of: path).replacing(" bundled\n", with: " /dev/zero\n")
    let replayed = try await scramble("replay", try state.file("edited.txt", edited))
    #expect(
      replayed.status == 66
        && replayed.output.contains("the start list /dev/zero cannot be read: it is no ordinary file\n"))
  }

  @Test(
    .timeLimit(.minutes(5)),
    arguments: [
      "roots /dev/zero", "ranks /dev/zero", "check silkworm /dev/zero", "anagram --clues /dev/zero",
      "cryptogram /dev/zero", "cryptogram solve /dev/zero", "cryptogram rate /dev/zero", "cryptogram make < /dev/zero",
      "cryptogram model -o out /dev/zero", "cryptogram match < /dev/zero", "cryptogram solve --model /dev/zero",
      "check silkworm --common /dev/zero", "check silkworm --extra /dev/zero", "replay /dev/zero", "resume /dev/zero",
      "compare /dev/zero /dev/zero", "solve silkworm --dictionary /dev/zero", "roots < /dev/zero",
      "check silkworm < /dev/zero", "--root silkworm < /dev/zero", "--root silkworm --time 60 < /dev/zero",
      "anagram listen < /dev/zero",
      "cryptogram < /dev/zero", "cryptogram solve < /dev/zero", "cryptogram rate < /dev/zero",
    ])
  func `A file without an end is refused`(command: String) async throws {
    let outcome = try await scramble.shell("cd '\(state.path)'; $SCRAMBLE \(command)")
    #expect([65, 66].contains(outcome.status), "\(outcome.status) \(outcome.errors)")
    let lines = outcome.errors.split(separator: "\n")
    #expect((1...3).contains(lines.count) && lines.allSatisfy { $0.hasPrefix("scramble: ") }, "\(outcome.errors)")
  }

  @Test(arguments: [
    (["anagram", ""], "cannot work on '': there is no letter in it: name a word or phrase"),
    (["check", ""], "the root word is empty: a root word is 1 to 100 letters, without spaces or digits"),
    (["check", "silkworm", ""], "cannot read '': the name is empty: name a file"),
    (["check", "silkworm", "/"], "cannot read /: it is a directory: name a file"),
    (["check", "silkworm", "--dictionary", ""], "cannot read '': the name is empty: name a file"),
    (["roots", ""], "cannot read '': the name is empty: name a file"),
    (["--words", ""], "cannot read '': the name is empty: name a file"),
    (["--transcript", ""], "cannot write '': the name is empty: name a file"),
    (["resume", ""], "cannot read '': the name is empty: name a file"),
    (["replay", ""], "cannot read '': the name is empty: name a file"),
    (["--root", ""], "the root word is empty: a root word is 1 to 100 letters, without spaces or digits"),
    (["replay", "/"], "cannot read /: it is a directory: name a file"),
    (["cryptogram", ""], "cannot read '': the name is empty: name a file"),
    (["cryptogram", "solve", ""], "cannot read '': the name is empty: name a file"),
    (["cryptogram", "solve", "/dev/zero"], "cannot read /dev/zero: a line of it has more than 16 MB: name a text"),
    (["cryptogram", "/dev/zero"], "cannot read /dev/zero: a line of it has more than 16 MB: name a text"),
  ])
  func `An error names its subject, then the cause, then the remedy`(arguments: [String], line: String) async throws {
    let outcome = try await scramble(arguments, input: "silk\n")
    #expect(outcome.errors == "scramble: \(line)\n" && outcome.status != 0 && outcome.output == "")
  }
}
