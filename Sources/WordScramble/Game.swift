public import Journal
package import Lexicon

/// Rounds played one after another, each change of which is an `Event`.
///
/// Playing, carrying on and replaying all go through `make(_:at:asking:)`, so that they cannot differ.
///
/// ```swift
/// struct AnyWord: Judge { func isReal(_ word: String) -> Bool { true } }
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
  /// What seeds and days draw from, such as a start list, or nil where it is not at hand.
  public var roots: (any RootSource)?

  /// The rules of every round.
  public private(set) var rules: Rules

  /// The round that is being played.
  public internal(set) var round: Round

  /// Where the root of the round came from.
  public private(set) var origin: Origin

  /// A game whose first round comes from `origin`.
  ///
  /// - Throws: what `roots` throws where it can draw no root, which a list of words never does.
  public init<Source: RootSource>(
    _ origin: Origin, roots: Source, rules: Rules = Rules()
  ) throws(Source.Fault) {
    self.init(root: try origin.root(from: roots), origin, roots: roots, rules: rules)
  }

  init(root: RootWord, _ origin: Origin, roots: (any RootSource)?, rules: Rules) {
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
  ///   there is none, for a hint where nothing is left to be found, after the missed words have been shown for all but
  ///   a new round and the end, and after the time is up for whatever would change the round.
  /// - Throws: what the judge throws, or what `roots` throws, in which case nothing has changed.
  @discardableResult
  public mutating func make(_ move: Move, at elapsed: Int = 0, asking judge: any Judge) throws -> Event? {
    if round.isRevealed, !move.isPossibleAfterReveal { return nil }
    if rules.isTimeUp(at: elapsed), !move.isPossibleAfterTime { return nil }
    switch move {
    case .begin(let origin):
      let roots: any RootSource = roots ?? WordList([UInt8]())
      begin(try origin.root(from: roots), origin)
      return opening
    case .play(let line):
      return try round.play(line, at: elapsed, isReal: judge.isReal).map { .played(rules.orthography.folded(line), $0) }
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
      return .revealed(
        missed: round.reveal(solution, at: elapsed).count, rare: round.missedRare(of: solution).count)
    case .end:
      return .ended(words: round.count, points: round.score)
    }
  }

  /// Has words compared by `orthography` from the beginning; to be called before the first move.
  package mutating func judge(by orthography: Orthography) {
    rules.orthography = orthography
    round = Round(root: round.root, seed: origin.shuffleSeed, rules: rules)
  }

  /// A seed for the next round, which follows from this round's.
  public mutating func drawSeed() -> UInt64 { round.drawSeed() }

  mutating func begin(_ root: RootWord, _ origin: Origin) {
    self = Game(root: root, origin, roots: roots, rules: rules)
  }
}

/// Says which words are real, and may know all words of a root.
public protocol Judge {
  /// Whether `word`, which is folded and of letters only, is in the dictionary.
  ///
  /// - Throws: why that cannot be told, such as a dictionary that cannot be read.
  func isReal(_ word: String) throws -> Bool

  /// All words of a round with `root`, or nil where they cannot be told.
  func solution(of root: RootWord, _ rules: Rules) throws -> Solution?
}

extension Judge {
  /// Nil: a judge that only answers questions.
  public func solution(of root: RootWord, _ rules: Rules) -> Solution? { nil }
}

extension Game: Replayable {
  /// The name under which transcripts of this game go.
  public static let instrument = "scramble"

  /// The settings that a transcript of this game may have.
  public static let settings: Set = [
    "start-list", "dictionary", "common", "extra", "words-range", "level", "shortest-root", "root-length", "roots",
    "word-index", "minimum-length", "time-limit", "capitals", "accents",
  ]

  /// The settings of a transcript that the program `scramble` replays and carries on.
  ///
  /// - Parameters:
  ///   - startList: the list that roots are drawn from; its name is `bundled` for the one that comes with the program,
  ///     else its path.
  ///   - dictionary: the dictionary that judges, by its name or path.
  ///   - rules: the rules of the game.
  public static func settings(startList: DataFile, dictionary: DataFile, rules: Rules = Rules()) -> [Transcript.Setting]
  {
    [startList.setting("start-list"), dictionary.setting("dictionary")] + rules.settings
  }

  /// The game before its first move. It has no start list until it is given one, and until then recorded roots are
  /// believed.
  public init(_ opening: Record, of transcript: Transcript) throws(TranscriptFault) {
    guard case .began(let root, let origin)? = Event(opening) else {
      throw TranscriptFault(.headerIncomplete, line: transcript.line(ofRecord: 0))
    }
    self.init(root: root, origin, roots: nil, rules: try Rules(transcript))
  }

  /// Whether there is a time limit.
  public var isTimed: Bool { rules.timeLimit != nil }

  /// The move that led to the event on record, or nil for a record of no event.
  public static func move(of record: Record) -> Move? { Event(record)?.move }

  /// Whether `move` begins a round.
  public static func startsClock(_ move: Move) -> Bool { if case .begin = move { true } else { false } }

  /// Within the time where the event came after it and nothing can change then: release 1.0.0 let letters be shuffled,
  /// words be taken back and hints be given.
  public func time(of record: Record) -> Int {
    let elapsed = record.elapsed ?? 0
    let isLate = rules.isTimeUp(at: elapsed) && Self.move(of: record)?.isPossibleAfterTime == false
    return isLate ? 0 : elapsed
  }

  /// Whether a round began with a root that was drawn from a start list which is not at hand, or whether it tells of
  /// help that release 1.0.0 gave.
  public func mustBelieve(_ record: Record) -> Bool {
    guard let event = Event(record), event.fields == record.fields else { return false }
    switch event {
    case .began(_, .seed), .began(_, .daily): return roots == nil
    case .hinted(let hint): return !hint.isOfGoal
    case .revealed(_, let rare): return rare == nil
    default: return false
    }
  }

  /// Takes over what is on record. What it says of the words that were played is believed.
  public mutating func restore(_ record: Record, asking judge: any Judge) throws -> Bool {
    guard let event = Event(record) else { return false }
    switch event {
    case .began(let root, let origin): begin(root, origin)
    case .played(let word, .accepted):
      return try make(.play(word), at: record.elapsed ?? 0, asking: RecordedJudge())?.isAccepted == true
    case .shuffled:
      var after = self
      guard try after.make(.shuffle, asking: RecordedJudge()) == event else { return false }
      self = after
    case .tookBack(let word):
      guard round.used.first?.word == word else { return false }
      return try make(.undo, asking: RecordedJudge()) != nil
    case .hinted(let hint):
      if round.isRevealed { return false }
      round.mark(hint.level)
    case .revealed: round.markRevealed(at: record.elapsed ?? 0)
    case .played(_, .rejected), .ended: break
    }
    return true
  }
}

/// Accepts every word, because the record says that it was accepted.
private struct RecordedJudge: Judge {
  func isReal(_ word: String) -> Bool { true }
}

extension Event: Recordable {
  fileprivate var isAccepted: Bool {
    if case .played(_, .accepted) = self { true } else { false }
  }
}
