import Anagrams
import Layout
import Testing

@testable import Sessions

/// The list of clues of a crossword, as far as it does not depend on the bench.
@Suite struct ClueRowsTests {
  private func crossword(_ clues: [String]) throws -> FilledCrossword {
    let lines = ["Across"] + clues.enumerated().map { "\($0 + 1). \($1) (8)" }
    return FilledCrossword(try Crossword(reading: Array(lines.joined(separator: "\n").utf8)), answers: [:])
  }

  @Test func `The legend of the open clue alone offers no other to be opened`() throws {
    let rows = ClueRows(try crossword(["Users rip off revelation"]), .all, at: "1a") { _ in true }
    #expect(rows.legend == Sentence("* is open. ~ an anagram stands out."))
    let two = ClueRows(try crossword(["Users rip off revelation", "Pears ground"]), .all, at: "1a") { _ in false }
    #expect(two.legend == Sentence("* is open. No anagram stands out.", prompt: "2a opens an entry."))
  }

  @Test func `On a narrow screen clues begin below their names, and no word is broken`() throws {
    let rows = ClueRows(try crossword(["Users rip off revelation"]), .all, at: "") { _ in false }
    #expect(rows.lines(width: 20) == ["Across", " 1a  ________ Users", "  rip off revelation", "  (8)"])
  }

  @Test func `Anagrams are looked for in short clues, and in as many as take a moment`() throws {
    let long = Array(repeating: "pears", count: 30).joined(separator: " ")
    var asked: [String] = []
    let clues = (1...250).map { $0 == 2 ? long : "Users rip off revelation \($0)" }
    let rows = ClueRows(try crossword(clues), .all, at: "1a") {
      asked.append($0.clue)
      return true
    }
    #expect(asked.count == 199 && asked.allSatisfy { !$0.hasPrefix("pears") })
    let lines = rows.lines(width: 200)
    #expect(lines.count == 251)
    #expect(lines.filter { $0.contains("~") }.count == 199)
  }
}
