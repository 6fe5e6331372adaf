/// One way to read a cryptogram.
public struct Reading: Hashable, Sendable {
  /// The whole text with every letter replaced, in the case of the cryptogram; everything else is as it was.
  public let plaintext: String

  /// The letters cut into words, in lower case, where the text has no spaces that part words; nil where it has.
  public private(set) var segmented: String?

  /// The plain letter of each cipher letter of the text, in the order of the cipher letters.
  public internal(set) var key: [Pair]

  /// The natural logarithm of how likely the reading is, in 128ths of a nat, with a bonus where a keyword makes the
  /// key. Higher is better; readings of the same letters can be compared, with word spaces or without.
  public let score: Int

  /// How likely it is that every letter is right, in per cent, as measured on cryptograms with known answers.
  public internal(set) var odds = 0

  /// The keyword alphabets that the key is made of, where they are likelier than chance.
  public private(set) var recognized: RecognizedKey?

  /// A cipher letter with what it stands for.
  public struct Pair: Hashable, Sendable {
    /// The letter of the ciphertext.
    public let cipher: CipherLetter

    /// The plain letter that it stands for in this reading.
    public let plain: CipherLetter

    /// How likely it is to be right, in per cent, as measured on cryptograms with known answers.
    public let confidence: Int
  }
}

extension Reading {
  /// A reading that no search has found.
  package init(_ plaintext: String, key: [Pair], score: Int) {
    self.init(plaintext: plaintext, key: key, score: score)
  }
}

extension Reading.Pair {
  /// A cipher letter with what it is said to stand for.
  package init(_ cipher: CipherLetter, _ plain: CipherLetter, confidence: Int) {
    self.init(cipher: cipher, plain: plain, confidence: confidence)
  }
}
