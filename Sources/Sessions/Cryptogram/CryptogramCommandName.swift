import Cryptograms
import Lexicon

/// The commands of the cryptogram helper.
enum CryptogramCommandName: String, CaseIterable {
  case help, puzzle, show, sample, words, list, pick, pair, delete, clear, ban, unban, lock, unlock, itself
  case name, unname
  case solve, alternatives, explain, map, history, again, sort, hint, undo, redo, reset, save, about, quit

  static let table = CommandTable<CryptogramCommandName>(entries: [
    .init(.help, "[COMMAND or puzzles]", "what can be typed, and what puzzles of this family there are"),
    .init(.puzzle, "[none]", "the lines of a puzzle follow, up to a blank line; none puts it away"),
    .init(.show, "the puzzle at hand, with the solution so far"),
    .init(.sample, "[NUMBER]", "sample cryptograms"),
    .init(.words, "the words of the puzzle, the most constrained first"),
    .init(.list, "all words of the last search"),
    .init(.pick, "NUMBER", "take a word of the last search; its number alone does the same"),
    .init(.pair, "A=E", "enter a pair, or another one for A; 'A=E' alone does the same"),
    .init(.delete, "A", "take the pair of A out; '-A'"),
    .init(.clear, "take all pairs out that are not locked"),
    .init(.ban, "A=E", "rule a pair out; 'A!=E'"),
    .init(.unban, "A=E", "let it be possible again"),
    .init(.lock, "A", "keep the pair of A"),
    .init(.unlock, "A", "let it be changed again"),
    .init(.itself, "on|off", "whether a letter may stand for itself"),
    .init(.name, "WORD", "set a word of the puzzle aside, which is a name"),
    .init(.unname, "WORD", "take a word back in that was set aside, by you or by a mark in the text"),
    .init(.map, "the pairs, the bans and the letters left"),
    .init(.history, "the words that were searched, the newest first"),
    .init(.again, "[NUMBER]", "search a word of the history again; '!', '!3'"),
    .init(.sort, "[ORDER]", "alphabetical or frequency"),
    .init(.hint, "[LEVEL]", "1 where to look, 2 what to see there, 3 the letter"),
    .init(.solve, "[words|no-spaces]", "read the whole puzzle, heeding locked pairs and bans, into the map"),
    .init(.alternatives, "[NUMBER]", "other readings of the last :solve; with a number, take it"),
    .init(.explain, "the order in which a person could have found what the map says"),
    .init(.undo, "take the last change back"),
    .init(.redo, "make it again"),
    .init(.reset, "clear the map; once more, the history"),
    .init(.save, "FILE", "write the session so far to a file"),
    .init(.about, "version, date, and where to report"),
    .init(.quit, "end the session; Ctrl-D does the same"),
  ])

  /// Reads the text behind a command that is a move.
  func move(_ argument: String) -> CommandReading<Move> {
    let pair = LetterPair(argument)
    let letter = argument.count == 1 ? argument.first.flatMap(LatinLetter.init) : nil
    switch (self, argument.isEmpty) {
    case (.clear, true): return .move(.clear)
    case (.undo, true): return .move(.undo)
    case (.redo, true): return .move(.redo)
    case (.reset, true): return .move(.reset)
    case (.pick, false): return Int(argument).map { .move(.pick($0)) } ?? .misused
    case (.pair, false): return pair.map { .move(.pair($0)) } ?? .misused
    case (.ban, false): return pair.map { .move(.ban($0)) } ?? .misused
    case (.unban, false): return pair.map { .move(.unban($0)) } ?? .misused
    case (.delete, false): return letter.map { .move(.unpair($0)) } ?? .misused
    case (.lock, false): return letter.map { .move(.lock($0)) } ?? .misused
    case (.unlock, false): return letter.map { .move(.unlock($0)) } ?? .misused
    case (.itself, false):
      return ["on": true, "off": false][argument.folded].map { .move(.allowItself($0)) } ?? .misused
    case (.name, false): return .move(.name(argument))
    case (.unname, false): return .move(.unname(argument))
    case (.sort, false):
      let orders = SortOrder.allCases.filter { $0.rawValue.hasPrefix(argument.folded) }
      return orders.count == 1 ? .move(.sort(orders[0])) : .misused
    case (.hint, true): return .move(.hint(.place))
    case (.hint, false): return Int(argument).flatMap(Hint.Level.init).map { .move(.hint($0)) } ?? .misused
    case (.help, _), (.puzzle, _), (.show, true), (.sample, _), (.words, true), (.list, true), (.map, true),
      (.history, true), (.solve, _), (.alternatives, _), (.explain, true),
      (.again, _), (.sort, true), (.save, _), (.about, true), (.quit, _):
      return .other
    default: return .misused
    }
  }
}
