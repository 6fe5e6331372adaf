package import Cryptograms
import Journal

/// A cryptogram that was made, with its key, as a program gets it.
package struct MadeBody: Encodable {
  var ciphertext: String
  var plaintext: String

  /// The text before words were misspelled; empty where none were.
  var original: String

  /// `random`, or `k1` to `k4`.
  var kind: String

  /// The keyword, of K4 both with a blank between them; empty where the key is random.
  var keyword: String
  var plainAlphabet: String
  var cipherAlphabet: String

  /// The plain letter of each cipher letter.
  var key: [String: String]

  /// The number that makes it again.
  var seed: UInt64

  package init(_ made: MadeCryptogram, seed: UInt64) {
    ciphertext = escapedLines(made.ciphertext)
    plaintext = escapedLines(made.plaintext)
    original = made.original.map(escapedLines) ?? ""
    kind = made.alphabets?.kind.rawValue ?? "random"
    keyword = made.alphabets?.keywords.joined(separator: " ") ?? ""
    plainAlphabet = made.alphabets?.plainRow ?? String(made.pairs.map(\.plain.small))
    cipherAlphabet = made.alphabets?.cipherRow ?? String(made.pairs.map(\.cipher.capital))
    key = Dictionary(uniqueKeysWithValues: made.pairs.map { ("\($0.cipher)", String($0.plain.small)) })
    self.seed = seed
  }
}

extension MadeCryptogram {
  /// The puzzle, and under it its key.
  package func text(seed: UInt64) -> [String] {
    let body = MadeBody(self, seed: seed)
    return ciphertext.split(whereSeparator: \.isNewline).map { Escape.visible(String($0)) } + [
      "   Plain   \(body.plainAlphabet)", "   Cipher  \(body.cipherAlphabet)",
      "   \(alphabets.map { "\($0), " } ?? "Random key, ")seed \(seed).",
    ]
  }
}

/// How hard a cryptogram is, as a program gets it.
package struct RatedBody: Encodable {
  struct Crib: Encodable {
    /// How many letters are given.
    var letters: Int

    /// The pairs, such as `A=E,B=T`.
    var pairs: String

    /// A word of the puzzle that has all these letters, and what it stands for; empty where none has.
    var word: String
    var plaintext: String
  }

  var ciphertext: String

  /// The reading that is taken for the answer.
  var plaintext: String

  /// From 1, the easiest, to 10.
  var difficulty: Int
  var points: Int

  /// `aristocrat` or `patristocrat`.
  var kind: String
  var letters: Int
  var differentLetters: Int
  var words: Int
  var wordsOfOneLetter: Int

  /// How often each letter occurs.
  var counts: [String: Int]

  /// How many letters follow from words and letters before, and how many are only likely.
  var forced: Int
  var likely: Int

  /// Whether the answer reads as English.
  var readsAsLanguage: Bool

  /// Whether there is one reading, how many are nearly as likely, itself counted, and what makes it certain.
  var oneReading: Bool
  var readings: Int
  var crib: Crib?

  package init(_ ciphertext: String, _ difficulty: Difficulty) {
    self.ciphertext = escapedLines(ciphertext)
    let best = difficulty.solution.readings.first
    plaintext = escapedLines(best?.segmented ?? best?.plaintext ?? "")
    self.difficulty = difficulty.level
    points = difficulty.points
    kind = difficulty.solution.partsWords ? "aristocrat" : "patristocrat"
    letters = difficulty.text.letters
    differentLetters = difficulty.text.differentLetters
    words = difficulty.text.words
    wordsOfOneLetter = difficulty.text.wordsOfOneLetter
    counts = difficulty.text.counts.reduce(into: [:]) { $0["\($1.letter)"] = $1.count }
    forced = difficulty.forced
    likely = difficulty.likely
    readsAsLanguage = difficulty.readsAsLanguage
    oneReading = difficulty.hasOneReading
    readings = 1 + difficulty.solution.rivals.count
    crib = difficulty.crib.map {
      Crib(
        letters: $0.pairs.count, pairs: $0.pairs.map(\.description).joined(separator: ","),
        word: $0.word?.description ?? "", plaintext: difficulty.plain($0.word))
    }
  }
}

extension Difficulty {
  /// What a word of the puzzle is in the best reading.
  fileprivate func plain(_ word: CipherWord?) -> String {
    guard let word, let map = map else { return "" }
    return String(word.letters.map { map[$0]?.small ?? "." })
  }

  private var map: SubstitutionMap? {
    let pairs = solution.readings.first?.key.map { "\(LetterPair($0.cipher, $0.plain))" } ?? []
    return try? SubstitutionMap(pairs.joined(separator: ","))
  }

  /// The rating in lines for a person, the beginning of the puzzle first.
  package func lines(of ciphertext: String) -> [String] {
    let beginning = ciphertext.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let cut = beginning.count > Self.shown
    let one = text.wordsOfOneLetter
    let words =
      solution.partsWords
      ? ", in \(counted(text.words, "word")), \(one == 0 ? "none" : "\(one)") of one letter" : ", no word spaces"
    return [
      Escape.visible(String(beginning.prefix(Self.shown))) + (cut ? "…" : ""),
      "   Difficulty \(level) of 10 (\(counted(points, "point"))): "
        + "\(counted(forced, "letter")) \(forced == 1 ? "follows" : "follow"), \(likely) only likely.",
      "   \(counted(text.letters, "letter")), \(text.differentLetters) different\(words).",
      "   \(verdict)",
    ]
  }

  private var verdict: String {
    guard readsAsLanguage else { return "It does not read as \(solution.language?.name ?? "language")." }
    let readings =
      hasOneReading
      ? "One reading" : "\(solution.rivals.count + 1) readings are nearly as likely"
    guard let crib else { return "\(readings)." }
    let pairs = crib.pairs.map { "\($0.cipher)=\($0.plain.small)" }.joined(separator: " ")
    let word = crib.word.map { ", as in \($0) = \(plain($0))" } ?? ""
    return "\(readings); a crib of \(counted(crib.pairs.count, "letter")) makes it certain: \(pairs)\(word)."
  }

  private static let shown = 60
}
