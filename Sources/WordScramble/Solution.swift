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

  /// Those of the words that are to be found: the common ones, or all of them where nobody knows which are common.
  public let goal: [KnownWord]

  /// The other words, which bring their points beside the goal.
  public let rare: [KnownWord]

  /// How many more there are, which are obscene.
  public let hidden: Int

  /// What the words are worth together.
  public let points: Int

  /// What the words of the goal are worth.
  public let goalPoints: Int

  /// The words of `found` that `rules` let through: those that the root's letters spell, that are
  /// long enough, and that are not the root itself.
  public init(of root: RootWord, rules: Rules, found: some Sequence<KnownWord>) {
    let playable = found.filter { word in
      word.text.count >= rules.minimumLength && word.text != root.description
        && root.letters.missing(for: word.text).isEmpty
    }
    words = playable.filter { !$0.isObscene }.sorted { ($1.text.count, $0.text) < ($0.text.count, $1.text) }
    hidden = playable.count - words.count
    goal = words.filter { $0.tier == .goal }
    rare = words.filter { $0.tier == .rare }
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
  /// What the words are worth together.
  fileprivate var points: Int { reduce(0) { $0 + Rules.points(forLetters: $1.text.count) } }
}

/// How far a round has come: what was found of the goal of a solution, and what was accepted beside it.
///
/// The two together have the words and the points of the round.
public struct RoundProgress: Hashable, Sendable {
  /// How many words of the goal were found.
  public let words: Int

  /// How many words the goal has.
  public let totalWords: Int

  /// What the found words of the goal brought.
  public let points: Int

  /// What all words of the goal are worth.
  public let totalPoints: Int

  /// How many words were accepted beside the goal: rare and obscene ones.
  public let extraWords: Int

  /// What these brought.
  public let extraPoints: Int

  /// Progress in these numbers; `extraWords` and `extraPoints` are 0 where nothing was accepted beside the goal.
  public init(
    words: Int, totalWords: Int, points: Int, totalPoints: Int, extraWords: Int = 0, extraPoints: Int = 0
  ) {
    self.words = words
    self.totalWords = totalWords
    self.points = points
    self.totalPoints = totalPoints
    self.extraWords = extraWords
    self.extraPoints = extraPoints
  }

  /// The rank that the points come to, or nil where there is nothing to find.
  public var rank: Rank? { totalWords == 0 ? nil : Rank(score: points, of: totalPoints) }
}

extension Round {
  /// How far the round has come with the goal of `solution`. Complexity: linear in its words.
  public func progress(of solution: Solution) -> RoundProgress {
    let missed = missed(of: solution)
    let words = solution.goal.count - missed.count
    let points = solution.goalPoints - missed.points
    return RoundProgress(
      words: words, totalWords: solution.goal.count, points: points, totalPoints: solution.goalPoints,
      extraWords: count - words, extraPoints: score - points)
  }
}

/// How far a player has come, by the share of the points that the goal of a round is worth.
public enum Rank: String, CaseIterable, Sendable {
  /// From the start.
  case egg = "Egg"

  /// From 3 % of the points.
  case larva = "Larva"

  /// From 8 % of the points.
  case caterpillar = "Caterpillar"

  /// From 15 % of the points.
  case spinner = "Spinner"

  /// From 25 % of the points.
  case cocoon = "Cocoon"

  /// From 40 % of the points.
  case moth = "Moth"

  /// From 60 % of the points.
  case emperorMoth = "Emperor Moth"

  /// All points.
  case goldenSilk = "Golden Silk"

  /// The percentage of the points from which the rank is held.
  public var percentage: Int {
    switch self {
    case .egg: 0
    case .larva: 3
    case .caterpillar: 8
    case .spinner: 15
    case .cocoon: 25
    case .moth: 40
    case .emperorMoth: 60
    case .goldenSilk: 100
    }
  }

  /// The rank for `score` of `points`. Where there is nothing to find, everything has been found.
  public init(score: Int, of points: Int) {
    self = Rank.allCases.last { score * 100 >= $0.percentage * points } ?? .egg
  }
}

extension RootTally {
  /// What all words of the root are worth.
  public var points: Int {
    wordsByLength.enumerated().reduce(0) { $0 + $1.element * Rules.points(forLetters: $1.offset) }
  }

  /// Counts the words of `solution` for a root of so many letters.
  public init(_ solution: Solution, letters: Int) {
    self.init(letters: letters)
    for word in solution.words { count(letters: word.text.count, tier: word.tier) }
  }
}
