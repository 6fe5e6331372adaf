import Anagrams
import Journal
import Lexicon
import ScrambleFiles

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
      keepEntry()
      return info("This entry is called \(name) from now on. :entries lists all, also in the next run.")
    }
    keepEntry()
    turn(to: Entry(name: name))
    return info("Entry \(name) is new: type its clue behind :clue, or its letters.")
  }

  /// Goes on with a kept entry.
  private mutating func open(_ kept: KeptEntry) throws -> AnagramReply {
    let left = entry.name.isEmpty ? bench : nil
    keepEntry()
    turn(to: kept.entry)
    guard let laid = kept.bench else {
      return clue.map { reply(.clue($0)) } ?? info("Entry \(kept.entry.name) has no letters yet.")
    }
    let begun = try begin(laid.fodder, laid.enumeration)
    guard case .opened = begun.kind else { return begun }
    for change in laid.changes { _ = try make(.change(change)) }
    return reply(.opened(isCarriedOn: true), remark: left.map { "\($0.written) had no name; :undo goes back to it." })
  }

  /// Begins another entry, with the letters of `text` if there are any.
  mutating func beginEntry(with text: String) throws -> AnagramReply {
    let (left, entry) = (bench, entry)
    keepEntry()
    turn(to: Entry())
    if text.isEmpty { return reply(.opened(isCarriedOn: false)) }
    var begun = try begin(with: text)
    if case .opened = begun.kind {
      begun.remark = entry.name.isEmpty ? Self.loss(of: left, to: bench) : nil
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
  mutating func forgetEntry(_ argument: String) -> AnagramReply {
    let name = Self.name(argument)
    do {
      guard try book.entries().contains(where: { $0.entry.name == name }) || entry.name == name else {
        return info("There is no entry \(name); :entries lists them.")
      }
      if entry.name == name { entry.name = "" }
      try book.keep(nil, as: name)
      return info("The entry \(name) is kept no longer.")
    } catch {
      return Diagnostic(error).map(failed) ?? info("\(error)")
    }
  }

  /// Keeps the entry as it is now, where it has a name.
  mutating func keepEntry() {
    guard !entry.name.isEmpty else { return }
    do {
      try book.keep(KeptEntry(entry, bench, seed: workbench?.seed ?? 0), as: entry.name)
    } catch let diagnostic as Diagnostic {
      notices.append(diagnostic)
    } catch {
      notices.append(
        .note(
          "the entry \(entry.name) is kept for this run alone", because: "\(error)",
          "set XDG_STATE_HOME to a folder of yours"))
    }
  }

  /// Puts the crossing letters of `before` into the slots, where there are as many. What the letters lack is told.
  mutating func layCrossings(of before: Bench?) throws -> String? {
    guard let crossings = before?.crossings, crossings.letters.count == bench?.slots.count else { return nil }
    if case .changed = try make(.change(.pattern(crossings))).kind { return nil }
    var lacking: [String] = []
    for (index, letter) in crossings.letters.enumerated() {
      guard let letter else { continue }
      if case .refused = try make(.change(.cross(letter, slot: index + 1))).kind {
        lacking.append("\(letter.capital) of slot \(index + 1)")
      }
    }
    return "The crossing \(lacking.joined(separator: ", ")) is not among these letters."
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

extension ReadClue {
  /// The clue as it is printed.
  var line: String { clue.enumeration.map { "\(clue.text) \($0)" } ?? clue.text }
}
