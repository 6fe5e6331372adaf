import Anagrams
import Journal
import Lexicon
import ScrambleFiles
import Testing
import WordLists

@Suite struct AnswerSearchTests {
  /// The answers that a search finds, as it writes them.
  private func answers(on bench: Bench, _ words: [KnownWord]) -> [Answer] {
    var search = AnswerSearch(bench, words: words)
    var answers: [Answer] = []
    while let answer = search.next() { answers.append(answer) }
    #expect(!search.isCutShort)
    return answers
  }

  @Test(arguments: [
    ("silent", "(6)"), ("usersrip", "(8)"), ("steal", ""), ("seaside", "(3,4)"), ("onetwo", "(3-3)"),
    ("banana", "(2,4)"), ("aabbcc", "(3,3)"), ("tea", "(1,2)"), ("toast", "(2,2)"), ("rested", "(2,2,2)"),
  ])
  func `Finds what trying every arrangement finds`(letters: String, enumeration: String) throws {
    let words = try Self.words(from: letters)
    var workbench = try Workbench(Fodder(letters), Enumeration(enumeration))
    for crossing in [nil, letters.first, letters.dropFirst().first] {
      if let crossing { try workbench.change(.cross(crossing, slot: 2)) }
      let bench = workbench.bench
      let found = answers(on: bench, words)
      #expect(Set(found.map(\.description)) == Self.arrangements(of: bench, Set(words.map(\.text))))
      #expect(Set(found).count == found.count, "no answer is told twice")
      #expect(found.map(\.frequency) == found.map(\.frequency).sorted(by: >), "common ones come first")
      if crossing != nil { try workbench.change(.reset) }
    }
  }

  @Test func `Discarded letters are not used`() throws {
    var workbench = try Workbench(Fodder("consumables"), Enumeration("(6)"))
    try workbench.change(.discard(Array("bacon")))
    #expect(answers(on: workbench.bench, try Self.words(from: "consumables")).map(\.description) == ["mussel"])
  }

  @Test func `While letters are to be discarded, answers may leave any of them over`() throws {
    let bench = try Bench(Fodder("catsx"), Enumeration("(3)"))
    let words = ["cat", "act", "sat", "cats"].map { KnownWord($0) }
    #expect(Set(answers(on: bench, words).map(\.description)) == ["cat", "act", "sat"])
  }

  @Test func `Letters with accents are letters of their own`() throws {
    let bench = try Bench(Fodder("été"))
    #expect(answers(on: bench, [KnownWord("été"), KnownWord("ete")]).map(\.description) == ["été"])
  }

  @Test func `A search that runs out of steps says so`() throws {
    let bench = try Bench(Fodder("aabbccdd"), Enumeration("2,2,2,2"))
    var search = AnswerSearch(bench, words: ["ab", "ac", "cd", "bd", "dd", "cc"].map { KnownWord($0) }, steps: 5)
    while search.next() != nil {}
    #expect(search.isCutShort)
  }

  /// The words of the bundled index, common ones first.
  private static func words(from letters: String) throws -> [KnownWord] {
    let index = try BundledIndex(DataFolder.find()).byRack()
    return index.words(from: try #require(Rack(letters))).map { KnownWord(index.texts[$0], frequency: $0.frequency) }
  }

  /// The brute way: every order of the letters, cut into words.
  private static func arrangements(of bench: Bench, _ words: Set<String>) -> Set<String> {
    var found: Set<String> = []
    guard let answer = bench.answer else { return found }
    Arrangements(of: bench.letters).forEach { order in
      guard order.count == answer.count else { return }
      let order = Array(order)
      guard zip(bench.slots, order).allSatisfy({ !$0.isLocked || $0.letter == $1 }) else { return }
      let parts = answer.words.map { String(order[$0]) }
      guard parts.allSatisfy(words.contains) else { return }
      let marks = answer.breaks.map { $0 == .space ? " " : String($0.rawValue) } + [""]
      found.insert(zip(parts, marks).map { $0 + $1 }.joined())
    }
    return found
  }
}
