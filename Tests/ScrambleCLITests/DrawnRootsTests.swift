import ScrambleFiles
import TestSupport
import Testing
import WordLists

/// Roots that are drawn from the dictionary itself, or from a list of which the dictionary does not know all.
@Suite struct DrawnRootsTests: ProgramTests {
  let scramble = Program()

  private static let hasGerman = isFile("/usr/share/hunspell/de_DE.dic")
  private static let hasPolish = isFile("/usr/share/hunspell/pl_PL.dic")

  private func root(_ arguments: [String]) async throws -> String {
    let outcome = try await scramble(arguments)
    let line = try #require(outcome.output.split(separator: "\n").first, "\(outcome.errors)")
    return String(try #require(line.firstMatch(of: /^Root word: (\w+)/)).1)
  }

  /// A dictionary of words of five letters, of which some offer others.
  private func ownDictionary() throws -> String {
    try state.dictionary(
      affix: "SET UTF-8\nSFX S N 1\nSFX S 0 s .\nNEEDAFFIX x\n",
      words: ["silk/S", "milks", "worm/S", "slurp", "plurs/x", "slur", "slip", "lip/S"])
    return state("own")
  }

  @Test func `A seed draws the same real root, which offers as many words as are asked for`() async throws {
    let own = try ownDictionary()
    for seed in 1...8 {
      let arguments = [
        "--seed", "\(seed)", "--dictionary", own, "--root-length", "5", "--words-range", "1-",
      ]
      let drawn = try await root(arguments)
      // No stem but these has five letters and offers one: plurs is no word by itself.
      #expect(["slurp", "milks"].contains(drawn))
      #expect(try await root(arguments) == drawn)
    }
  }

  @Test func `A replay and a game that is carried on draw the same roots again`() async throws {
    let own = try ownDictionary()
    let path = state("game.txt")
    _ = try await scramble(
      "--seed", "1", "--dictionary", own, "--root-length", "5", "--words-range", "1-", "--transcript", path,
      input: ":new 7\n:new 8\n")
    let text = String(decoding: try readFile(path), as: UTF8.self)
    #expect(text.contains(/\nstart-list: [0-9a-f]{16} dictionary\n/) && text.contains("\nroot-length: 5\n"))
    #expect(try await scramble("replay", path).status == 0)
    let other = text.contains("round milks seed 8") ? "slurp" : "milks"
    let edited = try state.file("edited.txt", text.replacing(/round \w+ seed 8/, with: "round \(other) seed 8"))
    #expect(try await scramble("replay", edited).status == 1)
    let seventh = try await root(
      ["--seed", "7", "--dictionary", own, "--root-length", "5", "--words-range", "1-"])
    let resumed = try await scramble("resume", path, input: ":new 7\n")
    #expect(resumed.output.contains("Root word: \(seventh) (seed 7)"))
    let none = try state.file("none.txt", text.replacing("words-range: 1-", with: "words-range: 9000-"))
    #expect(try await scramble("replay", none).status == 66)
    let malformed = try state.file("malformed.txt", text.replacing("root-length: 5", with: "root-length: 500"))
    #expect(try await scramble("replay", malformed).status == 65)
  }

  @Test func `Where no root offers thirty words, other ones than the best are dealt, too`() async throws {
    _ = try state.file("poor.aff", "SET UTF-8\n")
    _ = try state.file(
      "poor.dic",
      "20\nsilks\nilk\nsilk\nilks\nskis\nkiss\nski\nlis\nworms\nworm\nrow\nrows\nmow\nmows\nsow\nhatch\nhat\ncat\nchat\nhath\n"
    )
    var drawn: Set<String> = []
    for seed in 1...12 {
      drawn.insert(
        try await root(["--seed", "\(seed)", "--dictionary", state("poor"), "--root-length", "5"]))
    }
    // hatch offers four words.
    #expect(drawn == ["silks", "worms"])
  }

  @Test func `Where no word can be a root, a line says what to do`() async throws {
    let own = try ownDictionary()
    let long = try await scramble("--seed", "1", "--dictionary", own)
    #expect(long.status == 64)
    #expect(
      long.errors
        == "scramble: cannot draw a root from \(own): it has no word of 8 letters: name a root with --root, a list with --words, or another --root-length\n"
    )
    let poor = try await scramble("--seed", "1", "--dictionary", own, "--root-length", "5")
    #expect(poor.status == 64)
    #expect(poor.errors.contains("of 5 letters offers 5 words or more: "))
    let short = try await scramble("--seed", "1", "--root-length", "5", "--min-length", "6")
    #expect(short.status == 64)
    #expect(try await scramble("--root-length", "4").status == 64)
    #expect(try await scramble("--root-length", "8", "--root", "silkworm").status == 64)
  }

  @Test(arguments: [5, 8, 11, 15])
  func `An English root of any length offers thirty words`(length: Int) async throws {
    let drawn = try await root(["--seed", "3", "--root-length", "\(length)"])
    #expect(drawn.count == length)
    let audit = try await scramble("roots", "--only", "rejected", input: "\(drawn)\n")
    #expect(audit.errors == "1 root, 0 rejected\n")
  }

  @Test func `A root of one's own list that is no word is told, and one that is too short is refused`() async throws {
    let list = try state.file("list", "notaword\n")
    let drawn = try await scramble("--words", list, "--seed", "1", input: ":new cat\n")
    #expect(drawn.errors == "scramble: the root 'notaword' is not in the dictionary: check its spelling\n")
    let short = try await scramble("--seed", "3", "--min-length", "5", input: ":new cat\n")
    #expect(short.errors.hasPrefix("scramble: cannot use the root 'cat': it has 3 letters, and a word is to have 5"))
    #expect(short.status == 64 && !short.output.contains("Root word: cat"))
  }

  @Test func `A day has a root of the dictionary's own words, too`() async throws {
    let first = try await root(["--daily", "2026-11-21", "--root-length", "9"])
    #expect(try await root(["--daily", "2026-11-21", "--root-length", "9"]) == first)
    #expect(first.count == 9)
  }

  @Test(.enabled(if: hasGerman, "needs the Debian package hunspell-de-de"))
  func `A German is dealt German roots`() async throws {
    let drawn = try await root(["--seed", "11", "--dictionary", "de_DE"])
    #expect(drawn.count == 8)
    let solved = try await scramble("solve", drawn, "--dictionary", "de_DE")
    #expect(solved.output.split(separator: "\n").count >= 30)
    // An English list may still be named.
    let list = try state.file("list", "handcart\nsilkworm\n")
    let named = try await root(["--seed", "11", "--dictionary", "de_DE", "--words", list])
    #expect(["handcart", "silkworm"].contains(named))
  }

  @Test(.enabled(if: hasPolish, "needs the Debian package hunspell-pl"))
  func `Roots of a list are drawn until one offers as many words as are asked for`() async throws {
    let list = try state.file("list", "szczęśliwy\nkot\n")
    for seed in 1...4 {
      let arguments = ["--seed", "\(seed)", "--dictionary", "pl_PL", "--words", list, "--words-range", "10-"]
      #expect(try await root(arguments) == "szczęśliwy")
    }
    let none = try await scramble("--seed", "1", "--dictionary", "pl_PL", "--words", list, "--words-range", "9000-")
    #expect(none.status == 64 && none.errors.contains("none of 2 roots offers 9000 words or more: widen --words-range"))
  }

  @Test func `A British game is dealt no root that is spelled otherwise there`() async throws {
    let data = try DataFolder.find().path
    _ = try await scramble.shell("cp -R '\(data)/Dictionaries' '\(data)/Resources' '\(try state.folder("data"))'")
    try replaceFile(state("data/Resources/start.txt"), with: Array("honoring\nsilkworm\nhonored\n".utf8))
    let program = Program(state: state, variables: [DataFolder.variable: state("data")])
    for seed in 1...6 {
      let british = try await program("--seed", "\(seed)", "--dictionary", "en_GB")
      #expect(british.output.hasPrefix("Root word: silkworm"), "\(british.output)")
    }
    let american = try await program("--seed", "1", input: ":new 2\n:new 3\n:new 4\n:new 5\n:new 6\n")
    #expect(american.output.contains("honor"))
  }
}
