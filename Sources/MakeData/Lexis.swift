import Journal
import Spelling

/// Every plain word of the bundled dictionary, and the families of forms that share a stem.
struct Lexis {
  /// The words Hunspell accepts, sorted.
  let words: [String]
  /// The stems flagged NOSUGGEST, the dictionary's own mark for words that a speller had better not offer.
  let unsuggested: Set<String>
  /// What tells the dictionary from another one.
  let fingerprint: Fingerprint
  private let accepted: Set<String>
  private let families: [String: Set<String>]

  /// Expands the word list and tries every string of up to four letters, then asks Hunspell about each.
  init(affix: String, dictionary: String) throws {
    let table = try AffixTable(path: affix)
    let files = DictionaryFiles(name: "en_US", affix: affix, words: dictionary)
    let speller = Speller(files)
    var families: [String: Set<String>] = [:]
    var unsuggested: Set<String> = []
    for entry in try DictionaryEntry.all(path: dictionary) where entry.stem.isPlainWord {
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

  /// The accepted word with all forms that its dictionary entry gives it.
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
