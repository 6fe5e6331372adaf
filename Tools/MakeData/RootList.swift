/// The roots of the bundled start list, and how many candidates each condition left.
struct RootList {
  static let rootLength = 8
  static let playedLengths = 3...8
  static let fewestWords = 30

  private(set) var roots: Set<String>
  /// Each condition and the number of roots that meet it and those before, for the report.
  private(set) var steps: [(step: String, left: Int)] = []

  init(
    candidates: Set<String>, _ dictionary: DictionaryWords, _ goal: Set<String>, without unfit: UnfitWords
  ) {
    roots = candidates.filter { $0.utf8.count == Self.rootLength && $0.isPlainWord }
    steps.append(("words of eight letters in SCOWL up to level \(Scowl.rootLevel)", roots.count))
    keep("accepted by the dictionary", dictionary.accepts)

    let slurs = dictionary.unsuggested.filter { $0.utf8.count >= 4 }
    keep("not beginning with a NOSUGGEST word of four letters or more") { root in
      !slurs.contains(where: root.hasPrefix)
    }
    keep("not unfit") { !unfit.isDoubtful($0) && !unfit.contains($0) }
    keep("not on any list of unfit words") { !unfit.listed.contains($0) }
    keep("fit for a family game") { root in !ProjectWords.unfitRoots.contains(where: root.hasPrefix) }

    let playable = PlayableWords(goal.filter { Self.playedLengths.contains($0.utf8.count) })
    keep("with at least \(Self.fewestWords) words in the goal") { root in
      playable.count(in: root) - (goal.contains(root) ? 1 : 0) >= Self.fewestWords
    }
  }

  private mutating func keep(_ step: String, _ isKept: (String) -> Bool) {
    roots = roots.filter(isKept)
    steps.append((step, roots.count))
  }
}

/// Counts the words that can be spelled from the letters of a root. The words are kept by their sorted letters.
struct PlayableWords {
  private var counts: [UInt64: Int] = [:]

  /// Counts words of at most 12 letters; longer ones do not fit into the key.
  init(_ words: some Sequence<String>) {
    for word in words { counts[Self.key(word.utf8.sorted()), default: 0] += 1 }
  }

  /// The number of words that can be spelled from the root's letters, the root included.
  func count(in root: String) -> Int {
    let letters = root.utf8.sorted()
    let keys = (1..<(1 << letters.count)).map { subset in
      Self.key(letters.indices.filter { subset >> $0 & 1 == 1 }.map { letters[$0] })
    }
    return Set(keys).reduce(0) { $0 + counts[$1, default: 0] }
  }

  /// Five bits a letter, so that different letters give different keys.
  private static func key(_ letters: [UInt8]) -> UInt64 { letters.reduce(0) { $0 << 5 | UInt64($1 & 31) } }
}
