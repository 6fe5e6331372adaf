public import Journal

/// What a finished round came to.
public struct GameResult: Hashable, Sendable {
  /// What tells the round from all others, so that one that is carried on and ended again counts once; empty where
  /// nothing does.
  public let id: String

  /// The day on which it was finished, in UTC.
  public let finished: CalendarDate

  /// The day whose round it was, or nil for a round of another origin.
  public let daily: CalendarDate?

  /// What was found, without obscene words where the others are known.
  public let words: Int

  /// What those words brought.
  public let points: Int

  /// What there was to be found; 0 where nobody knows.
  public let totalWords: Int

  /// What all words of the root are worth; 0 where nobody knows.
  public let totalPoints: Int

  /// The level of the most telling hint, 1 to 5; 6 where the words were shown, and 0 without any help.
  public let hints: Int

  /// The result of `round` as it stands, with `solution` where it is known.
  public init(_ round: Round, _ origin: Origin, solution: Solution?, finished: CalendarDate, id: String) {
    self.id = id
    self.finished = finished
    daily = if case .daily(let date) = origin { date } else { nil }
    (words, points) = solution?.found(in: round) ?? (round.count, round.score)
    totalWords = solution?.words.count ?? 0
    totalPoints = solution?.points ?? 0
    hints = round.isRevealed ? 6 : round.hintLevel?.rawValue ?? 0
  }

  /// The result of the same round when it is ended again: it was finished on the day on which it was finished first.
  public func again(_ result: GameResult) -> GameResult { GameResult(result, finished: finished) }

  private init(_ result: GameResult, finished: CalendarDate) {
    self.finished = finished
    (id, daily, words, points) = (result.id, result.daily, result.words, result.points)
    (totalWords, totalPoints, hints) = (result.totalWords, result.totalPoints, result.hints)
  }

  /// The result as a line of a file.
  public var record: Record {
    Record(
      ["\(finished)", daily.map { "\($0)" } ?? "-"] + [words, totalWords, points, totalPoints, hints].map { "\($0)" }
        + [id])
  }

  /// Reads what `record` writes, or answers nil.
  public init?(_ record: Record) {
    let fields = record.fields
    guard fields.count == 8, let finished = CalendarDate(fields[0]) else { return nil }
    daily = CalendarDate(fields[1])
    if daily == nil, fields[1] != "-" { return nil }
    let numbers = fields[2...6].compactMap { UInt32($0) }.map(Int.init)
    guard numbers.count == 5 else { return nil }
    self.finished = finished
    (words, totalWords, points, totalPoints, hints) = (numbers[0], numbers[1], numbers[2], numbers[3], numbers[4])
    id = fields[7]
  }
}
