@testable import ScrambleCLI
@testable import Sessions

/// A parser of bytes from outside, and the conditions that hold whatever the bytes are.
struct Harness: Sendable {
  let name: String

  /// Hands the bytes to the parser. An error that it throws is a finding, unless the program has words for it.
  let run: @Sendable ([UInt8]) throws -> Void

  init(_ name: String, run: @escaping @Sendable ([UInt8]) throws -> Void) {
    self.name = name
    self.run = run
  }

  static let all = [
    escape, lists, lines, sieve, transcript, index, model, definitions, answers, indicators, clue, crossword, puz,
    inflation, puzzle, solver, play,
    compare, anagram, cryptogram, settings, entries, history, dictionary, forms, hunspell,
  ]
}

/// Ends the run where `condition` does not hold: a finding.
func hold(_ condition: Bool, _ what: String, _ detail: @autoclosure () -> String = "") {
  if !condition { fatalError("does not hold: \(what) \(detail())") }
}
