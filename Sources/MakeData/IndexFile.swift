import Journal
import Lexicon

/// The word index: every word of the dictionary with its frequency, and which ones are obscene.
struct IndexFile {
  let bytes: [UInt8]
  /// How many words there are, for the report.
  let summary: String

  init(lexis: Lexis, counts: WordCounts, obscenities: ObscenityList) throws(DataError) {
    let counted = Dictionary(uniqueKeysWithValues: lexis.words.map { ($0, counts[$0]) })
    let packing = WordIndexPacking(
      counts: counted, obscene: Set(obscenities.words), dictionary: lexis.fingerprint.description)
    guard let packing else { throw DataError("the words do not fit into an index") }
    bytes = packing.bytes
    let frequent = counted.values.count { $0 > 0 }
    summary = "\(counted.count) words in the index, \(frequent) of them with a frequency, \(bytes.count) bytes"
  }
}
