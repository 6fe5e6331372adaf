@testable import Journal
@testable import Lexicon

/// The word index: all words of the dictionaries, with their frequencies, tiers and spellings.
struct IndexFile {
  let bytes: [UInt8]
  /// The numbers of words and bytes, for the report.
  let summary: String

  init(
    _ dictionaries: [EnglishSpelling: DictionaryWords], counts: WordCounts, _ goal: GoalWords, _ unfit: UnfitWords
  ) throws(DataError) {
    let words = dictionaries[.either]?.words ?? []
    let facts = words.map { word in
      let tier: WordTier =
        if unfit.hidden.contains(word) {
          .hidden
        } else if unfit.adult.contains(word) {
          .unfit
        } else {
          goal.contains(word) ? .goal : .rare
        }
      let spellings = dictionaries.filter { $0.value.accepts(word) }
      return (word, WordIndex.Facts(count: counts[word], tier: tier, spellings: Set(spellings.keys)))
    }
    let packed = WordIndex.packed(Dictionary(uniqueKeysWithValues: facts)) { spelling in
      dictionaries[spelling]?.fingerprint.description ?? ""
    }
    guard let packed, dictionaries.values.allSatisfy({ Set(words).isSuperset(of: $0.words) }) else {
      throw DataError("the words do not fit into an index")
    }
    bytes = packed
    let frequent = words.count { counts[$0] > 0 }
    let sizes = EnglishSpelling.allCases.map { "\(dictionaries[$0]?.words.count ?? 0) in \($0.dictionaryName)" }
    summary = "\(sizes.joined(separator: ", ")), \(frequent) with a frequency, \(bytes.count) bytes in the index"
  }
}
