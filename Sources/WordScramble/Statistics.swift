public import Journal

/// What a round came to.
public struct GameResult: Hashable, Sendable {
  /// What tells the round from all others, so that a round that is kept again counts once; empty where nothing does.
  public let id: String

  /// The day on which it was kept first, in UTC.
  public let finished: CalendarDate

  /// The day whose round it was, or nil for a round of another origin.
  public let daily: CalendarDate?

  /// How many words of the solution were found; where it is unknown, how many were accepted.
  public let words: Int

  /// What those words brought.
  public let points: Int

  /// How many words there were to be found; 0 where that is unknown.
  public let totalWords: Int

  /// What all words of the root are worth; 0 where that is unknown.
  public let totalPoints: Int

  /// How many words were accepted beside those that there were to be found.
  public let extraWords: Int

  /// What these brought.
  public let extraPoints: Int

  /// All points of the round.
  public var score: Int { points + extraPoints }

  /// The level of the most telling hint, 1 to 5; 6 where the words were shown, and 0 without any help.
  public let hints: Int

  /// The result of `round` as it stands, with `solution` where it is known.
  public init(_ round: Round, _ origin: Origin, solution: Solution?, finished: CalendarDate, id: String) {
    self.id = id
    self.finished = finished
    daily = if case .daily(let date) = origin { date } else { nil }
    let progress = solution.map(round.progress(of:))
    words = progress?.words ?? round.count
    points = progress?.points ?? round.score
    totalWords = progress?.totalWords ?? 0
    totalPoints = progress?.totalPoints ?? 0
    extraWords = progress?.extraWords ?? 0
    extraPoints = progress?.extraPoints ?? 0
    hints = round.isRevealed ? 6 : round.hintLevel?.rawValue ?? 0
  }

  /// The result of the same round when it is kept again: its day stays that on which it was kept first.
  public func again(_ result: GameResult) -> GameResult { GameResult(result, finished: finished) }

  private init(_ result: GameResult, finished: CalendarDate) {
    self.finished = finished
    (id, daily, words, points) = (result.id, result.daily, result.words, result.points)
    (totalWords, totalPoints, hints) = (result.totalWords, result.totalPoints, result.hints)
    (extraWords, extraPoints) = (result.extraWords, result.extraPoints)
  }

  /// The result as a line of a file; the extra words stand on it only where there are any, as release 1.0.0 knew none.
  public var record: Record {
    Record(
      ["\(finished)", daily.map { "\($0)" } ?? "-"] + [words, totalWords, points, totalPoints, hints].map { "\($0)" }
        + [id] + (extraWords == 0 ? [] : ["\(extraWords)", "\(extraPoints)"]))
  }

  /// Reads what `record` writes, or answers nil.
  public init?(_ record: Record) {
    let fields = record.fields
    guard fields.count == 8 || fields.count == 10, let finished = CalendarDate(fields[0]) else { return nil }
    daily = CalendarDate(fields[1])
    if daily == nil, fields[1] != "-" { return nil }
    let numbers = fields[2...6].compactMap { UInt32($0) }.map(Int.init)
    guard numbers.count == 5 else { return nil }
    self.finished = finished
    (words, totalWords, points, totalPoints, hints) = (numbers[0], numbers[1], numbers[2], numbers[3], numbers[4])
    id = fields[7]
    let extra = fields[8...].compactMap { UInt32($0) }.map(Int.init)
    guard extra.count == fields.count - 8 else { return nil }
    (extraWords, extraPoints) = extra.isEmpty ? (0, 0) : (extra[0], extra[1])
  }
}

/// What all kept rounds come to.
public struct Statistics: Hashable, Sendable {
  /// How many rounds were kept, each counted once.
  public private(set) var games = 0

  /// How many words were found in all of them.
  public private(set) var words = 0

  /// What they brought.
  public private(set) var points = 0

  /// The most points of a round.
  public private(set) var bestScore = 0

  /// How many rounds were played without a hint.
  public private(set) var gamesWithoutHints = 0

  /// How many rounds reached each rank, as far as their totals are known.
  public private(set) var ranks: [Rank: Int] = [:]

  /// The best result of the round of each day.
  public private(set) var dailies: [CalendarDate: GameResult] = [:]

  /// The days in a row, up to today or yesterday, on which the round of the day was played on its day.
  public private(set) var streak = 0

  /// The longest such row ever.
  public private(set) var longestStreak = 0

  /// Counts `results` as they look on the day `today`.
  public init(_ results: some Sequence<GameResult>, today: CalendarDate) {
    var days: Set<Int> = []
    for result in results {
      games += 1
      words += result.words + result.extraWords
      points += result.score
      bestScore = max(bestScore, result.score)
      if result.hints == 0 { gamesWithoutHints += 1 }
      if result.totalPoints > 0 { ranks[Rank(score: result.points, of: result.totalPoints), default: 0] += 1 }
      guard let day = result.daily else { continue }
      if result.score > dailies[day]?.score ?? -1 { dailies[day] = result }
      if result.finished == day { days.insert(day.dayNumber) }
    }
    for day in days where !days.contains(day - 1) {
      var end = day
      while days.contains(end + 1) { end += 1 }
      longestStreak = max(longestStreak, end - day + 1)
      if end >= today.dayNumber - 1 { streak = end - day + 1 }
    }
  }
}
