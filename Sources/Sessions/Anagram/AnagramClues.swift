import Anagrams
import Lexicon

/// The clues of the workbench: their readings, and the letters that a reading puts on the bench.
extension AnagramSession {
  /// Shows what may be made of a clue.
  mutating func read(clue text: String) throws(Diagnostic) -> AnagramReply {
    let words = text.folded.split(whereSeparator: { $0.isWhitespace })
    if text.isEmpty || words.first == "more" && words.dropFirst().allSatisfy({ Int($0) != nil }) {
      return clue.map { reply(about: $0, isWhole: !text.isEmpty) }
        ?? info("Type the clue behind it: :clue Users rip off revelation (8)")
    }
    let read: ReadClue
    do throws(Diagnostic) {
      read = try clues.read(text, squares: squares)
    } catch {
      return error.status == .usage ? info("\(error.cause ?? error.remedy).") : reply(.failure(error))
    }
    // Letters that lie there stay beside a clue whose answer is checked.
    if read.isAnswered, isLaidOut { return reply(about: read) }
    // Another clue than that of the entry begins another entry, and so does one that does not fit the letters.
    if read.line != entry.clue {
      let fits = bench == nil || [nil, bench?.count].contains(read.clue.enumeration?.count)
      if !entry.clue.isEmpty || !fits { turn(to: Entry()) }
      entry.clue = read.line
    }
    clue = read.unanswered
    try recordEntry()
    return reply(about: read)
  }

  /// Puts the letters of a reading on the bench and discards what it takes out.
  mutating func use(_ number: Int) throws(Diagnostic) -> AnagramReply {
    guard let clue else {
      return info("A number picks a fodder of a clue, and there is no clue: :clue TEXT reads one.")
    }
    guard number >= 1, number <= clue.readings.count else {
      let offer = ["no reading.", "one reading: type 1."]
      let last = clue.readings.count
      return info("The clue offers \(last < offer.count ? offer[last] : "the readings 1 to \(last).")")
    }
    let reading = clue.readings[number - 1]
    let fodder: Fodder
    do throws(FodderFault) {
      fodder = try Fodder(
        letters(of: reading, in: clue.clue), unknown: reading.missing.count, of: clue.clue)
    } catch {
      return info("These are no letters for a bench: \(error).")
    }
    entry.definition = reading.definition.map(clue.clue.phrase) ?? ""
    let gone = (reading.subtracted ?? 0..<0).flatMap { clue.clue.words[$0].letters } + (reading.removed?.letters ?? [])
    let begun = try begin(fodder, clue.clue.enumeration, discarding: gone)
    if case .opened = begun.kind { self.clue?.chosen = number - 1 }
    return begun
  }

  /// The words of the fodder and the letters that join them, as they are typed.
  private func letters(of reading: ClueReading, in clue: Clue) -> String {
    let added = reading.added.map { " \(String($0.letters))" }.joined()
    return clues.orthography.folded(clue.phrase(reading.fodder) + added)
  }
}
