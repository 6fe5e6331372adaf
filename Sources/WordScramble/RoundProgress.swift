/// How far a round has come: what was found of the words of a solution, and what was accepted beside them.
///
/// The words and the points of both together are those of the round.
public struct RoundProgress: Hashable, Sendable {
  /// How many words of the solution were found.
  public let words: Int

  /// How many words the solution has.
  public let totalWords: Int

  /// What the found words of the solution brought.
  public let points: Int

  /// What all words of the solution are worth.
  public let totalPoints: Int

  /// How many words were accepted that the solution leaves out, such as obscene ones.
  public let extraWords: Int

  /// What these brought.
  public let extraPoints: Int

  /// The rank that the points come to, or nil where there is nothing to find.
  public var rank: Rank? { totalWords == 0 ? nil : Rank(score: points, of: totalPoints) }
}

extension Round {
  /// How far the round has come with the words of `solution`. Complexity: linear in its words.
  public func progress(of solution: Solution) -> RoundProgress {
    let found = solution.found(in: self)
    return RoundProgress(
      words: found.words, totalWords: solution.words.count, points: found.points, totalPoints: solution.points,
      extraWords: count - found.words, extraPoints: score - found.points)
  }
}
