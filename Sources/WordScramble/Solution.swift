public import Lexicon

/// All words that a root offers under some rules.
///
/// ```swift
/// let found = ["note", "bone", "ton", "zebra"].map { KnownWord($0) }
/// let solution = Solution(of: try RootWord("notebook"), rules: Rules(), found: found)
/// print(solution.words.map(\.text), solution.points)  // ["bone", "note", "ton"] 11
/// ```
public struct Solution: Sendable {
  /// The words, the longest first, those of a length in alphabetical order.
  public let words: [KnownWord]

  /// The words that are to be found: the common ones, or all of them where nobody knows which are common.
  public let goal: [KnownWord]

  /// The other words, which bring their points beside the goal.
  public let rare: [KnownWord]

  /// How many further words are hidden, because they are obscene, insulting or for adults.
  public let hidden: Int

  /// The points for all the words together.
  public let points: Int

  /// The points for the words of the goal.
  public let goalPoints: Int

  /// How the dictionary writes the words, by what a player types.
  package var spellings: [String: String] { words.reduce(into: [:]) { $0[$1.text] = $1.spelling } }

  /// The words of `found`, each of which stands there once, that `rules` let through: those that the root's letters
  /// spell, that are long enough, and that are not the root itself.
  public init(of root: RootWord, rules: Rules, found: some Sequence<KnownWord>) {
    let playable = found.filter { rules.rejection(of: $0.text, from: root) == nil }
    words = playable.filter { $0.isShown }.sorted { ($1.text.count, $0.text) < ($0.text.count, $1.text) }
    hidden = playable.count - words.count
    rare = words.filter { $0.tier == .rare }
    // Most dictionaries have no rare words, and all words of a long root take much memory.
    goal = rare.isEmpty ? words : words.filter { $0.tier == .goal }
    points = words.points
    goalPoints = goal.points
  }

  /// Asks `isReal` about every arrangement of the root's letters.
  ///
  /// Complexity: as many questions as `Arrangements` has, 109,600 for eight different letters, nine times as many for
  /// nine.
  ///
  /// - Throws: what `isReal` throws, at once.
  public init<Fault>(
    of root: RootWord, rules: Rules, isReal: (String) throws(Fault) -> Bool
  ) throws(Fault) {
    var found: [KnownWord] = []
    for word in Arrangements(of: root.description) {
      if word.count >= rules.minimumLength, try isReal(word) { found.append(KnownWord(word)) }
    }
    self.init(of: root, rules: rules, found: found)
  }
}

extension [KnownWord] {
  /// The points for all the words together.
  var points: Int { reduce(0) { $0 + Rules.points(forLetters: $1.text.count) } }
}

extension RootTally {
  /// The points for all words of the root.
  public var points: Int {
    wordsByLength.enumerated().reduce(0) { $0 + $1.element * Rules.points(forLetters: $1.offset) }
  }

  /// Counts the words of `solution` for a root of so many letters.
  public init(_ solution: Solution, letters: Int) {
    self.init(letters: letters)
    for word in solution.words { count(letters: word.text.count, tier: word.tier) }
  }
}
