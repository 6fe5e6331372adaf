import Cryptograms
import Sessions
import TestSupport
import Testing

/// Numbers, points, names and clues beside one or two puzzles of a page: they are told, and none of them is deciphered.
@Suite struct PageRemarkTests: ProgramTests {
  let scramble = Program()

  private static let frost =
    "AHW ZWFJB JOCKZMKJ OV F HWWJ, FVJ O AWWQ ANK WVK RKBB AZFCKRKJ GS, FVJ ANFA NFB UFJK FRR ANK JOLLKZKVIK."

  @Test(arguments: [
    ("1.\n[150 points]\nSolve this Aristocrat by Robert\nFrost.\n\n", "1", "Robert Frost", ""),
    ("Question 1 (100 points)\nAristocrat\nType: K2\nAuthor: Robert Frost\n\n", "1", "Robert Frost", "K2"),
    ("K2: A B C D E F G H I J K L M N O P Q R S T U V W X Y Z\n\n1. ", "1", "", "K2"),
    ("Score: ____ / 150\n4 of 12\n\n12. ", "12", "", ""),
    ("A-2. Advice. K1. (96) SAGE HEN\n\n", "A-2", "", "K1"),
    ("A-2. Advice. K1. (SRLQW) SAGE HEN\n", "A-2", "", "K1"),
    ("P-2. Weather wisdom. K1. [mfyi] SAGE HEN\n\n", "P-2", "", "K1"),
    ("A-2. Advice. K1. [tip: mfyi] SAGE HEN\n\n", "A-2", "", "K1"),
    ("A-2. Advice. K1. SAGE HEN\n", "A-2", "", "K1"),
  ])
  func `What stands above a puzzle is no puzzle`(above: String, number: String, author: String, kind: String) throws {
    let puzzles = try TestPageTests.puzzles("\(above)\(Self.frost)\n")
    #expect(puzzles.map { $0.printed.text } == [Self.frost])
    let printed = try #require(puzzles.first).printed
    #expect(printed.number == number && (printed.author ?? "") == author, "\(printed)")
    #expect((printed.kind ?? "") == kind, "\(printed)")
    #expect(printed.points == [150, 100].first { above.contains("\($0) points") }, "\(printed)")
  }

  @Test(arguments: [
    ("A-1. K2. GSV JFRXP YILDM", "A-1", "GSV JFRXP YILDM"), ("Q1 [300] GSV JFRXP YILDM", "Q1", "GSV JFRXP YILDM"),
    ("P-1. K1. (15) GSVJF RXPYI LDMUL", "P-1", "GSVJF RXPYI LDMUL"),
    ("1. GSV JFRXP [GSV] YILDM ULC", "1", "GSV JFRXP [GSV] YILDM ULC"),
    ("(c) GSV 1984 JFRXP YILDM ULC", "c", "GSV 1984 JFRXP YILDM ULC"),
  ])
  func `Ciphertext on the line of its heading stays ciphertext`(line: String, number: String, text: String) throws {
    let puzzles = try TestPageTests.puzzles("\(line)\n").map { $0.printed }
    #expect(puzzles.map { $0.text } == [text] && puzzles.map { $0.number } == [number], "\(puzzles)")
  }

  @Test(arguments: [
    ("17. (100 points) Robert Frost said, §", ["17"], [100]), ("1. [100] What is the keyword? §", ["1"], [100]),
    ("2. Solve for Dr. King, who said: §", ["2"], []), ("1. Solve these.\na) §\nb) §", ["a", "b"], []),
    ("ROBERT FROST SAID, \"§\"", [""], []), ("1. §\n(150)\n\n2. §\n(200)", ["1", "2"], [150, 200]),
    ("1. (150) Solve.\n§\n2. (100) Solve this one.\n§", ["1", "2"], [150, 100]), ("3b. (150) Solve.\n§", ["3b"], [150]),
    ("Jan. 24, 2026\nTeam # C12\nhttps://www.example.org/a\n\n1. §\n2. §\nSTOP\n\nme@example.org", ["1", "2"], []),
    ("1. §\nA: 7  B: 4  C: 2\nD-5 E-1 F-3\n\n(END OF TEST)\nAnswer key\n1: FGIJKLMNOPQRSTUVWXYZABCDEH", ["1"], []),
    ("**1.** §\n\n**2.** §", ["1", "2"], []), ("\u{2022} §\n\u{2022} §", ["", ""], []),
    ("> §\n> - Jane Austen", [""], []), ("§\n\n(c) 2024 by NEA, Inc.", [""], []), ("§\n(c) NEA, Inc., 2024", [""], []),
    ("13. Nelson Mandela's words on edu-\ncation\n§", ["13"], []), ("1\n\n§\n\n2\n\n§", ["1", "2"], []),
    ("A-1\n§\nA-2\n§", ["A-1", "A-2"], []), ("1. [150\npoints] A quote\n§", ["1"], [150]),
  ])
  func `No word that stands beside a ciphertext is deciphered`(page: String, numbers: [String], points: [Int]) throws {
    let pieces = page.split(separator: "§", omittingEmptySubsequences: false)
    let keys = [Self.frost, Self.turned(Self.frost)].prefix(pieces.count - 1)
    let text = pieces[0] + zip(keys, pieces.dropFirst()).map { $0 + $1 }.joined()
    let puzzles = try TestPageTests.puzzles("\(text)\n").map { $0.printed }
    let found = puzzles.map { $0.text.filter { $0 != "\"" } }
    #expect(found == Array(keys), "\(puzzles)")
    #expect(puzzles.map { $0.number ?? "" } == numbers && puzzles.compactMap { $0.points } == points, "\(puzzles)")
  }

  @Test(arguments: [
    ("In this cipher A=T, H=W.\n@", ["A=T", "H=W"]), ("1. A -> T, H -> W\n@", ["A=T", "H=W"]),
    ("The letter A maps to T.\n@", ["A=T"]), ("Plaintext T is ciphertext A.\n@", ["A=T"]), ("@ [A=T]", ["A=T"]),
    ("Here ciphertext A is plaintext T.\n@", ["A=T"]), ("@ [Hint: WOOD]", ["WOOD"]),
    ("The first word is TWO.\n@", ["AHW=TWO"]), ("It ends with the word DIFFERENCE.\n@", ["JOLLKZKVIK=DIFFERENCE"]),
    ("The quote starts with TWO.\n@", ["AHW=TWO"]), ("@\nHint: the last word is WOOD.", ["WOOD"]),
    ("THE QUOTE STARTS WITH THE LETTER T.\n@", []), ("The second word is ROADS.\n@", ["ROADS"]),
    ("This is the last one, with the word WOOD.\n@", ["WOOD"]), ("It ends soon and has the word TWO.\n@", ["TWO"]),
  ])
  func `What a sentence says of letters and words is heard`(page: String, clues: [String]) throws {
    let frost = Self.frost.filter { $0 != "." }
    let puzzles = try TestPageTests.puzzles("\(page.replacing("@", with: frost))\n").map { $0.printed }
    #expect(puzzles.map { $0.text } == [frost] && puzzles[0].clues.map { $0.description } == clues, "\(puzzles)")
  }

  @Test func `The answer of yesterday names no author, and a tip stands in a plain line`() throws {
    let page =
      "P-1. No news. (DPPE) CODE PENGUIN\n\(Self.frost)\n\nYesterday's answer: Do not go.\n\u{2014} Dylan Thomas\n"
    let puzzles = try TestPageTests.puzzles("EASY\n\n\(page)").map { $0.printed }
    #expect(puzzles.map { $0.text } == [Self.frost] && puzzles[0].author == nil, "\(puzzles)")
    #expect(puzzles[0].clues.map { $0.description } == ["DPPE"] && puzzles[0].heading.hasPrefix("P-1"), "\(puzzles)")
    let week = try TestPageTests.puzzles("Week 1:\n\(Self.frost)\nWeek 2:\n\(Self.turned(Self.frost))\n").map {
      $0.printed
    }
    #expect(week.map { $0.number } == ["1", "2"], "\(week)")
  }

  @Test(arguments: [
    "A-1. K2. No news. (DPPE)\n@", "A-1. K2. No news. (DPPE) BION\n@", "(DPPE)\n@",
    "A-1. K2. No news. (DPPE).\n@", "A-1. K2. No news, please. \n(DPPE)\n@", "A-1. K2. No news. Tip: DPPE\n@",
  ])
  func `A tip is told from ciphertext, wherever it stands above that`(page: String) throws {
    let puzzles = try TestPageTests.puzzles("\(page.replacing("@", with: Self.frost))\n").map { $0.printed }
    #expect(puzzles.map { $0.text } == [Self.frost], "\(puzzles)")
    #expect(puzzles.flatMap { $0.clues.map { $0.description } } == ["DPPE"], "\(puzzles)")
  }

  @Test func `The number 2 parts a puzzle from one without a number`() throws {
    let other = Self.turned(Self.frost)
    let puzzles = try TestPageTests.puzzles("\(Self.frost)\n2. \(other)\n").map { $0.printed }
    #expect(puzzles.map { $0.text } == [Self.frost, other] && puzzles.map { $0.number } == [nil, "2"], "\(puzzles)")
  }

  @Test func `An alphabet that is none of a kind is none`() throws {
    let puzzles = try TestPageTests.puzzles("This one has no K1, K2 or K3 alphabet.\n\(Self.frost)\n")
    #expect(puzzles.map { $0.printed.kind } == [nil])
  }

  /// The text in the alphabet backwards.
  static func turned(_ text: String) -> String {
    String(text.map { CipherLetter($0).map { CipherAlphabet.english[25 - $0.index].capital } ?? $0 })
  }

  @Test func `A numbered puzzle goes on behind blank lines, and the next section has a name of its own`() throws {
    let words = Self.frost.split(separator: " ")
    let parts = [words[..<9], words[9...]].map { $0.joined(separator: " ") }
    let page = "Aristocrats\n\n1. \(parts[0])\n\n\(parts[1])\n\nPatristocrats\n\n2. HXHSQ KVFVV ZXJEG SVEGS QZAGS\n"
    let puzzles = try TestPageTests.puzzles(page)
    #expect(puzzles.map { $0.printed.isPatristocrat } == [false, true], "\(puzzles)")
    #expect(puzzles[0].printed.lines == parts, "\(puzzles[0])")
  }

  @Test func `A clue with which a puzzle reads badly and without which it reads well is not heeded`() async throws {
    let outcome = try await scramble(
      "cryptogram", "solve", input: "1. The quote does not contain the word STEP.\n\n\(Self.frost)\n")
    #expect(outcome.output.contains("\nTWO ROADS DIVERGED IN A WOOD"), "\(outcome.output)")
    #expect(outcome.errors.contains("the clue STEP in standard input line 1 is not heeded"), "\(outcome.errors)")
  }
}
