import Journal
import ScrambleFiles
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

  @Test(arguments: [
    ("devanagari", "क्षय", true), ("devanagari", "सम्यक्", true), ("devanagari", "क्षम", false),
    // A dot below is apart in form C; one word of the dictionary has it so, the other has not.
    ("devanagari", "फ\u{93C}न", true), ("devanagari", "\u{95E}न", true), ("devanagari", "ख\u{93C}त", true),
    ("devanagari", "\u{959}त", true), ("devanagari", "खत", false),
    ("malayalam", "അണ്\u{200D}", true), ("malayalam", "അണ്", false), ("thai", "กำ", true), ("thai", "กระสัน", true),
    ("korean", "각각", true), ("korean", "\u{1100}\u{1161}\u{11A8}\u{1100}\u{1161}\u{11A8}", true),
    ("korean", "가\u{11A8}각", true), ("korean", "나나", false),
  ])
  func `Words of other scripts are known in every spelling that is the same to Unicode`(
    dictionary: String, word: String, isReal: Bool
  ) throws {
    #expect(try Speller(fixture(dictionary)).isReal(word) == isReal)
  }

  @Test(arguments: 1...200)
  func `A form of a word is the same word to Unicode`(seed: Int) {
    var chance = SplitMix64(seed: UInt64(seed))
    let blocks: [ClosedRange<UInt32>] = [
      0x61...0x17F, 0x300...0x36F, 0x622...0x6D3, 0x900...0xDFF, 0x1100...0x11FF, 0xAC00...0xD7A3, 0x3040...0x30FF,
    ]
    let scalars = (0..<chance.draw(below: 12)).map { _ in
      let block = blocks[chance.draw(below: blocks.count)]
      return Unicode.Scalar(block.lowerBound + UInt32(chance.draw(below: block.count)))!
    }
    let word = String(String.UnicodeScalarView(scalars))
    let forms = Composition.forms(of: word)
    #expect(!forms.isEmpty && forms.allSatisfy { $0 == word }, "\(scalars.map(\.value))")
  }

  @Test func `Many words are answered in their order, and what is none is not real`() throws {
    let words = ["silk", "", "qxz", "worm", "silk worm", "don't", "silks"]
    let speller = Speller(fixture("small"))
    #expect(try words.map(speller.isReal) == [true, false, false, true, false, false, true])
    #expect(try speller.areKnown(["worm", "qxz", "silk"]) == [true, false, true])
    #expect(try speller.areKnown([]) == [])
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

  /// A fault here seldom shows without AddressSanitizer.
  @Test func `Many may be made and taken away at once`() async throws {
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask { try (0..<200).allSatisfy { _ in try Speller(fixture("small")).isReal("silk") } }
      }
      for try await areAll in group { #expect(areAll) }
    }
  }

  @Test func `Capitals are known when dictionaries in another encoding have gone`() throws {
    let folder = TemporaryFolder()
    let files = DictionaryFiles(
      name: "x", affix: try folder.file("x.aff", "SET UTF-8\n"), words: try folder.file("x.dic", "1\nélan\n"))
    let handle = try HunspellHandle(files)
    #expect(handle.knows("ÉLAN"))
    for _ in 0..<100 { _ = try HunspellHandle(fixture("latin2")) }
    #expect(handle.knows("ÉLAN"))
  }
}

/// A dictionary of this folder.
func fixture(_ name: String) -> DictionaryFiles {
  let folder = #filePath[..<(#filePath.lastIndex(of: "/") ?? #filePath.endIndex)]
  return DictionaryFiles(name: name, stem: "\(folder)/Fixtures/\(name)")
}
