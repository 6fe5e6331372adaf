import Lexicon

/// A word of a clue: a run of letters, with the apostrophes between them.
///
/// A word with `'s` at its end is two words, since the `'s` is often an *is* or a *has* that does not belong to the
/// fodder. A hyphen separates words like a space.
public struct ClueWord: Hashable, Sendable {
  /// The range of the word in the text of the clue.
  public let range: Range<String.Index>

  /// Its letters in lower case.
  public let letters: [Character]

  /// The word as it is compared: in lower case, with plain apostrophes.
  let key: String

  private init(_ text: String, _ range: Range<String.Index>, _ orthography: Orthography) {
    self.range = range
    let folded = text[range].folded
    letters = orthography.folded(folded).filter { $0.isClueLetter }
    key = String(folded.map { $0.isApostrophe ? "'" : $0 })
  }

  /// The words of `text` in order. Complexity: linear in the length of the text.
  static func words(in text: String, _ orthography: Orthography = Orthography()) -> [ClueWord] {
    var words: [ClueWord] = []
    var rest = text[...]
    while let start = rest.firstIndex(where: { $0.isClueLetter }) {
      let end = endOfWord(in: text[start...])
      if let mark = possessive(in: text[start..<end]) {
        words += [start..<mark, mark..<end].map { ClueWord(text, $0, orthography) }
      } else {
        words.append(ClueWord(text, start..<end, orthography))
      }
      rest = text[end...]
    }
    return words
  }

  /// Whether this is the `'s` that was written onto the word before it.
  var isPossessive: Bool { key == "'s" }

  private static func endOfWord(in text: Substring) -> String.Index {
    var end = text.startIndex
    while let stop = text[end...].firstIndex(where: { !$0.isClueLetter }) {
      end = text.index(after: stop)
      guard text[stop].isApostrophe, end < text.endIndex, text[end].isClueLetter else { return stop }
    }
    return text.endIndex
  }

  private static func possessive(in word: Substring) -> String.Index? {
    guard word.last == "s" || word.last == "S", let mark = word.dropLast().indices.last else { return nil }
    return word[mark].isApostrophe ? mark : nil
  }
}

extension Character {
  fileprivate var isApostrophe: Bool { "'’‘ʼ＇".contains(self) }
  fileprivate var isClueLetter: Bool { isWordLetter && !isApostrophe }
}
