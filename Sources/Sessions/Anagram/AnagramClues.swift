import Anagrams
import Lexicon
import ScrambleFiles

/// What a clue does for the bench.
extension AnagramSession {
  /// Shows what may be made of a clue.
  mutating func read(clue text: String) throws -> AnagramReply {
    if text.isEmpty || text.folded == "more" {
      return clue.map { reply(.clue($0, isWhole: !text.isEmpty)) }
        ?? info("Type the clue behind it: :clue Users rip off revelation (8)")
    }
    do {
      let read = try clues.read(text)
      clue = read
      return reply(.clue(read))
    } catch let diagnostic as Diagnostic {
      return diagnostic.status == .usage
        ? info("\(diagnostic.cause ?? diagnostic.remedy).") : reply(.failure(diagnostic))
    } catch let fault as FileFault {
      return reply(.failure(Diagnostic(fault)))
    }
  }

  /// Puts the letters of a reading on the bench and discards what it takes out.
  mutating func use(_ number: Int) throws -> AnagramReply {
    guard let clue else {
      return info("A number picks a fodder of a clue, and there is no clue: :clue TEXT reads one.")
    }
    guard number >= 1, number <= clue.readings.count else {
      return info("The clue offers \(counted(clue.readings.count, "reading")); \(number) is none of them.")
    }
    let reading = clue.readings[number - 1]
    let fodder: Fodder
    do throws(FodderFault) {
      fodder = try Fodder(letters(of: reading, in: clue.clue), of: clue.clue)
    } catch {
      return info("\(error)")
    }
    // Where letters are missing that the bench cannot hold, its length is open.
    let enumeration = clue.clue.enumeration.flatMap { $0.count > fodder.count ? nil : $0 }
    let begun = try begin(fodder, enumeration)
    guard case .opened = begun.kind else { return begun }
    self.clue?.choose(number - 1)
    let gone = (reading.subtracted ?? 0..<0).flatMap { clue.clue.words[$0].letters } + (reading.removed?.letters ?? [])
    return gone.isEmpty ? begun : try make(.change(.discard(gone)))
  }

  /// The words of the fodder and the letters that join them, as they are typed, with a question mark for each letter
  /// that nothing tells.
  private func letters(of reading: ClueReading, in clue: Clue) -> String {
    let added = reading.added.map { " \(String($0.letters))" }.joined()
    let missing = reading.missing.isEmpty ? "" : " \(reading.missing)"
    return clues.orthography.folded(clue.phrase(reading.fodder) + added) + missing
  }
}
