import Anagrams
import Testing

@Suite struct HintTests {
  private let source = TestWords(known: ["silent", "listen", "tinsel", "can't", "can", "ant", "act"])

  private func hint(_ level: Hint.Level, on workbench: inout Workbench) throws -> Hint {
    guard case .hinted(_, let hint, _) = workbench.make(.hint(level), by: source) else {
      throw Refusal.answersUnknown
    }
    return hint
  }

  @Test func `Each level tells more of the most common answer`() throws {
    var workbench = try Workbench(Fodder("inlets"))
    #expect(try hint(.count, on: &workbench) == .count(3, isLeast: false))
    #expect(try hint(.skeleton, on: &workbench) == .skeleton("cvcvcc"))
    #expect(try hint(.initials, on: &workbench) == .initials("s?????"))
    #expect(try hint(.letter, on: &workbench) == .letter("s", slot: 1))
    #expect(workbench.bench.description == "s*_____/inlet/")
    #expect(try hint(.letter, on: &workbench) == .letter("i", slot: 2))
  }

  @Test func `A hint goes by what is placed, as long as that can be right`() throws {
    var workbench = try Workbench(Fodder("inlets"))
    try workbench.change(.place(["t"]))
    #expect(try hint(.initials, on: &workbench) == .initials("t?????"))
    try workbench.change(.put("n", slot: 1))
    #expect(try hint(.letter, on: &workbench) == .letter("s", slot: 1))
  }

  @Test func `A hint in place can be taken back`() throws {
    var workbench = try Workbench(Fodder("inlets"))
    _ = try hint(.letter, on: &workbench)
    try workbench.make(.undo)
    #expect(workbench.bench.description == "______/inlets/")
  }

  @Test func `Nothing that fits and nothing that is left are told`() throws {
    var hopeless = try Workbench(Fodder("xyz"))
    #expect(try hint(.count, on: &hopeless) == .hopeless)
    #expect(try hint(.letter, on: &hopeless) == .hopeless)
    var complete = try Workbench(Fodder("cat"))
    try complete.change(.place(Array("act")))
    #expect(try hint(.letter, on: &complete) == .complete)
  }

  @Test func `What an apostrophe joins is one word`() throws {
    var workbench = try Workbench(Fodder("ctan"), Enumeration("(3'1)"))
    #expect(try hint(.skeleton, on: &workbench) == .skeleton("cvc'c"))
    try workbench.change(.spell(Array("cant")))
    guard case .checked(let words) = workbench.make(.check, by: source) else { throw Refusal.nothingToCheck }
    #expect(words.map(\.text) == ["can't"] && words.map(\.verdict) == [.word])
  }

  @Test func `A contraction is told once, also one with a capital`() throws {
    let source = TestWords(known: ["I'm", "m", "i", "late", "tale"])
    var workbench = try Workbench(Fodder("mi late"), Enumeration("(1'1,4)"))
    _ = workbench.make(.solver(true), by: source)
    guard case .solved(_, let page) = workbench.make(.solve(most: 9), by: source) else {
      throw Refusal.answersUnknown
    }
    #expect(page.answers.map(\.description) == ["i'm late", "i'm tale"])
  }

  @Test func `Words are checked one by one, names with their capital`() throws {
    let source = TestWords(known: ["Paris", "cat"])
    var workbench = try Workbench(Fodder("catpariszz"), Enumeration("(3,5,2)"))
    try workbench.change(.place(Array("catparis")))
    guard case .checked(let words) = workbench.make(.check, by: source) else { throw Refusal.nothingToCheck }
    #expect(words.map(\.verdict) == [.word, .capitalised, .incomplete])
    #expect(words.map(\.text) == ["cat", "paris", "__"])
  }
}
