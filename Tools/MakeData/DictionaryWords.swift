@testable import Journal
@testable import Spelling

/// All words of the letters a to z that the dictionary accepts, and the forms of each stem.
struct DictionaryWords {
  /// The words that Hunspell accepts, sorted.
  let words: [String]
  /// The stems with the flag NOSUGGEST, which Hunspell never suggests because they may offend.
  let unsuggested: Set<String>
  let fingerprint: Fingerprint
  private let accepted: Set<String>
  private let families: [String: Set<String>]

  /// Makes all forms of all stems and all strings of up to four letters, and keeps those that Hunspell accepts.
  init(of files: DictionaryFiles) throws {
    let table = try AffixTable(path: files.affix)
    let speller = Speller(files)
    var families: [String: Set<String>] = [:]
    var unsuggested: Set<String> = []
    for entry in try DictionaryEntry.all(path: files.words) where entry.stem.isPlainWord {
      families[entry.stem, default: []].formUnion(table.words(from: entry).filter(\.isPlainWord))
      if entry.flags.contains("!") { unsuggested.insert(entry.stem) }
    }
    let candidates = families.values.reduce(into: Set(Self.shortStrings(upTo: 4))) { $0.formUnion($1) }
    let accepted = try candidates.filter(speller.isReal)
    self.accepted = accepted
    fingerprint = try files.fingerprint()
    words = accepted.sorted()
    self.families = families.mapValues { $0.intersection(accepted) }
    self.unsuggested = unsuggested
  }

  func accepts(_ word: String) -> Bool { accepted.contains(word) }

  /// `word` with all forms of its dictionary entry; nothing where the dictionary does not accept it.
  func family(_ word: String) -> Set<String> {
    accepts(word) ? families[word, default: []].union([word]) : []
  }

  private static func shortStrings(upTo length: Int) -> [String] {
    let alphabet = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(UnicodeScalar($0)) }
    var all: [String] = []
    var longest = [""]
    for _ in 0..<length {
      longest = longest.flatMap { start in alphabet.map { start + $0 } }
      all += longest
    }
    return all
  }
}

extension String {
  /// Whether this has letters from a to z, and nothing else.
  var isPlainWord: Bool {
    !utf8.isEmpty && utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }

  /// The part before the first `separator`.
  func prefix(upTo separator: Character) -> String { String(prefix { $0 != separator }) }
}
