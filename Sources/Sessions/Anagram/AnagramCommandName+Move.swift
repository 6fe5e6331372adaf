import Anagrams
import Lexicon

extension AnagramCommandName {
  /// Reads the text behind a command that is a move.
  func move(_ argument: String) -> CommandReading<Move> {
    let words = argument.split(whereSeparator: \.isWhitespace)
    let numbers = words.map { Int($0) }
    switch (self, words.count, numbers.first ?? nil) {
    case (.clear, 0, _): return .move(.change(.clear))
    case (.shuffle, 0, _): return .move(.change(.shuffle))
    case (.reset, 0, _): return .move(.change(.reset))
    case (.undo, 0, _): return .move(.undo)
    case (.redo, 0, _): return .move(.redo)
    case (.check, 0, _): return .move(.check)
    case (.take, 0, _): return .move(.change(.takeBack(slot: nil)))
    case (.take, 1, let slot?): return .move(.change(.takeBack(slot: slot)))
    case (.lock, 0, _): return .move(.change(.lock(slot: nil)))
    case (.lock, 1, let slot?): return .move(.change(.lock(slot: slot)))
    case (.unlock, 0, _): return .move(.change(.unlock(slot: nil)))
    case (.unlock, 1, let slot?): return .move(.change(.unlock(slot: slot)))
    case (.restore, 0, _): return .move(.change(.restore([])))
    case (.rotate, 0, _): return .move(.change(.rotate(1)))
    case (.rotate, 1, let places?): return .move(.change(.rotate(places)))
    case (.enumeration, 0, _): return .move(.change(.enumerate(nil)))
    case (.hint, 0, _): return .move(.hint(.count))
    case (.solve, 0, _): return .move(.solve(most: Self.fewAnswers))
    case (.solve, 1, let most?) where most > 0: return .move(.solve(most: min(most, Self.mostAnswers)))
    case (.swap, 2, let first?): return numbers[1].map { .move(.change(.swap(first, $0))) } ?? .misused
    case (.put, 2, let slot?): return letter(words[1]).map { .move(.change(.put($0, slot: slot))) } ?? .misused
    case (.cross, 2, let slot?): return letter(words[1]).map { .move(.change(.cross($0, slot: slot))) } ?? .misused
    case (.hint, 1, let level?): return Hint.Level(rawValue: level).map { .move(.hint($0)) } ?? .misused
    case (.place, 1..., _): return TypedMove.letters(argument).map { .move(.change(.place($0))) } ?? .misused
    case (.discard, 1..., _): return TypedMove.letters(argument).map { .move(.change(.discard($0))) } ?? .misused
    case (.restore, 1..., _): return TypedMove.letters(argument).map { .move(.change(.restore($0))) } ?? .misused
    case (.enumeration, 1..., _): return Enumeration(argument).map { .move(.change(.enumerate($0))) } ?? .misused
    case (.pattern, 1..., _): return (try? SlotPattern(argument)).map { .move(.change(.pattern($0))) } ?? .misused
    case (.solver, 1, _):
      switch argument.folded {
      case "on": return .move(.solver(true))
      case "off": return .move(.solver(false))
      default: return .misused
      }
    case (.use, 1, nil): return .misused
    case (.help, _, _), (.clue, _, _), (.use, 1, _), (.new, _, _), (.set, _, _), (.save, _, _), (.quit, _, _):
      return .other
    default: return .misused
    }
  }

  /// How many answers are told at first, and at most.
  static let fewAnswers = 20
  static let mostAnswers = 100_000

  private func letter(_ text: Substring) -> Character? {
    TypedMove.letters(text).flatMap { $0.count == 1 ? $0[0] : nil }
  }
}
