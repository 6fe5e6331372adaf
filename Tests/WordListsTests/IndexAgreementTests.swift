import Lexicon
import ScrambleFiles
import Spelling
import Testing
import WordLists

/// The index and Hunspell accept the same words, American ones, British ones and all.
@Suite struct IndexAgreementTests {
  private let data = Result { try DataFolder.find() }

  private func parties(_ spelling: EnglishSpelling) throws -> (RackIndex, Speller) {
    let data = try data.get()
    return (
      try BundledIndex(data).byRack(spelling),
      Speller(try InstalledDictionaries(data).dictionary(spelling.dictionaryName))
    )
  }

  @Test(arguments: EnglishSpelling.allCases)
  func `Hunspell accepts every word of the index`(spelling: EnglishSpelling) throws {
    let (racks, speller) = try parties(spelling)
    let differing = try (1...63).flatMap { racks.texts.words(ofLength: $0) }.filter {
      try speller.isReal(racks.texts[$0]) != $0.isWord(in: spelling)
    }
    #expect(differing.isEmpty, "\(differing.prefix(5).map { racks.texts[$0] })")
  }

  @Test(arguments: EnglishSpelling.allCases)
  func `They agree on every string of up to four letters`(spelling: EnglishSpelling) throws {
    let (racks, speller) = try parties(spelling)
    var strings = [""]
    for length in 1...4 {
      strings = strings.flatMap { start in (UInt8(97)...122).map { start + String(UnicodeScalar($0)) } }
      let accepted = try strings.filter(speller.isReal)
      let words = racks.texts.words(ofLength: length).filter { $0.isWord(in: spelling) }
      #expect(Set(accepted) == Set(words.map { racks.texts[$0] }))
    }
  }

  /// All arrangements of all choices of the letters of fifteen roots, five for each spelling: over a million strings.
  @Test(arguments: EnglishSpelling.allCases)
  func `They agree on every arrangement of a root`(spelling: EnglishSpelling) throws {
    let (racks, speller) = try parties(spelling)
    let roots = Array(WordList(try readFile(data.get().startList)))
    var known: [Rack: Set<String>] = [:]
    let first = try #require(EnglishSpelling.allCases.firstIndex(of: spelling)) * (roots.count / 15)
    for root in stride(from: first, to: roots.count, by: roots.count / 5).map({ roots[$0] }) {
      var accepted: Set<String> = []
      for choice in Self.choices(of: root.utf8.sorted()) {
        let rack = try #require(Rack(String(decoding: choice, as: UTF8.self)))
        let words = try known[rack] ?? Set(Self.arrangements(of: choice).filter(speller.isReal))
        known[rack] = words
        accepted.formUnion(words)
      }
      let words = racks.words(from: try #require(Rack(root))).map { racks.texts[$0] }
      #expect(words.count == accepted.count, "\(root)")
      #expect(Set(words) == accepted, "\(root)")
    }
  }

  @Test(.enabled(if: ScowlLists.areThere, "\(ScowlLists.need)"), arguments: EnglishSpelling.allCases)
  func `They agree on every word of SCOWL up to level 80`(spelling: EnglishSpelling) throws {
    let (racks, speller) = try parties(spelling)
    let kinds = ["words", "upper", "proper-names", "abbreviations", "contractions"]
    let words = try ScowlLists.words(of: ScowlLists.names(Self.regions, kinds: kinds, upTo: 80)).filter(Self.isPlain)
    #expect(words.count > 150_000)
    for word in words where try speller.isReal(word) != racks.contains(word) { Issue.record("\(word)") }
  }

  /// Hunspell knows nothing of how the dictionaries were made, and SCOWL's lists say what they have to accept.
  @Test(
    .enabled(if: ScowlLists.areThere, "\(ScowlLists.need)"),
    arguments: [
      (EnglishSpelling.american, ["english", "american"]),
      (.british, ["english", "british", "british_z", "british_variant_1"]),
      (.either, regions.filter { !$0.isElsewhere }),
    ])
  func `A dictionary accepts the words of SCOWL's lists of its spelling and few others`(
    spelling: EnglishSpelling, spellings: [String]
  ) throws {
    let (_, speller) = try parties(spelling)
    let kinds = ["words", "upper", "proper-names", "contractions"]
    let listed = try ScowlLists.words(of: ScowlLists.names(spellings, kinds: kinds, upTo: 70)).filter { word in
      // The speller is not asked about what begins or ends with an apostrophe.
      word.utf8.allSatisfy { $0 < 0x80 } && !word.hasPrefix("'") && !word.hasSuffix("'")
    }
    #expect(listed.count > 150_000)
    for word in listed where word.utf8.count > 5 && !Self.isStump(word) {
      if try !speller.isRealCompound(word) { Issue.record("\(word) is missing") }
    }
    // A word with accents loses them in the dictionary, so some words are listed in another form.
    #expect(try ["abbe", "cafe", "cliche", "compere", "saute", "pate", "naivete"].allSatisfy(speller.isReal))
    let all = try ScowlLists.words(of: ScowlLists.names(Self.regions, upTo: 95)).filter(Self.isPlain)
    let added = try all.subtracting(listed).filter(speller.isReal)
    #expect(added.count < 450, "\(added.count) \(added.sorted())")
  }

  /// Whether the word is a Roman numeral or has no vowel, which only few words have.
  private static func isStump(_ word: String) -> Bool { !word.contains { "aeouy".contains($0.lowercased()) } }

  fileprivate static let regions = [
    "english", "american", "australian", "british", "british_z", "canadian", "variant_1", "variant_2", "variant_3",
    "australian_variant_1", "australian_variant_2", "british_variant_1", "british_variant_2", "canadian_variant_1",
    "canadian_variant_2",
  ]

  private static func isPlain(_ word: String) -> Bool { word.utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A } }

  /// The different choices of at least one of some sorted letters, each sorted.
  static func choices(of letters: [UInt8]) -> Set<[UInt8]> {
    Set(
      (1..<1 << letters.count).map { choice in
        letters.indices.filter { choice >> $0 & 1 == 1 }.map { letters[$0] }
      })
  }

  /// The different arrangements of all of some sorted letters.
  static func arrangements(of letters: [UInt8]) -> [String] {
    var letters = letters
    var found: [String] = []
    while true {
      found.append(String(decoding: letters, as: UTF8.self))
      // The next one in the order of the alphabet: the last letter that has a later one after it gives way to it.
      guard let low = letters.indices.dropLast().last(where: { letters[$0] < letters[$0 + 1] }) else { return found }
      let high = letters.lastIndex { $0 > letters[low] } ?? low
      letters.swapAt(low, high)
      letters[(low + 1)...].reverse()
    }
  }
}

extension String {
  /// Whether a list of that name is of words as they are spelled in Australia or Canada.
  fileprivate var isElsewhere: Bool { hasPrefix("australian") || hasPrefix("canadian") }
}
