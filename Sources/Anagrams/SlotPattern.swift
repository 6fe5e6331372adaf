import Lexicon

/// The letters that are known of an answer from the words that cross it: `???p??s?`.
public struct SlotPattern: Hashable, Sendable {
  /// The letter of each slot, nil where it is not known.
  public let letters: [Character?]

  /// Reads a pattern: `?`, `.`, `_` and `*` stand for an unknown letter; spaces, hyphens, apostrophes, commas and
  /// strokes between the words are passed over.
  ///
  /// - Throws: `Refusal.notAPattern` for a text with anything else, or without any slot.
  public init(_ text: some StringProtocol) throws(Refusal) {
    var letters: [Character?] = []
    for character in text.folded {
      if character.isWordLetter {
        letters.append(character)
      } else if "?._*".contains(character) {
        letters.append(nil)
      } else if !character.isWhitespace, !"-'’,/".contains(character) {
        throw .notAPattern(String(text))
      }
    }
    if letters.isEmpty || letters.count > Fodder.mostLetters { throw .notAPattern(String(text)) }
    self.letters = letters
  }
}

extension SlotPattern: CustomStringConvertible {
  /// The letters, `?` for those that are not known.
  public var description: String { String(letters.map { $0 ?? "?" }) }
}
