/// Where a session of the same moves first takes another course than the recorded one.
public struct Divergence: Hashable, Sendable {
  /// The line of the transcript, counted from 1.
  public let line: Int

  /// What the line says.
  public let recorded: Record

  /// What happens instead; nil where nothing does.
  public let found: Record?

  /// A divergence at `line`, counted from 1, where `recorded` stands and `found` happens.
  public init(line: Int, recorded: Record, found: Record?) {
    self.line = line
    self.recorded = recorded
    self.found = found
  }
}
