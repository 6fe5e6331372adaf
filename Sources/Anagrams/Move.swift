/// What a person can do at the bench that a transcript records.
public enum Move: Hashable, Sendable {
  /// Other letters on the bench, with what is known of their answer.
  case begin(Fodder, Enumeration?, seed: UInt64)

  /// A change of the bench.
  case change(Change)

  /// The last change is taken back.
  case undo

  /// A change that was taken back is made again.
  case redo

  /// Help that falls short of the answer.
  case hint(Hint.Level)

  /// The dictionary is asked about the words that are complete.
  case check

  /// Allows answers to be told, or forbids it.
  case solver(Bool)

  /// Asks for answers, so many at most.
  case solve(most: Int)

  /// What release 1.0.0 answered stands as it is on record; only its transcripts have such moves.
  case believe(BelievedAnswer)

  /// The person leaves the bench.
  case end
}
