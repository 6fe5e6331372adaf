import Lexicon
import ScrambleFiles
import TestSupport
import Testing
import WordLists

/// How words of other languages are rated: by the lists of common words and of obscene ones that come with the program.
@Suite struct RatedWordsTests: ProgramTests {
  let scramble = Program()

  /// A dictionary called `name` whose words with /c may be joined, and with /S end in s.
  private func dictionary(_ name: String, _ words: String...) throws -> String {
    try state.dictionary(
      name, affix: "SET UTF-8\nCOMPOUNDFLAG c\nCOMPOUNDMIN 3\nSFX S N 1\nSFX S 0 s .\n", words: words)
  }

  @Test func `The goal is the common words, compounds among them, and other compounds are real and rare`() async throws
  {
    let german = try dictionary("de_XX", "Rat/cS", "haus/c", "Haus/c", "Tor/cS", "tor/c", "Ur", "Sau", "ahst")
    let played = try await scramble(
      "--root", "rathaustor", "--dictionary", german, input: "rathaus\nrattor\nsau\nahst\n:reveal\n")
    #expect(played.output.contains("\nRathaus: 7 points. 1 of "), "\(played.output)")
    #expect(played.output.contains("\nrattor: 6 points, rare. 1 of "))
    #expect(played.output.contains("\nahst: 4 points, rare. 2 of "))
    #expect(played.output.contains("haus") && !played.output.contains("Torrat") && !played.output.contains("Hausrat"))
    let solved = try await scramble("solve", "rathaustor", "--dictionary", german)
    let words = Set(solved.output.split(separator: "\n").map(String.init))
    #expect(words.isSuperset(of: ["rathaus", "haus", "rat", "tor", "sau", "ahst"]) && !words.contains("rattor"))
    let all = try await scramble("solve", "rathaustor", "--all", "--dictionary", german)
    #expect(Set(all.output.split(separator: "\n").map(String.init)).isSuperset(of: words.union(["rattor", "torhaus"])))
  }

  @Test func `A common word is common however its ß or ς is written elsewhere`() async throws {
    let german = try dictionary("de_XX", "groß", "Straße", "rßo")
    let solved = try await scramble("solve", "straßengro", "--dictionary", german, "--format", "json")
    #expect(solved.output.contains(#""common":["straße","groß"]"#), "\(solved.output)")
    let greek = try dictionary("el_XX", "κόσμος", "σόκ")
    let common = try await scramble("solve", "κόσμοςα", "--dictionary", greek, "--format", "json")
    #expect(common.output.contains(#""common":["κόσμος"]"#), "\(common.output)")
  }

  @Test func `Obscene words and their forms are real if typed, and are shown to nobody who does not ask`() async throws
  {
    let german = try dictionary("de_XX", "Arsch/S", "Asche", "Rasch/S", "rasch", "schar", "achse", "ars")
    let solved = try await scramble("solve", "raschase", "--dictionary", german, "--format", "json")
    #expect(solved.output.contains("\"hidden\":2,") && !solved.output.contains("\"arsch"), "\(solved.output)")
    let all = try await scramble("solve", "raschase", "--all", "--dictionary", german)
    #expect(all.output.contains("\narsch\n") && all.output.contains("arschs\n"))
    let played = try await scramble(
      "--root", "raschase", "--dictionary", german, input: "arschs\n:hint 3\n:reveal\n")
    #expect(played.output.contains("\narschs: 6 points, rare. 0 of "))
    #expect(!played.output.contains("Arsch"), "\(played.output)")
    let roots = try await scramble(
      "roots", "--dictionary", german, "--words-range", "1-", "--format", "tsv", input: "arsch\n")
    #expect(roots.output.hasSuffix("\tobscene\n"))
    let french = try dictionary("fr_XX", "enculer", "reculant", "caler")
    let hidden = try await scramble("solve", "enculera", "--dictionary", french, "--format", "json")
    #expect(hidden.output.contains("\"hidden\":1,"), "\(hidden.output)")
    // The list has it with a capital.
    let spanish = try dictionary("es_XX", "puta/S")
    let plural = try await scramble("solve", "xputas", "--dictionary", spanish, "--format", "json")
    #expect(plural.output.contains("\"hidden\":2,"), "\(plural.output)")
  }

  @Test(.enabled(if: isFile("/usr/share/hunspell/de_DE.dic"), "needs the Debian package hunspell-de-de"))
  func `Roots are common words, and the list is named in the transcript`() async throws {
    let path = state("game.txt")
    let list = try CommonWords(IndexBytes(readFile("\(DataFolder.find().path)/Resources/common/de.words")))
    let drawn = try await scramble("--seed", "1", "--dictionary", "de_DE", "--transcript", path, input: "")
    let root = try #require(drawn.output.firstMatch(of: #/^Root word: (\w+) /#)).1
    #expect(list.words.contains { $0.text == root }, "\(root)")
    #expect(try text(of: path).contains(/\nword-index: [0-9a-f]{16} bundled\n/))
    #expect(try await scramble("replay", path).status == 0)
  }

  @Test func `A language without a list goes by the dictionary without compounds, and says so`() async throws {
    let basque = try dictionary("eu_XX", "sil/c", "kom/c", "ilk", "mok")
    let solved = try await scramble("solve", "silkom", "--dictionary", basque)
    #expect(solved.output == "ilk\nkom\nmok\nsil\n")
    #expect(
      solved.errors.hasPrefix(
        "scramble: \(basque) comes without a list of common words: its words are to be found, compounds apart\n"))
    let played = try await scramble("--root", "silkom", "--dictionary", basque, input: "kom\nmok\n")
    #expect(played.output.contains("\nkom: 3 points. 1 of 4, "), "\(played.output)")
    let joined = try await scramble("--root", "silkomx", "--dictionary", basque, input: "silkom\n")
    #expect(joined.output.contains("\nsilkom: 6 points, rare. 0 of 4, +1 rare, "))
  }

  @Test func `A dictionary with hardly a word of its list goes by its stems, and says so`() async throws {
    let made = try dictionary("pl_XX", "qwertyui", "wert", "tyru", "ruty", "quit", "trew", "yert")
    let rules = ["--min-length", "1", "--words-range", "3-", "--dictionary", made]
    let drawn = try await scramble(["--seed", "1"] + rules, input: "wert\n")
    #expect(drawn.output.contains("\nwert: 4 points. 1 of 6, "), "\(drawn.output)")
    #expect(
      drawn.errors.contains(
        "scramble: \(made) has hardly a common word of its language: its words are to be found, compounds apart\n"))
    let path = state("made.txt")
    #expect(try await scramble(["--seed", "1", "--transcript", path] + rules, input: "wert\n").status == 0)
    #expect(try await scramble("replay", path).status == 0)
    let words = try await scramble("solve", "qwertyui", "--dictionary", made)
    #expect(words.output == "quit\nruty\ntrew\ntyru\nwert\nyert\n", "\(words.output)")
  }

  @Test func `Another dictionary of English has the goal of the bundled ones`() async throws {
    let english = try dictionary("en_XX", "silk", "milk", "worm", "mirk", "wilk", "prick")
    let solved = try await scramble("solve", "silkworm", "--dictionary", english, "--format", "json")
    #expect(solved.output.contains("\"common\":[\"milk\",\"silk\",\"worm\"]"), "\(solved.output)")
  }

  @Test func `Every list that is named is there`() throws {
    let folder = try DataFolder.find().path + "/Resources"
    let lists = DictionaryLanguage.listed.union(DictionaryLanguage.rarerListed.map { "\($0)-rare" })
    #expect(Set(names(inFolder: "\(folder)/common")) == Set(lists.map { "\($0).words" }))
    #expect(Set(names(inFolder: "\(folder)/obscene")) == Set(DictionaryLanguage.obsceneListed.map { "\($0).txt" }))
  }
}
