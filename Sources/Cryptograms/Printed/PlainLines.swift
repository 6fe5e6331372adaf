import Lexicon

/// Tells printed lines that read as a language from lines of ciphertext, by the words of a search.
///
/// Of the words of two or three letters that a key makes by chance some are words again, and of longer ones hardly any.
/// So a line is plain where most of its letters stand in familiar words, of which one has three letters at least.
package struct PlainLines: Sendable {
  private let searches: [PatternSearch]

  /// Tells by the words of `search`, and of the lists beside it.
  package init(_ search: PatternSearch) { searches = ([search] + search.beside).filter { $0.isListed } }

  /// Whether `line` reads as a language. Complexity: a search for each of its first twelve words.
  package func reads(_ line: some StringProtocol) -> Bool {
    var (letters, familiar, longest, count) = (0, 0, 0, 0)
    for word in Self.words(of: line) {
      count += 1
      if count > Self.mostWords { break }
      letters += word.count
      if isFamiliar(word) {
        familiar += word.count
        longest = max(longest, word.count)
      }
      // Lines of ciphertext are told by their beginning.
      if count == Self.mostStrangers, familiar == 0 { return false }
    }
    return familiar >= Self.leastLetters && longest >= 3 && 5 * familiar >= 3 * letters
  }

  /// Whether `line` may be the end of a sentence that begins above: a few words, all of them familiar or one letter.
  func ends(_ line: some StringProtocol) -> Bool {
    let words = Self.words(of: line)
    return (1...Self.mostStrangers).contains(words.count) && words.allSatisfy { $0.count == 1 || isFamiliar($0) }
  }

  /// Whether `line`, which was typed where a word of ciphertext may stand, is a title: several words that read as a
  /// language, or the name of a kind of puzzle.
  package func isTitle(_ line: some StringProtocol) -> Bool {
    guard line.contains(where: { $0.isWhitespace }) else { return Self.cipherNames.contains(line.folded) }
    return !line.contains("=") && !line.contains("≠") && reads(line)
  }

  /// Whether a line that begins as a credit does, with a dash, names somebody or something: a good part of its letters
  /// stands in familiar words.
  func names(_ line: some StringProtocol) -> Bool {
    let words = Self.words(of: line).prefix(Self.mostWords)
    let familiar = words.filter { $0.count > 3 && isFamiliar($0) }.reduce(0) { $0 + $1.count }
    return familiar > 0 && 5 * familiar >= 2 * words.reduce(0) { $0 + $1.count }
  }

  /// Whether a word is no rarity of the language, or the name of a puzzle.
  func isFamiliar(_ word: Substring) -> Bool {
    if Self.cipherNames.contains(word.folded) { return true }
    return searches.contains { search in
      guard let word = try? CipherWord(entry: word, of: search.alphabet) else { return false }
      return search.lists(word, leastFrequency: word.letters.count > 3 ? Self.leastFrequency : Self.leastOfShort)
    }
  }

  /// The runs of letters and apostrophes; letters that all stand apart are one word.
  private static func words(of line: some StringProtocol) -> [Substring] {
    let words = line.split { !$0.isLetter && !$0.unicodeScalars.allSatisfy { $0.isApostrophe } }
      .map { Substring($0) }
    guard words.count > 3, words.allSatisfy({ $0.count == 1 }) else { return words }
    return [Substring(words.map { String($0) }.joined())]
  }

  /// Names of ciphers and of puzzles in newspapers, and the two words by which one of these explains itself.
  static let cipherNames: Set = [
    "affine", "aristocrat", "aristocrats", "atbash", "axydlbaaxr", "baconian", "caesar", "codebusters", "cryptogram",
    "cryptograms", "cryptofamily", "cryptoquip", "cryptoquips", "cryptoquote", "cryptoquotes", "longfellow",
    "ciphertext", "monoalphabetic", "patristocrat", "patristocrats", "plaintext", "polybius", "xenocrypt", "xenocrypts",
  ]

  private static let mostWords = 12
  private static let mostStrangers = 5
  private static let leastLetters = 5

  /// The level of a word that is no rarity, and that of a word of two or three letters that everybody uses.
  private static let leastFrequency = 20
  private static let leastOfShort = 52
}
