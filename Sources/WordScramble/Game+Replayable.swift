public import Journal

extension Game: Replayable {
  /// The name under which transcripts of this game go.
  public static let instrument = "scramble"

  /// The settings that a transcript of this game may have.
  public static let settings: Set = [
    "start-list", "dictionary", "words-range", "shortest-root", "minimum-length", "time-limit",
  ]

  /// The game before its first round is judged. It has no start list, so that recorded roots are believed, until it is
  /// given one.
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

  /// Makes a move by a judge whose type is not known.
  public mutating func make(_ move: Move, at milliseconds: Int, asking judge: any Judge) throws -> Event? {
    try make(move, at: milliseconds, by: judge)
  }

  /// Whether a round began and the start list that its root was drawn from is not at hand, or the event came after the
  /// time: release 1.0.0 let letters be shuffled, words be taken back and hints be given then.
  public func mustBelieve(_ record: Record) -> Bool {
    guard let event = Event(record) else { return false }
    if case .began = event { return roots == nil }
    return rules.isTimeUp(at: record.elapsed ?? 0) && !event.move.isPossibleAfterTime
  }

  /// Takes over what is on record. What it says of the words that were played is believed.
  public mutating func restore(_ record: Record, asking judge: any Judge) throws -> Bool {
    guard let event = Event(record) else { return false }
    switch event {
    case .began(let root, let origin): begin(root, origin)
    case .played(let word, .accepted):
      return make(.play(word), at: record.elapsed ?? 0, by: RecordedJudge())?.isAccepted == true
    case .shuffled: return make(.shuffle, by: RecordedJudge()) == event
    case .tookBack(let word):
      guard round.used.first?.word == word else { return false }
      return make(.undo, by: RecordedJudge()) != nil
    case .hinted(let hint): round.mark(hint.level)
    case .revealed: round.markRevealed(at: record.elapsed ?? 0)
    case .played(_, .rejected), .ended: break
    }
    return true
  }
}

/// The judge of a word that was accepted already.
private struct RecordedJudge: Judge {
  func isReal(_ word: String) -> Bool { true }
}

extension Event: Recordable {
  fileprivate var isAccepted: Bool {
    if case .played(_, .accepted) = self { true } else { false }
  }
}
