public import Journal

/// An event at the bench: a move and its outcome. The events of a bench are enough to make it again.
public struct Event: Hashable, Recordable {
  /// The move.
  public let move: Move

  /// The outcome of the move.
  public let outcome: Outcome

  /// The outcome of a move.
  public enum Outcome: Hashable, Sendable {
    /// The move has been made, and the bench lies like this.
    case done(Bench)

    /// A hint, and the bench after it: a letter that it tells is put into its place.
    case hinted(Hint, Bench)

    /// The judgements of the dictionary on the words in the slots.
    case checked([Bench.CheckedWord])

    /// Answers are told from now on, or not any more.
    case switchedSolver

    /// The first answers or combinations of words that fit.
    case solved(AnswerPage)

    /// The move cannot be made, and nothing has changed.
    case refused(Refusal)
  }

  /// Whether the move was made.
  public var isRecorded: Bool { if case .refused = outcome { false } else { true } }

  /// The event as the fields of a record: the move, and what it led to, such as `place sur sur_____/eips/`.
  public var fields: [String] { move.fields + outcome.fields }
}

extension Event.Outcome {
  fileprivate var fields: [String] {
    switch self {
    case .done(let bench): [bench.description]
    case .hinted(let hint, let bench): hint.fields + [bench.description]
    case .checked(let words): words.flatMap { [$0.text, $0.verdict.rawValue] }
    case .switchedSolver, .refused: []
    case .solved(let page): ["\(page.count)"] + page.answers.prefix(1).map { $0.text }
    }
  }
}
