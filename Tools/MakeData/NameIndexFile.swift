@testable import Journal
@testable import Lexicon

/// The index of names: words that are written with a capital, such as first names, countries and months, and that the
/// dictionaries refuse in lower case.
struct NameIndexFile {
  let bytes: [UInt8]
  /// The numbers of names and bytes, for the report.
  let summary: String

  init(
    scowl: Package, _ dictionaries: [EnglishSpelling: DictionaryWords], counts: WordCounts, _ unfit: UnfitWords
  ) throws(DataError) {
    let lists = Scowl(package: scowl)
    var facts: [String: WordIndex.Facts] = [:]
    for (kind, spellings) in Self.lists {
      for written in try lists.words(spellings, kind: kind, upTo: Self.level) {
        // Abbreviations such as IBM and MHz are no names.
        guard 2 * written.count(where: { $0.isUppercase }) <= written.count else { continue }
        let name = written.withoutAccents.lowercased()
        guard name.isPlainWord, name.utf8.count > 1, dictionaries[.either]?.accepts(name) == false else { continue }
        facts[name] = .init(count: counts[name], tier: unfit.hidden.contains(name) ? .hidden : .goal)
      }
    }
    let packed = WordIndex.packed(facts) { spelling in
      dictionaries[spelling]?.fingerprint.description ?? ""
    }
    guard let packed else { throw DataError("the names do not fit into an index") }
    bytes = packed
    summary = "\(facts.count) names in the index, \(bytes.count) bytes"
  }

  /// The kinds of lists with capitals, and the spellings that have such a list.
  private static let lists = [
    ("upper", ["english", "american", "british"]), ("proper-names", ["english", "american"]),
  ]

  /// The level that SCOWL recommends for spell checkers. Rarer names hide more words than they explain.
  static let level = 60
}
