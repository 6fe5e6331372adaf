import Anagrams
import Journal
import Layout
import Lexicon

/// The moves of a session at the bench, and the entry that they are for.
extension AnagramSession {
  /// Makes the move, and records what it led to.
  mutating func event(of move: Move) throws(Diagnostic) -> Event? {
    // In place: a copy would take all that can be undone with it.
    let made: Event?
    do throws(LookupFault) { made = try workbench?.make(move, asking: words) } catch { throw Diagnostic(error) }
    if case .hint(let level) = move { lastHint = level } else { lastHint = nil }
    guard let event = made else { return nil }
    if event.isRecorded {
      try record(Record(event.fields))
      isChanged = true
    }
    return event
  }

  /// Puts letters for the entry on the bench, some of which are to be discarded. Its crossing letters stay where they
  /// were. A whole answer that goes is told, unless it is kept under a name.
  mutating func begin(
    _ fodder: Fodder, _ enumeration: Enumeration?, discarding discarded: [Character] = []
  ) throws(Diagnostic) -> AnagramReply {
    if isLaidOut { try recordEntry() }
    let before = bench
    let (left, changes) = (isLaidOut || workbench?.entry.name == "" ? workbench?.bench : nil, undoCountBelow)
    if let refusal = try lay(fodder, enumeration, discarded.isEmpty ? [] : [.discard(discarded)]) {
      return reply(.refused(refusal, of: .begin(fodder, enumeration, seed: 0)))
    }
    try recordEntry()
    let missing = try lay(before?.crossings)
    try join(since: changes)
    let remarks = (missing.map { [Sentence($0)] } ?? []) + loss(of: left)
    return reply(.opened(isCarriedOn: false), remarks: remarks)
  }

  /// Puts letters on the bench and makes changes of them. Answers why that cannot be, where nothing has changed.
  mutating func lay(_ fodder: Fodder, _ enumeration: Enumeration?, _ changes: [Change] = []) throws(Diagnostic)
    -> Refusal?
  {
    if let seed = workbench?.nextSeed {
      let begun = try event(of: .begin(fodder, enumeration, seed: seed))
      if case .refused(let refusal)? = begun?.outcome { return refusal }
    } else {
      do throws(Refusal) {
        workbench = try Workbench(fodder, enumeration, seed: request.seed ?? world.seed())
      } catch {
        return error
      }
      try recordOpening()
    }
    isOnBench = true
    for change in changes { _ = try event(of: .change(change)) }
    return nil
  }

  /// Records which entry the bench is for, where that is not on record. An entry that has a name is on record also
  /// before it has letters.
  mutating func recordEntry() throws(Diagnostic) {
    if !isOnBench {
      if entry.name.isEmpty { return }
      let changes = undoCountBelow
      _ = try lay(.none, nil)
      try join(since: changes)
    }
    if workbench?.entry != entry { _ = try event(of: .enter(entry)) }
  }

  /// Says which entry the person works at. Its letters, if it has any, come to the bench behind this.
  mutating func turn(to entry: Entry) {
    isOnBench = false
    self.entry = entry
    clue = entry.clue.isEmpty ? nil : try? clues.read(clue: entry.clue)
  }

  /// Takes the last change back, or makes it again, where there are no letters for the entry; goes back to the entry of
  /// the bench where that is another one.
  mutating func changeWithoutLetters(_ move: Move) throws(Diagnostic) -> AnagramReply {
    if isOnBench || move == .redo {
      if move == .undo, undoCount == 0 { return try make(.undo) }
      if case .refused(let refusal)? = try event(of: move)?.outcome { return reply(.refused(refusal, of: move)) }
    }
    returnToEntry()
    return reply(isLaidOut ? .changed : .opened(isCarriedOn: false))
  }

  /// Goes back to the entry of the bench: after an undo it may be another one.
  mutating func returnToEntry() {
    guard let now = workbench?.entry, now != entry || !isOnBench else { return }
    turn(to: now)
    isOnBench = true
  }

  private var undoCount: Int { workbench?.undoCount ?? 0 }

  /// The number of changes that can be undone, less the one that emptied the bench: the next letters replace it.
  var undoCountBelow: Int { undoCount - (workbench?.bench.count == 0 ? 1 : 0) }

  /// Lets all changes be undone together that were made since there were so many.
  mutating func join(since changes: Int) throws(Diagnostic) {
    if undoCount - changes > 1 { _ = try event(of: .join(undoCount - changes)) }
  }

  /// The sentence that the whole answer of the bench `before` is no longer there, or none.
  func loss(of before: Bench?) -> [Sentence] {
    guard let before, before.isFull, before.slots.map({ $0.letter }) != bench?.slots.map({ $0.letter }) else {
      return []
    }
    return [Sentence("\(before.written) is no longer there.", prompt: ":undo brings it back.")]
  }

  mutating func recordOpening() throws(Diagnostic) {
    if let workbench { try recorder.hold([Record(workbench.opening.fields)]) }
    if request.isSolverOn { _ = try event(of: .solver(true)) }
  }
}
