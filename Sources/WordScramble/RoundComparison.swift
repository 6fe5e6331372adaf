public import Lexicon

/// The games of several players in the same round, side by side.
///
/// ```swift
/// var rounds = [Round](repeating: Round(root: try RootWord("silkworm")), count: 2)
/// for word in ["silk", "milk"] { rounds[0].play(word, isReal: { _ in true }) }
/// rounds[1].play("silk", isReal: { _ in true })
/// let comparison = RoundComparison([.init("mine", rounds[0]), .init("yours", rounds[1])])
/// print(comparison.shared, comparison.scores[0].alone)  // ["silk"] ["milk"]
/// print(comparison.winners.map(\.player.name))  // ["mine"]
/// ```
public struct RoundComparison: Sendable {
  /// Somebody who played the round.
  public struct Player: Sendable {
    /// The name that tells the player from the others.
    public let name: String

    /// The round as the player played it.
    public let round: Round

    /// Whether words of the same letters were shown to the player in a round before, by a hint or at its end.
    public let knewWords: Bool

    /// A player called `name` who played `round`.
    public init(_ name: String, _ round: Round, knewWords: Bool = false) {
      self.name = name
      self.round = round
      self.knewWords = knewWords
    }
  }

  /// The words and the points of a player, with those that nobody else has.
  public struct Score: Sendable {
    /// The player whose score it is.
    public let player: Player

    /// All words of the player, the longest first, those of a length in alphabetical order.
    public let words: [String]

    /// Those of the words that nobody else found, in the same order.
    public let alone: [String]

    /// How far the player has come with the goal; nil where the words of the round are not known.
    public let progress: RoundProgress?

    /// How many of the words are not among the goal; nil where the words of the round are not known.
    public var rareWords: Int? { progress.map { words.count - $0.words } }

    /// The points of all words.
    public var points: Int { player.round.score }

    /// The points by the rule of the older parlour game, in which a word counts only if nobody else found it.
    public var pointsAlone: Int { alone.points }

    /// The points as a percentage of what the goal is worth; nil where that is not known, or nothing.
    public var share: Int? {
      guard let progress, progress.totalPoints > 0 else { return nil }
      return points * 100 / progress.totalPoints
    }
  }

  /// The players with what they come to, those with the most points first; equal ones as they were given.
  public let scores: [Score]

  /// The words that everybody found, the longest first.
  public let shared: [String]

  /// The words that some found, more than one and not everybody, the longest first.
  public let partlyShared: [String]

  /// The words of the goal that nobody found, common ones first; nil where the words of the round are not known.
  public let missed: [KnownWord]?

  /// How the dictionary writes the words of the round, by what a player types.
  package let spellings: [String: String]

  /// Compares what `players` made of one round, which offers what `solution` says, where that is known. Complexity:
  /// linear in the words of all players, and for each player in those of the solution.
  public init(_ players: [Player], _ solution: Solution? = nil) {
    var finders: [String: Int] = [:]
    for player in players {
      for play in player.round.used { finders[play.word, default: 0] += 1 }
    }
    scores = players.map { player in
      let words = player.round.used.map { $0.word }.longestFirst
      return Score(
        player: player, words: words, alone: words.filter { finders[$0] == 1 },
        progress: solution.map(player.round.progress(of:)))
    }.ordered { $0.points > $1.points }
    shared = players.count < 2 ? [] : finders.filter { $0.value == players.count }.map { $0.key }.longestFirst
    partlyShared = finders.filter { 1 < $0.value && $0.value < players.count }.map { $0.key }.longestFirst
    spellings = solution?.spellings ?? [:]
    missed = solution.map { $0.goal.filter { finders[$0.text] == nil }.commonFirst }
  }

  /// The scores with the most points: several in a tie, none where nobody has a point.
  public var winners: [Score] { winners { $0.points } }

  /// The scores with the most points for words that nobody else found: several in a tie, none where there is no such
  /// word.
  public var winnersAlone: [Score] { winners { $0.pointsAlone } }

  private func winners(by points: (Score) -> Int) -> [Score] {
    let most = scores.map(points).max() ?? 0
    return most == 0 ? [] : scores.filter { points($0) == most }
  }
}

extension [String] {
  /// The longest words first, those of a length in alphabetical order.
  fileprivate var longestFirst: [String] { ordered { ($1.count, $0) < ($0.count, $1) } }

  /// The points for all the words together.
  fileprivate var points: Int { reduce(0) { $0 + Rules.points(forLetters: $1.count) } }
}
