import Cryptograms
import Glibc
import Lexicon
import ScrambleFiles
import Sessions
import Spelling
import Synchronization
import TestSupport
import Testing
import WordLists
import WordScramble

@testable import ScrambleCLI

/// Words of dictionaries without an index, held against Hunspell asked about every spelling of every arrangement.
@Suite struct ForeignDictionaryTests: ProgramTests {
  let scramble = Program()

  private static func has(_ name: String) -> Bool { isFile("/usr/share/hunspell/\(name).dic") }

  /// The words that Hunspell accepts among all arrangements of `root`, where each letter may be written in these ways.
  private func words(
    of root: String, _ dictionary: String, minimumLength: Int = 3, writing: [Character: String] = [:],
    allowsCapitals: Bool = false
  ) throws -> Set<String> {
    let files = try InstalledDictionaries(try DataFolder.find()).dictionary(dictionary)
    let speller = Speller(files)
    var found: Set<String> = []
    for word in Arrangements(of: root) where word.count >= minimumLength && word != root {
      var spellings = [""]
      for letter in word {
        spellings = spellings.flatMap { start in (writing[letter] ?? String(letter)).map { start + String($0) } }
      }
      if allowsCapitals { spellings += spellings.map { $0.prefix(1).uppercased() + $0.dropFirst() } }
      if try spellings.contains(where: speller.isReal) { found.insert(word) }
    }
    return found
  }

  private func solved(_ root: String, _ dictionary: String) async throws -> Set<String> {
    let outcome = try await scramble("solve", root, "--all", "--dictionary", dictionary)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return Set(outcome.output.split(separator: "\n").map(String.init))
  }

  /// A dictionary by which all arrangements of the letters a to h are words.
  private func dictionaryOfCompounds() throws -> String {
    try state.dictionary(affix: "SET UTF-8\nCOMPOUNDFLAG c\nCOMPOUNDMIN 1\n", words: "abcdefgh".map { "\($0)/c" })
  }

  @Test func `Many forms are all asked about, whichever process is asked`() async throws {
    let solved = try await solved("abcdefgh", dictionaryOfCompounds())
    #expect(solved == Set(Arrangements(of: "abcdefgh").filter { $0.count >= 3 && $0 != "abcdefgh" }))
  }

  @Test func `More forms than can be judged in half a minute are refused`() async throws {
    let root = "abcdefghabcdefgh"
    let dictionary = try dictionaryOfCompounds()
    let outcome = try await scramble("solve", root, "--all", "--dictionary", dictionary)
    #expect(outcome.status == 64 && outcome.output.isEmpty)
    #expect(
      outcome.errors
        == "scramble: cannot find all words of '\(root)': \(dictionary) makes too many forms of the letters, "
        + "with compounds: name a shorter root\n")
  }

  @Test(arguments: ["abcdefghabcdefgh", "abcdefgh"])
  func `No form is asked about where there are too many`(letters: String) throws {
    let stem = try dictionaryOfCompounds()
    let speller = Unasked(files: DictionaryFiles(name: "joined", stem: stem))
    let judge = DictionaryJudge(speller, try DataFolder.find(), limit: .patient)
    if letters.count > 8 {
      #expect(try judge.words(from: Array(letters), minimumLength: 1) == nil)
    } else {
      #expect(throws: Diagnostic.self) { try judge.words(from: Array(letters), minimumLength: 1) }
    }
  }

  /// Of either kind are too many for the forms, so that Hunspell would be asked about arrangements.
  @Test(arguments: [
    (1000, "CHECKCOMPOUNDPATTERN", "i l k"), (20_000, "COMPOUNDRULE", "ab*c"),
  ])
  func `No arrangement is asked about where each is much work`(count: Int, name: String, value: String) async throws {
    let lines = "\(name) \(count)\n" + String(repeating: "\(name) \(value)\n", count: count)
    _ = try state.file("slow.aff", "SET UTF-8\nCOMPOUNDFLAG a\nCOMPOUNDMIN 1\n" + lines)
    let words = try state.file("slow.dic", "3\nsilk/a\nworm/a\nmilk/a\n")
    let speller = Unasked(files: DictionaryFiles(name: "slow", stem: state("slow")))
    for limit in [SearchLimit.quick, .patient] {
      let judge = DictionaryJudge(speller, try DataFolder.find(), limit: limit)
      #expect(try judge.words(from: Array("silkworm"), minimumLength: 1) == nil)
    }
    let outcome = try await scramble("solve", "silkworm", "--dictionary", words)
    #expect(outcome.status == 64 && outcome.output.isEmpty && outcome.errors.count { $0.isNewline } == 1)
    #expect(
      outcome.errors.hasSuffix(", and to ask about all arrangements of the letters is too much: name a shorter root\n"))
    let game = try await scramble("--root", "silkworm", "--dictionary", words, input: "milk\nmilks\n")
    #expect(game.status == 0 && game.output.contains("milk: 4 points."), "\(game.output)")
  }

  @Test func `Words that are looked for behind a prompt are waited for, and nothing is reported`() throws {
    let stem = try state.dictionaryOfUnknownForms("badefghic")
    let speller = Speller(DictionaryFiles(name: "own", stem: stem))
    let reports = Mutex(0)
    let judge = DictionaryJudge(speller, try DataFolder.find()) { _ in reports.withLock { $0 += 1 } }
    let root = try RootWord("abcdefgh")
    judge.prepare(.solution(root, Rules()))
    while judge.isSearchingForLong() {}
    #expect(try judge.solution(of: root, Rules())?.words.isEmpty == true)
    #expect(reports.withLock { $0 } == 0)
  }

  @Test func `A dictionary with an index is not opened for what the index tells`() throws {
    let data = try DataFolder.find()
    let speller = Unasked(files: try InstalledDictionaries(data).dictionary(InstalledDictionaries.bundledName))
    let judge = DictionaryJudge(speller, data)
    #expect(try judge.words(from: Array("silkworm"), minimumLength: 3)?.isEmpty == false)
    #expect(try judge.isReal("silk") && !judge.isReal("slik") && !judge.isRare("silk") && !judge.isHidden("silk"))
    #expect(judge.notice == nil)
    #expect(speller.loads.withLock { $0 } == 0)
  }

  /// A dictionary that nobody may ask, and that counts how often it is opened.
  private final class Unasked: SpellChecker {
    let files: DictionaryFiles
    let prefersMany = true
    let loads = Mutex(0)
    init(files: DictionaryFiles) { self.files = files }
    func another() -> (any SpellChecker)? { nil }
    func load() { loads.withLock { $0 += 1 } }
    func isReal(_ word: String) throws(DictionaryFault) -> Bool { throw fault }
    func isRealCompound(_ word: String) throws(DictionaryFault) -> Bool { throw fault }
    func areReal(_ words: [String]) throws(DictionaryFault) -> [Bool] { throw fault }
    func areKnown(_ spellings: [String]) throws(DictionaryFault) -> [Bool] { throw fault }
    private var fault: DictionaryFault { .lost(path: files.words, word: nil, .busy) }
  }

  @Test(.enabled(if: geteuid() == 0, "only root is given back what niceness takes"))
  func `Many forms are judged by two processes, as nice as the program`() async throws {
    let dictionary = try dictionaryOfCompounds()
    let seen = state("seen")
    let processes = min(2, processorCount())
    let outcome = try await scramble.shell(
      """
      nice -n 7 $SCRAMBLE solve abcdefgh --all --dictionary \(dictionary) > \(state("words")) & \
      for try in {1..500}; do \
      ps -eo ni,args | grep '^ *7 .*[s]erve-dictionary.*\(state.path)' > \(seen); \
      [ $(wc -l < \(seen)) -lt \(processes) ] || break; sleep 0.01; done; wait $!
      """)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try text(of: seen).split(separator: "\n").count == processes)
  }

  @Test(.enabled(if: has("de_DE"), "needs the Debian package hunspell-de-de"), arguments: ["taghell", "nudeln"])
  func `German words are those that Hunspell accepts, with nouns`(root: String) async throws {
    #expect(try await solved(root, "de_DE") == words(of: root, "de_DE", allowsCapitals: true))
  }

  @Test(.enabled(if: has("pl_PL"), "needs the Debian package hunspell-pl"), arguments: ["żółwie", "okręty"])
  func `Polish words are those that Hunspell accepts, accents and all`(root: String) async throws {
    #expect(try await solved(root, "pl_PL") == words(of: root, "pl_PL"))
  }

  @Test(.enabled(if: has("fr"), "needs the Debian package hunspell-fr"))
  func `French words are those of which Hunspell accepts some spelling`() async throws {
    let writing: [Character: String] = ["e": "eéèêë", "a": "aàâ", "i": "iîï", "u": "uùûü", "c": "cç", "o": "oô"]
    #expect(try await solved("réside", "fr") == words(of: "reside", "fr", writing: writing))
  }

  @Test(.enabled(if: has("fr"), "needs the Debian package hunspell-fr"), arguments: ["été", "ete", "?té"])
  func `A pattern finds a word as it is written, and without its accents`(pattern: String) async throws {
    let words = try await scramble("words", "fr", "--length", "3", "--pattern", pattern)
    #expect(words.output.split(separator: "\n").contains("été") && words.errors.isEmpty)
  }

  @Test(.enabled(if: has("fr"), "needs the Debian package hunspell-fr"))
  func `Lines are judged as solve finds them, whatever their accents`() async throws {
    let solved = try await solved("réside", "fr")
    let checked = try await scramble(
      "check", "réside", "--dictionary", "fr", "--only", "accepted", "--format", "tsv",
      input: Arrangements(of: "reside").map { $0 + "\n" }.joined())
    #expect(Set(checked.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }) == solved)
    let accented = try await scramble("check", "réside", "--dictionary", "fr", "--format", "tsv", input: "idée\ndès\n")
    #expect(accented.output.hasPrefix("idée\taccepted\t4"))
    #expect(accented.output.contains("\ndès\taccepted\t3"))
  }

  @Test(.enabled(if: has("de_DE"), "needs the Debian package hunspell-de-de"))
  func `A round in German has totals, hints and an end`() async throws {
    let outcome = try await scramble(
      "--root", "Handtuch", "--dictionary", "de_DE", input: "Hand\nTuch\n:hint 5\n:reveal\n")
    let solved = try await scramble("solve", "Handtuch", "--dictionary", "de_DE")
    let goal = try #require(solved.errors.firstMatch(of: #/; (\d+) common, /#).flatMap { Int($0.1) })
    #expect(outcome.output.contains("Tuch: 4 points. 2 of \(goal), "))
    #expect(outcome.output.contains("\nA word: "))
    #expect(outcome.output.contains("\nYou missed \(goal - 2) words, common ones first:\n"))
    #expect(outcome.errors.isEmpty, "\(outcome.errors)")
  }

  @Test(.enabled(if: has("de_DE"), "needs the Debian package hunspell-de-de"))
  func `The workbench finds German answers of one and of several words`() async throws {
    let one = try await scramble("anagram", "tuch hand (8)", "--solver", "--dictionary", "de_DE", input: ":solve\n")
    #expect(one.output.contains(" Handtuch"))
    let two = try await scramble(
      "anagram", "tassehund (5,4)", "--solver", "--dictionary", "de_DE", input: ":hint\n:solve\n")
    #expect(two.output.contains("Dunst Hase") && two.output.contains("Astes Hund"))
  }

  @Test func `Compounds that stand on no list are counted for no root`() async throws {
    try state.dictionary(affix: "SET UTF-8\nCOMPOUNDFLAG c\nCOMPOUNDMIN 1\n", words: "abcdefghijklm".map { "\($0)/c" })
    let roots = try await scramble(
      "roots", "--dictionary", state("own"), "--format", "tsv", input: "abc\nabcdefghijklm\n")
    #expect(roots.output == "abc\t0\t0\t0\t0\t0\ttoo-poor\nabcdefghijklm\t0\t0\t0\t0\t0\ttoo-poor\n")
  }
}
