import Anagrams
import Testing

/// Damaged and lying files: one reason each, with its place.
@Suite struct CrosswordFaultTests {
  @Test(
    arguments: [
      ("", "it has no clues"), ("nothing here", "it has no clues"),
      ("Across\n1. x (3)\n1. y (3)", "line 3: 1a has two clues"),
      ("{\"kind\": [\n\"a\"", "line 2: a comma or ] is expected"),
      ("{\"a\": 1,\n\"a\": 2}", "line 2: a key that is not there yet is expected"),
      ("{\"kind\": [\"http://ipuz.org/sudoku#1\"]}", "kind: http://ipuz.org/sudoku#1 is not read"),
      ("{}", "kind: a puzzle without a kind is not read"),
      (String(repeating: "[", count: 100), "it has no clues"),
      ("<a>", "line 1: it ends too soon"), ("<a></b>", "line 1: </a> is expected"),
      ("<!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>", "line 1: a document type is not read"),
      (
        #"<crossword><grid width="9" height="9"/><word id="1" x="8-9" y="9"/>\#n<grid width="1" height="1"/>"#,
        "line 2: a second grid is not read"
      ),
      ("<a>&b;</a>", "line 1: a known entity is expected"), ("<a/>", "a crossword is expected"),
      ("<?xml version=\"1.0\" encoding=\"utf-16\"?>\n<a/>", "line 1: the encoding utf-16 is not read"),
      ("exolve-begin\nexolve-width: 3", "line 2: exolve-end is expected"),
      (
        "exolve-begin\nexolve-width: 1000\nexolve-height: 3\nexolve-end",
        "its grid is 1000 by 3, and may be 1 to 100 each way"
      ),
    ])
  func `a damaged text is told with its place`(text: String, fault: String) {
    #expect(Self.fault(of: Array(text.utf8)) == fault)
  }

  @Test func `a grid with more numbers than labels have is told as such`() {
    // Every third square is black, so that entries of two squares begin nearly everywhere.
    let rows = (0..<100).map { row in (0..<100).map { ($0 + row) % 3 == 0 ? "." : "0" }.joined() }
    let exolve =
      "exolve-begin\nexolve-width: 100\nexolve-height: 100\nexolve-grid:\n\(rows.joined(separator: "\n"))\n"
      + "exolve-across:\n1 x (2)\nexolve-end"
    #expect(Self.fault(of: Array(exolve.utf8))?.hasSuffix(", and may have 1 to 999") == true)
    let ipuz = SmallCrossword.ipuz.replacing("[1, ", with: "[1000, ")
    #expect(Self.fault(of: Array(ipuz.utf8)) == "its grid has the number 1000, and may have 1 to 999")
  }

  @Test(
    arguments: [
      ("\"width\": 5", "\"width\": 1000", "its grid is 1000 by 4, and may be 1 to 100 each way"),
      ("\"width\": 5", "\"width\": 6", "puzzle: 6 squares in row 1 is expected"),
      ("\"width\": 5", "\"width\": 99999999999", "dimensions: width and height is expected"),
      ("[3, \"Near", "[9, \"Near", "clues: the clue of 9d has no squares in the grid"),
      ("[2, \"Neat, disturbed stake (4)\"], ", "", "2d in the grid has no clue"),
      ("[2, \"Neat, disturbed", "[2, \"Neat\"], [2, \"Neat, disturbed", "clues: 2d has two clues"),
      ("\"enumeration\": \"5\"", "\"answer\": \"TREES\"", "clues: 4a has two solutions"),
      ("\"Down\"", "\"Zones\"", "clues: a list of clues called Zones is not read"),
      ("\"solution\": [", "\"solution\": [[], ", "solution: 4 rows is expected"),
      ("[3, \"Near", "[\"x\", \"Near", "clue 3 of Down: a number and a clue is expected"),
    ])
  func `an ipuz that lies is told`(old: String, new: String, fault: String) throws {
    try #require(SmallCrossword.ipuz.contains(old))
    #expect(Self.fault(of: Array(SmallCrossword.ipuz.replacing(old, with: new).utf8)) == fault)
  }

  @Test(
    arguments: [
      ("<word id=\"4\" x=\"3\" y=\"1-4\"/>", "", "the clue of 2 has no squares in the grid"),
      ("<word id=\"4\" x=\"3\"", "<word id=\"4\" x=\"3-9\"", "x from 1 to 5 is expected"),
      ("<cell x=\"2\" y=\"2\"", "<cell x=\"1\" y=\"2\"", "the square 1, 2 has two solutions"),
      ("width=\"5\"", "width=\"101\"", "its grid is 101 by 4, and may be 1 to 100 each way"),
      ("<crossword>", "<sudoku/><crossword>", "a puzzle of the kind sudoku is not read"),
      ("&#8217;", "&#xFFFFFFFFF;", "a known entity is expected"),
    ])
  func `a jpz that lies is told`(old: String, new: String, fault: String) throws {
    try #require(SmallCrossword.jpz.contains(old))
    let found = Self.fault(of: Array(SmallCrossword.jpz.replacing(old, with: new).utf8))
    #expect(found?.hasSuffix(fault) == true, "\(found ?? "")")
  }

  @Test func `a puz with too few or too many clues is told`() {
    #expect(Self.fault(of: SmallCrossword.shortPuz) == "4a in the grid has no clue")
    #expect(Self.fault(of: SmallCrossword.longPuz) == "the clue of clue 6 of 6 has no squares in the grid")
  }

  @Test(arguments: [0, 14, 16, 23, 44, 46, 60, 80, 150, 250])
  func `a byte of a puz that was changed does not go unnoticed`(place: Int) {
    var bytes = SmallCrossword.puz
    bytes[place] ^= 1
    #expect(Self.fault(of: bytes) != nil)
  }

  @Test(
    arguments: [
      SmallCrossword.puz, Array(SmallCrossword.ipuz.utf8), Array(SmallCrossword.jpz.utf8), SmallCrossword.packedJpz,
      Array(SmallCrossword.exolve.utf8),
    ])
  func `a file that was cut off is never opened`(bytes: [UInt8]) {
    for length in stride(from: 60, to: bytes.count - 1, by: 7) {
      #expect(Self.fault(of: Array(bytes[..<length])) != nil, "\(length) bytes")
    }
  }

  @Test func `an archive that unpacks to more than it says is told`() throws {
    var bytes = SmallCrossword.bomb
    let entry = try #require(bytes.lastIndex(of: 0x02).map { $0 - 3 })
    #expect(Self.fault(of: bytes)?.contains("it has no clues") == true)
    bytes.replaceSubrange(entry + 24..<entry + 28, with: [100, 0, 0, 0])
    #expect(Self.fault(of: bytes)?.contains("the end of the packed data is expected") == true)
    bytes.replaceSubrange(entry + 24..<entry + 28, with: [0, 0, 0, 0x7F])
    #expect(Self.fault(of: bytes)?.contains("it has more than 1 MB") == true)
    bytes.replaceSubrange(entry + 24..<entry + 28, with: [0, 0, 0, 0xFF])
    #expect(Self.fault(of: bytes)?.contains("it has more than 1 MB") == true)
  }

  @Test func `a text in another encoding is told with its line`() {
    #expect(Self.fault(of: Array("Across\n1 Caf".utf8) + [0xE9]) == "line 2: it is no text in UTF-8")
    #expect(Self.fault(of: [0xFF, 0xFE, 0x31, 0]) == "line 1: it is no text in UTF-8")
    #expect(Self.fault(of: Array(repeating: 0x20, count: Crossword.mostBytes + 1)) == "it has more than 1 MB")
  }

  private static func fault(of bytes: [UInt8]) -> String? {
    do throws(CrosswordFault) {
      _ = try Crossword(reading: bytes)
      return nil
    } catch {
      return error.description
    }
  }
}
