@testable import Journal
@testable import Lexicon

/// The word index: all words of the two dictionaries, with their frequencies, tiers and spellings.
struct IndexFile {
  let bytes: [UInt8]
  /// The numbers of words and bytes, for the report.
  let summary: String

  init(
    american: DictionaryWords, british: DictionaryWords, counts: WordCounts, _ goal: GoalWords, _ unfit: UnfitWords
  ) throws(DataError) {
    let words = Set(american.words).union(british.words)
    let facts = words.map { word in
      let tier: WordTier = unfit.hidden.contains(word) ? .hidden : goal.contains(word) ? .goal : .rare
      let spellings = [EnglishSpelling.american: american, .british: british].filter { $0.value.accepts(word) }
      return (word, WordIndexPacking.Facts(count: counts[word], tier: tier, spellings: Set(spellings.keys)))
    }
    let packing = WordIndexPacking(Dictionary(uniqueKeysWithValues: facts)) { spelling in
      (spelling == .american ? american : british).fingerprint.description
    }
    guard let packing else { throw DataError("the words do not fit into an index") }
    bytes = packing.bytes
    let frequent = words.count { counts[$0] > 0 }
    summary =
      "\(words.count) words in the index, \(american.words.count) American, \(british.words.count) British, "
      + "\(frequent) with a frequency, \(bytes.count) bytes"
  }
}
