import Files
import Spelling
import TestSupport
import Testing

@Suite struct SpellerTests {
  @Test(arguments: [
    ("silk", true), ("silks", true), ("worm", true), ("worms", false), ("pariser", false), ("qxz", false), ("", false),
    ("silk\u{0}x", false), ("silk worm", false), ("silk-worm", false), ("silk.", false), ("1", false),
    ("sil\u{212A}", false), ("\u{FFFD}", false),
  ])
  func `Hunspell judges letters and nothing else`(word: String, isReal: Bool) throws {
    #expect(try Speller(fixture("small")).isReal(word) == isReal)
  }

  @Test(arguments: [
    ("latin2", "łódź", true), ("latin2", "żółw", true), ("latin2", "z\u{307}o\u{301}łw", true), ("latin2", "kot", true),
    ("latin2", "lodz", false), ("latin2", "дом", false), ("latin2", "漢", false), ("cyrillic", "кот", true),
    ("cyrillic", "дом", true), ("cyrillic", "код", false), ("cyrillic", "łódź", false),
  ])
  func `Words reach a dictionary in its own encoding`(dictionary: String, word: String, isReal: Bool) throws {
    #expect(try Speller(fixture(dictionary)).isReal(word) == isReal)
  }

  @Test(arguments: [String(repeating: "a", count: 101), String(repeating: "漢", count: 100)])
  func `What is longer than Hunspell looks at is no word`(word: String) throws {
    #expect(try !Speller(fixture("small")).isReal(word))
  }

  @Test func `Threads may share a speller`() async throws {
    let speller = Speller(fixture("latin2"))
    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          try (0..<2000).count { try speller.isReal($0 % 2 == 0 ? "żółw" : "żółwx") }
        }
      }
      for try await known in group { #expect(known == 1000) }
    }
  }

  @Test func `Many may be made at once`() async throws {
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 { group.addTask { try Speller(fixture("small")).isReal("silk") } }
      for try await isReal in group { #expect(isReal) }
    }
  }
}

/// A dictionary of this folder.
func fixture(_ name: String) -> DictionaryFiles {
  let folder = #filePath[..<(#filePath.lastIndex(of: "/") ?? #filePath.endIndex)]
  return DictionaryFiles(name: name, stem: "\(folder)/Fixtures/\(name)")
}
