/// What a person can do at the bench that a transcript records.
public enum Move: Hashable, Sendable {
  case begin(Fodder, Enumeration?, seed: UInt64)
  case change(Change)
  case undo
  case redo
  case hint(Hint.Level)
  case check
  case solver(Bool)

  /// Asks for answers, so many at most.
  case solve(most: Int)
  case end
}
