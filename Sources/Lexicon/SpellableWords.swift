/// Words as they are compared, among which those are found that some letters spell.
package struct SpellableWords: Sendable {
  /// The words, in the order in which they were given.
  package let words: [String]

  /// The set of each word's letters, which rules out most words of a long list quickly.
  private let sets: [LetterSet]

  /// Complexity: linear in the letters of `words`.
  package init(_ words: [String]) {
    self.words = words
    sets = words.map { LetterSet($0) }
  }

  /// The places in `words` of those of at least `minimumLength` letters that `letters`, which are folded, spell in part
  /// or as a whole. Complexity: linear in the words.
  package func places(from letters: [Character], minimumLength: Int) -> [Int] {
    let (multiset, set) = (LetterMultiset(letters), LetterSet(letters))
    return sets.indices.filter { place in
      sets[place].isSubset(of: set) && words[place].count >= minimumLength
        && multiset.missing(for: words[place]).isEmpty
    }
  }
}

/// Which letters occur, each as one of 64 bits; letters beside a to z share bits.
private struct LetterSet {
  private let bits: UInt64

  init(_ letters: some Sequence<Character>) { bits = letters.reduce(0) { $0 | 1 << Self.place(of: $1) } }

  init(_ word: String) {
    bits = word.isPlain ? word.utf8.reduce(0) { $0 | 1 << UInt64($1 - 0x61) } : LetterSet(Array(word)).bits
  }

  /// Whether no letter is here that is not in `other`, as far as the bits tell: true may be wrong, false is right.
  func isSubset(of other: LetterSet) -> Bool { bits & ~other.bits == 0 }

  private static func place(of letter: Character) -> UInt64 {
    if let ascii = letter.asciiValue, 0x61...0x7A ~= ascii { return UInt64(ascii - 0x61) }
    // Two ways of writing the same letter have the same hash value.
    return 26 + UInt64(UInt(bitPattern: letter.hashValue) % 38)
  }
}
