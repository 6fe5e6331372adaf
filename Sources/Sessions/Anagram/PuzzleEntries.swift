import Anagrams
import Journal
import Layout
import Lexicon

/// A crossword as a session: it is opened, its entries come to the bench one after the other, and their answers go into
/// its grid.
extension AnagramSession {
  mutating func openPuzzle(_ typed: String) throws(Diagnostic) -> AnagramReply {
    if let crossword { return info("\(crossword.name) is open, and a session has one puzzle.") }
    do throws(Diagnostic) {
      return try open(world.crossword(at: world.path(typed: typed)))
    } catch {
      return failed(error)
    }
  }

  /// Opens a crossword. It is recorded at once, so that it can be carried on.
  mutating func open(_ file: CrosswordFile) throws(Diagnostic) -> AnagramReply {
    if workbench == nil { _ = try lay(.none, nil) }
    _ = try event(of: .puzzle(file))
    turn(to: Entry())
    return reply(onPuzzle: { .puzzle($0, isCarriedOn: false) })
  }

  /// Opens the entry called `name`: as it was left, or else without letters, which leaves its slots to any. The letters
  /// of answers that cross it are locked in their slots.
  mutating func openEntry(_ name: String, of crossword: FilledCrossword) throws(Diagnostic) -> AnagramReply {
    guard let (label, rest) = CrosswordLabel.leading(name), rest.isEmpty, let entry = crossword.crossword.entry(label)
    else { return info("The puzzle has no entry '\(name.prefix(40))'.", prompt: ":clues lists them.") }
    let length = entry.length ?? 0
    guard let open = try? Fodder.open(length) else {
      return info("\(entry.name) has \(length) letters, more than fit on the bench.")
    }
    let changes = undoCountBelow
    let kept = workbench?.named[entry.name] ?? nil
    let line = (try? clues.read(clue: entry.clue, squares: entry.length))?.line
    turn(to: kept?.entry ?? Entry(name: entry.name, clue: line ?? entry.clue))
    let crossings = crossword.crossings(of: entry)
    if let kept, kept.bench.count > 0 {
      let slots = kept.bench.slots
      let isFixed = kept.bench.isAnswer || slots.count != crossings.count
      _ = try lay(
        kept.bench.fodder, nil, kept.bench.layingOut { !isFixed && slots[$0].letter != crossings[$0] })
    } else if length == 0 {
      _ = try lay(.none, nil)
    } else {
      // Letters of the file are the person's own, and an answer keeps all of its letters.
      let isAnswered = crossword.answers[entry.name] != nil
      let puts = zip(crossings, crossword.letters(of: entry)).enumerated().compactMap { index, letters in
        letters.0 == nil || isAnswered ? letters.1.map { Change.put($0, slot: index + 1) } : nil
      }
      let isKnown = entry.enumeration?.count == length
      _ = try lay(open, isKnown ? entry.enumeration : Enumeration(length: length), puts)
    }
    try recordEntry()
    let missing = try lay(pattern(crossing: entry, of: crossword))
    try join(since: changes)
    var answer = clue.map { reply(about: $0) } ?? reply(.opened(isCarriedOn: false))
    let slots = bench?.slots.map { $0.letter } ?? []
    answer.remarks += missing.map { [Sentence($0)] } ?? []
    answer.remarks += crossword.disagreements(with: slots, for: entry)
    return answer
  }

  /// Says so if the entry had an answer in the grid `before`, that of the bench `last`, and has none now.
  func departure(since before: FilledCrossword?, of last: Bench?) -> [Sentence] {
    guard let answer = before?.answers[entry.name], crossword?.answers[entry.name] == nil else { return [] }
    let words = last.flatMap { $0.isComplete ? $0.written : nil } ?? answer.capitals
    return [Sentence("\(words) is no longer in the grid.")]
  }

  /// How many letters the answer of the entry has by the grid; nil for an entry of no puzzle.
  var squares: Int? {
    crossword?.crossword.entry(named: entry.name).flatMap { $0.cells.isEmpty ? nil : $0.cells.count }
  }

  /// The letters that cross an entry in slots that are empty or have them already; nil where there are none.
  private func pattern(crossing entry: CrosswordEntry, of crossword: FilledCrossword) -> SlotPattern? {
    let slots = bench?.slots ?? []
    let crossings = crossword.crossings(of: entry)
    guard slots.count == crossings.count else { return nil }
    let letters: [Character?] = zip(slots, crossings).map { slot, letter in
      slot.letter == nil || slot.letter == letter ? letter : nil
    }
    return letters.contains { $0 != nil } ? SlotPattern(letters) : nil
  }

  /// Names the entry that crosses a locked slot, if a move is refused because of that slot.
  func crossing(in refusal: Refusal) -> Sentence? {
    guard case .locked(let slot) = refusal, let crossword,
      let entry = crossword.crossword.entry(named: entry.name),
      let crossing = crossword.crossing(of: entry, letter: slot)
    else { return nil }
    return Sentence("\(crossing.name) has \(crossing.letter.capital) there.", prompt: "'!\(slot)' unlocks it.")
  }

  /// Lists the clues: all of them, those of a direction, or those whose entries are not filled.
  func listClues(_ which: String) -> AnagramReply {
    guard let selection = ClueRows.Selection(which) else { return help(about: "clues") }
    return reply(onPuzzle: { crossword in
      .clues(ClueRows(crossword, selection, at: entry.name, standsOut: clues.standsOut))
    })
  }

  /// Says which letters are not those of the solution.
  func compareWithSolution() -> AnagramReply {
    guard let crossword, let wrong = crossword.wrongLetters else { return reply(.changed) }
    let count = crossword.letters.count { $0 != nil }
    if count == 0 { return info("No square has a letter yet.") }
    if wrong.isEmpty {
      let all = crossword.isFilled ? "Every letter is right: the puzzle is solved." : nil
      return info(Sentence(all ?? "\(counted(count, "letter")), and none is wrong.", .good))
    }
    let places = wrong.map { "letter \($0.place) of \($0.entry)" }
    let sum = "Of \(counted(count, "letter")) \(wrong.count) \(wrong.count == 1 ? "is" : "are") wrong"
    return info(Sentence("\(sum): \(places.joined(separator: ", ")).", .bad))
  }

  mutating func writePuzzle(_ typed: String) -> AnagramReply {
    guard let crossword else { return noPuzzle }
    if typed.isEmpty { return info("Name the file: :write FILE.") }
    guard let ipuz = crossword.ipuz else { return info("These clues came without a grid, and .ipuz needs one.") }
    let path = world.path(typed: typed)
    recorder.keep(.create(path: path, text: "\(ipuz.text)\n"))
    return info("Written to \(path).")
  }

  /// An answer about the puzzle that is open.
  func reply(onPuzzle kind: (FilledCrossword) -> AnagramReply.Kind) -> AnagramReply {
    crossword.map { reply(kind($0)) } ?? noPuzzle
  }

  private var noPuzzle: AnagramReply { info("No puzzle is open.", prompt: ":puzzle FILE opens one.") }
}

extension World {
  func crossword(at path: String) throws(Diagnostic) -> CrosswordFile {
    let bytes = try library.contents(of: path, upTo: Crossword.mostBytes)
    do throws(CrosswordFault) {
      return try CrosswordFile(bytes)
    } catch {
      throw Diagnostic(
        .badData, "cannot open \(path)", because: "\(error)",
        "name a crossword: .ipuz, .puz, .jpz, Exolve, or its clues as text")
    }
  }
}
