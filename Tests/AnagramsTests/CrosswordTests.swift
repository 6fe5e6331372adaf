import Anagrams
import Testing

/// A file of each format, read.
@Suite struct CrosswordTests {
  private static let files = [
    ("ipuz", Array(SmallCrossword.ipuz.utf8)), ("ipuz in a call", Array("ipuz(\(SmallCrossword.ipuz))".utf8)),
    ("puz", SmallCrossword.puz), ("Exolve", Array(SmallCrossword.exolve.utf8)),
    ("Exolve in a page", Array("<html>createExolve(`\n\(SmallCrossword.exolve)\n`)</html>".utf8)),
  ]

  @Test(arguments: files)
  func `the same crossword is read from every format`(format: String, bytes: [UInt8]) throws {
    let crossword = try Crossword(reading: bytes)
    #expect(crossword.width == 5 && crossword.height == 4)
    #expect(crossword.cells.map { $0.kind == .block ? "." : $0.solution }.joined() == "SPARET.N.AEATERP.E.N")
    #expect(crossword.isSolutionKnown && !crossword.isScrambled)
    #expect(crossword.cells.compactMap { $0.number } == [1, 2, 3, 4])
    #expect(crossword.setter == "A. Setter")
    let entries = crossword.entries.sorted { $0.name < $1.name }
    #expect(entries.map { $0.name } == ["1a", "1d", "2d", "3d", "4a"])
    #expect(
      entries.map { $0.cells } == [
        [0, 1, 2, 3, 4], [0, 5, 10, 15], [2, 7, 12, 17], [4, 9, 14, 19], [10, 11, 12, 13, 14],
      ])
    #expect(entries.map { $0.enumeration?.count } == [5, 4, 4, 4, 5])
    #expect(
      entries.map { $0.clue } == [
        "Pears ground, thin (5)", "Pets running round for a stage (4)", "Neat, disturbed stake (4)",
        "Near, out to make money (4)", "One dining on a tree, roughly (5)",
      ])
  }

  @Test(arguments: [Array(SmallCrossword.jpz.utf8), SmallCrossword.packedJpz])
  func `jpz is read, packed or not, and linked entries are one`(bytes: [UInt8]) throws {
    let crossword = try Crossword(reading: bytes)
    #expect(crossword.entries.map { $0.name } == ["1a", "1d", "2d", "3d"])
    #expect(crossword.entries[0].labels.map { $0.description } == ["1a", "4a"])
    #expect(crossword.entries[0].clue == "Pears ground, thin & a tree’s diner (5,5)")
    #expect(crossword.entries[0].cells == [0, 1, 2, 3, 4, 10, 11, 12, 13, 14])
    #expect(crossword.entries[1].cells == [0, 5, 10, 15])
    #expect(crossword.title == "Small" && crossword.isSolutionKnown)
  }

  @Test func `puz tells letters that are filled in and names in Windows-1252`() throws {
    let crossword = try Crossword(reading: SmallCrossword.puz)
    #expect(crossword.title == "Small café")
    #expect(crossword.cells[0].filled == "S" && crossword.cells[1].filled == nil)
    #expect(try Crossword(reading: SmallCrossword.rebusPuz).cells[0].solution == "ST")
  }

  @Test func `lines end where a file ends them, and not at a separator within a clue`() throws {
    let text = "Across\r\n1 Pears\u{2028}ground,\u{85}thin (5)\r\n4 Tar (3)\r\n"
    #expect(try Crossword(reading: Array(text.utf8)).entries.map { $0.clue } == ["Pears ground, thin (5)", "Tar (3)"])
  }

  @Test func `below a heading a clue may begin with a direction`() throws {
    let text = """
      Across
      5 Across the pond, US rulers quarrel (5)
      6 Down with flu, I left (3)
      Down
      1 Bad credit (5,4)
      6 Down: soft (4)
      """
    let clues = try Crossword(reading: Array(text.utf8)).entries.map { "\($0.name) \($0.clue)" }
    #expect(
      clues == [
        "5a Across the pond, US rulers quarrel (5)", "6a Down with flu, I left (3)", "1d Bad credit (5,4)",
        "6d soft (4)",
      ])
  }

  @Test(arguments: ["Across clues", "**Across**", "## ACROSS", "--- Across ---", "Clues: across"])
  func `clues are read below headings and in lines as pages have them`(heading: String) throws {
    let text = """
      \(heading)
      - 1. Pears ground, thin (5) 4 One dining on a tree, roughly (5)
      5 Part of
      24 hours (3)
      6 Tar (3)
      Down
      * 1 Pets (4) of 3 friends (2)
      """
    let clues = try Crossword(reading: Array(text.utf8)).entries.map { "\($0.name) \($0.clue)" }
    #expect(
      clues == [
        "1a Pears ground, thin (5)", "4a One dining on a tree, roughly (5)", "5a Part of 24 hours (3)", "6a Tar (3)",
        "1d Pets (4) of 3 friends (2)",
      ])
  }

  @Test func `a scrambled solution is told and not taken for one`() throws {
    let crossword = try Crossword(reading: SmallCrossword.lockedPuz)
    #expect(crossword.isScrambled && !crossword.isSolutionKnown)
    #expect(crossword.entries.count == 5 && crossword.cells.allSatisfy { $0.solution.isEmpty })
  }

  @Test(arguments: [SmallCrossword.packedText, SmallCrossword.storedBlock, SmallCrossword.stored])
  func `an archive is unpacked however it was packed`(bytes: [UInt8]) throws {
    #expect(try Crossword(reading: bytes).entries.map { $0.clue } == ["Pears ground, thin (5)"])
  }

  @Test(arguments: [#""0""#, "0", #""""#])
  func `an empty square is one by its number or as text`(empty: String) throws {
    let crossword = try Crossword(
      reading: Array(
        """
        {"kind": ["http://ipuz.org/crossword#1"], "dimensions": {"width": 3, "height": 1}, "empty": \(empty),
         "puzzle": [[1, 0, "0"]], "clues": {"Across": [[1, "A (3)"]]}}
        """.utf8))
    #expect(crossword.cells.map { $0.number } == [1, nil, nil])
  }

  @Test func `bars end entries, and labels of the file are kept`() throws {
    let crossword = try Crossword(
      reading: Array(
        """
        {"kind": ["http://ipuz.org/crossword#1"], "dimensions": {"width": 3, "height": 2}, "empty": 0,
         "styles": {"r": {"barred": "R"}},
         "puzzle": [[7, {"cell": 8, "style": "r"}, 9],
                    [{"cell": 0, "style": {"barred": "T"}}, {"cell": 0, "value": "Q"}, null]],
         "clues": {"Across": [[7, "A (2)"]], "Down": [{"number": "8", "clue": "<i>B</i> &amp; b"}]}}
        """.utf8))
    #expect(crossword.entries.map { $0.name } == ["7a", "8d"])
    #expect(crossword.entries.map { $0.cells } == [[0, 1], [1, 4]])
    #expect(crossword.entries[1].clue == "B & b")
    #expect(crossword.cells[0].hasBarBelow && crossword.cells[1].hasBarAtRight && crossword.cells[5].kind == .void)
    #expect(crossword.cells[4].filled == "Q")
  }

  @Test func `Exolve has bars, several letters in a square, and linked entries`() throws {
    let crossword = try Crossword(
      reading: Array(
        """
        exolve-begin
        exolve-width: 3
        exolve-height: 3
        exolve-option: rebus-cells
        exolve-grid:
          RAN G_ E
           DO|T  A@
            M E  T!
        exolve-across:
          1, 2d. One and <b>two</b> (3,2)* [GENETS]
          3 Four (2)
          # no clue
          4 Five (3)
        exolve-down:
          1 Three (3)
          2 See 1
          3 Six (2)
        exolve-end
        """.utf8))
    #expect(crossword.entries.map { $0.name } == ["1a", "3a", "4a", "1d", "3d"])
    #expect(crossword.entries[0].cells == [0, 1, 2, 5, 8] && crossword.entries[0].clue == "One and two (3,2)")
    #expect(crossword.cells[0].solution == "RAN" && crossword.cells[8].filled == "T")
  }

  @Test func `of two clues that send the reader to each other, one is an entry`() throws {
    let crossword = try Crossword(reading: Array("Across\n1, 2 See 2\n2, 1 See 1\n".utf8))
    #expect(crossword.entries.map { $0.name } == ["1a"] && crossword.entries[0].labels.count == 2)
  }

  @Test func `a clue text is read as it is copied`() throws {
    let text = """
      Quick crossword no 7

      ACROSS
      1. Users rip off
      revelation (8)
      5, 14-down) They see (perhaps)
      novel organs (3,4)
      9 Film of
      12 monkeys rebuilt (6)
      12 A friend (3)
      * Down *
      2 See 9
      14 See 5 across
      17d What is 3D about? (4)
      """
    let crossword = try Crossword(reading: Array(text.utf8))
    #expect(crossword.title == "Quick crossword no 7")
    #expect(crossword.entries.map { $0.name } == ["1a", "5a", "9a", "12a", "17d"])
    #expect(crossword.entries.map { $0.labels.count } == [1, 2, 2, 1, 1])
    #expect(
      crossword.entries.map { $0.clue } == [
        "Users rip off revelation (8)", "They see (perhaps) novel organs (3,4)", "Film of 12 monkeys rebuilt (6)",
        "A friend (3)", "What is 3D about? (4)",
      ])
    #expect(crossword.width == 0 && crossword.entries.allSatisfy { $0.cells.isEmpty })
  }

  @Test(
    arguments: [
      ("9 x", "9", false), ("9. x", "9", true), ("9) x", "9", true), ("3-down x", "3d", true), ("3d x", "3d", true),
      ("3 Down: x", "3d", true), ("9, 14 across x", "9 14a", true), ("1/5/2d x", "1 5 2d", true),
      ("3 & 7 x", "3 7", false), ("1 A friend", "1", false), ("9and7", "", false), ("1984 x", "", false),
      ("3D x", "3d", true), ("12-year-old x", "", false), ("9... x", "", false), ("0 x", "", false),
    ])
  func `labels are read as papers print them`(text: String, labels: String, isMarked: Bool) {
    let printed = PrintedLabels(text)
    let found = printed?.labels.map { "\($0.number)\($0.direction.map { String($0.rawValue) } ?? "")" }
    #expect((found ?? []).joined(separator: " ") == labels)
    #expect(printed?.isMarked ?? false == isMarked)
  }
}
