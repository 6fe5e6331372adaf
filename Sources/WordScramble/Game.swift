public import Journal
public import Lexicon

/// Rounds played one after another, each change of which is an `Event`.
///
/// Playing, carrying on and replaying all go through `make(_:at:asking:)`, so that they cannot differ.
///
/// ```swift
/// final class AnyWord: Judge { func isReal(_ word: String) -> Bool { true } }
///
/// var game = Game(.seed(42), roots: WordList(words: ["silkworm"]))
/// for move in [.play("milk"), .play("mask"), .end] as [Move] {
///   if let event = try game.make(move, asking: AnyWord()) { print(event.fields) }
/// }
/// // ["play", "milk", "accepted", "4"]
/// // ["play", "mask", "not-possible", "a"]
/// // ["end", "1", "4"]
/// ```
///
/// The other engines have a `Move` and an `Event` too. Where more than one of them is imported, write
/// `WordScramble.Move`.
public struct Game: Sendable {
  /// The source from which seeds and days draw, such as a start list, or nil where it is not at hand.
  public var roots: RootSource?

  /// The rules of every round.
  public private(set) var rules: Rules

  /// The round that is being played.
  public internal(set) var round: Round

  /// Where the root of the round came from.
  public private(set) var origin: Origin

  /// A game whose first round comes from `origin`.
  ///
  /// - Throws: why `roots` can draw no root.
  public init(_ origin: Origin, roots: RootSource, rules: Rules = Rules()) throws(LookupFault) {
    self.init(root: try origin.root(from: roots), origin, roots: roots, rules: rules)
  }

  /// A game whose roots are words of a list, the first one of which comes from `origin`.
  public init(_ origin: Origin, roots: WordList, rules: Rules = Rules()) {
    self.init(root: origin.root(from: roots), origin, roots: RootSource(roots), rules: rules)
  }

  init(root: RootWord, _ origin: Origin, roots: RootSource?, rules: Rules) {
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
  /// - Returns: what the move led to, or nil where nothing happened: for an empty line, for taking back a word where
  ///   there is none, for a hint where nothing is left to be found, for whatever needs all words of a root where the
  ///   judge has no solution, after the missed words have been shown for all but a new round and the end, and after the
  ///   time is up for whatever would change the round.
  /// - Throws: what the judge throws, what `roots` throws, or a fault of the kind `missing` where there are none to
  ///   draw from. Nothing has changed then.
  @discardableResult
  public mutating func make(_ move: Move, at elapsed: Int = 0, asking judge: any Judge) throws(LookupFault) -> Event? {
    if round.isRevealed, !move.isPossibleAfterReveal { return nil }
    if rules.isTimeUp(at: elapsed), !move.isPossibleAfterTime { return nil }
    switch move {
    case .begin(let origin):
      self = Game(root: try root(from: origin, judge), origin, roots: roots, rules: rules)
      return opening
    case .play(let line):
      let isReal = { (word: String) throws(LookupFault) in try judge.isReal(word) }
      let isRare = { (word: String) throws(LookupFault) in try judge.isRare(word) }
      return try round.play(line, at: elapsed, isReal: isReal, isRare: isRare).map {
        .played(rules.orthography.folded(line), $0)
      }
    case .shuffle:
      round.shuffle()
      return .shuffled(round.letters)
    case .undo:
      return round.undo().map { .tookBack($0.word) }
    case .hint(let level):
      guard let hint = try hint(level, judge) else { return nil }
      round.mark(hint)
      return .hinted(hint)
    case .reveal:
      guard let (missed, rare) = try missed(judge) else { return nil }
      round.markRevealed(at: elapsed)
      return .revealed(missed: missed, rare: rare)
    case .tally:
      guard round.goal == nil, let goal = try goal(judge) else { return nil }
      round.goal = goal
      return .tallied(goal)
    case .count(let day):
      if round.begun != nil { return nil }
      round.begun = day
      return .counted(day)
    case .runClock(let date):
      guard isTimed else { return nil }
      round.runClock(since: date - Int64(elapsed))
      return .clockRan(date)
    case .end:
      round.stopClock()
      return .ended(words: round.count, points: round.score)
    }
  }

  /// The root of a round from `origin`, unless a record is believed that names it.
  private func root(from origin: Origin, _ judge: any Judge) throws(LookupFault) -> RootWord {
    if case .began(let root, origin)? = judge.believed { return root }
    if case .root(let root) = origin { return root }
    guard let roots else {
      throw LookupFault(.missing, "cannot draw a root", because: "there is no start list", "name a root")
    }
    return try origin.root(from: roots)
  }

  private func hint(_ level: Hint.Level, _ judge: any Judge) throws(LookupFault) -> Hint? {
    if case .hinted(let hint)? = judge.believed { return hint }
    return try judge.solution(of: round.root, rules).flatMap {
      Hint(level, missed: round.missed(of: $0), after: round.hints)
    }
  }

  /// How many words of the goal were missed, and how many rare ones.
  private func missed(_ judge: any Judge) throws(LookupFault) -> (goal: Int, rare: Int)? {
    if case .revealed(let missed, let rare)? = judge.believed { return (missed, rare) }
    return try judge.solution(of: round.root, rules).map {
      (round.missed(of: $0).count, round.missedRare(of: $0).count)
    }
  }

  private func goal(_ judge: any Judge) throws(LookupFault) -> Goal? {
    if case .tallied(let goal)? = judge.believed { return goal }
    return try judge.solution(of: round.root, rules).map(Goal.init)
  }

  /// Has words compared by `orthography` from the beginning; to be called before the first move.
  package mutating func judge(by orthography: Orthography) {
    rules.orthography = orthography
    round = Round(root: round.root, seed: origin.shuffleSeed, rules: rules)
  }

  /// A seed for the next round, which follows from how the letters of this one have been shuffled.
  package var nextSeed: UInt64 { round.nextSeed }
}

/// Says which words are real, and may know all words of a root.
///
/// A judge is an object, so that the rules can be compiled for a browser, too.
public protocol Judge: AnyObject {
  /// Whether `word`, which is folded and of letters only, is in the dictionary.
  ///
  /// - Throws: why that cannot be told, such as a dictionary that cannot be read.
  func isReal(_ word: String) throws(LookupFault) -> Bool

  /// Whether `word`, which is real, is known not to be in the goal of a round. The answer must not depend on when it is
  /// asked.
  func isRare(_ word: String) throws(LookupFault) -> Bool

  /// All words of a round with `root`, or nil where they cannot be told.
  func solution(of root: RootWord, _ rules: Rules) throws(LookupFault) -> Solution?

  /// The event on record that is believed in the place of any answer; nil for a judge that answers.
  var believed: Event? { get }
}

extension Judge {
  /// False: nobody knows which words are rare.
  public func isRare(_ word: String) -> Bool { false }

  /// Nil: a judge that only answers questions.
  public func solution(of root: RootWord, _ rules: Rules) -> Solution? { nil }

  /// Nil: a judge that answers.
  public var believed: Event? { nil }
}

/// Believes what a record says of words, and knows nothing else.
private final class RecordedJudge: Judge {
  let believed: Event?

  init(_ event: Event?) { believed = event }

  func isReal(_ word: String) -> Bool { if case .played(_, .accepted)? = believed { true } else { false } }

  func isRare(_ word: String) -> Bool {
    if case .played(_, .accepted(let play))? = believed { play.isRare } else { false }
  }
}

extension Game: Replayable {
  /// The name under which transcripts of this game go.
  public static let instrument = "scramble"

  /// The settings that a transcript of this game may have.
  public static let settings = Rules.settingNames.union([
    "start-list", "dictionary", "common", "extra", "words-range", "level", "shortest-root", "root-length", "roots",
    "word-index",
  ])

  /// The settings of a transcript of this game that the program `scramble` replays and carries on.
  ///
  /// - Parameters:
  ///   - startList: the list that roots are drawn from; its name is `bundled` for the one that comes with the program,
  ///     else its path.
  ///   - dictionary: the dictionary that judges, by its name or path.
  public func settings(startList: DataFile, dictionary: DataFile) -> [Transcript.Setting] {
    [startList.setting("start-list"), dictionary.setting("dictionary")] + rules.settings
  }

  /// The game before its first move. It has no start list until it is given one, and until then no root can be drawn.
  public init(_ opening: Record, of transcript: Transcript) throws(TranscriptFault) {
    guard case .began(let root, let origin)? = Event(opening) else {
      throw TranscriptFault(.headerIncomplete, line: transcript.line(ofRecord: 0))
    }
    self.init(root: root, origin, roots: nil, rules: try Rules(transcript))
  }

  /// Whether there is a time limit.
  public var isTimed: Bool { rules.timeLimit != nil }

  /// The move that led to the event on record, or nil for a record of no event.
  public func move(of record: Record) -> Move? { Event(record)?.move }

  /// Whether `move` begins a round.
  public static func startsClock(_ move: Move) -> Bool { if case .begin = move { true } else { false } }

  /// A judge that answers what the record says of its word, its hint, its root, the goal, or the words that were
  /// missed.
  public func oracle(believing record: Record, else judge: any Judge) -> any Judge {
    Event(record).map { RecordedJudge($0) } ?? judge
  }
}

extension Recording<Game> {
  /// Every round as it was left, in order, with where its root came from. All that is on record is believed, and nobody
  /// is asked. Complexity: linear in the records.
  package var rounds: [(round: Round, origin: Origin)] {
    var rounds: [(round: Round, origin: Origin)] = []
    let judge = RecordedJudge(nil)
    let game = try? carriedOn(asking: judge) { move, game in
      if case .begin = move { rounds.append((game.round, game.origin)) }
    }.engine
    // Before the first event nothing was played.
    return rounds.dropFirst() + (game.map { [($0.round, $0.origin)] } ?? [])
  }
}

extension Event: Recordable {}
