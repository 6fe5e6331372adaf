@testable import Lexicon

/// The words that a round asks for: those that an educated adult knows, whether American or British.
struct GoalWords {
  let words: Set<String>

  /// The words of SCOWL's lists up to `Scowl.goalLevel`, where *café* is *cafe*, except as `judged` knows better, with
  /// all forms of each and none of those that are left out: *prams* is in the goal because *pram* is. SCOWL keeps names
  /// and abbreviations on lists of their own, which are not asked.
  ///
  /// A strict dictionary has to accept a word or its stem, unless it is judged to be known: *heros* is a variant alone.
  init(
    scowl: Package, _ dictionaries: [EnglishSpelling: DictionaryWords], _ definitions: DefinitionList,
    _ judged: JudgedWords, without unfit: UnfitWords
  ) throws(DataError) {
    let spellings = Scowl.american + ["variant_1"] + Scowl.british.dropFirst()
    let listed = Set(
      try Scowl(package: scowl).words(spellings, kind: "words", upTo: Scowl.goalLevel).map(\.withoutAccents))
    let all = Set(dictionaries[.either]?.words ?? [])
    let isStrict = { (word: String) in
      [.american, .british].contains { dictionaries[$0]?.accepts(word) == true }
    }
    func isKnown(_ word: String) -> Bool {
      if judged.known.contains(word) { return true }
      if judged.unknown.contains(word) { return false }
      guard let stem = definitions.definitions[word]?.stem, all.contains(stem), !unfit.contains(stem) else {
        return isStrict(word) && listed.contains(word)
      }
      return isKnown(stem) && (isStrict(word) || !isStrict(stem))
    }
    words = all.filter { !unfit.contains($0) && isKnown($0) }
    if let word = judged.known.union(judged.unknown).subtracting(all).min() {
      throw DataError("\(JudgedWords.file): no dictionary has \(word)")
    }
  }

  func contains(_ word: String) -> Bool { words.contains(word) }

  /// The words that are not British alone, which is the goal with the dictionary of either spelling.
  func american(_ dictionaries: [EnglishSpelling: DictionaryWords]) -> Set<String> {
    words.filter { word in
      dictionaries[.american]?.accepts(word) == true || dictionaries[.british]?.accepts(word) != true
    }
  }
}

/// The project's own judgement of words that SCOWL's levels put on the wrong side of the goal.
///
/// A line is `known` or `unknown`, a tab, and words with a space between them.
struct JudgedWords {
  let known: Set<String>
  let unknown: Set<String>

  /// The name of the list in `Tools/data`.
  static let file = "goal.tsv"

  init(path: String) throws(DataError) {
    var words: [Substring: Set<String>] = ["known": [], "unknown": []]
    for line in try TextFile.lines(path) where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t")
      guard fields.count == 2, words[fields[0]] != nil else { throw DataError("\(path): not a judgement: \(line)") }
      words[fields[0]]?.formUnion(fields[1].split(separator: " ").map(String.init))
    }
    known = words["known", default: []]
    unknown = words["unknown", default: []]
    if let word = known.intersection(unknown).min() { throw DataError("\(path): both known and unknown: \(word)") }
  }
}

extension Definition {
  /// The word that this one is an inflection of.
  fileprivate var stem: String? {
    guard let relation, relation.lemma != word else { return nil }
    return switch relation.kind {
    case .plural, .thirdPerson, .past, .participle, .comparative, .superlative: relation.lemma
    default: nil
    }
  }
}
