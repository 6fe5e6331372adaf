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
