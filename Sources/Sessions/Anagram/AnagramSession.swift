import Anagrams
import Journal
package import Layout
import Lexicon

/// A session at the anagram workbench.
package struct AnagramSession: Session {
  var workbench: Workbench?
  package var recorder: Recorder
  package var notices: [Diagnostic]
  let words: AnagramWords
  let request: BenchRequest
  private let firstDiscarded: [Character]
  private let firstPuzzle: CrosswordFile?
  let clues: ClueReader

  /// The clue that was read.
  var clue: ReadClue?
  var entry: Entry

  /// Whether the bench is for that entry, with letters or without. Behind `:new` it is not.
  var isOnBench: Bool

  /// Whether anything was recorded since the session began, or was carried on.
  var isChanged = false

  /// The level of the hint before, where nothing was done since: the next one goes further.
  var lastHint: Hint.Level?

  /// The last search of the list, which `:with` repeats where no letters are on the bench.
  var lastSearch: ListSearch?
  var settings: AnagramSettings
  var keys: BenchKeys
  package var isOver = false

  /// Whether Enter takes the first reading: the only one of a clue that has just been shown. A line that is empty takes
  /// it also later, as long as no letters lie there.
  private(set) var isOffering = false

  /// A new session, with letters on the bench or without, or one that is carried on.
  init(
    _ workbench: Workbench?, _ request: BenchRequest = BenchRequest(), recorder: Recorder, words: AnagramWords,
    clues: ClueReader, settings: AnagramSettings, clue: ReadClue? = nil, puzzle: CrosswordFile? = nil,
    discarding discarded: [Character] = [], notices: [Diagnostic] = []
  ) {
    self.workbench = workbench
    self.request = request
    self.recorder = recorder
    self.words = words
    self.clues = clues
    self.settings = settings
    keys = BenchKeys(isOn: settings.takesKeys)
    self.clue = clue
    entry = workbench?.entry ?? Entry()
    isOnBench = workbench != nil
    firstPuzzle = puzzle
    firstDiscarded = discarded
    self.notices = notices
    if entry.clue.isEmpty { entry.clue = clue?.line ?? "" }
  }

  var orthography: Orthography { clues.orthography }

  package var preparation: Preparation { .loading }

  package var prompt: String {
    guard let bench else { return crossword == nil ? "letters> " : "puzzle> " }
    return "\(crossword == nil || entry.name.isEmpty ? "" : "\(entry.name) ")\(bench.written)> "
  }

  var crossword: FilledCrossword? { workbench?.crossword }

  package mutating func opening() throws(Diagnostic) -> AnagramReply {
    if workbench != nil, !recorder.isCarriedOn {
      try recordOpening()
      if !firstDiscarded.isEmpty { _ = try event(of: .change(.discard(firstDiscarded))) }
      try recordEntry()
    }
    if let firstPuzzle { return try open(firstPuzzle) }
    if let crossword { return reply(.puzzle(crossword, isCarriedOn: true)) }
    if let clue, !isLaidOut {
      self.clue = clue.unanswered
      let reply = reply(about: clue)
      isOffering = reply.isOffering
      return reply
    }
    return reply(.opened(isCarriedOn: recorder.isCarriedOn))
  }

  package mutating func answer(to line: String) throws(Diagnostic) -> AnagramReply? {
    let entry = line.trimmed
    let wasOffering = isOffering
    isOffering = false
    if entry.isEmpty { return wasOffering || !isLaidOut && clue?.hasOneOffer == true ? try use(1) : nil }
    keys.answer(to: line)
    let reply = try respond(to: entry)
    isOffering = reply?.isOffering == true
    return reply
  }

  mutating func respond(to entry: Substring) throws(Diagnostic) -> AnagramReply? {
    // No command begins with a digit, and with keys on a colon begins every line.
    if entry.hasPrefix(":"), entry.dropFirst().first.map({ "0"..."9" ~= $0 }) == true {
      return try respond(to: entry.dropFirst())
    }
    if entry.hasPrefix(":") { return try obey(String(entry)) }
    if let (label, rest) = CrosswordLabel.leading(entry), rest.isEmpty || clues.isClue(rest) || isPattern(rest) {
      let changes = undoCountBelow
      let answer = try goToEntry(label.description, bringsClue: clues.isClue(rest))
      if isPattern(rest) {
        var crossed = try cross(rest)
        try join(since: changes)
        if case .refused? = crossed?.kind, case .info(let naming) = answer.kind {
          crossed?.remarks += naming.withoutPrompt.map { [$0] } ?? []
        }
        return crossed ?? answer
      }
      if rest.isEmpty || crossword != nil { return answer }
      var read = try read(clue: String(rest))
      read.remarks = answer.remarks + read.remarks
      if self.entry.name != label.description {
        read.remarks.append(
          Sentence("\(label) is another entry, so this one has no name.", prompt: ":forget \(label) frees the name."))
      }
      return read
    }
    if clues.isClue(entry) { return try read(clue: String(entry)) }
    // An entry without a fodder takes words of its clue as the fodder, and any other word as the answer.
    if let bench, bench.fodder.isOpen, let letters = TypedMove.letters(orthography.folded(entry)),
      letters.count >= bench.slots.count, clue?.clue.has(letters) == true
    {
      return try begin(with: String(entry))
    }
    // A clue in which no anagram stands out is answered by what crosses it.
    if !isLaidOut, clue?.standsOut == false, let pattern = try? SlotPattern(entry),
      clue?.clue.enumeration?.count == pattern.letters.count, let crossed = try cross(entry)
    {
      return crossed
    }
    let isWord =
      entry.contains { $0.isWhitespace } || entry.first.map { $0.isNumber || "+-".contains($0) } != true
    if !isLaidOut, isWord, entry.contains(where: { $0.isWordLetter }) { return try begin(with: String(entry)) }
    guard let typed = TypedMove(orthography.folded(entry)) else {
      let areLetters = (try? TypedLetters(entry, orthography))?.enumeration != nil
      if areLetters { return info("There are letters on the bench already.", prompt: ":new \(entry.prefix(40))") }
      return info("Cannot make sense of '\(entry.prefix(40))': type letters to place them, or :help.")
    }
    switch typed {
    case .use(let number): return try use(number)
    case .change(.place(let letters)) where letters.count == bench?.slots.count:
      return try make(.change(.spell(letters)))
    case .change(.place(let letters)):
      let first = bench?.freeWord(for: letters)
      return try make(.change(first.map { .write(letters, slot: $0 + 1) } ?? .place(letters)))
    case .change(let change): return try make(.change(change))
    case .bring(let letters):
      // A letter that lies in the tray is missed there first.
      let isInTray = bench.map { letters.contains(where: $0.tray.contains) } ?? false
      return try make(.change(isInTray ? .restore(letters) : .add(letters)))
    case .takeAway(let letters):
      let isAdded = bench.map { LetterMultiset($0.added).missing(for: letters).isEmpty } ?? false
      return try make(.change(isAdded ? .remove(letters) : .discard(letters)))
    case .toggleLock(let slot):
      let isLocked = bench?.isLocked(slot: slot) ?? false
      return try make(.change(isLocked ? .unlock(slot: slot) : .lock(slot: slot)))
    }
  }

  package mutating func ending() throws(Diagnostic) -> AnagramReply {
    // A session that was only looked at stays as old as it is.
    if recorder.hasBegun, isChanged || !recorder.isCarriedOn { _ = try event(of: .end) }
    return reply(.end)
  }

  /// Whether there are letters for the entry.
  var isLaidOut: Bool { isOnBench && workbench.map { $0.bench.count > 0 } ?? false }

  /// The letters for the entry, once there are any.
  var bench: Bench? { isLaidOut ? workbench?.bench : nil }

  /// Makes the move, records what it led to, and only then tells.
  mutating func make(_ move: Move) throws(Diagnostic) -> AnagramReply {
    let (before, last) = (bench, entry)
    var reply = try answer(to: move)
    guard let before, let bench, entry == last else { return reply }
    let isSame = (bench.fodder, bench.added) == (before.fodder, before.added) && bench.enumeration == before.enumeration
    reply.isMove = isSame && (bench.slots, bench.tray) != (before.slots, before.tray)
    return reply
  }

  private mutating func answer(to move: Move) throws(Diagnostic) -> AnagramReply {
    guard isLaidOut else {
      let marks = clue?.clue.enumeration.map { String(repeating: "?", count: $0.count) }
      let slots = marks.map { ", or \($0) for slots of any letter" } ?? ""
      return info("There are no letters on the bench yet. Type a word or phrase\(slots).")
    }
    if case .change(.add) = move, bench?.fodder.isOpen == true {
      return info("The slots take any letter, so none has to be added.")
    }
    try recordEntry()
    let before = bench
    let grid = crossword
    if case .change(.enumerate(let enumeration)) = move, let squares, enumeration.map({ $0.count != squares }) == true {
      return info("\(entry.name) has \(squares) squares.")
    }
    guard let event = try event(of: move) else { return reply(.changed) }
    switch (event.outcome, move) {
    case (.done, .begin): return reply(.opened(isCarriedOn: false))
    case (.done, .undo), (.done, .redo):
      let name = entry.name
      returnToEntry()
      if grid != nil, name != entry.name { return reply(.changed, remarks: [Sentence(Escape.visible(entry.line))]) }
      return reply(isLaidOut ? .changed : .opened(isCarriedOn: false), remarks: departure(since: grid, of: before))
    case (.done, .change(.shuffle)): return reply(.changed, oldRing: before?.ring)
    case (.done, .change(.spell)): return reply(.changed, remarks: loss(of: before))
    case (.done, _): return reply(.changed, remarks: departure(since: grid, of: before))
    case (.hinted(let hint, _), _): return reply(.hinted(hint))
    case (.checked(let words), _): return reply(.checked(words))
    case (.switchedSolver, .solver(true)): return info("The solver is on.", prompt: ":solve tells answers.")
    case (.switchedSolver, _): return info(Refusal.solverOff.description)
    case (.solved(let page), _): return reply(.solved(page))
    case (.refused(let refusal), _):
      return reply(.refused(refusal, of: move), remarks: [crossing(in: refusal)].compactMap { $0 })
    }
  }

  func reply(about clue: ReadClue, isWhole: Bool = false) -> AnagramReply {
    reply(.clue(clue, isWhole: isWhole))
  }

  func reply(_ kind: AnagramReply.Kind, oldRing: [Character]? = nil, remarks: [Sentence] = []) -> AnagramReply {
    var settings = settings
    if request.isStill { settings.isAnimated = false }
    return AnagramReply(
      kind: kind, workbench: isLaidOut ? workbench : nil, settings: settings, entry: entry, oldRing: oldRing,
      keys: keys, clue: clue, crossword: crossword, remarks: remarks)
  }

  package func info(_ sentence: Sentence) -> AnagramReply { reply(.info(sentence)) }

  package func failed(_ diagnostic: Diagnostic) -> AnagramReply { reply(.failure(diagnostic)) }
}
