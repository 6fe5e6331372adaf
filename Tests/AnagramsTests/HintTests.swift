import Anagrams
import Journal
import Lexicon
import Testing

@Suite struct HintTests {
  private let source = TestWords(known: ["silent", "listen", "tinsel", "can't", "can", "ant", "act"])

  private func hint(_ level: Hint.Level, on workbench: inout Workbench, _ source: TestWords? = nil) throws -> Hint {
    guard case .hinted(let hint, _)? = try workbench.make(.hint(level), asking: source ?? self.source)?.outcome else {
      throw Refusal.answersUnknown
    }
    return hint
  }

  /// The words that the letters of `inlets` make, but for themselves: they agree on one letter.
  private let inlets = TestWords(known: ["silent", "listen", "tinsel", "inlets"])

  @Test func `Each level tells more of what the answers share`() throws {
    var workbench = try Workbench(Fodder("tinlse"))
    let source = TestWords(known: ["silent", "lisent"])
    try workbench.change(.cross("i", slot: 2))
    for (level, expected) in [
      (Hint.Level.count, Hint.count(2, isLeast: false)), (.skeleton, .skeleton("cvcvcc")),
      (.initials, .guess(.initials("s?????"), of: 2, isLeast: false)), (.letter, .letter("e", slot: 4)),
      (.letter, .letter("n", slot: 5)), (.letter, .letter("t", slot: 6)),
      (.letter, .guess(.letter("s", slot: 1), of: 2, isLeast: false)),
    ] { #expect(try hint(level, on: &workbench, source) == expected) }
    #expect(workbench.bench.slots.map(\.letter) == [nil, "i", nil, "e", "n", "t"])
  }

  @Test func `A hint tells what all answers share, else it says that it guesses, and places nothing`() throws {
    var workbench = try Workbench(Fodder("inlets"))
    #expect(try hint(.count, on: &workbench, inlets) == .count(3, isLeast: false))
    #expect(try hint(.skeleton, on: &workbench, inlets) == .guess(.skeleton("cvcvcc"), of: 3, isLeast: false))
    #expect(try hint(.initials, on: &workbench, inlets) == .guess(.initials("s?????"), of: 3, isLeast: false))
    #expect(workbench.bench.slots.allSatisfy { $0.letter == nil })
    #expect(try hint(.letter, on: &workbench, inlets) == .letter("i", slot: 2))
    #expect(try hint(.letter, on: &workbench, inlets) == .guess(.letter("s", slot: 1), of: 3, isLeast: false))
    #expect(workbench.bench.crossings?.description == "?i????")
    try workbench.change(.cross("l", slot: 1))
    #expect(try hint(.letter, on: &workbench, inlets) == .letter("s", slot: 3))
    #expect(workbench.bench.crossings?.description == "lis???")
  }

  @Test func `What is placed and not locked is a trial, of which hints take no notice`() throws {
    var workbench = try Workbench(Fodder("inlets"))
    try workbench.change(.place(["t"]))
    #expect(workbench.bench.isTried)
    #expect(try hint(.count, on: &workbench, inlets) == .count(3, isLeast: false))
    #expect(try hint(.initials, on: &workbench, inlets) == .guess(.initials("s?????"), of: 3, isLeast: false))
    try workbench.change(.lock(slot: nil))
    #expect(!workbench.bench.isTried)
    #expect(try hint(.initials, on: &workbench, inlets) == .initials("t?????"))
    try workbench.change(.reset)
    try workbench.change(.spell(Array("listen")))
    #expect(try hint(.letter, on: &workbench, inlets) == .oneOf(3, isLeast: false))
    try workbench.change(.put("n", slot: 1))
    #expect(try hint(.letter, on: &workbench, inlets) == .guess(.letter("s", slot: 1), of: 3, isLeast: false))
  }

  @Test func `A hint speaks of the list, and of combinations of words where the list has nothing`() throws {
    var source = TestWords(known: ["debit", "card", "bided", "bred", "acrid", "debt"], listed: ["debit card"])
    var workbench = try Workbench(Fodder("bad credit"), Enumeration("(5,4)"))
    #expect(try hint(.count, on: &workbench, source) == .count(1, isLeast: false))
    #expect(try hint(.letter, on: &workbench, source) == .letter("d", slot: 1))
    source = TestWords(known: source.known)
    try workbench.change(.reset)
    #expect(try hint(.count, on: &workbench, source) == .combined(.count(2, isLeast: false)))
    // Both have an I in slot 4, but the answer may be a phrase that no list has.
    #expect(
      try hint(.letter, on: &workbench, source) == .combined(.guess(.letter("i", slot: 4), of: 2, isLeast: false)))
    #expect(workbench.bench.crossings == nil)
  }

  @Test(arguments: 0..<40)
  func `No hint contradicts any answer that still fits`(seed: UInt64) throws {
    var chance = SplitMix64(seed: seed)
    let letters = Array("aabeilnrst")
    // Many short words of few letters, so that many answers fit and often share something.
    let words = Set(
      (0..<400).map { _ in
        String((0..<2 + chance.draw(below: 4)).map { _ in letters[chance.draw(below: letters.count)] })
      }
    ).sorted()
    let listed = (0..<200).map { _ in
      (0...chance.draw(below: 3)).map { _ in words[chance.draw(below: words.count)] }.joined(separator: " ")
    }
    let answer = listed[chance.draw(below: listed.count)].split(separator: " ").map(String.init)
    let source = TestWords(known: words, listed: chance.draw(below: 3) == 0 ? [] : listed)
    var fodder = Array(answer.joined())
    chance.shuffle(&fodder)
    let enumeration =
      chance.draw(below: 4) == 0 ? nil : Enumeration(answer.map { "\($0.count)" }.joined(separator: ","))
    var workbench = try Workbench(Fodder(String(fodder)), enumeration, seed: seed)
    for _ in 0..<chance.draw(below: 3) {
      let slot = chance.draw(below: workbench.bench.slots.count)
      _ = try? workbench.change(.cross(Array(answer.joined())[slot], slot: slot + 1))
    }
    let before = workbench.bench
    let fitting = Self.fitting(before, source)
    for level in Hint.Level.allCases {
      var copy = workbench
      var hint = try hint(level, on: &copy, source)
      if case .combined(let inner) = hint { hint = inner }
      switch hint {
      case .count(let count, false): #expect(count == fitting.count)
      case .skeleton(let skeleton):
        let vowels = skeleton.filter(\.isLetter).map { $0 == "v" }
        for answer in fitting { #expect(answer.map { "aei".contains($0) } == vowels) }
      case .initials(let initials):
        for answer in fitting {
          #expect(zip(answer, initials.filter { $0.isLetter || $0 == "?" }).allSatisfy { $1 == "?" || $0 == $1 })
        }
      case .letter(let letter, let slot):
        for answer in fitting { #expect(answer[slot - 1] == letter) }
      case .complete: #expect(fitting.count == 1)
      case .hopeless: #expect(fitting.isEmpty)
      case .guess(_, let count, false): #expect(count == fitting.count && count > 1)
      default: break
      }
      if case .letter = hint {} else { #expect(copy.bench == before, "only a fact is locked into a slot") }
    }
  }

  /// The letters of all answers that fit, found out in the plainest way: those of the list and single words, or where
  /// there are none the combinations of words.
  private static func fitting(_ bench: Bench, _ source: TestWords) -> [[Character]] {
    let given = Set(bench.fodder.phrase.split(separator: " ").map(String.init))
    func fits(_ words: [String]) -> Bool {
      let letters = Array(words.joined())
      return LetterMultiset(letters) == LetterMultiset(bench.letters)
        && zip(letters, bench.slots).allSatisfy { !$1.isLocked || $0 == $1.letter }
        && !given.contains(String(letters))
        && bench.enumeration?.lengths ?? words.map(\.count) == words.map(\.count)
    }
    let listed = Set(source.listed.map { $0.split(separator: " ").map(String.init) }.filter(fits))
    let single = Set(source.known.map { [$0] }.filter(fits))
    let found = listed.union(single)
    if !found.isEmpty { return found.map { Array($0.joined()) } }
    var combinations: [[String]] = [[]]
    for length in bench.enumeration?.lengths ?? [] {
      combinations = combinations.flatMap { begun in
        source.known.filter { $0.count == length }.map { begun + [$0] }
      }.filter { LetterMultiset(bench.letters).missing(for: $0.joined()).isEmpty }
    }
    return combinations.filter { !$0.isEmpty && fits($0) }.map { Array($0.joined()) }
  }

  @Test func `Where answers are too many to be counted nothing is told as a fact`() throws {
    // Each of the words can be followed by each, and all begin with a vowel.
    let words = ["ab", "ac", "ad", "ae", "af", "ag", "ah", "ai", "aj", "ak", "al", "am", "an", "ao", "ap", "aq", "ar"]
    let source = TestWords(known: words)
    var workbench = try Workbench(Fodder("aaabcdefghijklmnopqr"), Enumeration("(2,2,2)"))
    let more = Hint.mostCounted
    #expect(try hint(.count, on: &workbench, source) == .combined(.count(more, isLeast: true)))
    #expect(
      try hint(.letter, on: &workbench, source) == .combined(.guess(.letter("a", slot: 1), of: more, isLeast: true)))
    #expect(workbench.bench.slots.allSatisfy { $0.letter == nil })
  }

  @Test func `What can be read in the fodder or in the clue is no answer`() throws {
    let source = TestWords(known: ["inlets", "silent", "listen", "let", "sin", "in", "lets"])
    let clue = try Clue("Listen! Let's in lets lie still (6)")
    var plain = try Workbench(Fodder("in lets"), clue.enumeration)
    #expect(try hint(.count, on: &plain, source) == .count(2, isLeast: false))
    var workbench = try Workbench(Fodder("in lets", of: clue), clue.enumeration)
    #expect(try hint(.count, on: &workbench, source) == .count(1, isLeast: false))
    #expect(try hint(.letter, on: &workbench, source) == .letter("s", slot: 1))
    // Nor are the words of the fodder in another order, or other forms of them.
    var turned = try Workbench(Fodder("in lets"), Enumeration("(4,2)"))
    #expect(try hint(.count, on: &turned, source) == .hopeless)
    var forms = try Workbench(Fodder("resist", of: Clue("Fights and resists badly (6)")), Enumeration("(6)"))
    #expect(try hint(.count, on: &forms, TestWords(known: ["resist", "sister"])) == .count(1, isLeast: false))
    // One word of it may come again: twelve plus one.
    var again = try Workbench(Fodder("twelve plus one"), Enumeration("(6,4,3)"))
    #expect(
      try hint(.count, on: &again, TestWords(listed: ["eleven plus two", "twelve plus one"]))
        == .count(1, isLeast: false))
  }

  @Test func `A hint in place can be taken back`() throws {
    var workbench = try Workbench(Fodder("tac"))
    try workbench.change(.cross("a", slot: 1))
    #expect(try hint(.letter, on: &workbench) == .letter("c", slot: 2))
    try workbench.make(.undo)
    #expect(workbench.bench.description == "a*__/tc/")
  }

  @Test func `Nothing that fits and nothing that is left are told`() throws {
    var hopeless = try Workbench(Fodder("xyz"))
    #expect(try hint(.count, on: &hopeless) == .hopeless)
    #expect(try hint(.letter, on: &hopeless) == .hopeless)
    var complete = try Workbench(Fodder("tac"))
    try complete.change(.place(Array("act")))
    #expect(try hint(.letter, on: &complete) == .complete)
  }

  @Test func `What an apostrophe joins is one word`() throws {
    var workbench = try Workbench(Fodder("ctan"), Enumeration("(3'1)"))
    #expect(try hint(.skeleton, on: &workbench) == .combined(.guess(.skeleton("cvc'c"), of: 1, isLeast: false)))
    try workbench.change(.spell(Array("cant")))
    guard case .checked(let words)? = try workbench.make(.check, asking: source)?.outcome else {
      throw Refusal.nothingToCheck
    }
    #expect(words.map(\.text) == ["can't"] && words.map(\.verdict) == [.word])
  }

  @Test func `A contraction is told once, also one with a capital`() throws {
    let source = TestWords(known: ["I'm", "m", "i", "late", "tale"])
    var workbench = try Workbench(Fodder("mi late"), Enumeration("(1'1,4)"))
    try workbench.make(.solver(true), asking: source)
    guard case .solved(let page)? = try workbench.make(.solve(most: 9), asking: source)?.outcome else {
      throw Refusal.answersUnknown
    }
    #expect(page.answers.map(\.description) == ["i'm late", "i'm tale"])
  }

  @Test func `Words are checked one by one, names with their capital`() throws {
    let source = TestWords(known: ["Paris", "cat"])
    var workbench = try Workbench(Fodder("catpariszz"), Enumeration("(3,5,2)"))
    try workbench.change(.place(Array("catparis")))
    guard case .checked(let words)? = try workbench.make(.check, asking: source)?.outcome else {
      throw Refusal.nothingToCheck
    }
    #expect(words.map(\.verdict) == [.word, .capitalised, .incomplete])
    #expect(words.map(\.text) == ["cat", "paris", "__"])
  }
}
