import Anagrams
import Journal
import Lexicon
import ScrambleFiles

/// An entry with its letters.
struct EntryOnBench: Equatable {
  let entry: Entry
  let bench: Bench?
}

/// The entries of a crossword: what is typed to name one, to go to another, and to see them side by side.
extension AnagramSession {
  /// The most characters that a name has.
  private static let longestName = 20

  /// Goes to the entry called `argument`, or gives that name to this one where it has none; tells of it without a name.
  mutating func goToEntry(_ argument: String) throws -> AnagramReply {
    let name = Self.name(argument)
    if name.isEmpty {
      return info(entry == Entry() ? "This entry has no name and no clue: :entry 12a names it." : entry.line)
    }
    if name.count > Self.longestName { return info("A name has at most \(Self.longestName) characters, such as 12a.") }
    if name == entry.name { return info("This is \(entry.line)") }
    do {
      if let kept = try book.entries().first(where: { $0.entry.name == name }) { return try open(kept) }
    } catch let error where Diagnostic(error) != nil {
      return failed(Diagnostic(error)!)
    }
    if entry.name.isEmpty, isLaidOut || clue != nil {
      entry.name = name
      try recordEntry()
      let isKept = keepEntry()
      return info(
        "This entry is called \(name) from now on. :entries lists all\(isKept ? ", also in the next run" : "").")
    }
    keepEntry()
    turn(to: Entry(name: name))
    return info("Entry \(name) is new: type its clue behind :clue, or its letters.")
  }

  /// Goes on with a kept entry.
  private mutating func open(_ kept: KeptEntry) throws -> AnagramReply {
    let (left, changes) = (entry.name.isEmpty ? bench : nil, undoCount)
    let lost = entry.name.isEmpty && !isLaidOut ? entry.clue : ""
    keepEntry()
    turn(to: kept.entry)
    let farewell = lost.isEmpty ? nil : "'\(lost)' had no name, and is not kept."
    guard let laid = kept.letters else {
      var answer = clue.map { reply(.clue($0)) } ?? info("Entry \(kept.entry.name) has no letters yet.")
      answer.remark = farewell
      return answer
    }
    let begun = try begin(laid.fodder, laid.enumeration)
    guard case .opened = begun.kind else { return begun }
    for change in laid.changes { _ = try make(.change(change)) }
    self.kept = bench.map { EntryOnBench(entry: entry, bench: $0) }
    try join(since: changes)
    let remark = left.flatMap { left in
      left.slots.contains { $0.letter != nil } ? "\(left.written) had no name; :undo goes back to it." : nil
    }
    return reply(.opened(isCarriedOn: true), remark: remark ?? farewell)
  }

  /// Begins another entry, with the letters of `text` if there are any.
  mutating func beginEntry(with text: String) throws -> AnagramReply {
    let (left, entry) = (bench, entry)
    keepEntry()
    turn(to: Entry())
    if text.isEmpty { return reply(.opened(isCarriedOn: false)) }
    var begun = try begin(with: text)
    if case .opened = begun.kind {
      return begun
    } else {
      // What was there stays.
      let wasLaidOut = left != nil
      turn(to: entry)
      if wasLaidOut { returnToEntry() }
      (begun.workbench, begun.entry) = (wasLaidOut ? workbench : nil, entry)
    }
    return begun
  }

  /// Lists the entries that have a name.
  mutating func listEntries() -> AnagramReply {
    keepEntry()
    do {
      return reply(.entries(try book.entries()))
    } catch {
      return Diagnostic(error).map(failed) ?? info("\(error)")
    }
  }

  /// Keeps the entry called `argument` no longer.
  mutating func forgetEntry(_ argument: String) throws -> AnagramReply {
    let name = Self.name(argument)
    do {
      guard try book.entries().contains(where: { $0.entry.name == name }) || entry.name == name else {
        return info("There is no entry \(name); :entries lists them.")
      }
      try book.keep(nil, as: name)
      if entry.name == name {
        entry.name = ""
        try recordEntry()
      }
      return info("The entry \(name) is kept no longer.")
    } catch let error where Diagnostic(error) != nil {
      return failed(Diagnostic(error)!)
    }
  }

  /// Keeps the entry as it is now, where it has a name and was changed: another run may have changed it, too.
  ///
  /// - Returns: whether the next run will know it.
  @discardableResult
  mutating func keepEntry() -> Bool {
    let now = EntryOnBench(entry: entry, bench: bench)
    guard !entry.name.isEmpty, now != kept else { return true }
    do {
      try book.keep(KeptEntry(entry, bench, seed: workbench?.seed ?? 0), as: entry.name)
      kept = now
      return true
    } catch let diagnostic as Diagnostic {
      notices.append(diagnostic)
    } catch  where !hasToldOfBook {
      hasToldOfBook = true
      notices.append(
        .note(
          "entries are kept for this run alone", because: "\(error)", "set XDG_STATE_HOME to a folder of yours"))
    } catch {}
    return false
  }

  /// Puts the crossing letters of `before` into the slots, where there are as many. Each that the letters lack stands
  /// on one from elsewhere, and is told.
  mutating func layCrossings(of before: Bench?) throws -> String? {
    guard let crossings = before?.crossings, let bench else { return nil }
    let length = crossings.letters.count
    if length != bench.slots.count {
      return "The crossing letters were for \(length) slots, and there are \(bench.slots.count) now."
    }
    if case .changed = try make(.change(.pattern(crossings))).kind { return nil }
    var lacking: [String] = []
    for (index, letter) in crossings.letters.enumerated() {
      guard let letter else { continue }
      let cross = Move.change(.cross(letter, slot: index + 1))
      if case .changed = try make(cross).kind { continue }
      lacking.append("\(letter.capital) of slot \(index + 1)")
      if self.bench?.enumeration == nil { _ = try make(.change(.enumerate(Enumeration(length: length)))) }
      _ = try make(.change(.add([Fodder.unknown])))
      _ = try make(cross)
    }
    let verb = lacking.count == 1 ? "is" : "are"
    return
      "The crossing \(lacking.joined(separator: ", ")) \(verb) not among these letters: a ? stands for \(lacking.count == 1 ? "it" : "each")."
  }

  private static func name(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ").folded
  }
}

extension Entry {
  /// The entry in a line: `12a: Users rip off revelation (8), for 'revelation'`.
  var line: String {
    let about = clue.isEmpty ? "no clue yet" : clue + (definition.isEmpty ? "" : ", for '\(definition)'")
    return name.isEmpty ? about : "\(name): \(about)"
  }
}
