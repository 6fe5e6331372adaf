/// How a round answers a word.
public enum Judgement: Hashable, Sendable {
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

/// The judgement of a word in one term.
public enum Verdict: String, CaseIterable, Sendable {
  /// No rule is broken.
  case accepted

  /// The word was used before.
  case notOriginal = "not-original"

  /// The root lacks letters of it.
  case notPossible = "not-possible"

  /// It has fewer letters than the rules ask for.
  case tooShort = "too-short"

  /// It is the root itself.
  case isRoot = "is-root"

  /// The judge does not know it.
  case notReal = "not-real"

  /// The clock had run out.
  case timeUp = "time-up"
}
