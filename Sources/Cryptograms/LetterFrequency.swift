/// How often the letters occur in English text.
///
/// In thousandths, from the counts that Norvig published for the words of Google Books ("English Letter Frequency
/// Counts: Mayzner Revisited", 2012), rounded, and at least 1.
enum LetterFrequency {
  private static let thousandths = [
    80, 15, 33, 38, 125, 24, 19, 51, 76, 2, 5, 41, 25, 72, 76, 21, 1, 63, 65, 93, 27, 11, 17, 2, 17, 1,
  ]

  /// The thousandths of all letters of a text that are `letter`.
  static func of(_ letter: LatinLetter) -> Int { thousandths[letter.index] }

  /// The letter of `letters` that occurs most often, of equally frequent ones the first in the alphabet.
  static func mostFrequent(of letters: LatinLetterSet) -> LatinLetter? {
    letters.letters.max { (of($0), $1.index) < (of($1), $0.index) }
  }

  /// The letter of `letters` that most often stands twice in a row.
  static func mostDoubled(of letters: LatinLetterSet) -> LatinLetter? {
    "lseotfrpncmgdbz".compactMap(LatinLetter.init).first(where: letters.contains)
  }
}
