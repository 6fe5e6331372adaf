import Anagrams
import Journal
import Testing

/// A crossword with answers in it, and what is written of it.
@Suite struct FilledCrosswordTests {
  private static let files = [
    Array(SmallCrossword.ipuz.utf8), SmallCrossword.puz, Array(SmallCrossword.exolve.utf8),
    Array(SmallCrossword.jpz.utf8),
    Array(
      """
      {"kind": ["http://ipuz.org/crossword#1"], "dimensions": {"width": 3, "height": 2}, "title": "R&amp;D &lt;1&gt;",
       "puzzle": [[7, {"cell": 8, "style": {"barred": "R"}}, 9],
                  [{"cell": 0, "style": {"barred": "T"}}, {"cell": 0, "value": "Q"}, null]],
       "clues": {"Across": [[7, "A (2)"]], "Down": [{"number": "8", "clue": "B &amp; b", "cells": [[2, 1], [2, 2]]}]}}
      """.utf8),
  ]

  private func small(_ answers: [String: String] = [:]) throws -> FilledCrossword {
    FilledCrossword(
      try Crossword(reading: Array(SmallCrossword.ipuz.utf8)), answers: answers.mapValues { Array($0) })
  }

  private func wrongLetters(of crossword: FilledCrossword) -> [String]? {
    crossword.wrongLetters?.map { "\($0.entry) \($0.place)" }
  }

  @Test(arguments: files)
  func `What is written as ipuz is read as the same crossword`(bytes: [UInt8]) throws {
    let crossword = try Crossword(reading: bytes)
    let ipuz = try #require(FilledCrossword(crossword, answers: [:]).ipuz)
    let again = try Crossword(reading: Array(ipuz.text.utf8))
    #expect(again.cells == crossword.cells)
    #expect(Set(again.entries) == Set(crossword.entries))
    #expect(again.title == crossword.title && again.setter == crossword.setter)
  }

  @Test func `Answers are written as saved letters, which the next reader has`() throws {
    let ipuz = try #require(try small(["1a": "spare", "2d": "ante"]).ipuz)
    let filled = try Crossword(reading: Array(ipuz.text.utf8)).cells.map { $0.filled.map { String($0) } ?? "." }
    #expect(filled.joined() == "SPARE..N....T....E..")
  }

  @Test func `An answer gives its letters to what crosses it`() throws {
    let crossword = try small(["1a": "spare", "4a": "eater"])
    let down = try #require(crossword.crossword.entries.first { $0.name == "2d" })
    #expect(crossword.crossings(of: down) == ["a", nil, "t", nil])
    #expect(crossword.letters(of: down) == ["a", nil, "t", nil])
    #expect(crossword.filledEntries.map { $0.name } == ["1a", "4a"])
  }

  @Test func `Answers that differ are told by both entries, and the first clue has the square`() throws {
    let crossword = try small(["1a": "spare", "2d": "ento"])
    let (across, down) = (crossword.crossword.entries[0], crossword.crossword.entries[3])
    #expect(across.name == "1a" && down.name == "2d")
    let disagreements = crossword.disagreements(of: down, with: Array("ento"))
    #expect(disagreements.map { "\($0.place)\($0.letter) \($0.other.name) \($0.other.letter)" } == ["1e 1a a"])
    #expect(crossword.letters[2] == "a" && crossword.letters(of: down) == ["e", "n", "t", "o"])
    #expect(wrongLetters(of: crossword) == ["2d 1", "2d 4"])
  }

  @Test func `Nothing is wrong or right where the file has no solution`() throws {
    let locked = FilledCrossword(try Crossword(reading: SmallCrossword.lockedPuz), answers: ["1a": Array("zzzzz")])
    #expect(locked.wrongLetters == nil)
  }

  @Test func `A letter is right without the accent of the solution, and a digit in a square is none`() throws {
    let crossword = try Crossword(
      reading: Array(
        """
        {"kind": ["http://ipuz.org/crossword#1"], "dimensions": {"width": 2, "height": 1},
         "puzzle": [[{"cell": 1, "value": "7"}, 0]], "solution": [["A", "É"]], "clues": {"Across": [[1, "A (2)"]]}}
        """.utf8))
    #expect(crossword.cells[0].filled == nil)
    #expect(wrongLetters(of: FilledCrossword(crossword, answers: ["1a": ["a", "e"]])) == [])
    #expect(wrongLetters(of: FilledCrossword(crossword, answers: ["1a": ["a", "é"]])) == [])
    #expect(wrongLetters(of: FilledCrossword(crossword, answers: ["1a": ["e", "a"]])) == ["1a 1", "1a 2"])
  }

  @Test func `A record holds the whole file, in whatever format`() throws {
    for bytes in Self.files + [SmallCrossword.packedJpz] {
      let file = try CrosswordFile(bytes)
      var workbench = try Workbench(Fodder("abc"))
      let event = try #require(try workbench.make(.puzzle(file), asking: NoWords()))
      let record = try #require(Record("\(Record(event.fields))"))
      #expect(Move(record) == .puzzle(file))
    }
  }
}
