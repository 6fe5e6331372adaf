import Anagrams
import Lexicon

/// Letters for a bench as they are typed, with or without an enumeration behind them: `users rip (8)`.
struct TypedLetters {
  let fodder: Fodder
  let enumeration: Enumeration?

  /// - Parameters:
  ///   - text: what was typed.
  ///   - clue: the clue that the letters are of, if there is one.
  /// - Throws: `FodderFault`; `EnumerationFault` for a bracket at the end that has no letters and is no enumeration.
  init(_ text: some StringProtocol, of clue: Clue? = nil) throws {
    let text = text.trimmed
    guard text.last == ")", let bracket = text.lastIndex(of: "("), !text[bracket...].contains(where: \.isWordLetter)
    else {
      fodder = try Fodder(text, of: clue)
      enumeration = nil
      return
    }
    fodder = try Fodder(text[..<bracket], of: clue)
    enumeration = Enumeration(text[bracket...])
    if enumeration == nil { throw EnumerationFault(text: String(text[bracket...])) }
  }
}

/// A bracket that is no enumeration.
struct EnumerationFault: Error, CustomStringConvertible {
  let text: String

  var description: String { "'\(text.prefix(40))' is no enumeration" }
}
