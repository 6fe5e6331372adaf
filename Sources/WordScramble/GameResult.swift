/// The result of a round that counts, as its transcript tells it.
public struct GameResult: Hashable, Sendable {
  /// The day on which it was begun, in UTC.
  public let begun: CalendarDate

  /// The day whose round it was, or nil for one that does not count as the round of a day.
  public private(set) var daily: CalendarDate?

  /// How many words of the goal were found; where it is unknown, how many were accepted and are not known to be rare.
  public let words: Int

  /// The points for those words.
  public let points: Int

  /// How many words there were to be found; 0 where that is unknown.
  public let totalWords: Int

  /// The points for all words of the goal; 0 where these are unknown.
  public let totalPoints: Int

  /// How many words were accepted beside those that there were to be found.
  public let rareWords: Int

  /// The points for the words that `rareWords` counts.
  public let rarePoints: Int

  /// The level of the most telling hint, 1 to 5; 6 where the words were shown, and 0 without any help.
  public let hints: Int

  /// The kind of round that it was.
  public private(set) var mode: Mode

  /// The level of difficulty that was asked for, or nil where none was.
  public let level: String?

  /// The name of the dictionary that judged, or nil for the usual one.
  public let dictionary: String?

  /// The seconds that a round against the clock had, or nil for any other one.
  public let timeLimit: Int?

  /// The words that were accepted, rare ones included, the newest first.
  public let found: [String]

  /// The words of the goal by their length: how many were found, and how many there are; empty where the goal is
  /// unknown.
  public private(set) var lengths: [Int: Found] = [:]

  /// The kinds of rounds, so that like is compared with like.
  public enum Mode: String, CaseIterable, Sendable {
    /// The round of a day, on whichever day it was played.
    case daily

    /// A root drawn by a number.
    case seeded

    /// A round against the clock.
    case timed

    /// A root that the player chose.
    case ownRoot = "own-root"

    /// A round with rules or lists of the player's own, and one of a day that does not count as such.
    case other
  }

  /// How many words of some were found.
  public struct Found: Hashable, Sendable {
    /// How many were found.
    public var found: Int

    /// How many there were.
    public var total: Int

    /// So many found words of so many.
    public init(found: Int, total: Int) {
      self.found = found
      self.total = total
    }
  }

  /// The result of `round` as it stands, whose goal is known where it is on record.
  ///
  /// - Parameters:
  ///   - round: the round.
  ///   - mode: what kind of round it is.
  ///   - daily: the day as whose round it counts, if it does.
  ///   - level: the level of difficulty that was asked for, if one was.
  ///   - dictionary: the name of the dictionary that judges, or nil for the usual one.
  /// - Returns: nil for a round without a word, and for one that does not count.
  public init?(
    _ round: Round, mode: Mode, daily: CalendarDate? = nil, level: String? = nil, dictionary: String? = nil
  ) {
    guard let begun = round.begun, round.count > 0 else { return nil }
    self.begun = begun
    self.mode = mode
    self.daily = daily
    self.level = level
    self.dictionary = dictionary
    timeLimit = round.rules.timeLimit
    found = round.used.map { $0.word }
    let rare = round.used.filter { $0.isRare }
    rareWords = rare.count
    rarePoints = rare.reduce(0) { $0 + $1.points }
    words = round.count - rareWords
    points = round.score - rarePoints
    totalWords = round.goal?.words ?? 0
    totalPoints = round.goal?.points ?? 0
    hints = round.isRevealed ? Hint.Level.allCases.count + 1 : round.hintLevel?.rawValue ?? 0
    guard let goal = round.goal else { return }
    for (length, total) in goal.lengths { lengths[length] = Found(found: 0, total: total) }
    for play in round.used where !play.isRare { lengths[play.word.count]?.found += 1 }
  }

  /// All points of the round.
  public var score: Int { points + rarePoints }

  /// The score as a percentage of what the goal is worth, or nil where that is unknown.
  public var share: Int? { totalPoints > 0 ? score * 100 / totalPoints : nil }

  /// The rank that the score comes to, or nil where the goal is unknown.
  public var rank: Rank? { totalPoints > 0 ? Rank(score: score, of: totalPoints) : nil }

  /// The lowest rank with which the round of a day keeps a row of days.
  package static let rankOfRow = Rank.spinner

  /// Whether the round of a day that came to this keeps a row of days.
  package var keepsRow: Bool { Self.keepsRow(rank) }

  /// Whether the round of a day that came to `rank` keeps a row of days. Without a rank the goal is unknown, and any
  /// round keeps it.
  package static func keepsRow(_ rank: Rank?) -> Bool { rank.map { $0.percentage >= rankOfRow.percentage } ?? true }

  /// The result as that of an ordinary round, for a round of a day that does not count as the round of its day.
  package var asOrdinary: GameResult {
    guard daily != nil else { return self }
    var result = self
    result.daily = nil
    if mode == .daily { result.mode = .other }
    return result
  }
}

extension GameResult.Mode {
  /// The mode of a round that has no rules or lists of the player's own.
  package init(_ origin: Origin, isTimed: Bool) {
    switch origin {
    case _ where isTimed: self = .timed
    case .daily: self = .daily
    case .seed: self = .seeded
    case .root: self = .ownRoot
    }
  }
}
