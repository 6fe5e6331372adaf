import Cryptograms
import Lexicon

package enum CryptogramCommandName: String, CommandName {
  case help, puzzle, show, sample, words, list, pick, pair, delete, clear, ban, unban, lock, unlock, itself
  case kind, name, unname, crib
  case solve, alternatives, explain, check, print, map, history, again, sort, hint, undo, redo, reset, save, about, quit

  package static let table = CommandTable<CryptogramCommandName>(entries: [
    .init(.help, "[COMMAND or puzzles]", "what can be typed, and what puzzles of this family there are"),
    .init(
      .puzzle, "[none|list|NUMBER|FILE [--number N]]",
      "the lines of a puzzle follow, up to a blank line, or it is that of a file, the first or the Nth; "
        + "none puts it away, list shows those that were left"),
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
    .init(.kind, "[k1-k4|none]", "of what kind the keyword alphabet of the puzzle is; none takes it back"),
    .init(.name, "WORD", "set a word of the puzzle aside, which is a name"),
    .init(.unname, "WORD", "take a word back in that was set aside, by you or by a mark in the text"),
    .init(.crib, "WORD", "where a word of the plain text can stand; WGR=you enters it and locks its letters"),
    .init(.map, "the pairs, the bans and the letters left"),
    .init(.history, "the words that were searched, the newest first"),
    .init(.again, "[NUMBER]", "search a word of the history again; '!', '!3'"),
    .init(.sort, "[ORDER]", "alphabetical or frequency"),
    .init(.hint, "[LEVEL]", "1 where to look, 2 what to see there, 3 the letter; without a number a level further"),
    .init(
      .solve, "[words|no-spaces] [k1-k4] [misspelled]",
      "read the whole puzzle, heeding locked pairs and bans, into the map; k1-k4 says its kind as :kind does"),
    .init(.alternatives, "[NUMBER]", "likely readings of the last :solve, with odds; with a number, take it"),
    .init(.explain, "the order in which a person could have found what the map says"),
    .init(.check, "how many letters the program's own reading has otherwise"),
    .init(.print, "[FILE]", "question and answer sheet of the puzzle, or into a file; NAME.html is a page"),
    .init(.undo, "take the last change back"),
    .init(.redo, "make it again"),
    .init(.reset, "clear the map; once more, the history"),
    .init(.save, "FILE", "write the session so far to a file"),
    .init(.about, "version, date, and where to report"),
    .init(.quit, "end the session; Ctrl-D does the same"),
  ])

  /// The move of the command with the text behind it, in the letters of `alphabet`; nil for a text that does not go
  /// with it.
  func move(_ argument: String, _ alphabet: CipherAlphabet) -> Move? {
    let pair = LetterPair(argument, of: alphabet)
    let letter = argument.count == 1 ? argument.first.flatMap(alphabet.letter) : nil
    let orders = argument.isEmpty ? [] : SortOrder.allCases.filter { $0.rawValue.hasPrefix(argument.folded) }
    return switch self {
    case .clear: .clear
    case .undo: .undo
    case .redo: .redo
    case .reset: .reset
    case .pick: Int(argument).map { .pick($0) }
    case .pair: pair.map { .pair($0) }
    case .ban: pair.map { .ban($0) }
    case .unban: pair.map { .unban($0) }
    case .delete: letter.map { .unpair($0) }
    case .lock: letter.map { .lock($0) }
    case .unlock: letter.map { .unlock($0) }
    case .itself: ["on": true, "off": false][argument.folded].map { .allowItself($0) }
    case .name: argument.isEmpty ? nil : .name(argument)
    case .unname: argument.isEmpty ? nil : .unname(argument)
    case .sort: orders.count == 1 ? .sort(orders[0]) : nil
    case .hint: Int(argument).flatMap { Hint.Level(rawValue: $0) }.map { .hint($0) }
    default: nil
    }
  }
}

enum CryptogramHelp {
  /// The line above the names of the commands where there is no room for more.
  static let lead = "Type a word of the cryptogram to search it, or a command:"

  static let page = [
    "  XJFFXU        search words with the pattern of its letters that the map allows",
    "  2   :pick 2   take the second word found; :list shows all, :sort alphabetical",
    "  A=E  A!=E     a pair, a ban; :pair :ban :unban; :itself on|off; WGR=you words",
    "  -A  :delete A take it out; :clear takes all; :reset the bans too, or history",
    "  !  !3         search again; :history numbers the words, :again 3",
    "      :puzzle   its lines follow, a blank one ends it; :puzzle none|list|2|FILE",
    "      :sample 1 a puzzle of ours; :show it; :words, most constrained first",
    "      :name W   W is a name that no list has; :unname W; :crib W where it may be",
    "      :kind k2  its alphabet has a keyword, k1 to k4; :kind none takes that back",
    "      :lock A   keep a pair; :unlock A; :map shows pairs, bans, letters left",
    "      :hint 1   where to look; 2 what to see; 3 the letter; :check counts errors",
    "      :solve    read it all, heeding locks and bans; :alternatives; :explain",
    "      :print    question and answer sheet; :print FILE, :print NAME.html",
    "      :undo :redo  :save FILE  :about  :help [COMMAND]  :help puzzles  :quit",
    "",
    "Type XJFFXU: its first and fifth letters are the same, its third and fourth too.",
    "Four words are like that: little, Eiffel, swoosh, tweets. Type 1 for the first,",
    "and X=L J=I F=T U=E are in the map; every later search is shorter by what they",
    "allow and what they rule out. In the solution a dot is a letter not known yet.",
  ]

  static let puzzles = [
    "A cryptogram is a text in which each letter stands for another one, always the",
    "same. Newspapers print it as Cryptoquote, Cryptoquip or Celebrity Cipher.",
    "  Aristocrat    with its spaces and punctuation; no letter stands for itself",
    "  Patristocrat  without spaces, in groups of five letters",
    "  Cryptolist    a list of words of one kind, such as fruits, in one cipher",
    "  Cryptofamily  the same: a family of words, of which the heading is a hint",
    "  Xenocrypt     a text of another language",
    "Begin with short words (A, I, THE, AND), apostrophes ('S, 'T) and doubled",
    "letters; then search a long word with letters that repeat themselves.",
  ]

  static let about =
    "Word Scramble \(Version.number), \(Version.date). The cryptogram helper keeps your map "
    + "and your words in the state folder and sends nothing anywhere. Report what is wrong where you have the program "
    + "from, with what :save FILE writes."
}
