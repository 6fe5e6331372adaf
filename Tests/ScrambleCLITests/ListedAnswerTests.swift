import Anagrams
import Journal
import Lexicon
import ScrambleFiles
import Spelling
import TestSupport
import Testing
import WordLists

@testable import ScrambleCLI
@testable import Sessions

/// The answers that crosswords use: what `:solve` tells, held against the list itself.
@Suite struct ListedAnswerTests {
  @Test func `The clue's words are no answers, also where the clue came after the letters`() async throws {
    let outcome = try await Program(state: TemporaryFolder())(
      "anagram", "teal (4)", "--seed", "1", "--solver", input: ":solve\n:clue Tale of a bird (4)\n:solve\n:hint\n")
    let lists = outcome.output.split(separator: "\n").filter { $0.hasPrefix("  late") }
    #expect(lists.count == 2 && lists[0].contains("tale") && !lists[1].contains("tale"), "\(outcome.output)")
  }

  @Test func `What is left out for the clue's sake is told where nothing else fits`() async throws {
    let outcome = try await Program(state: TemporaryFolder())(
      "anagram", "even gin (7)", "--seed", "1", "--solver", input: "evening\n:check\n:hint\n:solve\n")
    #expect(outcome.output.contains("EVENING: a word\n"))
    #expect(outcome.output.split(separator: "Words of the clue,").count == 3, "\(outcome.output)")
  }

  @Test func `A phrase that no list has is hinted at by guesses alone, and may have names`() async throws {
    let outcome = try await Program(state: TemporaryFolder())(
      "anagram", "oldwestaction (5,8)", "--seed", "1", "--solver",
      input: ":hint 4\n:solve 1000\nclint eastwood\n:check\n")
    #expect(outcome.output.contains("No phrase that fits is known. A guess: of "), "\(outcome.output)")
    #expect(outcome.output.contains("\nC L I N T / E A S T W O O D | "))
  }

  private let data: DataFolder
  private let words: AnagramWords

  init() throws {
    data = try DataFolder.find()
    let judge = DictionaryJudge(Speller(try InstalledDictionaries(data).dictionary("en")), data)
    words = AnagramWords(judge, LocalLibrary(data))
  }

  private func page(_ workbench: inout Workbench, most: Int = 5000) throws -> AnswerPage {
    try workbench.make(.solver(true), asking: words)
    guard case .solved(let page)? = try workbench.make(.solve(most: most), asking: words)?.outcome else {
      throw Refusal.answersUnknown
    }
    return page
  }

  /// Answers of the list with so many letters, a few of each.
  private func sample(_ lengths: ClosedRange<Int>, each: Int, seed: UInt64) throws -> [CrosswordAnswer] {
    let index = try data.answers()
    var chance = SplitMix64(seed: seed)
    return lengths.flatMap { length in
      let answers = index.answers(AnswerQuery(pattern: Array(repeating: nil, count: length)))
      return (0..<each).map { _ in answers[chance.draw(below: answers.count)] }
    }
  }

  /// All answers of the list and all words of both dictionaries of a length, by their letters in order.
  private func everything(ofLength length: Int) throws -> [String: Set<String>] {
    var table: [String: Set<String>] = [:]
    let index = try BundledIndex(data)
    let racks = try EnglishSpelling.allCases.map { try index.byRack($0) }
    for answer in try data.answers().answers(matching: String(repeating: "?", count: length)) {
      let parts = answer.text.split { " -'/".contains($0) }.compactMap { CrosswordAnswer.letters(of: String($0)) }
      let isObscene = parts.contains { part in racks.contains { $0.word(part)?.isObscene ?? false } }
      if !isObscene { table[String(answer.letters.sorted()), default: []].insert(answer.text) }
    }
    for word in racks[0].texts.words(ofLength: length) where !word.isObscene {
      let text = racks[0].texts[word]
      let letters = String(text.sorted())
      if table[letters]?.contains(text) != true { table[letters, default: []].insert(text) }
    }
    return table
  }

  @Test(arguments: [5, 7, 8, 11]) func `What fits is what the list and the dictionaries have, and nothing else`(
    length: Int
  ) throws {
    let table = try everything(ofLength: length)
    for answer in try sample(length...length, each: 25, seed: 5) {
      var workbench = try Workbench(Fodder(String(answer.letters.sorted())))
      let expected = table[String(answer.letters.sorted())] ?? []
      #expect(Set(try page(&workbench).answers.map(\.text)) == expected)
      // With a crossing letter those that have it in its place.
      let crossing = Array(answer.letters)[1]
      try workbench.make(.change(.cross(crossing, slot: 2)), asking: words)
      let crossed = expected.filter { Array(CrosswordAnswer.letters(of: $0) ?? "")[1] == crossing }
      #expect(Set(try page(&workbench).answers.map(\.text)) == crossed)
    }
  }

  @Test func `The list's own answers are found by their enumeration, and checked as they are told`() throws {
    for answer in try sample(4...21, each: 6, seed: 8) {
      let isObscene = answer.text.split { " -'".contains($0) }.contains { (try? isHidden(String($0))) == true }
      guard let enumeration = Enumeration(answer.enumeration), !isObscene else { continue }
      let fodder = try Fodder(String(answer.letters.reversed()))
      if fodder.letters == Array(answer.letters) { continue }
      var workbench = try Workbench(fodder, enumeration)
      let told = try page(&workbench).answers
      #expect(told.contains { $0.text == answer.text }, "\(answer.text)")
      #expect(told.prefix { $0.enumeration == enumeration }.contains { $0.text == answer.text })
      for answer in told.prefix(5) {
        try workbench.make(.change(.spell(answer.letters)), asking: words)
        guard case .checked(let checked)? = try workbench.make(.check, asking: words)?.outcome else {
          throw Refusal.nothingToCheck
        }
        #expect(
          checked.allSatisfy { [.word, .capitalised, .listed].contains($0.verdict) }, "\(answer.text): \(checked)")
      }
    }
  }

  private func isHidden(_ part: String) throws -> Bool {
    let index = try BundledIndex(data)
    let letters = CrosswordAnswer.letters(of: part) ?? ""
    return try EnglishSpelling.allCases.contains { try index.byRack($0).word(letters)?.isObscene ?? false }
  }

  @Test func `What is checked as a word is told, and what is told is no nonsense`() throws {
    var chance = SplitMix64(seed: 3)
    for answer in try sample(4...6, each: 12, seed: 4) {
      var workbench = try Workbench(Fodder(String(answer.letters.sorted())))
      let told = Set(try page(&workbench).answers.map(\.letters))
      for _ in 0..<10 {
        var letters = Array(answer.letters)
        chance.shuffle(&letters)
        try workbench.make(.change(.spell(letters)), asking: words)
        guard case .checked(let checked)? = try workbench.make(.check, asking: words)?.outcome else {
          throw Refusal.nothingToCheck
        }
        let isGood = [.word, .capitalised, .listed].contains(checked[0].verdict)
        #expect(isGood == told.contains(letters), "\(String(letters)): \(checked)")
      }
    }
  }

  @Test(arguments: [
    ("twan shingo", "(10)", "Washington"), ("emerc al ed emerc", "(5,2,2,5)", "crème de la crème"),
    ("lour co", "(6)", "colour"), ("lo roc", "(5)", "color"), ("eeo clunk", "", "nucleoke"),
    ("bad credit", "(5,4)", "debit card"), ("bad credit", "", "debit card"), ("car set tot", "(4,5)", "tarot sect"),
  ])
  func `Names, accents, both spellings and phrases`(letters: String, enumeration: String, text: String) throws {
    var workbench = try Workbench(Fodder(letters), Enumeration(enumeration))
    let isKnown = try page(&workbench).answers.contains { $0.text == text }
    #expect(isKnown == !["nucleoke", "tarot sect"].contains(text))
  }

  @Test(arguments: [
    ("(8)", "(4-4)", true), ("(4,4)", "(4-4)", true), ("(4-4)", "(8)", true), ("(4,4)", "(8)", false),
    ("(8)", "(4,4)", false), ("(5)", "(4'1)", true), ("(4,1)", "(4'1)", true), ("(3,5)", "(5,3)", false),
    ("(3-5)", "(5-3)", true), ("(3,4)", "(3,5)", false),
  ])
  func `Papers leave hyphens and apostrophes out, and no spaces`(given: String, listed: String, isFit: Bool) throws {
    let (given, listed) = try (#require(Enumeration(given)), #require(Enumeration(listed)))
    #expect(given.admits(listed) == isFit && listed.admits(given) == isFit)
  }

  @Test func `Fifty-nine letters in twelve words are laid out, moved and checked`() throws {
    let answer = "every morning the tall painter carries water from the river home again"
    let lengths = answer.split(separator: " ").map { "\($0.count)" }.joined(separator: ",")
    var fodder = Array(answer.filter { $0 != " " })
    var chance = SplitMix64(seed: 1)
    chance.shuffle(&fodder)
    var workbench = try Workbench(Fodder(String(fodder)), Enumeration(lengths), seed: 1)
    #expect(fodder.count == 59 && workbench.bench.ring != fodder)
    for change in [.place(Array("rain")), .shuffle, .rotate(3), .clear, .cross("n", slot: 9)] as [Change] {
      guard case .done? = try workbench.make(.change(change), asking: words)?.outcome else {
        Issue.record("\(change)")
        return
      }
    }
    try workbench.make(.change(.spell(Array(answer.filter { $0 != " " }))), asking: words)
    guard case .checked(let checked)? = try workbench.make(.check, asking: words)?.outcome else {
      throw Refusal.nothingToCheck
    }
    #expect(checked.map(\.text).joined(separator: " ") == answer)
    #expect(checked.allSatisfy { $0.verdict == .word })
  }
}
