/// How far a round has come: what was found of the goal of a solution, and what was accepted beside it.
///
/// The two together have the words and the points of the round, and its rank goes by both.
public struct RoundProgress: Hashable, Sendable {
  /// How many words of the goal were found.
  public let words: Int

  /// How many words the goal has.
  public let totalWords: Int

  /// The points for the found words of the goal.
  public let points: Int

  /// The points for all words of the goal.
  public let totalPoints: Int

  /// How many words were accepted beside the goal: rare and obscene ones.
  public let rareWords: Int

  /// The points for the words that `rareWords` counts.
  public let rarePoints: Int

  /// Progress in these numbers; `rareWords` and `rarePoints` are 0 where nothing was accepted beside the goal.
  public init(
    words: Int, totalWords: Int, points: Int, totalPoints: Int, rareWords: Int = 0, rarePoints: Int = 0
  ) {
    self.words = words
    self.totalWords = totalWords
    self.points = points
    self.totalPoints = totalPoints
    self.rareWords = rareWords
    self.rarePoints = rarePoints
  }

  /// All points of the round, those of rare words included.
  public var score: Int { points + rarePoints }

  /// The rank that the score comes to, or nil where there is nothing to find.
  public var rank: Rank? { rank(lacking: 0) }

  /// The rank with so many points less, or nil where there is nothing to find.
  public func rank(lacking points: Int) -> Rank? {
    totalWords == 0 ? nil : Rank(score: score - points, of: totalPoints)
  }

  /// The next rank and how many points are missing to it, or nil at the highest and where there is nothing to find.
  public var next: (rank: Rank, points: Int)? {
    rank?.next.map { ($0, $0.points(of: totalPoints) - score) }
  }
}

extension Round {
  /// How far the round has come with the goal of `solution`. Complexity: linear in its words.
  public func progress(of solution: Solution) -> RoundProgress {
    let missed = missed(of: solution)
    let words = solution.goal.count - missed.count
    let points = solution.goalPoints - missed.points
    return RoundProgress(
      words: words, totalWords: solution.goal.count, points: points, totalPoints: solution.goalPoints,
      rareWords: count - words, rarePoints: score - points)
  }
}
