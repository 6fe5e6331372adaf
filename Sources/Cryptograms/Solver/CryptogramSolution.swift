/// The solver's answer to a cryptogram.
public struct CryptogramSolution: Hashable, Sendable {
  /// The most likely readings, best first; none where the text has no letters, or where no key is permitted.
  public let readings: [Reading]

  /// The language in which the text was read, where the cost of its texts was measured.
  package let language: MeasuredLanguage?

  /// Whether the best reading reads as that language; otherwise the text is in another one, or in no simple
  /// substitution, and no letter is sure. Nil where nobody has measured it.
  package let readsAsLanguage: Bool?

  /// The other kind of cipher that the text looks like, where it does not read as a language.
  package let resembles: OtherCipher?

  /// Whether the text was read as words, and not as letters whose spaces mean nothing.
  package let partsWords: Bool

  /// How many letters the text has.
  public let letters: Int

  /// How many letters of the text tell anything: fewer than it has where it repeats itself.
  package let tellingLetters: Int

  /// How many letters it takes, with what is known beforehand, before only one key makes sense. In shorter texts the
  /// best reading may well be wrong.
  package let unicityDistance: Int

  /// Whether the best reading has words that are taken for misspelled on purpose.
  package let isMisspelled: Bool

  /// Whether the text, where what is repeated counts once, is shorter than its unicity distance.
  package var isBelowUnicityDistance: Bool { tellingLetters < unicityDistance }

  /// Whether the text says so little again and again that no reading of it is sure.
  package var onlyRepeatsItself: Bool { tellingLetters < letters && isBelowUnicityDistance }

  /// Whether another reading is nearly as likely as the best: one fifth of it or more.
  public var isAmbiguous: Bool { !rivals.isEmpty }

  /// The readings that are nearly as likely as the best.
  package var rivals: ArraySlice<Reading> {
    let nearness = onlyRepeatsItself ? Self.nearness * letters / max(1, tellingLetters) : Self.nearness
    return readings.dropFirst().prefix { ($0.score - readings[0].score) > -nearness }
  }

  /// The best reading, and those beside it that are at all likely: one in a hundred or more.
  public var likely: ArraySlice<Reading> {
    guard let second = readings.indices.dropFirst().first(where: { readings[$0].odds < 1 }) else {
      return readings[...]
    }
    return readings[..<second]
  }

  /// The cipher letters on which the best reading and its rivals disagree.
  package var deciding: [CipherLetter] {
    guard let best = readings.first else { return [] }
    return best.key.indices.filter { place in rivals.contains { $0.key[place].plain != best.key[place].plain } }
      .map { best.key[$0].cipher }
  }

  /// A solution with these values, as from a solver.
  package init(
    readings: [Reading], partsWords: Bool, letters: Int, unicityDistance: Int, language: MeasuredLanguage? = nil,
    readsAsLanguage: Bool? = nil, resembles: OtherCipher? = nil, isMisspelled: Bool = false, tellingLetters: Int? = nil
  ) {
    self.resembles = resembles
    self.tellingLetters = tellingLetters ?? letters
    self.language = language
    self.isMisspelled = isMisspelled
    self.readings = readings
    self.readsAsLanguage = readsAsLanguage
    self.partsWords = partsWords
    self.letters = letters
    self.unicityDistance = unicityDistance
  }

  /// The logarithm of five, in parts of a nat.
  static let nearness = 206
}

/// One way to read a cryptogram.
public struct Reading: Hashable, Sendable {
  /// The whole text with every letter replaced, in the case of the cryptogram; everything else is as it was.
  public let plaintext: String

  /// The letters cut into words, in lower case, where the text has no spaces that part words; nil where it has.
  package let segmented: String?

  /// The plain letter of each cipher letter of the text, in the order of the cipher letters.
  public let key: [Pair]

  /// How likely it is that every letter is right, in per cent, as measured on cryptograms with known answers.
  package let odds: Int

  /// The natural logarithm of how likely the reading is, in 128ths of a nat (`Nats.unit`): higher is better, and
  /// readings of the same letters, with word spaces or without, can be compared.
  public let score: Int

  /// The keyword alphabets that the key is made of, where they are likelier than chance.
  public let recognized: RecognizedKey?

  /// A cipher letter with what it stands for.
  public struct Pair: Hashable, Sendable {
    /// The letter of the ciphertext.
    public let cipher: CipherLetter

    /// The plain letter that it stands for in this reading.
    public let plain: CipherLetter

    /// How likely it is to be right, in per cent, as measured on cryptograms with known answers.
    public let confidence: Int

    /// `cipher` read as `plain`, right in `confidence` of a hundred cases.
    package init(cipher: CipherLetter, plain: CipherLetter, confidence: Int) {
      self.cipher = cipher
      self.plain = plain
      self.confidence = confidence
    }
  }

  /// A reading with these values.
  package init(
    plaintext: String, segmented: String? = nil, key: [Pair], score: Int, odds: Int = 0,
    recognized: RecognizedKey? = nil
  ) {
    self.plaintext = plaintext
    self.odds = odds
    self.segmented = segmented
    self.key = key
    self.score = score
    self.recognized = recognized
  }
}
