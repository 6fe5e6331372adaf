public import Lexicon

/// A sitting: one round after another, each change of which is an `Event`.
///
/// Playing, carrying on and judging anew all go through `make(_:at:isReal:)`, so that they cannot differ.
public struct Game: Sendable {
  /// The start list that seeds and days draw from.
  public let roots: WordList
  public let rules: Rules
  public private(set) var round: Round
  public private(set) var origin: Origin

  /// A game whose first round comes from `origin`.
  public init(_ origin: Origin, roots: WordList, rules: Rules = Rules()) {
    self.init(root: origin.root(from: roots), origin, roots: roots, rules: rules)
  }

  init(root: RootWord, _ origin: Origin, roots: WordList, rules: Rules) {
    self.roots = roots
    self.rules = rules
    self.origin = origin
    round = Round(root: root, seed: origin.shuffleSeed, rules: rules)
  }

  /// How the round began, as an event.
  public var opening: Event { .began(round.root, origin) }

  /// Makes a move.
  ///
  /// - Returns: what it led to, or nil for a move that changes and says nothing: an empty line, or taking back a word
  ///   where there is none.
  public mutating func make<Fault>(
    _ move: Move, at elapsed: Int = 0, isReal: (String) throws(Fault) -> Bool
  ) throws(Fault) -> Event? {
    switch move {
    case .begin(let origin):
      begin(origin.root(from: roots), origin)
      return opening
    case .play(let line):
      return try round.play(line, at: elapsed, isReal: isReal).map { .played(line.folded, $0) }
    case .shuffle:
      round.shuffle()
      return .shuffled(round.letters)
    case .undo:
      return round.undo().map { .tookBack($0.word) }
    case .end:
      return .ended(words: round.count, points: round.score)
    }
  }

  /// A seed for the next round, which follows from this round's.
  public mutating func drawSeed() -> UInt64 { round.drawSeed() }

  mutating func begin(_ root: RootWord, _ origin: Origin) {
    self = Game(root: root, origin, roots: roots, rules: rules)
  }
}

/// What a player can do that a transcript records.
public enum Move: Hashable, Sendable {
  case begin(Origin)
  case play(String)
  case shuffle
  case undo
  case end
}
