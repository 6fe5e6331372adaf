/// The solver's answer to a cryptogram.
public struct CryptogramSolution: Hashable, Sendable {
  /// The most likely readings, best first; none where the text has no letters, or where no key is permitted.
  public internal(set) var readings: [Reading]

  /// Whether the text was read as words, and not as letters whose spaces mean nothing.
  package let partsWords: Bool

  /// How many letters the text has.
  public let letters: Int

  /// How many letters it takes, with what is known beforehand, before only one key makes sense. In shorter texts the
  /// best reading may well be wrong.
  public let unicityDistance: Int

  /// The language in which the text was read, where the cost of its texts was measured.
  package private(set) var language: MeasuredLanguage?

  /// Whether the best reading reads as that language; otherwise the text is in another one, or in no simple
  /// substitution, and no letter is sure. Nil where nobody has measured it.
  public private(set) var readsAsLanguage: Bool?

  /// The other kind of cipher that the text looks like, where it does not read as a language.
  package private(set) var resembles: OtherCipher?

  /// Whether the best reading has words that are taken for misspelled on purpose.
  package private(set) var isMisspelled = false

  /// How many letters of the text tell anything, where what is repeated counts once.
  let telling: Int

  /// Whether the text, where what is repeated counts once, is shorter than its unicity distance.
  package var isBelowUnicityDistance: Bool { telling < unicityDistance }

  /// Whether the text says so little again and again that no reading of it is sure.
  package var onlyRepeatsItself: Bool { telling < letters && isBelowUnicityDistance }

  /// Whether another reading is nearly as likely as the best: one fifth of it or more.
  public var isAmbiguous: Bool { !rivals.isEmpty }

  /// The readings that are nearly as likely as the best.
  public var rivals: ArraySlice<Reading> {
    let nearness = onlyRepeatsItself ? Self.nearness * letters / max(1, telling) : Self.nearness
    return readings.dropFirst().prefix { ($0.score - readings[0].score) > -nearness }
  }

  /// The best reading, and those beside it that are at all likely: one in a hundred or more.
  public var likely: ArraySlice<Reading> {
    readings.prefix(1 + readings.dropFirst().prefix { $0.odds >= 1 }.count)
  }

  /// The cipher letters on which the best reading and its rivals disagree.
  package var deciding: [CipherLetter] {
    guard let best = readings.first else { return [] }
    return best.key.indices.filter { place in rivals.contains { $0.key[place].plain != best.key[place].plain } }
      .map { best.key[$0].cipher }
  }

  /// The logarithm of five, in parts of a nat.
  static let nearness = 206
}

extension CryptogramSolution {
  /// A solution that no search has found.
  package init(_ readings: [Reading], partsWords: Bool, letters: Int, unicityDistance: Int) {
    self.init(
      readings: readings, partsWords: partsWords, letters: letters, unicityDistance: unicityDistance, telling: letters)
  }
}
