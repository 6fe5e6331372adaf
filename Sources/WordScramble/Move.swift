/// What a player can do that a transcript records.
public enum Move: Hashable, Sendable {
  /// Another round, whatever has become of this one.
  case begin(Origin)

  /// What was typed as a word; white space around it and case do not matter.
  case play(String)

  /// The letters of the root in another order.
  case shuffle

  /// The newest word is taken back.
  case undo

  /// A hint, which marks the round.
  case hint(Hint.Level)

  /// The missed words are asked for, which ends the round.
  case reveal

  /// The player leaves.
  case end

  /// Whether it is a move where the words have been revealed.
  var isPossibleAfterReveal: Bool {
    switch self {
    case .begin, .end: true
    case .play, .shuffle, .undo, .hint, .reveal: false
    }
  }

  /// Whether it is a move where the time is up: a word is answered with that, and the missed words may be seen.
  var isPossibleAfterTime: Bool {
    switch self {
    case .begin, .end, .play, .reveal: true
    case .shuffle, .undo, .hint: false
    }
  }
}
