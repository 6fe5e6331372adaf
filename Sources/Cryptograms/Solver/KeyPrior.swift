/// The likelihood of keys before the text is looked at, as a cost.
///
/// That a letter stands for itself is against custom. That one of the two alphabets begins with a keyword and goes on
/// in the order of the alphabet (the American Cryptogram Association's K1 and K2) is common: such a key shows itself by
/// letters that follow each other at the distance of their places or a little more, where the keyword has taken letters
/// away.
enum KeyPrior {
  /// The cost of the first letter that stands for itself, in parts of a nat: one key in fifty has one.
  private static let firstIdentity: Int32 = 4 * 128
  private static let furtherIdentity: Int32 = 128

  /// The evidence for a keyword, in parts of a nat, by how many letters a letter is farther on than its place.
  private static let skips: [Int32] = [320, 174, 45, -51]
  private static let noSkip: Int32 = -134
  /// The evidence against keywords from the outset: one key in ten has such an alphabet.
  static let rarity: Int32 = 294

  /// The cost of a key for a text in which these cipher letters occur, below zero where a keyword shows.
  static func cost(_ key: CipherKey, letters: [Int]) -> Int32 {
    custom(key, letters: letters) - max(0, order(key, letters: letters) - rarity)
  }

  /// The cost of the letters that stand for themselves.
  static func custom(_ key: CipherKey, letters: [Int]) -> Int32 {
    let identities = letters.count { Int(key.plain[$0]) == $0 }
    return identities == 0 ? 0 : firstIdentity + furtherIdentity * Int32(identities - 1)
  }

  /// How much more likely the key is with a keyword in one of its alphabets than without one.
  static func order(_ key: CipherKey, letters: [Int]) -> Int32 {
    let rows = rows(letters.lazy.map { ($0, Int(key.plain[$0])) }, size: key.plain.count)
    return max(order(rows.plain), order(rows.cipher))
  }

  /// Whether pairs of a key are likelier with a keyword in one of its alphabets than by chance. Two that happen to be
  /// as far apart on either side show none.
  static func showsKeyword(_ pairs: [LetterPair]) -> Bool {
    let rows = rows(pairs.map { ($0.cipher.index, $0.plain.index) }, size: CipherAlphabet.english.count)
    return max(order(rows.plain), order(rows.cipher)) > rarity + 2 * skips[0]
  }

  /// The plain letter of each cipher letter of an alphabet of `size` letters, and the other way round; -1 is unknown.
  static func rows(
    _ pairs: some Sequence<(cipher: Int, plain: Int)>, size: Int
  ) -> (plain: [Int], cipher: [Int]) {
    var rows = (plain: [Int](repeating: -1, count: size), cipher: [Int](repeating: -1, count: size))
    for (cipher, plain) in pairs { (rows.plain[cipher], rows.cipher[plain]) = (plain, cipher) }
    return rows
  }

  /// How much more likely such an alphabet, in which -1 is unknown, is with a keyword than without one.
  static func order(_ alphabet: [Int]) -> Int32 {
    guard var last = alphabet.lastIndex(where: { $0 >= 0 }) else { return 0 }
    let size = alphabet.count
    var order: Int32 = 0
    for place in alphabet.indices where alphabet[place] >= 0 {
      let places = (place - last + size - 1) % size + 1
      let skip = (alphabet[place] - alphabet[last] + 2 * size - places) % size
      order += skip < skips.count ? skips[skip] : noSkip
      last = place
    }
    return order
  }
}
