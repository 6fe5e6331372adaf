import Journal
import Lexicon

/// A cryptogram with its key.
public struct MadeCryptogram: Hashable, Sendable {
  /// The text to be found, in small letters where it has letters of the alphabet.
  public let plaintext: String

  /// The text before words were misspelled or letters grouped; nil where neither was done.
  public let original: String?

  /// That text as it is misspelled, with its own spaces; nil where nothing was done.
  package let spelled: String?

  /// The puzzle, letters in capitals and all else as it is in the plaintext.
  public let ciphertext: String

  package let alphabet: CipherAlphabet

  /// All pairs of the key, in the order of the plain letters.
  public let pairs: [LetterPair]

  /// The alphabets that the key is made of, where keywords make it.
  public let alphabets: AlphabetPair?

  /// Puts the cipher letter of each letter of `plaintext` in its place.
  init(
    plaintext: String, alphabet: CipherAlphabet, original: String?, spelled: String?, pairs: [LetterPair],
    alphabets: AlphabetPair?
  ) {
    (self.original, self.spelled, self.alphabet) = (original, spelled, alphabet)
    self.pairs = pairs.ordered { $0.plain < $1.plain }
    self.alphabets = alphabets
    var cipher = String.UnicodeScalarView()
    var plain = cipher
    for scalar in alphabet.composed(plaintext).unicodeScalars {
      if let letter = alphabet.letter(scalar) {
        plain.append(contentsOf: letter.small.unicodeScalars)
        cipher.append(contentsOf: self.pairs[letter.index].cipher.capital.unicodeScalars)
      } else {
        plain.append(scalar)
        cipher.append(scalar)
      }
    }
    self.plaintext = String(plain)
    ciphertext = String(cipher)
  }
}
