/// A word that a word of the cryptogram may stand for.
public struct Match: Hashable, Sendable {
  /// The word in lower case, with its apostrophes.
  public let text: String

  /// How frequent it is in English text, a level from 0 to 127 of which six are a doubling.
  public let frequency: Int

  /// Whether hints leave it out of their examples; a search finds it.
  public let isObscene: Bool

  /// Its letters, without apostrophes.
  public var letters: [LatinLetter] { text.utf8.compactMap { LatinLetter(ascii: $0) } }

  /// By what a list sorted by frequency is sorted: four times the frequency level, and on top the mean of the letters'
  /// frequencies in thousandths, rounded down.
  ///
  /// So a word twice as frequent is 24 ahead, and words that no count knows are told apart by their letters.
  public var score: Int {
    let letters = letters
    return 4 * frequency + letters.reduce(0) { $0 + LetterFrequency.of($1) } / max(letters.count, 1)
  }
}

extension [Match] {
  /// The words in this order. Obscene ones stand where they belong.
  public func sorted(_ order: SortOrder) -> [Match] {
    switch order {
    case .alphabetical:
      return sorted { $0.text < $1.text }
    case .frequency:
      let scored = map { ($0.score, $0) }
      return scored.sorted { left, right in
        left.0 == right.0 ? left.1.text < right.1.text : left.0 > right.0
      }.map(\.1)
    }
  }
}
