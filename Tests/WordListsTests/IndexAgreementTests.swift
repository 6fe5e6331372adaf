import Lexicon
import ScrambleFiles
import Spelling
import Testing
import WordLists

/// The index and Hunspell accept the same words.
@Suite struct IndexAgreementTests {
  private static let scowl = "/usr/share/dict/scowl"

  private let data: DataFolder
  private let racks: RackIndex
  private let speller: Speller

  init() throws {
    data = try DataFolder.find()
    racks = try BundledIndex(data).byRack()
    speller = Speller(try InstalledDictionaries(data).dictionary(InstalledDictionaries.bundledName))
  }

  @Test func `Hunspell accepts every word of the index`() throws {
    for word in (1...63).flatMap({ racks.texts.words(ofLength: $0) }) {
      let text = racks.texts[word]
      #expect(try speller.isReal(text), "\(text)")
    }
  }

  @Test func `They agree on every string of up to four letters`() throws {
    var strings = [""]
    for length in 1...4 {
      strings = strings.flatMap { start in (UInt8(97)...122).map { start + String(UnicodeScalar($0)) } }
      let accepted = try strings.filter(speller.isReal)
      #expect(Set(accepted) == Set(racks.texts.words(ofLength: length).map { racks.texts[$0] }))
    }
  }

  /// All arrangements of all choices of the letters of thirty roots: some three million strings.
  @Test func `They agree on every arrangement of a root`() throws {
    let roots = Array(WordList(try readFile(data.startList)))
    var known: [Rack: Set<String>] = [:]
    for root in stride(from: 0, to: roots.count, by: roots.count / 29).map({ roots[$0] }) {
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

  @Test(.enabled(if: isDirectory(scowl), "needs the Debian package scowl"))
  func `They agree on every word of SCOWL up to level 80`() throws {
    var words: Set<String> = []
    for region in ["english", "american", "australian", "british", "british_z", "canadian"] + Self.variants {
      for kind in ["words", "upper", "proper-names", "abbreviations", "contractions"] {
        for level in [10, 20, 35, 40, 50, 55, 60, 70, 80] {
          let path = "\(Self.scowl)/\(region)-\(kind).\(level)"
          guard isFile(path) else { continue }
          let lines = try readFile(path).split(separator: 0x0A)
          let plain = lines.filter { $0.allSatisfy { letter in letter >= 97 && letter <= 122 } }
          words.formUnion(plain.map { String(decoding: $0, as: UTF8.self) })
        }
      }
    }
    #expect(words.count > 150_000)
    for word in words where try speller.isReal(word) != racks.contains(word) { Issue.record("\(word)") }
  }

  private static let variants = [
    "variant_1", "variant_2", "variant_3", "australian_variant_1", "australian_variant_2", "british_variant_1",
    "british_variant_2", "canadian_variant_1", "canadian_variant_2",
  ]

  /// The different choices of at least one of some sorted letters, each sorted.
  private static func choices(of letters: [UInt8]) -> Set<[UInt8]> {
    Set(
      (1..<1 << letters.count).map { choice in
        letters.indices.filter { choice >> $0 & 1 == 1 }.map { letters[$0] }
      })
  }

  /// The different arrangements of all of some sorted letters.
  private static func arrangements(of letters: [UInt8]) -> [String] {
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
