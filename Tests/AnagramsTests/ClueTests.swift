import Anagrams
import Testing

@Suite struct ClueTests {
  @Test(
    arguments: [
      ("Users rip off revelation (8)", "Users rip off revelation", "(8)"),
      ("  Users rip off revelation(3-5)  ", "Users rip off revelation", "(3-5)"),
      ("They see (perhaps) novel organs ( 3, 4 ).", "They see (perhaps) novel organs", "(3,4)"),
      ("Users rip off revelation", "Users rip off revelation", nil),
      ("Users rip off revelation (archaic)", "Users rip off revelation (archaic)", nil),
      ("Users rip off (8) revelation", "Users rip off revelation", "(8)"),
      ("(8) Users rip off revelation", "Users rip off revelation", "(8)"),
      ("Users rip off revelation (8) 12.", "Users rip off revelation 12.", "(8)"),
      ("12a Users rip off revelation (8)", "Users rip off revelation", "(8)"),
      ("3dn. (8) Users rip off revelation", "Users rip off revelation", "(8)"),
      ("12 users rip off (8)", "12 users rip off", "(8)"), ("12a (8)", "12a", "(8)"),
      ("They see novel organs (3 4)", "They see novel organs", "(3,4)"),
      ("Users rip off revelation (8 letters)", "Users rip off revelation", "(8)"),
      ("Users rip off revelation (eight letters)", "Users rip off revelation", "(8)"),
      ("They see novel organs (two words, 3,4)", "They see novel organs", "(3,4)"),
      ("They see novel organs (3,4; 2 wds.)", "They see novel organs", "(3,4)"),
      ("They see novel organs (3 and 4)", "They see novel organs", "(3,4)"),
      ("They see novel organs (2 words)", "They see novel organs", nil),
      ("Half-hearted (hyph., 4-5)", "Half-hearted", "(4-5)"), ("Half-hearted (4–5)", "Half-hearted", "(4-5)"),
      ("Do not go on (3'1,2)", "Do not go on", "(3'1,2)"), ("Users rip off [8]", "Users rip off", "(8)"),
      ("One (one) thing (5)", "One (one) thing", "(5)"), ("Film (1984) made novel", "Film (1984) made novel", nil),
      ("Users rip off ()", "Users rip off ()", nil),
      ("Users) rip (off", "Users) rip (off", nil),
    ] as [(String, String, String?)])
  func `the enumeration is read as papers print it`(text: String, rest: String, enumeration: String?) throws {
    let clue = try Clue(text)
    #expect(clue.text == rest)
    #expect(clue.enumeration?.description == enumeration)
  }

  @Test(
    arguments: [
      ("Users rip off", ["users", "rip", "off"]), ("ill-treated — ‘asp’…", ["ill", "treated", "asp"]),
      ("What’s the cat's aim? Isn’t it?", ["what", "s", "the", "cat", "s", "aim", "isnt", "it"]),
      ("Rock'n'roll on the M25; U.S. '60s", ["rocknroll", "on", "the", "m", "u", "s", "s"]),
      ("’’s'' S's Éa\u{301} '", ["s", "s", "s", "éá"]), ("(No)thing\r\nelse", ["no", "thing", "else"]),
      ("it\u{2BC}s users' \u{212A}o", ["it", "s", "users", "o"]), ("a'\u{301}b", ["a", "b"]),
    ])
  func `words are runs of letters`(text: String, words: [String]) throws {
    let clue = try Clue(text)
    #expect(clue.words.map { String($0.letters) } == words)
    #expect(zip(clue.words, clue.words.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound })
  }

  @Test func `phrases are taken from the clue as it stands`() throws {
    let clue = try Clue("Alas, no more “Zs”, sadly; what’s these? (6,6)")
    #expect(clue.phrase(0..<4) == "Alas, no more “Zs")
    #expect(clue.phrase([0, 2, 3]) == "Alas more “Zs")
    #expect(clue.phrase(5..<7) == "what’s")
    #expect(clue.phrase([]) == "")
    #expect(clue.phrase(3..<5) == "Zs”, sadly")
  }

  @Test(
    arguments: [
      ("", .noLetters), ("(8)", .noLetters), ("?! 12 —", .noLetters), ("' ’ (3,5)", .noLetters),
      ("Users rip off (0)", .notAnEnumeration("(0)")), ("Users rip off (3,,5)", .notAnEnumeration("(3,,5)")),
      ("Users rip off (101)", .notAnEnumeration("(101)")), (String(repeating: "a", count: 501), .tooLong),
      (String(repeating: " ", count: 500) + "a", .tooLong),
    ] as [(String, ClueFault)])
  func `what is no clue is turned away`(text: String, fault: ClueFault) {
    #expect(throws: fault) { try Clue(text) }
  }

  @Test func `an enumeration of forty words is read`() throws {
    let ones = Array(repeating: "1", count: 40)
    #expect(try Clue("Many things (\(ones.joined(separator: ",")))").enumeration?.lengths.count == 40)
    #expect(try Clue("Many things (\(ones.joined(separator: " ")))").enumeration?.lengths.count == 40)
    #expect(throws: ClueFault.self) { try Clue("Many things (\(ones.joined(separator: ",,")))") }
  }

  @Test func `five hundred characters are a clue`() throws {
    #expect(try Clue(String(repeating: "ab ", count: 165) + "(8)").words.count == 165)
    #expect(try Clue(String(repeating: "e\u{301}", count: 500)).words[0].letters.count == 500)
  }

  @Test func `faults are told in a line`() {
    #expect(
      ClueFault.notAnEnumeration("(3,\u{1B},5)").description
        == "'(3,\\x1B,5)' is no enumeration, which is written (8), (3,5) or (2-4)")
    #expect(ClueFault.tooLong.description == "a clue has at most 500 characters")
  }

  @Test func `indicators are marked, the longer ones for those that they hold`() throws {
    let list = try ClueBundledList.indicators.get()
    let clue = try Clue("Creationist HAS NO taste, ill-treated in a mess; art leaving (6)")
    let marked = clue.indicators(list).map { "\($0.kind.rawValue) \(clue.phrase($0.words))" }
    #expect(marked == ["deletion HAS NO", "anagram ill-treated", "anagram in a mess", "departure leaving"])
  }
}
