import Glibc

@testable import Lexicon
@testable import ScrambleFiles
@testable import Spelling
@testable import WordScramble

/// Makes the files of `Dictionaries/` and `Resources/` from the packages that `Tools/data/fetch` has unpacked.
@main
struct MakeData {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let dealt = CalendarDate(arguments[3]) else {
      fail("usage: make-data CACHE|--days OUTPUT LAST-DAY-DEALT", code: 64)
    }
    do {
      if arguments[1] != "--days" { try make(cache: arguments[1], output: arguments[2]) }
      try makeDays(output: arguments[2], dealt)
    } catch {
      fail("\(error)", code: 65)
    }
  }

  private static func make(cache: String, output: String) throws {
    let packages = try Packages(cache: cache)
    try Notice(packages: packages).write(to: output)
    let frequencies = try WordFrequencies(package: packages.named("wordfreq"), list: "large_en")
    let packaged = try DictionaryFiles(
      name: "en_US", stem: packages.named("hunspell-en-us").path("usr/share/hunspell/en_US"))
    let american = try DictionaryWords(of: packaged)
    let dictionaries = try englishDictionaries(packages, frequencies, packaged, output)
    guard let all = dictionaries[.either] else { return }

    let counts = try WordCounts(package: packages.named("symspellpy"))
    let unfit = UnfitWords(
      lists: try tabooLists(of: packages),
      obscene: try TextFile.lines(packages.named("obscene").path("en")).map { $0.lowercased() }, [american, all])
    try TextFile.write(lines: unfit.hidden.sorted(), to: "\(output)/Resources/obscene.txt")
    let wordNet = try packages.named("wordnet")
    let senses = try DefinitionList(
      of: Set(all.words), WordNetSenses(package: wordNet, WordNet(package: wordNet)),
      OwnSenses(path: "\(cache)/\(OwnSenses.file)"))
    let goal = try GoalWords(
      scowl: packages.named("scowl"), dictionaries, senses, JudgedWords(path: "\(cache)/\(JudgedWords.file)"),
      without: unfit)
    print("\(unfit.hidden.count) obscene words, \(unfit.adult.count) for adults, \(goal.words.count) in the goal")

    let index = try IndexFile(dictionaries, counts: counts, goal, unfit)
    try TextFile.write(index.bytes, to: "\(output)/Resources/words.index")
    print("\(index.summary)")

    let list = RootList(
      candidates: try Scowl(package: packages.named("scowl")).words(
        Scowl.american, kind: "words", upTo: Scowl.rootLevel), american, goal.american(dictionaries), without: unfit)
    try TextFile.write(lines: list.roots.sorted(), to: "\(output)/Resources/start.txt")
    for (step, left) in list.steps { print("\(left) \(step)") }
    guard list.roots.count > 10_000 else { throw DataError("too few roots") }

    let common = try CommonWordLists(packages, names: wordsByCode("\(cache)/names.tsv"))
    for (code, bytes) in common.lists { try TextFile.write(bytes, to: "\(output)/Resources/common/\(code).words") }
    print("\(common.summary)")
    let insults = try wordsByCode("\(cache)/insults.tsv")
    for code in DictionaryLanguage.obsceneListed {
      let path = try packages.named("obscene").path(code)
      let list = try isFile(path) ? TextFile.lines(path) : []
      try TextFile.write(lines: list + insults[code, default: []], to: "\(output)/Resources/obscene/\(code).txt")
    }

    let names = try NameIndexFile(
      scowl: packages.named("scowl"), dictionaries, counts: counts, unfit)
    try TextFile.write(names.bytes, to: "\(output)/Resources/names.index")
    print("\(names.summary)")

    let definitions = try DefinitionFile(senses, words: Set(all.words), goal: goal)
    try TextFile.write(definitions.bytes, to: "\(output)/Resources/definitions.index")
    print("\(definitions.summary)")

    let answers = try AnswerFile(packages)
    try TextFile.write(answers.bytes, to: "\(output)/Resources/answers.index")
    print("\(answers.summary)")

    let english = try ModelFile.english(packages, known: american.words)
    try TextFile.write(english.bytes, to: "\(output)/Resources/english.model")
    print("\(english.summary)")

    let spanish = try ModelFile.spanish(packages, lists: ["es", "es-rare"].compactMap { common.lists[$0] })
    try TextFile.write(spanish.bytes, to: "\(output)/Resources/spanish.model")
    print("\(spanish.summary)")
  }

  /// The list of days, of the start list and the word index as they lie in `output`.
  private static func makeDays(output: String, _ dealt: CalendarDate) throws {
    let resources = "\(output)/Resources"
    let words = try WordIndex(IndexBytes(try TextFile.bytes("\(resources)/words.index"))).byRack()
    let list = try DayList(
      keeping: (try? TextFile.lines("\(resources)/days.txt")) ?? [], dealt: dealt,
      start: WordList(try TextFile.bytes("\(resources)/start.txt")), words)
    try TextFile.write(lines: list.roots, to: "\(resources)/days.txt")
    print(list.summary)
  }

  private static func englishDictionaries(
    _ packages: Packages, _ frequencies: WordFrequencies, _ packaged: DictionaryFiles, _ output: String
  ) throws -> [EnglishSpelling: DictionaryWords] {
    let words = try EnglishWords(packages, frequencies)
    var dictionaries: [EnglishSpelling: DictionaryWords] = [:]
    for spelling in EnglishSpelling.allCases {
      dictionaries[spelling] = try EnglishDictionary(
        spelling, words, scowl: packages.named("scowl"), source: packages.named("scowl-source"), packaged: packaged
      ).write(to: "\(output)/Dictionaries")
    }
    return dictionaries
  }

  /// The words of the project's own lists by the codes of their languages: each line has a code and words.
  private static func wordsByCode(_ path: String) throws(DataError) -> [String: [String]] {
    var lists: [String: [String]] = [:]
    for line in try TextFile.lines(path) where !line.hasPrefix("#") {
      let words = line.split { $0.isWhitespace }.map { String($0) }
      if let code = words.first { lists[code, default: []] += words.dropFirst() }
    }
    return lists
  }

  private static func tabooLists(of packages: Packages) throws(DataError) -> [[String]] {
    [
      try ScowlTaboo.words(ScowlTaboo.lists, in: packages.named("scowl-source")),
      try WordNet(package: packages.named("wordnet")).tabooWords(),
      try TextFile.lines(packages.named("better-profanity").path("better_profanity/profanity_wordlist.txt")),
      // A JSON array of strings without escapes, so the words are what is between the quotation marks.
      try TextFile.lines(packages.named("wordfilter").path("wordfilter/badwords.json")).flatMap {
        $0.split(separator: "\"").map(String.init)
      },
    ]
  }

  private static func fail(_ message: String, code: Int32) -> Never {
    writeToStandardError("make-data: \(message)\n")
    exit(code)
  }
}
