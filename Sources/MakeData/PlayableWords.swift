/// Counts the words that can be laid with the letters of a root, by their letters in alphabetical order.
struct PlayableWords {
  private var counts: [UInt64: Int] = [:]

  /// Takes words of at most 12 letters; longer ones would not fit the key.
  init(_ words: some Sequence<String>) {
    for word in words { counts[Self.key(word.utf8.sorted()), default: 0] += 1 }
  }

  /// How many of the words can be spelled with the root's letters, the root itself among them.
  func count(in root: String) -> Int {
    let letters = root.utf8.sorted()
    let keys = (1..<(1 << letters.count)).map { subset in
      Self.key(letters.indices.filter { subset >> $0 & 1 == 1 }.map { letters[$0] })
    }
    return Set(keys).reduce(0) { $0 + counts[$1, default: 0] }
  }

  /// Five bits a letter, so that no two rows of letters share a key.
  private static func key(_ letters: [UInt8]) -> UInt64 { letters.reduce(0) { $0 << 5 | UInt64($1 & 31) } }
}
