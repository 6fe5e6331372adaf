public import Journal
public import Lexicon

/// A transcript of this game, understood: the rules and the events.
public struct Recording: Sendable {
  /// The name under which transcripts of this game go.
  public static let instrument = "scramble"

  /// The transcript as it was read.
  public let transcript: Transcript

  /// The rules that it was played under.
  public let rules: Rules
  private let events: [Event]

  /// The root and the origin of the first round.
  private let opening: (root: RootWord, origin: Origin)

  /// - Throws: `TranscriptFault` where a line is no event of this game, or the first event begins no round.
  public init(_ transcript: Transcript) throws(TranscriptFault) {
    let events = try transcript.events(of: Self.instrument) { Event($0) }
    guard case .began(let root, let origin)? = events.first else {
      throw TranscriptFault(.headerIncomplete, line: transcript.line(ofRecord: 0))
    }
    opening = (root, origin)
    rules = try Rules(transcript)
    self.transcript = transcript
    self.events = events
  }

  /// Milliseconds on the clock at the last event.
  public var elapsed: Int { transcript.records.last?.elapsed ?? 0 }

  /// Plays every move anew and compares what happens with what was recorded.
  ///
  /// - Parameters:
  ///   - roots: the start list, or nil where it is not at hand and the recorded roots have to be believed.
  ///   - judge: asked about words as in play.
  /// - Returns: nil where everything happens as it was recorded.
  public func firstDivergence<J: Judge>(
    roots: WordList?, by judge: J
  ) throws(J.Fault) -> Divergence? {
    var game = Game(root: opening.root, opening.origin, roots: roots ?? WordList([UInt8]()), rules: rules)
    for (index, event) in events.enumerated() {
      let recorded = transcript.records[index]
      let found: Event?
      if case .began(let root, let origin) = event, roots == nil {
        game.begin(root, origin)
        found = event
      } else {
        found = try game.makeAgain(event, at: recorded.elapsed ?? 0, by: judge)
      }
      let record = found.map { Record($0.fields, at: recorded.elapsed) }
      if record != recorded {
        return Divergence(line: transcript.line(ofRecord: index), recorded: recorded, found: record)
      }
    }
    return nil
  }

  /// The game as it stood at the last event. The recorded judgements of what is a word are believed, so that every
  /// acknowledged word is there, whatever has become of the dictionary or the start list since. Words that the rules do
  /// not let through can only stand in an edited transcript; their lines are `lost`.
  public func game(roots: WordList) -> (game: Game, lost: [Int]) {
    var game = Game(root: opening.root, opening.origin, roots: roots, rules: rules)
    var lost: [Int] = []
    for (index, event) in events.enumerated() {
      let judge = RecordedJudge(isAccepted: event.isAccepted)
      let elapsed = transcript.records[index].elapsed ?? 0
      let made = game.makeAgain(event, at: elapsed, by: judge)
      if event.isAccepted, made?.isAccepted != true { lost.append(transcript.line(ofRecord: index)) }
      game.accept(event, at: elapsed)
    }
    return (game, lost)
  }
}

extension Event {
  fileprivate var isAccepted: Bool {
    if case .played(_, .accepted) = self { true } else { false }
  }
}
