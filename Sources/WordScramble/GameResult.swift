public import Journal
import Lexicon

/// What a round came to.
public struct GameResult: Hashable, Sendable {
  /// What tells the round from all others, so that a round that is kept again counts once; empty where nothing does.
  public let id: String

  /// The day on which it was begun, as far as that is known, or kept first, in UTC.
  public let finished: CalendarDate

  /// The day whose round it was, or nil for a round of another origin.
  public private(set) var daily: CalendarDate?

  /// How many words of the solution were found; where it is unknown, how many were accepted.
  public let words: Int

  /// What those words brought.
  public let points: Int

  /// How many words there were to be found; 0 where that is unknown.
  public let totalWords: Int

  /// What all words of the goal are worth; 0 where that is unknown.
  public let totalPoints: Int

  /// How many words were accepted beside those that there were to be found.
  public private(set) var rareWords = 0

  /// What these brought.
  public private(set) var rarePoints = 0

  /// The level of the most telling hint, 1 to 5; 6 where the words were shown, and 0 without any help.
  public let hints: Int

  /// What kind of round it was.
  public private(set) var mode: Mode

  /// The seconds that the round lasted, or nil without a clock.
  public private(set) var timeLimit: Int?

  /// The level of difficulty that was asked for, or nil where none was.
  public private(set) var level: String?

  /// The name of the dictionary that judged, or nil for the usual one.
  public private(set) var dictionary: String?

  /// What was found of the words of each length that were to be found; empty where that is unknown.
  public private(set) var lengths: [Int: Found] = [:]

  /// What kind of round it was, for those who compare like with like.
  public enum Mode: String, CaseIterable, Sendable {
    /// The round of a day, on whichever day it was played.
    case daily

    /// A root drawn by a number.
    case seeded

    /// A round against the clock.
    case timed

    /// A root that the player chose.
    case ownRoot = "own-root"

    /// A round with rules or lists of the player's own, and a round of release 1.0.0 that was none of a day.
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

  /// The result of `round` as it stands.
  ///
  /// - Parameters:
  ///   - round: the round.
  ///   - origin: where its root came from.
  ///   - solution: what the round offers, where that is known.
  ///   - finished: the day on which it was begun.
  ///   - id: what tells the round from all others.
  ///   - mode: what kind of round it is, or nil for what `origin` says.
  ///   - level: the level of difficulty that was asked for, if one was.
  ///   - dictionary: the name of the dictionary that judges, or nil for the usual one.
  public init(
    _ round: Round, _ origin: Origin, solution: Solution?, finished: CalendarDate, id: String, mode: Mode? = nil,
    level: String? = nil, dictionary: String? = nil
  ) {
    self.id = id
    self.finished = finished
    self.level = level
    self.dictionary = dictionary
    daily = if case .daily(let date) = origin { date } else { nil }
    timeLimit = round.rules.timeLimit
    self.mode = mode ?? Mode(origin, isTimed: round.rules.timeLimit != nil)
    let progress = solution.map(round.progress(of:))
    words = progress?.words ?? round.count
    points = progress?.points ?? round.score
    totalWords = progress?.totalWords ?? 0
    totalPoints = progress?.totalPoints ?? 0
    rareWords = progress?.rareWords ?? 0
    rarePoints = progress?.rarePoints ?? 0
    hints = round.isRevealed ? 6 : round.hintLevel?.rawValue ?? 0
    guard let solution else { return }
    for word in solution.goal { lengths[word.text.count, default: Found(found: 0, total: 0)].total += 1 }
    for word in solution.goal { lengths[word.text.count]?.found += 1 }
    for word in round.missed(of: solution) { lengths[word.text.count]?.found -= 1 }
  }

  /// All points of the round.
  public var score: Int { points + rarePoints }

  /// The score as a percentage of what the goal is worth, or nil where that is unknown.
  public var share: Int? { totalPoints > 0 ? score * 100 / totalPoints : nil }

  /// The rank that the score comes to, or nil where the goal is unknown.
  public var rank: Rank? { totalPoints > 0 ? Rank(score: score, of: totalPoints) : nil }

  /// The result of the same round when it is kept again: its day stays that on which it was kept first, and it counts
  /// as the round of a day if it did then.
  public func again(_ result: GameResult) -> GameResult {
    let result = daily == nil ? result.asOrdinary : result
    return GameResult(result, finished: finished)
  }

  /// The same for a round of a day that has been played before: it counts as an ordinary one.
  public var asOrdinary: GameResult {
    guard daily != nil else { return self }
    var result = self
    result.daily = nil
    if mode == .daily { result.mode = .other }
    return result
  }

  private init(_ result: GameResult, finished: CalendarDate) {
    self.finished = finished
    (id, daily, words, points) = (result.id, result.daily, result.words, result.points)
    (totalWords, totalPoints, hints) = (result.totalWords, result.totalPoints, result.hints)
    (rareWords, rarePoints, lengths) = (result.rareWords, result.rarePoints, result.lengths)
    (mode, timeLimit, level, dictionary) = (result.mode, result.timeLimit, result.level, result.dictionary)
  }
}

extension GameResult.Mode {
  /// The mode of a round that has no rules or lists of the player's own.
  public init(_ origin: Origin, isTimed: Bool) {
    switch origin {
    case _ where isTimed: self = .timed
    case .daily: self = .daily
    case .seed: self = .seeded
    case .root: self = .ownRoot
    }
  }
}

/// The form in which results are kept: eight fields, which are those of release 1.0.0, and then `key=value` for what is
/// not as usual. Keys that are not known are passed over, so that later releases may add some.
extension GameResult {
  /// The result as a line of a file.
  public var record: Record {
    let numbers = [words, totalWords, points, totalPoints, hints].map { "\($0)" }
    var more = ["mode=\(mode.rawValue)"]
    func add(_ key: String, _ value: (some CustomStringConvertible)?) {
      if let value { more.append("\(key)=\(value)") }
    }
    add("time", timeLimit)
    add("level", level)
    add("dictionary", dictionary)
    if rareWords + rarePoints > 0 { more += ["rare=\(rareWords)", "rare-points=\(rarePoints)"] }
    if !lengths.isEmpty {
      let texts = lengths.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value.found)/\($0.value.total)" }
      add("lengths", texts.joined(separator: ","))
    }
    return Record(["\(finished)", daily.map { "\($0)" } ?? "-"] + numbers + [id] + more)
  }

  /// Reads what `record` writes or what release 1.0.0 wrote, or answers nil.
  public init?(_ record: Record) {
    let fields = record.fields
    guard fields.count >= 8, let finished = CalendarDate(fields[0]) else { return nil }
    daily = CalendarDate(fields[1])
    if daily == nil, fields[1] != "-" { return nil }
    let numbers = fields[2...6].compactMap { Self.number($0) }
    guard numbers.count == 5 else { return nil }
    self.finished = finished
    (words, totalWords, points, totalPoints, hints) = (numbers[0], numbers[1], numbers[2], numbers[3], numbers[4])
    id = fields[7]
    mode = daily == nil ? .other : .daily
    var more = fields[8...]
    let rare = more.compactMap { Self.number($0) }
    if more.count == 2, rare.count == 2 {
      // So they were written for some time between release 1.0.0 and the next one.
      (rareWords, rarePoints) = (rare[0], rare[1])
      more = []
    }
    for field in more {
      guard let equals = field.firstIndex(of: "="), read(field[..<equals], field[field.index(after: equals)...]) else {
        return nil
      }
    }
  }

  /// Takes the value of a key; false where it is none.
  private mutating func read(_ key: Substring, _ value: Substring) -> Bool {
    switch key {
    case "rare", "rare-points", "time":
      guard let number = Self.number(value) else { return false }
      if key == "rare" { rareWords = number } else if key == "time" { timeLimit = number } else { rarePoints = number }
    case "mode": mode = Mode(rawValue: String(value)) ?? .other
    case "level": level = String(value)
    case "dictionary" where !value.isEmpty: dictionary = String(value)
    case "lengths":
      for entry in value.split(separator: ",") {
        let parts = entry.split(whereSeparator: { $0 == ":" || $0 == "/" }).compactMap { Self.number($0) }
        guard parts.count == 3, parts[1] <= parts[2] else { return false }
        lengths[parts[0]] = Found(found: parts[1], total: parts[2])
      }
    default: break
    }
    return true
  }

  private static func number(_ text: some StringProtocol) -> Int? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? UInt32(text).map(Int.init) : nil
  }
}
