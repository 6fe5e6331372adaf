import Anagrams
import Files
import Lexicon

/// What a clue does for the bench.
extension AnagramSession {
  /// Shows what may be made of a clue.
  mutating func read(clue text: String) throws -> AnagramReply {
    if text.isEmpty {
      return clue.map { reply(.clue($0)) } ?? info("Type the clue behind it: :clue Users rip off revelation (8)")
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

  /// Puts the fodder of a reading on the bench and discards what it takes out.
  mutating func use(_ number: Int) throws -> AnagramReply {
    guard let clue else {
      return info("A number picks a fodder of a clue, and there is no clue: :clue TEXT reads one.")
    }
    guard number >= 1, number <= clue.readings.count else {
      return info("The clue offers \(count(clue.readings.count, "reading")); \(number) is none of them.")
    }
    let reading = clue.readings[number - 1]
    let fodder: Fodder
    do throws(FodderFault) { fodder = try Fodder(clue.clue.phrase(reading.fodder), of: clue.clue) } catch {
      return info("\(error)")
    }
    let begun = try begin(fodder, clue.clue.enumeration)
    guard case .opened = begun.kind, let subtracted = reading.subtracted else { return begun }
    return try make(.change(.discard(subtracted.flatMap { clue.clue.words[$0].letters })))
  }
}
