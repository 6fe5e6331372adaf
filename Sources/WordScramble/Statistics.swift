/// The totals and the best results of rounds that count.
public struct Statistics: Hashable, Sendable {
  /// How many rounds there were.
  public private(set) var games = 0

  /// How many words were found in all of them.
  public private(set) var words = 0

  /// The points for those words.
  public private(set) var points = 0

  /// The most points of a round.
  public private(set) var bestScore = 0

  /// How many rounds were played without help, as `GameResult.hints` counts it.
  public private(set) var gamesWithoutHints = 0

  /// How many rounds reached each rank, as far as their totals are known.
  public private(set) var ranks: [Rank: Int] = [:]

  /// The rounds of each kind: how many there were, and how good the best was.
  public private(set) var modes: [GameResult.Mode: Best] = [:]

  /// The rounds against the clock by their seconds: how many there were, and how good the best was.
  public private(set) var timed: [Int: Best] = [:]

  /// The different words that were found.
  public private(set) var found: FoundWords

  /// The rounds of each level of difficulty: how many there were, and how good the best was.
  public private(set) var levels: [String: Best] = [:]

  /// The words of all known goals by their length: how many were found, and how many there were.
  public private(set) var lengths: [Int: GameResult.Found] = [:]

  /// The best result of the round of each day.
  public private(set) var dailies: [CalendarDate: GameResult] = [:]

  /// The days in a row, up to today or yesterday, on which the round of the day came to `GameResult.rankOfRow` on its
  /// day.
  public private(set) var streak = 0

  /// The longest such row ever.
  public private(set) var longestStreak = 0

  /// Whether today's round is in such a row.
  public private(set) var hasToday = false

  /// How many rounds of some kind there were, and how good the best was.
  public struct Best: Hashable, Sendable {
    /// How many there were.
    public private(set) var games = 0

    /// The highest share of the goal, in percent of its points, or nil where no goal is known.
    public private(set) var share: Int?

    /// The most points of one.
    public private(set) var score = 0

    mutating func count(_ result: GameResult) {
      games += 1
      score = max(score, result.score)
      if let found = result.share { share = max(share ?? 0, found) }
    }
  }

  /// Counts `results` as they look on the day `today`. Days that are still to come are in no row.
  ///
  /// - Parameters:
  ///   - results: the rounds that count.
  ///   - today: the day up to which days in a row are counted.
  ///   - dictionary: the dictionary whose rounds of days are meant, or nil for the usual one.
  public init(_ results: some Collection<GameResult>, today: CalendarDate, dictionary: String? = nil) {
    found = FoundWords(results, today: today)
    var days: Set<Int> = []
    for result in results {
      games += 1
      words += result.words + result.rareWords
      points += result.score
      bestScore = max(bestScore, result.score)
      if result.hints == 0 { gamesWithoutHints += 1 }
      if let rank = result.rank { ranks[rank, default: 0] += 1 }
      modes[result.mode, default: Best()].count(result)
      if result.mode == .timed, let limit = result.timeLimit { timed[limit, default: Best()].count(result) }
      if let level = result.level { levels[level, default: Best()].count(result) }
      for (length, found) in result.lengths {
        lengths[length, default: GameResult.Found(found: 0, total: 0)].found += found.found
        lengths[length]?.total += found.total
      }
      guard let day = result.daily, result.dictionary == dictionary else { continue }
      if result.score > dailies[day]?.score ?? -1 { dailies[day] = result }
      if result.begun == day, result.keepsRow, day.dayNumber <= today.dayNumber { days.insert(day.dayNumber) }
    }
    hasToday = days.contains(today.dayNumber)
    for day in days where !days.contains(day - 1) {
      var end = day
      while days.contains(end + 1) { end += 1 }
      longestStreak = max(longestStreak, end - day + 1)
      if end >= today.dayNumber - 1 { streak = end - day + 1 }
    }
  }

  /// The highest rank that a round reached, or nil where none is known.
  public var bestRank: Rank? { Rank.allCases.last { ranks[$0] != nil } }

  /// The rank that half of the rounds reached or more, or nil where none is known.
  public var usualRank: Rank? {
    var left = (ranks.values.reduce(0, +) + 1) / 2
    return Rank.allCases.reversed().first { rank in
      left -= ranks[rank, default: 0]
      return left <= 0 && bestRank != nil
    }
  }
}
