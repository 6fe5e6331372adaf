public import Journal

/// An event: a move and its outcome. A worksheet can be made again from its events.
public struct Event: Hashable, Recordable {
  /// The move.
  public let move: Move

  /// The outcome of the move.
  package let outcome: Outcome

  /// A fingerprint of the worksheet after the event, by which a changed record shows.
  let state: Fingerprint

  /// The outcome of a move.
  package enum Outcome: Hashable, Sendable {
    /// The move has been made.
    case done

    /// A word was entered that no list has, so that it counts as a name.
    case named

    /// How many words a search found.
    case found(Int)

    /// The word that was picked.
    case picked(String)

    /// The numbers of different words and different letters of the puzzle.
    case loaded(words: Int, letters: Int)

    /// The hint that was given.
    case hinted(Hint)

    /// Nothing was changed.
    case refused(Refusal)
  }
}

extension Event {
  /// The event as the fields of a record, such as `search XJFFXU found 3 #9e3779b97f4a7c15`.
  public var fields: [String] { move.fields + outcome.fields + ["#\(state)"] }

  /// Reads what `fields` writes, in the letters of `alphabet`, or answers nil.
  package init?(_ record: Record, of alphabet: CipherAlphabet = .english) {
    let last = record.fields[record.fields.count - 1]
    guard last.hasPrefix("#"), let state = Fingerprint(last.dropFirst()),
      let (move, rest) = Move.read(record.fields.dropLast(), of: alphabet), let outcome = Outcome(Array(rest), alphabet)
    else { return nil }
    switch (move, outcome) {
    case (_, .refused), (.enter, .named), (.crib, .named), (.search, .found), (.pick, .picked), (.puzzle, .loaded),
      (.hint, .hinted):
      break
    case (.search, _), (.pick, _), (.puzzle, _), (.hint, _): return nil
    case (_, .done): break
    default: return nil
    }
    self.init(move: move, outcome: outcome, state: state)
    guard fields == record.fields else { return nil }
  }
}

extension Event.Outcome {
  fileprivate var fields: [String] {
    switch self {
    case .done: ["done"]
    case .named: ["named"]
    case .found(let count): ["found", "\(count)"]
    case .picked(let word): ["picked", word]
    case .loaded(let words, let letters): ["loaded", "\(words)", "\(letters)"]
    case .hinted(let hint): ["hinted"] + hint.fields
    case .refused(let refusal): ["refused"] + refusal.fields
    }
  }

  fileprivate init?(_ fields: [String], _ alphabet: CipherAlphabet) {
    let numbers = fields.dropFirst().map { Int($0) }
    switch (fields.first, fields.count) {
    case ("done", 1): self = .done
    case ("named", 1): self = .named
    case ("found", 2):
      guard let count = numbers[0] else { return nil }
      self = .found(count)
    case ("picked", 2): self = .picked(fields[1])
    case ("loaded", 3):
      guard let words = numbers[0], let letters = numbers[1] else { return nil }
      self = .loaded(words: words, letters: letters)
    case ("hinted", _):
      guard let hint = Hint(fields.dropFirst(), of: alphabet) else { return nil }
      self = .hinted(hint)
    case ("refused", _):
      guard let refusal = Refusal(fields.dropFirst(), of: alphabet) else { return nil }
      self = .refused(refusal)
    default: return nil
    }
  }
}
