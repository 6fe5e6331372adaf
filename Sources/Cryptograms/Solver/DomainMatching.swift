import Journal

/// Keys that keep to what each cipher letter may stand for, found as matchings between the two alphabets by augmenting
/// paths, after Kuhn, "The Hungarian method for the assignment problem" (1955).
struct DomainMatching {
  /// What each cipher letter may stand for, a bit for each plain letter.
  let permitted: [UInt32]

  /// - Parameter letters: the cipher letters that matter; the others may stand for anything that is left.
  init(_ domains: Domains, letters: [Int]) {
    permitted = LatinLetter.alphabet.map {
      letters.contains($0.index) ? domains[$0].rawValue : LatinLetterSet.all.rawValue
    }
  }

  /// A key drawn by chance, or nil where none keeps to the rules.
  func key(_ chance: inout SplitMix64) -> CipherKey? {
    var cipherOf = [Int](repeating: -1, count: 26)
    var letters = Array(0..<26)
    chance.shuffle(&letters)
    var order = Array(0..<26)
    chance.shuffle(&order)
    // Those with rules first, so that the others take what is left.
    letters.sort { permitted[$0].nonzeroBitCount < permitted[$1].nonzeroBitCount }
    for letter in letters {
      var visited: UInt32 = 0
      guard assign(letter, order, &cipherOf, &visited) else { return nil }
    }
    var plain = [UInt8](repeating: 0, count: 26)
    for (stands, letter) in cipherOf.enumerated() { plain[letter] = UInt8(stands) }
    return CipherKey(plain)
  }

  private func assign(_ letter: Int, _ order: [Int], _ cipherOf: inout [Int], _ visited: inout UInt32) -> Bool {
    for plain in order where permitted[letter] >> UInt32(plain) & 1 == 1 && visited >> UInt32(plain) & 1 == 0 {
      visited |= 1 << UInt32(plain)
      if cipherOf[plain] < 0 || assign(cipherOf[plain], order, &cipherOf, &visited) {
        cipherOf[plain] = letter
        return true
      }
    }
    return false
  }
}
