/// The first answers of a search.
public struct AnswerPage: Hashable, Sendable {
  /// The common ones first.
  public let answers: [Answer]

  /// Whether the search ended before it had found everything.
  public let mayHaveMore: Bool
}
