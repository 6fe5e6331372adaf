import Journal

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
    return CipherKey(cipher: cipherOf.map { UInt8($0) })
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
