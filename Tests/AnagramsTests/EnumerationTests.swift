import Anagrams
import Testing

@Suite struct EnumerationTests {
  @Test(arguments: [
    ("(8)", [8], "(8)"), ("3,5", [3, 5], "(3,5)"), ("( 2 - 4 )", [2, 4], "(2-4)"), ("(1'1,6)", [1, 1, 6], "(1'1,6)"),
    ("4.4", [4, 4], "(4,4)"), ("4 5", [4, 5], "(4,5)"), ("( 4  5 , 1 )", [4, 5, 1], "(4,5,1)"),
    ("(6’1)", [6, 1], "(6'1)"),
  ])
  func `is read as setters write it`(text: String, lengths: [Int], written: String) throws {
    let enumeration = try #require(Enumeration(text))
    #expect(enumeration.lengths == lengths)
    #expect(enumeration.description == written)
  }

  @Test(arguments: [
    "", "()", "(0)", "3,,5", "(3,)", "3 ,", "3 - - 4", "-3", "abc", "(101)", "99,2", "(٣)", "(3",
    "99999999999999999999",
  ])
  func `anything else is none`(text: String) {
    #expect(Enumeration(text) == nil)
  }

  @Test func `words have their slots`() {
    #expect(Enumeration("3,5")?.words == [0..<3, 3..<8])
  }
}
