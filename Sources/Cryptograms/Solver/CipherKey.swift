import Journal

/// The state of the search: which plain letter each cipher letter stands for, all of each side paired off.
package struct CipherKey: Hashable, Sendable {
  /// The plain letter of each cipher letter, by their places in the alphabet.
  private(set) var plain: [UInt8]
  /// The cipher letter of each plain letter.
  private(set) var cipher: [UInt8]

  /// Pairs each cipher letter with a plain one; `plain` is an arrangement of all places.
  package init(_ plain: [UInt8]) {
    self.plain = plain
    cipher = plain
    for (letter, stands) in plain.enumerated() { cipher[Int(stands)] = UInt8(letter) }
  }

  /// Exchanges what two cipher letters stand for: the one move of the search.
  @inline(__always)
  mutating func exchange(_ first: Int, _ second: Int) {
    let (one, other) = (plain[first], plain[second])
    plain[first] = other
    plain[second] = one
    cipher[Int(other)] = UInt8(truncatingIfNeeded: first)
    cipher[Int(one)] = UInt8(truncatingIfNeeded: second)
  }
}

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
    var ofCipher = [Int](repeating: -1, count: key.plain.count)
    var ofPlain = ofCipher
    for letter in letters {
      ofCipher[letter] = Int(key.plain[letter])
      ofPlain[Int(key.plain[letter])] = letter
    }
    return max(order(ofCipher), order(ofPlain))
  }

  /// Whether pairs of a key are likelier with a keyword in one of its alphabets than by chance. Two that happen to be
  /// as far apart on either side show none.
  static func showsKeyword(_ pairs: [LetterPair]) -> Bool {
    var ofCipher = [Int](repeating: -1, count: CipherAlphabet.english.count)
    var ofPlain = ofCipher
    for pair in pairs {
      ofCipher[pair.cipher.index] = pair.plain.index
      ofPlain[pair.plain.index] = pair.cipher.index
    }
    return max(order(ofCipher), order(ofPlain)) > rarity + 2 * skips[0]
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

/// Keys that keep to what each cipher letter may stand for, found as matchings between the two alphabets by augmenting
/// paths, after Kuhn, "The Hungarian method for the assignment problem" (1955).
struct DomainMatching {
  /// The plain letters that each cipher letter may stand for, a bit for each.
  let permitted: [UInt64]

  private var size: Int { permitted.count }

  /// - Parameter letters: the cipher letters that matter; the others may stand for anything that is left.
  init(_ domains: Domains, letters: [Int]) {
    permitted = domains.alphabet.letters.map {
      letters.contains($0.index) ? domains[$0].rawValue : domains.alphabet.all.rawValue
    }
  }

  /// A key drawn by chance, or nil where none keeps to the rules.
  func key(_ chance: inout SplitMix64) -> CipherKey? {
    var cipherOf = [Int](repeating: -1, count: size)
    var letters = Array(0..<size)
    chance.shuffle(&letters)
    var order = Array(0..<size)
    chance.shuffle(&order)
    // Those with rules first, so that the others take what is left.
    letters.sort { permitted[$0].nonzeroBitCount < permitted[$1].nonzeroBitCount }
    for letter in letters {
      var visited: UInt64 = 0
      guard assign(letter, order, &cipherOf, &visited) else { return nil }
    }
    var plain = [UInt8](repeating: 0, count: size)
    for (stands, letter) in cipherOf.enumerated() { plain[letter] = UInt8(stands) }
    return CipherKey(plain)
  }

  private func assign(_ letter: Int, _ order: [Int], _ cipherOf: inout [Int], _ visited: inout UInt64) -> Bool {
    for plain in order where permitted[letter] >> UInt64(plain) & 1 == 1 && visited >> UInt64(plain) & 1 == 0 {
      visited |= 1 << UInt64(plain)
      if cipherOf[plain] < 0 || assign(cipherOf[plain], order, &cipherOf, &visited) {
        cipherOf[plain] = letter
        return true
      }
    }
    return false
  }
}
