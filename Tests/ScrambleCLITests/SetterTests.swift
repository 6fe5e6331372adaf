import Lexicon
import ScrambleFiles
import TestSupport
import Testing
import WordLists

@Suite struct SetterTests: ProgramTests {
  let scramble = Program()

  @Test(arguments: ["silkworm", "handcart", "banana", "shitload"])
  func `Solve lists what check accepts, but for what nobody should be shown`(root: String) async throws {
    let racks = try BundledIndex(DataFolder.find()).byRack()
    let words = racks.words(from: try #require(Rack(root)))
    let hidden = Set(words.filter { !$0.isShown }.map { racks.texts[$0] })
    let all = words.map { racks.texts[$0] }
    let goal = Set(words.filter { $0.tier == .goal }.map { racks.texts[$0] })
    let checked = try await scramble(
      "check", root, "--only", "accepted", "--format", "tsv", input: all.joined(separator: "\n"))
    let accepted = checked.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    let shown = accepted.filter { !hidden.contains($0) }
    let sorted = shown.sorted { ($1.count, $0) < ($0.count, $1) }
    func quoted(_ words: [String]) -> String { words.map { "\"\($0)\"" }.joined(separator: ",") }
    let solved = try await scramble("solve", root, "--format", "json")
    #expect(
      solved.output
        == "{\"common\":[\(quoted(sorted.filter(goal.contains)))],\"hidden\":\(accepted.count - shown.count),\"points\":\(shown.reduce(0) { $0 + $1.count }),"
        + "\"root\":\"\(root)\",\"words\":[\(quoted(sorted))]}\n")
    let text = try await scramble("solve", root)
    #expect(text.output == sorted.map { $0 + "\n" }.joined())
  }

  @Test func `Without an index a root is solved by the forms of the dictionary's words, however long it is`()
    async throws
  {
    try state.dictionary(words: ["été", "thé"])
    let solved = try await scramble("solve", "étethé", "--dictionary", state("own"))
    #expect(solved.output == "thé\nété\n")
    let long = try await scramble("solve", "abcdefghijklmnopqrstuvwxyzé", "--dictionary", state("own"))
    #expect(long.output == "thé\n" && long.errors == "1 word, 3 points\n")
  }

  @Test func `Where the forms of a dictionary are unknown, a root is solved by its arrangements, and that is told`()
    async throws
  {
    let dictionary = try state.dictionaryOfUnknownForms("silk", "milks")
    let told = "scramble: cannot make the forms of \(dictionary): line 3: COMPOUNDRULE has more than "
    let solved = try await scramble("solve", "silkms", "--dictionary", dictionary)
    #expect(solved.output == "milks\nsilk\n")
    #expect(solved.errors.hasPrefix(told))
    let long = try await scramble("solve", "abcdefghijklm", "--dictionary", dictionary)
    #expect(long.status == 64)
    #expect(long.errors.hasPrefix("scramble: cannot find all words of 'abcdefghijklm': the forms of "))
    let game = try await scramble("--root", "silkworms", "--dictionary", dictionary, input: "silk\n:hint\n")
    #expect(game.errors.hasPrefix(told))
    #expect(game.errors.contains("arrangements of the letters is too much: the round goes on without totals"))
    #expect(game.output.contains("silk: 4 points. 1 word, 4 points.") && game.output.contains("cannot be counted"))
    let drawn = try await scramble("--seed", "1", "--dictionary", dictionary)
    #expect(drawn.status == 64 && drawn.errors.contains("its words cannot be listed (line 3: "))
  }

  @Test func `Roots are counted and those that are none get a reason`() async throws {
    let outcome = try await scramble(
      "roots", "--format", "tsv", input: "silkworm\n\nzzzz\nsilk worm\nshitting\nbastard\ncat\nHANDCART\nlisten\n")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("silkworm\t74\t282\t5\t0\t") && lines[0].hasSuffix("\taccepted"))
    #expect(
      lines.dropFirst().map { $0.split(separator: "\t").last } == [
        "not-real", "not-a-word", "obscene", "obscene", "too-poor", "accepted", "accepted",
      ])
    #expect(lines[6].hasPrefix("handcart\t"))
    #expect(lines[7].split(separator: "\t")[4] == "4")
    #expect(outcome.errors == "8 roots, 5 rejected\n")
  }

  @Test func `Each root is an object on a line`() async throws {
    let outcome = try await scramble("roots", "--format", "json", input: "silkworm\ncat\nc at\n")
    #expect(
      outcome.output == """
        {"anagrams":0,"common":48,"longest":5,"points":282,"root":"silkworm","verdict":"accepted","words":74}
        {"anagrams":1,"common":1,"longest":3,"points":3,"root":"cat","verdict":"too-poor","words":1}
        {"root":"c at","verdict":"not-a-word"}

        """)
  }

  @Test func `Anyone's list can be filtered into a start list`() async throws {
    let outcome = try await scramble(
      "roots", "--only", "accepted", "--format", "list", "--sort", "words", "--words-range", "60-",
      input: "handcart\ncat\nsilkworm\nclaptrap\n")
    #expect(outcome.output == "silkworm\nhandcart\n")
  }

  @Test func `No root of the bundled list is rejected`() async throws {
    let outcome = try await scramble(
      "roots", try DataFolder.find().startList, "--only", "rejected", "--format", "tsv")
    #expect(outcome.output == "" && outcome.status == 0)
    #expect(outcome.errors.hasSuffix(" roots, 0 rejected\n"))
  }

  @Test(arguments: 1...5)
  func `Roots can be drawn by their richness`(seed: Int) async throws {
    let path = state("game.txt")
    let outcome = try await scramble("--seed", "\(seed)", "--words-range", "100-110", "--transcript", path)
    let root = try #require(outcome.output.split(separator: " ").dropFirst(2).first)
    let solved = try await scramble("solve", String(root))
    #expect((100...110).contains(solved.output.split(separator: "\n").count))
    #expect(try await scramble("replay", path).status == 0)
  }

  @Test func `A range that no root meets is refused`() async throws {
    let outcome = try await scramble("--words-range", "9000-")
    #expect(
      outcome.status == 64
        && outcome.errors.hasPrefix(
          "scramble: cannot draw a root from the bundled start list: none offers 9000 words or more: ")
    )
  }

  @Test func `An index that is damaged is named, and one of another dictionary is left alone`() async throws {
    let data = try DataFolder.find().path
    let copied = try await scramble.shell(
      "mkdir '\(state("data"))'; cp -R '\(data)/Resources' '\(data)/Dictionaries' '\(state("data"))'")
    #expect(copied.status == 0)
    let program = Program(state: state, variables: [DataFolder.variable: state("data")])
    let words = state("data/Dictionaries/en.dic")
    try replaceFile(words, with: try readFile(words) + Array("silkwor\n".utf8))
    let changed = try await program("--root", "silkworm", input: "silkwor\n")
    #expect(changed.output.contains("silkwor: 7 points, rare. 0 of 48, +1 rare"))

    try replaceFile(words, with: try readFile("\(data)/Dictionaries/en.dic"))
    let index = state("data/Resources/words.index")
    var bytes = try readFile(index)
    bytes[bytes.count / 2] ^= 1
    try replaceFile(index, with: bytes)
    let damaged = try await program("solve", "silkworm")
    #expect(damaged.status == 65 && damaged.errors.contains(index), "\(damaged.errors)")
    try replaceFile(index, with: Array(bytes.prefix(1000)))
    let truncated = try await program("solve", "silkworm")
    #expect(truncated.status == 65 && truncated.errors.contains(index), "\(truncated.errors)")
  }

  @Test func `No way round the index shows what nobody should be shown`() async throws {
    let data = try DataFolder.find().path
    let accented = try await scramble("solve", "histé")
    #expect(accented.output.contains("hits\n") && !accented.output.contains("shit"))
    #expect(
      accented.errors == "\(accented.output.split(separator: "\n").count) words, "
        + "\(accented.output.split(separator: "\n").reduce(0) { $0 + $1.count }) points, 1 more not shown\n"
    )
    _ = try await scramble.shell("cp '\(data)'/Dictionaries/en_US.* '\(state.path)'")
    let copy = try await scramble("solve", "hist", "--dictionary", state("en_US"), "--format", "json")
    #expect(copy.output.contains("\"hidden\":1") && !copy.output.contains("shit"))

    _ = try await scramble.shell(
      "mkdir '\(state("data"))'; cp -R '\(data)/Resources' '\(data)/Dictionaries' '\(state("data"))'; "
        + "rm '\(state("data"))/Resources/words.index'")
    let missing = try await Program(state: state, variables: [DataFolder.variable: state("data")])("solve", "hist")
    #expect(missing.status == 66 && missing.errors.contains("/Resources/words.index"))
  }
}
