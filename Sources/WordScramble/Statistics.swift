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

  /// How many rounds got by without a hint.
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
