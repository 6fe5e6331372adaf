import Lexicon

/// The words that some letters were found to spell, or nil where that could not be told.
struct RackWords {
  let letters: [Character]
  let minimumLength: Int

  /// Whether all compounds were looked for.
  let joinsParts: Bool
  let words: [KnownWord]?

  /// The words as they are compared, where `contains` is going to be asked.
  let texts: Set<String>
  let multiset: LetterMultiset

  /// Whether `word` is one of them, or nil for one that the letters do not spell.
  func contains(_ word: String) -> Bool? {
    guard words != nil, word.count >= minimumLength, multiset.contains(LetterMultiset(word)) else { return nil }
    return texts.contains(word)
  }
}
