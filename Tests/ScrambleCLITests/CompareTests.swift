import Glibc
import ScrambleFiles
import TestSupport
import Testing

/// Games of one round side by side.
@Suite struct CompareTests: ProgramTests {
  let scramble = Program()

  /// Plays `lines` with the root silkworm, or as `options` say, and answers with the path of the transcript.
  private func game(
    _ name: String, _ lines: String..., options: [String] = ["--root", "silkworm"]
  ) async throws -> String {
    let path = state(name)
    let input = lines.map { "\($0)\n" }.joined()
    #expect(try await scramble(options + ["--transcript", path], input: input).status == 0)
    return path
  }

  /// A copy of the file at `path` with `part` replaced.
  private func edited(_ path: String, _ name: String, _ part: String, _ replacement: String) throws -> String {
    let old = try text(of: path)
    let range = try #require(old.firstRange(of: part))
    return try state.file(name, old[..<range.lowerBound] + replacement + old[range.upperBound...])
  }

  @Test(arguments: [":reveal", ":hint 5"])
  func `A player to whom the letters were shown with another root is told as helped`(help: String) async throws {
    let mine = try await game("mine.txt", help, ":new silkworm", "silk", "milk", options: ["--root", "wormsilk"])
    let yours = try await game("yours.txt", "x", ":new silkworm", "silk", options: ["--root", "wormsilk"])
    let outcome = try await scramble("compare", mine, yours)
    #expect(outcome.output.contains("\nBy points: mine (words shown before) wins with 8.\n"))
    #expect(!outcome.output.contains("yours (words shown before)"))
  }

  @Test func `Words are told as the dictionary writes them`() async throws {
    let german = ["--root", "Handtuch", "--dictionary", "de_DE"]
    let mine = try await game("mine.txt", "hand", "tuch", options: german)
    let yours = try await game("yours.txt", "Hand", options: german)
    let outcome = try await scramble("compare", mine, yours)
    #expect(outcome.output.contains("\nFound by everybody: 1 word\n  Hand\nFound by mine alone: 1 word\n  Tuch\n"))
  }

  @Test func `Who found what is told in a table`() async throws {
    let paths = [
      try await game("mine.txt", "silk", "milk", "works", "skirl", "risk"),
      try await game("yours.txt", "silk", "milk", "kilo", ":hint 3", "kilos"),
      try await game("theirs.txt", "silk", "risk", "kilo", ":reveal"),
    ]
    let outcome = try await scramble(["compare"] + paths)
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(
      outcome.output == """
        silkworm: 48 words to find, worth 185 points
        player  words  rare  points  share  alone  points alone  help
        mine        4     1      22   11 %      2            10  none
        yours       4     0      17    9 %      1             5  hints of level 3
        theirs      3     0      12    6 %      0             0  revealed
        By points: mine wins with 22.
        By words of one alone: mine wins with 10.
        Found by everybody: 1 word
          silk
        Found by some: 3 words
          kilo  milk  risk
        Found by mine alone: 2 words
          skirl  works
        Found by yours alone: 1 word
          kilos
        Found by nobody: 42 of the 48 words of the goal, the commonest of them
          work  low   oil   row   ski   slow  soil  sir   oils  slim  swim  sim

        """)
    let json = try await scramble(["compare"] + paths + ["--format", "json"])
    #expect(json.status == 0 && json.output.split(separator: "\n").count == 1)
    for part in [
      "\"shared\":[\"silk\"]", "\"partlyShared\":[\"kilo\",\"milk\",\"risk\"]", "\"leftOut\":[]", "\"total\":48",
      "\"winners\":{\"alone\":[\"mine\"],\"points\":[\"mine\"]}", "\"name\":\"yours\"", "\"file\":\"\(paths[1])\"",
    ] {
      #expect(json.output.contains(part), "\(part)")
    }
    #expect(json.output.ranges(of: "\"hints\":").count == 1 && json.output.contains("\"hints\":3,"))
    #expect(!json.output.contains("\"time\":"))
  }

  @Test func `A copy of a game, and one that was carried on, are no other player's`() async throws {
    let played = try await game("played.txt", "silk", "milk"), yours = try await game("yours.txt", "silk", "risk")
    // As of a session that a person typed.
    let text = try text(of: played).replacing(/id: [0-9a-f]{16}/, with: "id: 00000000000000aa")
    let mine = try state.file("mine.txt", text)
    let copy = try state.file("copy.txt", text), longer = try state.file("longer.txt", text)
    #expect(try await scramble("resume", longer, input: "works\n").status == 0)
    let outcome = try await scramble("compare", copy, mine, longer, yours)
    #expect(
      outcome.errors == """
        scramble: \(mine) is left out: it is the same session as \(copy)
        scramble: \(copy) is left out: \(longer) is the same session, carried on

        """)
    #expect(outcome.output.contains("By words of one alone: longer wins with 9."), "\(outcome.output)")
    let others = try await game("others.txt", "silk", "milk")
    #expect(try await scramble("compare", played, others).output.contains("By points: a tie of "))
  }

  @Test func `A program is told no goal that nobody knows`() async throws {
    let options = ["--root", "abcdefghijklm", "--dictionary", try state.dictionaryOfUnknownForms("abc", "bad")]
    let paths = [
      try await game("mine.txt", "abc", "bad", options: options), try await game("yours.txt", "abc", options: options),
    ]
    let json = try await scramble(["compare"] + paths + [paths[0], "--format", "json"])
    #expect(json.status == 0 && json.output.contains("\"reason\":"), "\(json)")
    for key in ["total", "totalPoints", "found", "rare", "share", "missed", "line", "time", "hints"] {
      #expect(!json.output.contains("\"\(key)\":"), "\(key) in \(json.output)")
    }
  }

  @Test(.atTerminal) func `A narrow terminal gets a sentence a player`() async throws {
    let paths = [try await game("mine.txt", "silk", "works"), try await game("yours.txt", "silk")]
    let outcome = try await scramble.atTerminal(["compare"] + paths, columns: 40) { _ in }
    #expect(outcome.status == 0)
    #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 40 }, "\(outcome.output)")
    #expect(outcome.output.contains("mine: 2 of 48 words, 9 points (4 %);"))
  }

  @Test(arguments: [
    // A word that is none, a word with the wrong score, and a good word that the last line does not count.
    ("play milk accepted 4\n", "play milk accepted 4\nplay milkow accepted 6\n", 10),
    ("play milk accepted 4\n", "play milk accepted 5\n", 9),
    ("play milk accepted 4\n", "play milk accepted 4\nplay kilo accepted 4\n", 13),
    ("play milk accepted 4\n", "", 11),
    ("round silkworm root 485381", "round silkworm root 485382", 8),
  ])
  func `A changed game is named with its line and left out`(part: String, replacement: String, line: Int) async throws {
    let yours = try await game("yours.txt", "silk")
    let mine = try await game("mine.txt", "milk", "risk")
    let changed = try edited(mine, "changed.txt", part, replacement)
    let outcome = try await scramble("compare", yours, changed, mine)
    #expect(outcome.status == 0)
    #expect(outcome.errors.hasPrefix("scramble: \(changed) is left out: line \(line) says '"), "\(outcome.errors)")
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(!outcome.output.contains("changed"))
    // The first game decides the round only if it counts.
    let first = try await scramble("compare", changed, yours, mine, "--format", "json")
    #expect(first.status == 0 && first.errors == "")
    #expect(
      first.output.contains("\"leftOut\":[{\"file\":\"\(changed)\",\"line\":\(line),\"reason\":\"line \(line) says"))
    #expect(try await scramble("compare", yours, changed).status == 65)
  }

  @Test func `A game of another round is left out with the reason`() async throws {
    try state.dictionary(words: ["silk", "milk"])
    let list = try state.file("list", "silk\nirk\n")
    let silkworm = ["--root", "silkworm"]
    let mine = try await game("mine.txt", "silk")
    let others = [
      (try await game("root.txt", "not", options: ["--root", "notebook"]), "no round of it has the root 'silkworm'"),
      (
        try await game("length.txt", "silk", options: silkworm + ["--min-length", "4"]),
        "its words have at least 4 letters, not 3"
      ),
      (
        try await game("time.txt", "silk", options: silkworm + ["--time", "60"]),
        "its time limit is 60 seconds, not none"
      ),
      (
        try await game("capitals.txt", "silk", options: silkworm + ["--capitals", "allow"]),
        "capitals or accents count otherwise in it"
      ),
      (
        try await game("dictionary.txt", "silk", options: silkworm + ["--dictionary", state("own")]),
        "it was judged by the dictionary '\(state("own"))', not 'en'"
      ),
      (
        try await game("common.txt", "silk", options: silkworm + ["--common", list]),
        "it has another list of common words"
      ),
      (
        try await game("extra.txt", "silk", options: silkworm + ["--extra", list]), "it has another list of extra words"
      ),
      (try await game("empty.txt", "zzz"), "no word was found in it"),
      (try await bench(), "it is no game but a session of 'anagram'"),
    ]
    let outcome = try await scramble(["compare", mine] + others.map(\.0))
    #expect(outcome.status == 65 && outcome.output == "")
    let lines = others.map { "scramble: \($0.0) is left out: \($0.1)\n" }.joined()
    #expect(
      outcome.errors == lines
        + "scramble: there is nothing to compare: only \(mine) counts: name two or more transcripts of one round\n")
  }

  private func bench() async throws -> String {
    let path = state("bench.txt")
    #expect(try await scramble("anagram", "silk", "--transcript", path).status == 0)
    return path
  }

  @Test func `Another version of the dictionary is told from another dictionary`() async throws {
    let mine = try await game("mine.txt", "silk")
    let yours = try edited(try await game("yours.txt", "milk"), "other.txt", "dictionary: ", "dictionary: 0")
    let other = try text(of: yours).replacing(/dictionary: 0([0-9a-f]{15})./, with: { "dictionary: 0\($0.output.1)" })
    let outcome = try await scramble("compare", mine, try state.file("other.txt", other))
    #expect(outcome.errors.contains("it was judged by another version of the dictionary 'en'\n"))
  }

  @Test func `Of several rounds with a root the first counts, before its words were shown`() async throws {
    let mine = try await game("mine.txt", "silk", ":reveal", ":new silkworm", "milk", "worm")
    let yours = try await game("yours.txt", "milk", "worm", ":new handcart", "cart")
    let outcome = try await scramble("compare", yours, mine)
    #expect(outcome.status == 0 && outcome.output.hasPrefix("silkworm: "))
    #expect(outcome.output.contains("By points: yours wins with 8.\n"))
    #expect(outcome.output.contains("\nmine        1     0       4    2 %      1             4  revealed\n"))
    let theirs = try await game("theirs.txt", ":reveal", ":new silkworm", "silk")
    #expect(
      try await scramble("compare", yours, mine, theirs).errors
        == "scramble: \(theirs) is left out: no word was found in its first round with the root 'silkworm'\n")
  }

  @Test func `Files that are no transcripts are left out, and missing ones end the command`() async throws {
    let mine = try await game("mine.txt", "silk")
    let yours = try await game("yours.txt", "milk")
    let good = try text(of: mine)
    let bad = [
      try state.file("empty", ""), try state.file("nul", good.replacing("silk", with: "si\u{0}lk")),
      try state.file("torn", good + "play mil"),
      try state.file("binary", Array(readFile(Program.built).prefix(100_000))),
      try state.file("long", good + "play \(String(repeating: "s", count: 10 << 20)) accepted 4\n"),
      try state.file("longer", good.replacing("minimum-length: 3", with: String(repeating: "m", count: 10 << 20))),
      try state.file("bell\u{7}\u{1B}[31m", good + "\u{1B}[31m\n"),
    ]
    let outcome = try await scramble(["compare", mine, yours] + bad)
    #expect(outcome.status == 0)
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.count == bad.count && lines.allSatisfy { $0.contains(" is left out: line ") && $0.count < 500 })
    #expect(!(outcome.errors + outcome.output).contains("\u{1B}") && !outcome.errors.contains("\u{7}"))
    #expect(try await scramble(["compare"] + bad).status == 65)

    for missing in [state("missing"), state.path, ""] {
      let outcome = try await scramble("compare", mine, yours, missing)
      #expect(outcome.status == 66 && outcome.output == "", "\(missing)")
      #expect(outcome.errors.split(separator: "\n").count == 1)
    }
    #expect(try await scramble("compare", mine).status == 64)
    #expect(try await scramble("compare").status == 64)
  }

  @Test func `The player's own game of the state folder is called mine`() async throws {
    _ = try await scramble("--root", "silkworm", input: "silk\nmilk\n")
    let own = try #require(state.transcripts().first)
    let outcome = try await scramble("compare", try await game("tom.txt", "silk"), own)
    #expect(outcome.output.contains("\nBy points: mine wins with 8.\n"), "\(outcome.output)")
    let json = try await scramble("compare", try await game("mine.txt", "silk"), own, "--format", "json")
    #expect(json.output.contains("\"file\":\"\(own)\"") && json.output.contains("\"name\":\"word-scramble/mine\""))
  }

  @Test func `Players go by file names that nobody else has, and a file counts once`() async throws {
    _ = try state.folder("monday")
    _ = try state.folder("tuesday")
    let paths = [
      try await game("monday/mine.txt", "silk"), try await game("tuesday/mine.txt", "milk"),
      try await game("b\u{1B}[1m.txt", "kilo"),
    ]
    let outcome = try await scramble(
      ["compare"] + paths + ["\(state.path)/./monday/mine.txt", "--format", "json"])
    #expect(outcome.status == 0)
    for name in ["monday/mine", "tuesday/mine", "b\\\\x1B[1m"] {
      #expect(outcome.output.contains("\"name\":\"\(name)\""), "\(outcome.output)")
    }
    #expect(outcome.output.contains("\"reason\":\"it is the same file as \(paths[0])\""))
  }

  @Test func `Games by a dictionary that is not here are left out, or judged by one that is named`() async throws {
    let words = [
      "silk", "milk", "irk", "oil", "oils", "owl", "owls", "rim", "rims", "row", "rows", "sir", "skim", "slim", "sow",
    ]
    try state.dictionary(words: words)
    let options = ["--root", "silkworm", "--dictionary", state("own")]
    let paths = [
      try await game("mine.txt", "silk", options: options),
      try await game("yours.txt", "milk", "silk", options: options),
    ]
    #expect(try await scramble(["compare"] + paths).status == 0)
    _ = try await scramble.shell(
      "mv '\(state("own.aff"))' '\(state("new.aff"))'; mv '\(state("own.dic"))' '\(state("new.dic"))'")
    let without = try await scramble(["compare"] + paths)
    #expect(without.status == 65 && without.errors.contains("its dictionary cannot be used ("))
    _ = try state.file("own.aff", "SET UTF-8\nTRY a\n")
    _ = try state.file("own.dic", "silk\n")
    let damaged = try await scramble(["compare"] + paths)
    #expect(damaged.status == 65 && damaged.errors.contains("its dictionary cannot be used ("), "\(damaged.errors)")
    for ending in ["aff", "dic"] { _ = unsafe unlink(state("own.\(ending)")) }
    let named = try await scramble(["compare"] + paths + ["--dictionary", state("new")])
    #expect(named.status == 0 && named.errors == "" && named.output.contains("By points: yours wins with 8."))
    #expect(try await scramble(["compare"] + paths + ["--dictionary", state("own")]).status == 66)
    // Nobody needs to have changed a game that another dictionary judges.
    try state.dictionary("other", words: ["worms"])
    let other = try await scramble(["compare"] + paths + ["--dictionary", state("other")])
    #expect(
      other.errors.contains(
        "'play silk not-real' comes out (the dictionary \(state("other")) is not, or no longer, the one of the session)\n"
      ))
  }
}

/// The round that a friend is challenged to.
@Suite struct ChallengeTests: ProgramTests {
  let scramble = Program()

  @Test(arguments: [
    ["--seed", "7", "--level", "easy"],
    ["--seed", "5", "--words-range", "40-50", "--min-length", "4", "--time", "600"],
    ["--root", "silkworm", "--capitals", "allow"], ["--daily", "2026-11-21", "--min-length", "5"],
    ["--seed", "3", "--root-length", "9"], ["--seed", "3", "--words", "my 'list'", "--words-range", "10-"],
    ["--seed", "3", "--dictionary", "own words", "--words", "my 'list'"],
    ["--seed", "3", "--dictionary", "own words", "--root-length", "5", "--words-range", "1-"],
  ])
  func `A friend who runs the command has the same round, and the games compare`(options: [String]) async throws {
    _ = try state.file("my 'list'", "silkworm\nsilkworms\nmilkworks\n")
    try state.dictionary("own words", words: ["silk", "silks", "worms"])
    let files = ["my 'list'", "own words"]
    let arguments = options.map { files.contains($0) ? state($0) : $0 }
    let mine = state("mine.txt")
    let first = try await scramble(arguments + ["--transcript", mine], input: ":hint 5\n:rules\n:challenge\n")
    let lines = first.output.split(separator: "\n").map(String.init)
    let command = try #require(lines.first { $0.hasPrefix("scramble ") && $0.hasSuffix(" --transcript NAME.txt") })
    #expect(!command.contains("list"), "\(command)")
    let comparison = try #require(lines.first { $0.hasPrefix("scramble compare ") })
    #expect(comparison == "scramble compare NAME.txt \(mine)")

    let word = try #require(lines.first { $0.hasPrefix("A word: ") }).dropFirst("A word: ".count)
    #expect(try await scramble("resume", mine, input: "\(word)\n").status == 0)
    let friend = "$SCRAMBLE\(command.dropFirst("scramble".count).replacing("NAME", with: "yours"))"
    let again = try await scramble.shell("cd '\(state.path)' && printf '\(word)\\n:rules\\n' | \(friend)")
    #expect(again.status == 0, "\(again.errors)")
    let rules = try #require(first.output.firstMatch(of: /\nA word counts (.|\n)*?(?=\nYour friend plays )/))
    #expect(again.output.contains("\(rules.output.0)\n"), "\(again.output)")
    let both = "$SCRAMBLE\(comparison.dropFirst("scramble".count).replacing("NAME", with: "yours"))"
    let compared = try await scramble.shell("cd '\(state.path)' && \(both)")
    #expect(compared.status == 0 && compared.errors == "", "\(compared.errors)")
    // It was left and carried on.
    let help = "hints of level 5" + (options.contains("--time") ? ", 1 pause" : "")
    #expect(compared.output.contains("a tie of yours and mine (\(help)) with \(word.count) each."))
  }

  @Test func `What a friend needs besides is told`() async throws {
    try state.dictionary(words: ["silk", "milk"])
    let list = try state.file("list", "silk\nirk\n")
    let outcome = try await scramble(
      "--root", "silkworm", "--dictionary", state("own"), "--common", list, "--extra", list, "--unrecorded",
      "--format", "json", input: ":challenge\n")
    let dictionary = state("own")
    let answer = try #require(outcome.output.split(separator: "\n").dropFirst().first)
    let command = "scramble --root silkworm --dictionary \(dictionary) --transcript NAME.txt"
    #expect(answer.contains("\"command\":\"\(command)\"") && answer.contains("\"comparison\":\"scramble compare "))
    #expect(
      answer.matches(of: /"text":"(.*?)"[,}]/).dropFirst().map { String($0.1) } == [
        command, "Your friend needs the same dictionary, and --dictionary with the path that it has there.",
        "The list \(list) cannot be given along: your friend needs a copy, and --common with its path.",
        "The list \(list) cannot be given along: your friend needs a copy, and --extra with its path.",
        "Your friend sends you the file that it writes. Write yours with :save MINE.txt, and this compares the games:",
        "scramble compare NAME.txt MINE.txt",
      ])
  }
}
