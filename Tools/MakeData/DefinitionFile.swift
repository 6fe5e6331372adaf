@testable import Lexicon

/// The file of definitions: of all words of the index that have one, and of every word of the goal.
struct DefinitionFile {
  let bytes: [UInt8]
  /// The number of words and bytes, for the report.
  let summary: String

  init(_ list: DefinitionList, words: Set<String>, goal: GoalWords) throws(DataError) {
    let without = goal.words.filter { list.definitions[$0] == nil }.sorted()
    guard without.isEmpty else {
      throw DataError("words of the goal without a sense, to be added to \(OwnSenses.file): \(without)")
    }
    guard let packed = Definitions.packed(list.definitions.values) else {
      throw DataError("the definitions cannot be packed")
    }
    bytes = packed
    let defined = words.count { list.definitions[$0] != nil }
    summary = "\(defined) of \(words.count) words with a definition, \(bytes.count) bytes"
  }
}

/// The project's own senses of words that WordNet lacks, or knows for something else than what they mostly are.
///
/// A line is a word, its part of speech and the sense, with tabs between them. A plus before the word adds a part of
/// speech for its forms alone: `bricked` is a form of the verb, and a brick remains what WordNet says.
struct OwnSenses {
  struct Sense {
    let partOfSpeech: Definition.PartOfSpeech
    let text: String
  }

  /// The senses that stand before all others, by their words.
  private(set) var senses: [String: Sense] = [:]
  private var added: [String: [Sense]] = [:]

  /// The name of the list in `Tools/data`.
  static let file = "senses.tsv"

  init(path: String) throws(DataError) {
    for line in try TextFile.lines(path) where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 3, let part = Definition.PartOfSpeech(rawValue: fields[1]), !fields[2].isEmpty else {
        throw DataError("\(path): not a word, a part of speech and a sense: \(line)")
      }
      let sense = Sense(partOfSpeech: part, text: fields[2])
      if fields[0].hasPrefix("+") {
        added[String(fields[0].dropFirst()), default: []].append(sense)
      } else if senses.updateValue(sense, forKey: fields[0]) != nil {
        throw DataError("\(path): a second sense of \(fields[0])")
      }
    }
  }

  /// The first sense of a word that was added for its forms.
  func addedSense(_ word: String) -> Sense? { added[word]?.first }

  /// The sense of `lemma` with this part of speech.
  func sense(_ lemma: String, as part: Definition.PartOfSpeech) -> Sense? {
    if let sense = senses[lemma], sense.partOfSpeech == part { return sense }
    return added[lemma]?.first { $0.partOfSpeech == part }
  }
}
