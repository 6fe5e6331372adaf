/// A move of a game that a transcript records. A player makes most of them, and the program others, such as `tally`.
public enum Move: Hashable, Sendable {
  /// Another round, whether this one is over or not.
  case begin(Origin)

  /// A word as it was typed; white space around it and case do not matter.
  case play(String)

  /// The letters of the root in another order.
  case shuffle

  /// The newest word is taken back.
  case undo

  /// A hint, which marks the round.
  case hint(Hint.Level)

  /// The missed words are asked for, which ends the round.
  case reveal

  /// How much there is to be found goes on record.
  case tally

  /// The round counts in statistics, as one that was begun on this day.
  case count(CalendarDate)

  /// The clock of a round with a time runs from here on, at this date in milliseconds since 1970.
  case runClock(Int64)

  /// The player leaves, which stops the clock.
  case end

  /// Whether a judge or its words are asked.
  package var asks: Bool {
    switch self {
    case .play, .hint, .reveal, .tally: true
    case .begin, .shuffle, .undo, .count, .runClock, .end: false
    }
  }

  /// Whether the move can be made when the missed words have been shown.
  var isPossibleAfterReveal: Bool {
    switch self {
    case .begin, .tally, .count, .end: true
    case .play, .shuffle, .undo, .hint, .reveal, .runClock: false
    }
  }

  /// Whether the move can be made when the time is up. A word is then rejected, and the missed words may be seen.
  package var isPossibleAfterTime: Bool {
    switch self {
    case .begin, .end, .play, .reveal, .tally, .count: true
    case .shuffle, .undo, .hint, .runClock: false
    }
  }
}
