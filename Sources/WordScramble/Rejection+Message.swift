extension Rejection {
  /// The heading under which a player is told. Those of the three rules of the game are the original's, word for word.
  public var title: String {
    switch self {
    case .timeUp: "Time is up"
    case .notOriginal: "Word used already"
    case .notPossible: "Word not possible"
    case .tooShort: "Word too short"
    case .isRoot: "Word is the root"
    case .notReal: "Word not recognized"
    }
  }

  /// The sentence under the heading, for a round with `root`.
  public func message(for root: RootWord) -> String {
    switch self {
    case .timeUp(let limit): "You had \(limit) \(limit == 1 ? "second" : "seconds"), you know!"
    case .notOriginal: "Be more original"
    case .notPossible: "You can't spell that word from '\(root)'!"
    case .tooShort(let minimum): "You'll need at least \(minimum) letters"
    case .isRoot: "You can't just hand '\(root)' back!"
    case .notReal: "You can't just make them up, you know!"
    }
  }
}
