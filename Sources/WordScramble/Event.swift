package import Journal

/// The outcome of a move in a game. The events of a game are enough to play it again.
public enum Event: Hashable, Sendable {
  /// A round with this root began.
  case began(RootWord, Origin)

  /// A folded word was played, and answered.
  case played(String, Judgement)

  /// The letters of the root stand in this order.
  case shuffled([Character])

  /// The newest word was taken back.
  case tookBack(String)

  /// A hint was given.
  case hinted(Hint)

  /// So many missed words of the goal were shown, and so many rare ones, and the round is over.
  case revealed(missed: Int, rare: Int)

  /// The round has so many words to be found, by their length.
  case tallied(Goal)

  /// The round counts in statistics, as one that was begun on this day.
  case counted(CalendarDate)

  /// The clock ran at this date, in milliseconds since 1970.
  case clockRan(Int64)

  /// The player left with so many words and points.
  case ended(words: Int, points: Int)

  /// The move that the event is the outcome of.
  public var move: Move {
    switch self {
    case .began(_, let origin): .begin(origin)
    case .played(let word, _): .play(word)
    case .shuffled: .shuffle
    case .tookBack: .undo
    case .hinted(let hint): .hint(hint.level)
    case .revealed: .reveal
    case .tallied: .tally
    case .counted(let day): .count(day)
    case .clockRan(let date): .runClock(date)
    case .ended: .end
    }
  }

  /// The event as the fields of a record, such as `play milk accepted 4` or `round silkworm seed 42`.
  public var fields: [String] {
    switch self {
    case .began(let root, .seed(let seed)): ["round", "\(root)", "seed", "\(seed)"]
    case .began(let root, .daily(let date)): ["round", "\(root)", "daily", "\(date)"]
    case .began(let root, .root): ["round", "\(root)", "root", "\(root.seed)"]
    case .played(let word, .accepted(let play)):
      ["play", word, Verdict.accepted.rawValue, "\(play.points)"] + (play.isRare ? [Self.rare] : [])
    case .played(let word, .rejected(let rejection)):
      ["play", word, rejection.verdict.rawValue] + (rejection.detail.isEmpty ? [] : [rejection.detail])
    case .shuffled(let letters): ["shuffle", String(letters)]
    case .tookBack(let word): ["undo", word]
    case .hinted(let hint): ["hint", "goal", "\(hint.level.rawValue)"] + hint.clues
    case .revealed(let missed, let rare): ["reveal", "\(missed)", "\(rare)"]
    case .tallied(let goal): ["offers"] + goal.fields
    case .counted(let day): ["counts", "\(day)"]
    case .clockRan(let date): ["clock", "\(date)"]
    case .ended(let words, let points): ["end", "\(words)", "\(points)"]
    }
  }

  /// The last field of a word that is not in the goal.
  private static let rare = "rare"

  /// Reads what `fields` writes, or answers nil.
  package init?(_ record: Record) {
    let fields = record.fields
    switch (fields.first, fields.count) {
    case ("round", 4):
      guard let root = try? RootWord(fields[1]), let origin = Origin(fields[2], fields[3], root: root) else {
        return nil
      }
      self = .began(root, origin)
    case ("play", 5):
      guard fields[2] == Verdict.accepted.rawValue, let points = Int(fields[3]), fields[4] == Self.rare else {
        return nil
      }
      self = .played(fields[1], .accepted(Round.Play(word: fields[1], points: points, isRare: true)))
    case ("play", 3...4):
      guard let answer = Judgement(fields[2], fields.count == 4 ? fields[3] : "", word: fields[1]) else { return nil }
      self = .played(fields[1], answer)
    case ("shuffle", 2):
      self = .shuffled(Array(fields[1]))
    case ("undo", 2):
      self = .tookBack(fields[1])
    case ("hint", 3...) where fields[1] == "goal":
      guard let level = Int(fields[2]).flatMap({ Hint.Level(rawValue: $0) }) else { return nil }
      self = .hinted(Hint(level: level, clues: Array(fields[3...])))
    case ("reveal", 3):
      guard let missed = Int(fields[1]), let rare = Int(fields[2]) else { return nil }
      self = .revealed(missed: missed, rare: rare)
    case ("offers", _):
      guard let goal = Goal(fields: fields.dropFirst()) else { return nil }
      self = .tallied(goal)
    case ("counts", 2):
      guard let day = CalendarDate(fields[1]) else { return nil }
      self = .counted(day)
    case ("clock", 2):
      guard let date = Int64(fields[1]), date >= 0 else { return nil }
      self = .clockRan(date)
    case ("end", 3):
      guard let words = Int(fields[1]), let points = Int(fields[2]) else { return nil }
      self = .ended(words: words, points: points)
    default:
      return nil
    }
  }
}

extension Origin {
  fileprivate init?(_ kind: String, _ value: String, root: RootWord) {
    switch (kind, UInt64(value), CalendarDate(value)) {
    case ("seed", let seed?, _): self = .seed(seed)
    case ("root", _?, _): self = .root(root)
    case ("daily", _, let date?): self = .daily(date)
    default: return nil
    }
  }
}

extension Judgement {
  fileprivate init?(_ verdict: String, _ detail: String, word: String) {
    guard let verdict = Verdict(rawValue: verdict) else { return nil }
    if let rejection = Rejection(verdict, detail: detail) {
      self = .rejected(rejection)
    } else if verdict == .accepted, let points = Int(detail) {
      self = .accepted(Round.Play(word: word, points: points))
    } else {
      return nil
    }
  }
}
