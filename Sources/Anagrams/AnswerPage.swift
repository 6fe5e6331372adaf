/// The first answers of a search.
public struct AnswerPage: Hashable, Sendable {
  /// The common ones first.
  public let answers: [Answer]

  /// What is known of others.
  public let rest: Rest

  /// What is known of the answers behind those of a page.
  public enum Rest: Hashable, Sendable {
    /// There are none.
    case none

    /// There are some.
    case some

    /// The search ended before it could tell.
    case unknown
  }
}
