/// The result of a replay.
public enum ReplayOutcome<Fault: Error> {
  /// Everything happens as it was recorded.
  case agrees

  /// Something else happens.
  case diverges(Divergence)

  /// The line, counted from 1, was judged by something that is not at hand or cannot be asked.
  case cannotBeJudged(line: Int, Fault)

  /// Where something else happens, or nil.
  public var divergence: Divergence? { if case .diverges(let divergence) = self { divergence } else { nil } }

  /// Whether everything happens as it was recorded.
  public var agrees: Bool { if case .agrees = self { true } else { false } }

  /// The outcome with another fault, which `transform` makes of this one or throws.
  package func mapFault<Other, Thrown>(
    _ transform: (Fault) throws(Thrown) -> Other
  ) throws(Thrown) -> ReplayOutcome<Other> {
    switch self {
    case .agrees: .agrees
    case .diverges(let divergence): .diverges(divergence)
    case .cannotBeJudged(let line, let fault): .cannotBeJudged(line: line, try transform(fault))
    }
  }
}

/// Where replaying the moves of a session first leads to something else than was recorded.
public struct Divergence: Hashable, Sendable {
  /// The line of the transcript, counted from 1.
  public let line: Int

  /// The event on record in that line.
  public let recorded: Record

  /// The event that the move leads to now; nil where it leads to none.
  public let found: Record?

  /// A divergence at `line`, counted from 1, where `recorded` stands and `found` happens.
  package init(line: Int, recorded: Record, found: Record?) {
    self.line = line
    self.recorded = recorded
    self.found = found
  }
}
