/// The words that a round asks for: those that an educated adult knows, whether American or British.
struct GoalWords {
  let words: Set<String>

  /// The words of SCOWL's lists up to `Scowl.goalLevel` that one of the dictionaries accepts, where *café* is *cafe*.
  /// SCOWL keeps names and abbreviations on lists of their own, which are not asked.
  init(scowl: Package, _ dictionaries: [DictionaryWords], without unfit: UnfitWords) throws(DataError) {
    let spellings = Scowl.american + ["variant_1"] + Scowl.british.dropFirst()
    let known = try Scowl(package: scowl).words(spellings, kind: "words", upTo: Scowl.goalLevel)
    words = Set(known.map(\.withoutAccents)).filter { word in
      word.isPlainWord && !unfit.hidden.contains(word) && !unfit.adult.contains(word)
        && dictionaries.contains { $0.accepts(word) }
    }
  }

  func contains(_ word: String) -> Bool { words.contains(word) }
}
