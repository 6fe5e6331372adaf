/// What is known of keys before the text is looked at, as a cost.
///
/// That a letter stands for itself is against custom. That one of the two alphabets begins with a keyword and goes on in the
/// order of the alphabet (the American Cryptogram Association's K1 and K2) is common: such a key shows itself by letters
/// that follow each other at the distance of their places or a little more, where the keyword has taken letters away.
enum KeyPrior {
  /// So much for the first letter that stands for itself, in parts of a nat: one key in fifty has one.
  private static let firstIdentity: Int32 = 4 * 128
  private static let furtherIdentity: Int32 = 128

  /// What speaks for a keyword, in parts of a nat, where a letter is so many letters farther on than its place.
  private static let skips: [Int32] = [320, 174, 45, -51]
  private static let noSkip: Int32 = -134
  /// What speaks against keywords from the outset: one key in ten has such an alphabet.
  private static let rarity: Int32 = 294

  /// The cost of a key for a text in which these cipher letters occur, below zero where a keyword shows.
  static func cost(_ key: CipherKey, letters: [Int]) -> Int32 {
    let identities = letters.count { Int(key.plain[$0]) == $0 }
    let custom = identities == 0 ? 0 : firstIdentity + furtherIdentity * Int32(identities - 1)
    var ofCipher = [Int](repeating: -1, count: 26)
    var ofPlain = ofCipher
    for letter in letters {
      ofCipher[letter] = Int(key.plain[letter])
      ofPlain[Int(key.plain[letter])] = letter
    }
    return custom - max(0, order(ofCipher) - rarity, order(ofPlain) - rarity)
  }

  /// How much more likely such an alphabet, in which -1 is unknown, is with a keyword than without one.
  private static func order(_ alphabet: [Int]) -> Int32 {
    guard var last = alphabet.lastIndex(where: { $0 >= 0 }) else { return 0 }
    var order: Int32 = 0
    for place in alphabet.indices where alphabet[place] >= 0 {
      let places = (place - last + 25) % 26 + 1
      let skip = (alphabet[place] - alphabet[last] + 52 - places) % 26
      order += skip < skips.count ? skips[skip] : noSkip
      last = place
    }
    return order
  }
}
