/// The house rules of a round, on top of the three that make the game.
public struct Rules: Hashable, Sendable {
  /// The fewest letters that a word may have; less than 1 is taken for 1.
  public var minimumLength = 3 {
    didSet { minimumLength = max(1, minimumLength) }
  }

  /// The longest time limit, in seconds: a day.
  public static let longestTime = 86_400

  /// The seconds a round lasts, or nil for as long as the player likes; with 0 or less it is over at once.
  public var timeLimit: Int?

  /// Whether a word may be played again; off in the game, on where each verdict has to stand alone.
  public var allowsRepeats = false

  /// The rules of the game, but for what is said otherwise; `timeLimit` is in seconds.
  public init(minimumLength: Int = 3, timeLimit: Int? = nil, allowsRepeats: Bool = false) {
    self.minimumLength = max(1, minimumLength)
    self.timeLimit = timeLimit
    self.allowsRepeats = allowsRepeats
  }

  /// Whether the time is up so many milliseconds after a round began.
  public func isTimeUp(at elapsed: Int) -> Bool { timeLimit.map { elapsed / 1000 >= $0 } ?? false }
}
