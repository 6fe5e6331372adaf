import Anagrams
import Testing

@Suite struct HintTests {
  private let source = TestWords(known: ["silent", "listen", "tinsel", "can't", "can", "ant", "act"])

  private func hint(_ level: Hint.Level, on workbench: inout Workbench, _ source: TestWords? = nil) throws -> Hint {
    guard case .hinted(_, let hint, _)? = try workbench.make(.hint(level), asking: source ?? self.source) else {
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
    #expect(workbench.bench.description == "_i*_e*n*t*/ls/")
  }

  @Test func `A hint tells what all answers share, else it says that it guesses, and places nothing`() throws {
    var workbench = try Workbench(Fodder("inlets"))
    #expect(try hint(.count, on: &workbench, inlets) == .count(3, isLeast: false))
    #expect(try hint(.skeleton, on: &workbench, inlets) == .guess(.skeleton("cvcvcc"), of: 3, isLeast: false))
    #expect(try hint(.initials, on: &workbench, inlets) == .guess(.initials("s?????"), of: 3, isLeast: false))
    #expect(workbench.bench.description == "______/inlets/")
    #expect(try hint(.letter, on: &workbench, inlets) == .letter("i", slot: 2))
    #expect(try hint(.letter, on: &workbench, inlets) == .guess(.letter("s", slot: 1), of: 3, isLeast: false))
    #expect(workbench.bench.description == "_i*____/nlets/")
    try workbench.change(.cross("l", slot: 1))
    #expect(try hint(.letter, on: &workbench, inlets) == .letter("s", slot: 3))
    #expect(workbench.bench.description == "l*i*s*___/net/")
  }

  @Test func `A guess goes by what is placed, as long as that can be right`() throws {
    var workbench = try Workbench(Fodder("inlets"))
    try workbench.change(.place(["t"]))
    #expect(try hint(.initials, on: &workbench, inlets) == .guess(.initials("t?????"), of: 3, isLeast: false))
    try workbench.change(.spell(Array("listen")))
    #expect(try hint(.letter, on: &workbench, inlets) == .guess(.complete, of: 3, isLeast: false))
    try workbench.change(.put("n", slot: 1))
    #expect(try hint(.letter, on: &workbench, inlets) == .guess(.letter("s", slot: 1), of: 3, isLeast: false))
  }

  @Test func `Where answers are too many to be counted nothing is told as a fact`() throws {
    // Each of the words can be followed by each, and all begin with a vowel.
    let words = ["ab", "ac", "ad", "ae", "af", "ag", "ah", "ai", "aj", "ak", "al", "am", "an", "ao", "ap", "aq", "ar"]
    let source = TestWords(known: words)
    var workbench = try Workbench(Fodder("aaabcdefghijklmnopqr"), Enumeration("(2,2,2)"))
    let more = Hint.mostCounted
    #expect(try hint(.count, on: &workbench, source) == .count(more, isLeast: true))
    #expect(try hint(.letter, on: &workbench, source) == .guess(.letter("a", slot: 1), of: more, isLeast: true))
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
    // Words of the fodder in another order may be an answer.
    var turned = try Workbench(Fodder("in lets"), Enumeration("(4,2)"))
    #expect(try hint(.count, on: &turned, source) == .count(1, isLeast: false))
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
    #expect(try hint(.skeleton, on: &workbench) == .skeleton("cvc'c"))
    try workbench.change(.spell(Array("cant")))
    guard case .checked(let words)? = try workbench.make(.check, asking: source) else { throw Refusal.nothingToCheck }
    #expect(words.map(\.text) == ["can't"] && words.map(\.verdict) == [.word])
  }

  @Test func `A contraction is told once, also one with a capital`() throws {
    let source = TestWords(known: ["I'm", "m", "i", "late", "tale"])
    var workbench = try Workbench(Fodder("mi late"), Enumeration("(1'1,4)"))
    try workbench.make(.solver(true), asking: source)
    guard case .solved(_, let page)? = try workbench.make(.solve(most: 9), asking: source) else {
      throw Refusal.answersUnknown
    }
    #expect(page.answers.map(\.description) == ["i'm late", "i'm tale"])
  }

  @Test func `Words are checked one by one, names with their capital`() throws {
    let source = TestWords(known: ["Paris", "cat"])
    var workbench = try Workbench(Fodder("catpariszz"), Enumeration("(3,5,2)"))
    try workbench.change(.place(Array("catparis")))
    guard case .checked(let words)? = try workbench.make(.check, asking: source) else { throw Refusal.nothingToCheck }
    #expect(words.map(\.verdict) == [.word, .capitalised, .incomplete])
    #expect(words.map(\.text) == ["cat", "paris", "__"])
  }
}
