import Lexicon
import Testing

@Suite struct RackTests {
  @Test(arguments: [
    ("silkworm", "milk", true), ("silkworm", "moss", false), ("banana", "nab", true), ("banana", "aaaa", false),
    ("zzzzzz", "zzzzz", true), ("zzzz", "zzzzz", false), ("", "", true), ("a", "", true), ("", "a", false),
  ])
  func `A rack has each letter as often as it was put there`(letters: String, wanted: String, isThere: Bool) throws {
    #expect(try #require(Rack(letters)).contains(try #require(Rack(wanted))) == isThere)
  }

  @Test func `The order of the letters does not matter`() {
    #expect(Rack("listen") == Rack("silent"))
    #expect(Rack("listen")?.hashValue == Rack("silent")?.hashValue)
  }

  @Test(arguments: ["Silk", "na\u{EF}ve", "two words", "x1", "\u{212A}", "silk\0"])
  func `Other letters than a to z make no rack`(letters: String) {
    #expect(Rack(letters) == nil)
  }

  @Test func `A rack has room for a hundred letters`() {
    #expect(Rack(String(repeating: "e", count: 100))?.count == 100)
    #expect(Rack(String(repeating: "e", count: 101)) == nil)
  }
}
