import Cryptograms
import Journal

/// The worksheets that sessions of the helper left, as the transcripts in the state folder tell them.
///
/// Each run has a transcript of its own, so that runs at the same time need no lock: the one that made the last move is
/// carried on. What is found comes with what is to be told of transcripts that cannot be read, which are left out.
struct KeptWorksheets {
  let shelf: any Shelf

  /// Knows the letters of the puzzles that are meant.
  let search: PatternSearch

  /// The most puzzles that are listed as left, and the most others that are looked back at for one that is begun again.
  static let mostLeft = 50

  /// The most transcripts that are read, the newest ones: each takes some milliseconds.
  private static let mostRead = 200

  /// The worksheet to begin with: one of the puzzle `text` where there is any, else the one with which the newest
  /// transcript ends.
  func beginning(with text: String?) -> (state: Worksheet.State?, notice: Diagnostic?) {
    var newest: Worksheet.State?
    var found: Worksheet.State?
    var others: Set<String> = []
    let notice = read { state in
      defer { newest = newest ?? state }
      guard let text, newest != nil || state.text != text else { return false }
      if state.text == text, found == nil || state.isTouched { found = state }
      if let other = state.text, other != text { others.insert(other) }
      return found?.isTouched != true && others.count <= Self.mostLeft
    }
    return (found ?? newest, notice)
  }

  /// The worksheets of puzzles other than `text` that were left for another one, the last one first. Those of the
  /// transcript at `path`, which may lie elsewhere, are among them. A sample on which nothing was done is not.
  func left(for text: String?, by path: String?) -> (states: [Worksheet.State], notice: Diagnostic?) {
    var texts: [String] = []
    var states: [String: Worksheet.State] = [:]
    let notice = read(besides: path) { state in
      guard let found = state.text, found != text else { return true }
      if states[found] == nil { texts.append(found) }
      if states[found]?.isTouched != true, states[found] == nil || state.isTouched { states[found] = state }
      return states.values.count(where: { $0.isWorthListing }) < Self.mostLeft
    }
    return (texts.compactMap { states[$0] }.filter { $0.isWorthListing }, notice)
  }

  /// Hands the worksheets of each transcript to `takesMore`, the newest first, as long as that answers true.
  private func read(besides other: String? = nil, _ takesMore: (Worksheet.State) -> Bool) -> Diagnostic? {
    let elsewhere = [other].compactMap { $0 }.filter { !shelf.holds($0) }
    let paths = elsewhere + shelf.transcripts(of: Worksheet.instrument).prefix(Self.mostRead).map { $0.path }
    let unread = UnreadTranscripts(among: paths, on: shelf, Recording<Worksheet>.init) { _, recording in
      states(in: recording).allSatisfy(takesMore)
    }
    return unread.notice { "cannot use \($0) of cryptograms" }
  }

  /// The worksheets that a transcript tells, the last one first: the one with which it ends, then one for each puzzle
  /// that was left for another one. None where it is of another alphabet.
  private func states(in recording: Recording<Worksheet>) -> [Worksheet.State] {
    if recording.start.alphabet != search.alphabet { return [] }
    var left: [Worksheet.State] = []
    let last = recording.carriedOn(asking: search) { move, worksheet in
      guard let text = worksheet.state.text, move.mayLeavePuzzle else { return }
      let state = worksheet.kept
      // A puzzle that is loaded anew does not take the place of what was done on it.
      if !state.isTouched, left.contains(where: { $0.text == text }) { return }
      left.removeAll { $0.text == text }
      left.append(state)
    }.engine
    return [last.kept] + left.reversed()
  }
}

extension Move {
  /// Whether another puzzle, or none, may be at hand behind the move.
  fileprivate var mayLeavePuzzle: Bool {
    switch self {
    case .begin, .puzzle, .putAway, .undo, .redo: true
    default: false
    }
  }
}

extension Worksheet.State {
  /// Whether the puzzle is to be listed: one of our own is not while it is untouched, for `:sample` has it.
  fileprivate var isWorthListing: Bool { isTouched || !SampleCryptogram.all.contains { $0.ciphertext == text } }
}
