import Anagrams
import Journal
import Layout
import Lexicon

/// The entries of a crossword: what is typed to name one, to go to another, and to see them side by side.
extension AnagramSession {
  private static let longestName = 20

  /// Goes to the entry called `argument`, or gives that name to this one where it has none and the line brings no clue;
  /// tells of this one without a name.
  mutating func goToEntry(_ argument: String, bringsClue: Bool = false) throws(Diagnostic) -> AnagramReply {
    let name = Self.name(argument)
    if let crossword, !name.isEmpty { return try openEntry(name, of: crossword) }
    if name.isEmpty {
      return info(entry == Entry() ? "This entry has no name and no clue: :entry 12a names it." : entry.line)
    }
    if name.count > Self.longestName { return info("A name has at most \(Self.longestName) characters, such as 12a.") }
    if name == entry.name { return info("This is \(entry.line)") }
    if let kept = keptEntries().first(where: { $0.entry.name == name }) { return try open(kept) }
    if entry.name.isEmpty, !bringsClue, isLaidOut || clue != nil {
      entry.name = name
      try recordEntry()
      let isKept = recorder.path.map { world.shelf.holds($0) && world.shelf.hasFile(at: $0) } ?? false
      return info(
        "This entry is called \(name) from now on.",
        prompt: ":entries lists all\(isKept ? ", also in the next run" : "").")
    }
    let left = workbench?.entry.name == "" ? workbench?.bench : nil
    turn(to: Entry(name: name))
    try recordEntry()
    var answer = info("Entry \(name) is new.", prompt: "Type its clue behind :clue, or its letters.")
    answer.remarks = loss(of: left)
    return answer
  }

  /// The named entries of all sessions, with a note of transcripts that cannot be read.
  mutating func keptEntries() -> [EntryOnBench] {
    let kept = KeptEntries(world, and: recorder, of: workbench)
    if let notice = kept.notice { notices.append(notice) }
    return kept.entries
  }

  private mutating func open(_ kept: EntryOnBench) throws(Diagnostic) -> AnagramReply {
    let (left, changes) = (entry.name.isEmpty ? bench : nil, undoCountBelow)
    let lost = entry.name.isEmpty && !isLaidOut ? entry.clue : ""
    turn(to: kept.entry)
    let farewell = lost.isEmpty ? [] : [Sentence(Escape.visible("'\(lost)' had no name, and is not kept."))]
    if kept.bench.count == 0 {
      var answer = clue.map { reply(about: $0) } ?? info("Entry \(kept.entry.name) has no letters yet.")
      answer.remarks = farewell
      return answer
    }
    if let refusal = try lay(kept.bench.fodder, nil, kept.bench.layingOut()) {
      return reply(.refused(refusal, of: .begin(kept.bench.fodder, nil, seed: 0)))
    }
    try recordEntry()
    try join(since: changes)
    var remarks = farewell
    if let left, left.slots.contains(where: { $0.letter != nil }) {
      remarks = [Sentence("\(left.written) had no name.", prompt: ":undo goes back to it.")]
    }
    return reply(.opened(isCarriedOn: true), remarks: remarks)
  }

  /// Begins another entry, with the letters of `text` if there are any.
  mutating func beginEntry(with text: String) throws(Diagnostic) -> AnagramReply {
    let (wasOnBench, entry) = (isOnBench, entry)
    turn(to: Entry())
    if text.isEmpty { return reply(.opened(isCarriedOn: false)) }
    var begun = try begin(with: text)
    if case .opened = begun.kind { return begun }
    // What was there stays.
    turn(to: entry)
    isOnBench = wasOnBench
    (begun.workbench, begun.entry) = (isLaidOut ? workbench : nil, entry)
    return begun
  }

  /// Takes its name away from the entry called `argument`.
  mutating func forgetEntry(_ argument: String) throws(Diagnostic) -> AnagramReply {
    if crossword != nil { return info("':reset' empties the entry that is open.") }
    let name = Self.name(argument)
    guard keptEntries().contains(where: { $0.entry.name == name }) else {
      return info("There is no entry \(name); :entries lists them.")
    }
    // A record begins with a bench.
    if workbench == nil {
      _ = try lay(.none, nil)
      isOnBench = false
    }
    _ = try event(of: .forget(name))
    if entry.name == name { entry.name = "" }
    return info("The entry \(name) is kept no longer.")
  }

  /// Puts `crossings` into the slots, where there are as many. Each letter that the bench lacks stands on one from
  /// elsewhere, and is told.
  mutating func lay(_ crossings: SlotPattern?) throws(Diagnostic) -> String? {
    guard let crossings, let bench else { return nil }
    let length = crossings.letters.count
    if length != bench.slots.count {
      return "The crossing letters were for \(length) slots, and there are \(bench.slots.count) now."
    }
    if case .done? = try event(of: .change(.pattern(crossings)))?.outcome { return nil }
    var lacking: [String] = []
    for (index, letter) in crossings.letters.enumerated() {
      guard let letter else { continue }
      let cross = Move.change(.cross(letter, slot: index + 1))
      if case .done? = try event(of: cross)?.outcome { continue }
      lacking.append("\(letter.capital) of slot \(index + 1)")
      if self.bench?.enumeration == nil { _ = try event(of: .change(.enumerate(Enumeration(length: length)))) }
      _ = try event(of: .change(.add([Fodder.unknown])))
      _ = try event(of: cross)
    }
    let verb = lacking.count == 1 ? "is" : "are"
    return
      "The crossing \(lacking.joined(separator: ", ")) \(verb) not among these letters: a ? stands for \(lacking.count == 1 ? "it" : "each")."
  }

  /// Whether a text has letters for some slots and signs for the others.
  func isPattern(_ text: some StringProtocol) -> Bool {
    if case .change(.pattern)? = TypedMove(orthography.folded(text)) { true } else { false }
  }

  /// Puts the crossing letters of `text` into the slots; an entry without letters gets slots that take any. Nil where
  /// the slots are of another number, which the answer to the entry has to tell.
  mutating func cross(_ text: some StringProtocol) throws(Diagnostic) -> AnagramReply? {
    guard case .change(.pattern(let pattern))? = TypedMove(orthography.folded(text)) else { return nil }
    if !isLaidOut {
      guard let open = try? Fodder.open(pattern.letters.count) else { return nil }
      let enumeration = clue?.clue.enumeration ?? Enumeration(of: text.trimmed) ?? Enumeration(length: open.count)
      if let refusal = try lay(open, enumeration.count == open.count ? enumeration : nil) {
        return reply(.refused(refusal, of: .change(.pattern(pattern))))
      }
      try recordEntry()
    }
    return try make(.change(.pattern(pattern)))
  }

  private static func name(_ text: String) -> String {
    text.split(whereSeparator: { $0.isWhitespace }).joined(separator: " ").folded
  }
}

extension Entry {
  /// The entry in a line: `12a: Users rip off revelation (8), for 'revelation'`.
  var line: String {
    let about = clue.isEmpty ? "no clue yet" : clue + (definition.isEmpty ? "" : ", for '\(definition)'")
    return name.isEmpty ? about : "\(name): \(about)"
  }
}
