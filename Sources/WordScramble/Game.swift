public import Lexicon

/// A sitting: one round after another, each change of which is an `Event`.
///
/// Playing, carrying on and judging anew all go through `make(_:at:by:)`, so that they cannot differ.
public struct Game: Sendable {
  /// The start list that seeds and days draw from, or nil where it is not at hand.
  public var roots: WordList?

  /// The rules of every round.
  public let rules: Rules

  /// The round that is being played.
  public internal(set) var round: Round

  /// Where the root of the round came from.
  public private(set) var origin: Origin

  /// A game whose first round comes from `origin`.
  public init(_ origin: Origin, roots: WordList, rules: Rules = Rules()) {
    self.init(root: origin.root(from: roots), origin, roots: roots, rules: rules)
  }

  init(root: RootWord, _ origin: Origin, roots: WordList?, rules: Rules) {
    self.roots = roots
    self.rules = rules
    self.origin = origin
    round = Round(root: root, seed: origin.shuffleSeed, rules: rules)
  }

  /// How the round began, as an event.
  public var opening: Event { .began(round.root, origin) }

  /// Makes a move.
  ///
  /// - Parameters:
  ///   - move: what the player does.
  ///   - elapsed: milliseconds since the round began.
  ///   - judge: asked about words that break no other rule, and for all words where a hint needs them.
  /// - Returns: what the move led to, or nil for one that changes and says nothing: an empty line, taking back a word
  ///   where there is none, a hint where there is nothing to tell, anything but a new round after the words have been
  ///   revealed, and anything that would change the round after its time is up.
  /// - Throws: what the judge throws, in which case nothing has changed.
  public mutating func make<J: Judge>(
    _ move: Move, at elapsed: Int = 0, by judge: J
  ) throws(J.Fault) -> Event? {
    if round.isRevealed, !move.isPossibleAfterReveal { return nil }
    if rules.isTimeUp(at: elapsed), !move.isPossibleAfterTime { return nil }
    switch move {
    case .begin(let origin):
      begin(origin.root(from: roots ?? WordList([UInt8]())), origin)
      return opening
    case .play(let line):
      return try round.play(line, at: elapsed, isReal: judge.isReal).map { .played(line.folded, $0) }
    case .shuffle:
      round.shuffle()
      return .shuffled(round.letters)
    case .undo:
      return round.undo().map { .tookBack($0.word) }
    case .hint(let level):
      guard let solution = try judge.solution(of: round.root, rules) else { return nil }
      return round.hint(level, of: solution).map { .hinted($0) }
    case .reveal:
      guard let solution = try judge.solution(of: round.root, rules) else { return nil }
      return .revealed(missed: round.reveal(solution, at: elapsed).count)
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
