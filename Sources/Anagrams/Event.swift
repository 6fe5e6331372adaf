public import Journal

/// What happened at the bench; the bench can be made again from its events.
public enum Event: Hashable, Recordable {
  /// A bench with all letters in the ring; `seed` decides how they are shuffled.
  case began(Bench, seed: UInt64)

  /// A change, an undo or a redo, and the bench after it.
  case changed(Move, Bench)

  /// A hint, and the bench after it: a letter that it tells is put into its place.
  case hinted(Hint.Level, Hint, Bench)

  /// What the dictionary says of the words in the slots.
  case checked([Bench.CheckedWord])

  /// Answers are told from now on, or not any more.
  case switchedSolver(on: Bool)

  /// The first answers that fit, of which at most `most` were asked for.
  case solved(most: Int, AnswerPage)

  /// What release 1.0.0 answered, and the bench after it.
  case believed(BelievedAnswer, Bench)

  /// The person left the bench like this.
  case ended(Bench)

  /// The move cannot be made, and nothing has changed.
  case refused(Move, Refusal)

  /// The move that the event is the outcome of.
  public var move: Move {
    switch self {
    case .began(let bench, let seed): .begin(bench.fodder, bench.enumeration, seed: seed)
    case .changed(let move, _): move
    case .hinted(let level, _, _): .hint(level)
    case .checked: .check
    case .switchedSolver(let isOn): .solver(isOn)
    case .solved(let most, _): .solve(most: most)
    case .believed(let answer, _): .believe(answer)
    case .ended: .end
    case .refused(let move, _): move
    }
  }

  /// Whether the move was made.
  public var isRecorded: Bool { if case .refused = self { false } else { true } }

  /// The event as the fields of a record: the move, and what it led to, such as `place sur sur_____/eips/`.
  public var fields: [String] { move.fields + outcome }

  private var outcome: [String] {
    switch self {
    case .began(let bench, _), .changed(_, let bench), .ended(let bench): [bench.description]
    case .hinted(_, let hint, let bench): hint.fields + [bench.description]
    case .checked(let words): words.flatMap { [$0.text, $0.verdict.rawValue] }
    case .switchedSolver, .refused: []
    case .believed(let answer, let bench): answer.endsInBench ? [bench.description] : []
    case .solved(_, let page): ["\(page.answers.count)"] + page.answers.prefix(1).map(\.description)
    }
  }
}
