package import Cryptograms

/// A solved cryptogram as a program gets it.
package struct SolvedBody: Encodable {
  package struct Solution: Encodable {
    var plaintext: String

    /// The letters cut into words, where the text has no spaces that part any; else empty.
    var words: String

    /// The plain letter of each cipher letter.
    var key: [String: String]

    /// In 128ths of a nat: the difference of two is the logarithm of how many times as likely one is.
    var score: Int

    /// How sure the plain letter of each cipher letter is, from 0 to 1.
    var confidence: [String: Double]
  }

  var ciphertext: String
  var solutions: [Solution]
  var ambiguous: Bool

  /// The cipher letters that would decide between nearly equal readings.
  var deciding: String
  var belowUnicityDistance: Bool

  package init(_ ciphertext: String, _ solution: Cryptograms.Solution, top: Int) {
    self.ciphertext = escapedLines(ciphertext)
    solutions = solution.readings.prefix(top).map { reading in
      let letters = reading.key.map { ($0.cipher.description, $0) }
      return Solution(
        plaintext: escapedLines(reading.plaintext), words: reading.segmented.map(escapedLines) ?? "",
        key: Dictionary(uniqueKeysWithValues: letters.map { ($0, String($1.plain.small)) }), score: reading.score,
        confidence: Dictionary(uniqueKeysWithValues: letters.map { ($0, Double($1.confidence) / 100) }))
    }
    ambiguous = solution.isAmbiguous
    deciding = solution.deciding.map(\.description).joined()
    belowUnicityDistance = solution.isBelowUnicityDistance
  }
}
