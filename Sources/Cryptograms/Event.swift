public import Journal

/// What happened: a move and what came of it. A worksheet can be made again from its events.
public struct Event: Hashable, Recordable {
  /// What was tried.
  public let move: Move

  /// What came of it.
  public let outcome: Outcome

  /// What tells the worksheet after the event from any other, so that a changed record shows; nil in transcripts of
  /// version 1, which do not have it.
  public let state: Fingerprint?

  /// What a move leads to.
  public enum Outcome: Hashable, Sendable {
    /// What was to be done has been done.
    case done

    /// How many words a search found.
    case found(Int)

    /// The word that was picked.
    case picked(String)

    /// What a puzzle is made of: different words and different letters.
    case loaded(words: Int, letters: Int)

    /// The hint that was given.
    case hinted(Hint)

    /// Nothing was changed.
    case refused(Refusal)
  }

  init(_ move: Move, _ outcome: Outcome, _ state: Fingerprint?) {
    self.move = move
    self.outcome = outcome
    self.state = state
  }

  /// The event as the fields of a record, such as `search XJFFXU found 3 #9e3779b97f4a7c15`.
  public var fields: [String] { move.fields + outcome.fields + (state.map { ["#\($0)"] } ?? []) }

  /// Reads what `fields` writes, or answers nil.
  public init?(_ record: Record) {
    let last = record.fields[record.fields.count - 1]
    let state = last.hasPrefix("#") ? Fingerprint(last.dropFirst()) : nil
    let told = state == nil ? record.fields : record.fields.dropLast()
    guard let (move, rest) = Move.read(told), let outcome = Outcome(Array(rest)) else { return nil }
    switch (move, outcome) {
    case (_, .refused), (.search, .found), (.pick, .picked), (.puzzle, .loaded), (.hint, .hinted): break
    case (.search, _), (.pick, _), (.puzzle, _), (.hint, _): return nil
    case (_, .done): break
    default: return nil
    }
    self.init(move, outcome, state)
    guard fields == record.fields else { return nil }
  }
}

extension Event.Outcome {
  fileprivate var fields: [String] {
    switch self {
    case .done: ["done"]
    case .found(let count): ["found", "\(count)"]
    case .picked(let word): ["picked", word]
    case .loaded(let words, let letters): ["loaded", "\(words)", "\(letters)"]
    case .hinted(let hint): ["hinted"] + hint.fields
    case .refused(let refusal): ["refused"] + refusal.fields
    }
  }

  fileprivate init?(_ fields: [String]) {
    let numbers = fields.dropFirst().map { Int($0) }
    switch (fields.first, fields.count) {
    case ("done", 1): self = .done
    case ("found", 2):
      guard let count = numbers[0] else { return nil }
      self = .found(count)
    case ("picked", 2): self = .picked(fields[1])
    case ("loaded", 3):
      guard let words = numbers[0], let letters = numbers[1] else { return nil }
      self = .loaded(words: words, letters: letters)
    case ("hinted", _):
      guard let hint = Hint(fields.dropFirst()) else { return nil }
      self = .hinted(hint)
    case ("refused", _):
      guard let refusal = Refusal(fields.dropFirst()) else { return nil }
      self = .refused(refusal)
    default: return nil
    }
  }
}
