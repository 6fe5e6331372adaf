/// One way to read a cryptogram.
public struct Reading: Hashable, Sendable {
  /// The whole text with every letter replaced, in the case of the cryptogram; everything else is as it was.
  public let plaintext: String

  /// The letters cut into words, in lower case, where the text has no spaces that part words; nil where it has.
  public let segmented: String?

  /// What each cipher letter of the text stands for, in the order of the cipher letters.
  public let key: [Pair]

  /// The natural logarithm of how likely the reading is, in 128ths of a nat (`Nats.unit`): higher is better, and readings
  /// of the same letters, with word spaces or without, can be compared.
  public let score: Int

  /// A cipher letter with what it stands for.
  public struct Pair: Hashable, Sendable {
    /// The letter of the ciphertext.
    public let cipher: LatinLetter

    /// What it stands for in this reading.
    public let plain: LatinLetter

    /// How likely it is to be right, in per cent, as measured on cryptograms with known answers.
    public let confidence: Int
  }
}
