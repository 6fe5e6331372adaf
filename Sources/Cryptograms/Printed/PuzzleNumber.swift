import Lexicon

/// A word that may number a puzzle, or a part of it: `A-1`, `Q1`, `12.`, `3b` or `b)`.
struct PuzzleNumber {
  /// The number without the marks around it.
  let text: Substring

  /// Whether marks stand around it.
  let isMarked: Bool

  /// Whether it can do without marks where it is the whole line: it has a hyphen or fewer digits than a year.
  let standsAlone: Bool

  /// Reads `word`, around which the marks of `opening` and `closing` may stand; nil where it has another form, or names
  /// a kind of alphabet.
  init?(_ word: Substring, _ opening: String = "(#", _ closing: String = ").:") {
    text = word.trimmingMarks(opening, closing)
    isMarked = text.count < word.count
    let letters = text.prefix { $0.isASCII && $0.isLetter }
    let hyphen = text.dropFirst(letters.count).prefix { $0 == "-" }
    let digits = text.dropFirst(letters.count + hyphen.count).prefix { "0"..."9" ~= $0 }
    let part = text.dropFirst(letters.count + hyphen.count + digits.count)
    standsAlone = !hyphen.isEmpty || digits.count < 4
    switch (letters.count, hyphen.count, digits.count, part.count) {
    case (1...3, 0...1, 1...4, 0): if AlphabetKind(rawValue: text.folded) != nil { return nil }
    case (0, 0, 1...4, 0): break
    case (0, 0, 1...4, 1): if !part.allSatisfy({ $0.isASCII && $0.isLetter }) { return nil }
    case (1, 0, 0, 0): if word.last != ")" { return nil }
    default: return nil
    }
  }
}
