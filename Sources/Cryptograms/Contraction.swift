import Lexicon

/// An English word that is written with an apostrophe before something else than the `s` of a noun.
struct Contraction: Sendable {
  let word: CipherWord

  /// The word's `CipherWord.repetitions`, which take longer to find than to compare.
  let repetitions: [Int]

  /// The word in lower case, with its apostrophes.
  let text: String

  /// A level as words of the index have one: between 90 for the first of the list and 40.
  let frequency: Int

  /// All of `Contractions`. What ends in `'s` is not among them: any word can carry that.
  static func all() -> [Contraction] {
    Contractions.words.enumerated().compactMap { place, text in
      guard let word = try? CipherWord(entry: text) else { return nil }
      return Contraction(
        word: word, repetitions: word.repetitions, text: text, frequency: max(90 - place / 2, 40))
    }
  }

  /// How many levels less frequent a word with `'s` is than without: a thirty-second.
  static let levelsBelowNoun = 30
}
