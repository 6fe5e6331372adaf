import Lexicon
import ScrambleCLI
import ScrambleFiles
import Sessions
import Spelling
import Testing
import WordLists
import WordScramble

/// Promises of ranks and levels, held against roots of the bundled list.
@Suite struct BundledRootsTests {
  /// The solutions of two hundred roots from all over the list.
  private let solutions: [Solution]

  init() throws {
    let data = try DataFolder.find()
    let dictionary = try InstalledDictionaries(data).dictionary(InstalledDictionaries.bundledName)
    let judge = DictionaryJudge(Speller(dictionary), data)
    let list = WordList(try readFile(data.startList))
    solutions = try (0..<200).map { number in
      try #require(try judge.solution(of: RootWord(list[number * list.count / 200]), Rules()))
    }
  }

  @Test func `Every root has at least thirty words to find`() {
    for solution in solutions { #expect(solution.goal.count >= 30, "\(solution)") }
  }

  @Test func `Every level holds a good share of them`() {
    let levels = solutions.map { RootLevel($0, isRated: true) }
    for level in RootLevel.allCases { #expect(levels.count { $0 == level } >= 40, "\(level)") }
  }

  @Test func `Half of the goal is Moth, three quarters are Emperor Moth, all of it is Golden Silk, on every root`() {
    let table = RankTable(solutions)
    #expect(table.roots == 200)
    #expect(table.count(of: .moth, with: .commonHalf) == 200)
    #expect(table.count(of: .moth, with: .shortHalf) == 200)
    #expect(table.count(of: .emperorMoth, with: .commonThreeQuarters) == 200)
    #expect(table.count(of: .emperorMoth, with: .shortThreeQuarters) == 200)
    #expect(table.count(of: .goldenSilk, with: .all) == 200)
    // A rank has to be earned: the highest takes every word, and the one below more than half of them.
    #expect(table.count(of: .goldenSilk, with: .commonThreeQuarters) == 0)
    #expect(table.count(of: .emperorMoth, with: .commonHalf) == 0)
  }
}
