import Cryptograms
package import Journal
import Layout

/// A printed puzzle with its solution, or with the reason why it has none.
package struct SolvedPuzzle: Sendable {
  let puzzle: PuzzleReader.ReadPuzzle
  let solution: CryptogramSolution?

  /// Why the text is no cryptogram, or nil where it is one.
  let fault: CipherFault?

  /// Why there is no solution, or nil where there is one: the text is no cryptogram, or the known words of the
  /// plaintext fit no words, or letters, of it.
  private var unsolved: String? {
    if solution != nil { return nil }
    return fault?.description(of: puzzle.alphabet) ?? "what is known of its words has no place in it"
  }

  /// Why there is no reading of its letters.
  private var unread: String? {
    guard let solution else { return unsolved }
    if !solution.readings.isEmpty { return nil }
    return solution.letters == 0
      ? CipherFault.noLetters.description(of: puzzle.alphabet) : "no key is left that agrees with what is known"
  }

  /// Clues of the puzzle that contradict its text or what is known.
  let unheeded: [Crib]

  /// How many places of cribs were not tried.
  let placesLeftOut: Int

  /// The messages beside the answer. A puzzle that cannot be read is bad data.
  package var diagnostics: [Diagnostic] {
    let failure = unread.map { reason in
      Diagnostic(
        .badData, "cannot use \(puzzle.source) line \(puzzle.line)", because: reason,
        fault?.advice(beside: puzzle.alphabet) ?? "this puzzle is not solved")
    }
    let clues = unheeded.map { clue in
      Diagnostic.note(
        "the clue \(clue) in \(puzzle.source) line \(puzzle.line) is not heeded",
        "it contradicts the text or what is known")
    }
    let places =
      placesLeftOut == 0
      ? nil
      : Diagnostic.note(
        "leaving out \(counted(placesLeftOut, "place")) of cribs in \(puzzle.source) line \(puzzle.line)",
        because: "the \(CribPlaces.mostPlaces) likeliest are tried",
        "say more of the words, or with --map of the letters")
    return puzzle.notices + [failure, places].compactMap { $0 } + clues
  }

  /// The puzzle in lines for a person: its number and title, readings and remarks, and the key of the best reading.
  package func text(atMost most: Int) -> [String] {
    let heading = puzzle.printed.heading
    let answer =
      solution.map {
        $0.text(atMost: most, above: puzzle.printed.below) + ($0.readings.first?.rows(of: puzzle.alphabet) ?? [])
      }
      ?? [unsolved.map { "   \($0.asSentence)" } ?? ""]
    return (heading.isEmpty ? [] : [Escape.visible(heading)]) + answer
  }

  /// The puzzle as a program gets it.
  package func json(top: Int) -> JSON {
    let none = CryptogramSolution(merging: [], top: 0)
    return (solution ?? none).json(of: puzzle.printed.text, top: top).merging([
      "number": JSON(shown: puzzle.printed.number), "title": JSON(shown: puzzle.printed.title),
      "points": JSON(puzzle.printed.points), "author": JSON(shown: puzzle.printed.author),
      "below": JSON(unlessEmpty: puzzle.printed.below.map { Escape.visible($0) }.joined(separator: "\n")),
      "fault": JSON(unread),
    ])
  }
}
