/// How a round answers a word.
public enum Answer: Hashable, Sendable {
  /// The word was added to the used ones.
  case accepted(Round.Play)

  /// The word breaks a rule, and nothing has changed.
  case rejected(Rejection)

  /// The answer in one term, as in files and columns.
  public var verdict: Verdict {
    switch self {
    case .accepted: .accepted
    case .rejected(let rejection): rejection.verdict
    }
  }
}
