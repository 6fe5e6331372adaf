import Anagrams
import Lexicon

/// The commands of the workbench, which begin with a colon.
extension AnagramSession {
  package mutating func obey(_ name: AnagramCommandName, _ argument: String) throws(Diagnostic) -> AnagramReply? {
    switch name {
    case .help where argument.isEmpty: return reply(.help(AnagramHelp.page))
    case .help: return help(about: argument)
    case .pattern where !isLaidOut || ListSearch.isSearch(argument): return try search(argument)
    case .undo where !isLaidOut && workbench != nil: return try changeWithoutLetters(.undo)
    case .redo where !isLaidOut && workbench != nil: return try changeWithoutLetters(.redo)
    case .clue: return try read(clue: argument)
    case .use:
      guard let number = Int(argument) else { return help(about: name.rawValue) }
      return try use(number)
    case .new: return try beginEntry(with: argument)
    case .fodder where !argument.isEmpty: return try begin(with: argument)
    case .entry:
      // :entry 12a s?r?r?s? is 12a s?r?r?s?.
      guard let (label, rest) = CrosswordLabel.leading(argument) else { return try goToEntry(argument) }
      return rest.isEmpty ? try goToEntry(label.description) : try respond(to: argument[...])
    case .entries: return crossword == nil ? reply(.entries(keptEntries())) : listClues("")
    case .puzzle where !argument.isEmpty: return try openPuzzle(argument)
    case .clues: return listClues(argument.folded)
    case .grid: return reply(onPuzzle: { .grid(GridPicture($0, at: entry.name)) })
    case .check where (squares != nil || !isLaidOut) && crossword?.crossword.isSolutionKnown == true:
      return compareWithSolution()
    case .write: return writePuzzle(argument)
    case .forget where !argument.isEmpty: return try forgetEntry(argument)
    case .hint where argument.isEmpty:
      return try make(.hint(Hint.Level(rawValue: (lastHint?.rawValue ?? 0) + 1) ?? .letter))
    case .with: return try search(with: argument)
    case .anagrams where !argument.isEmpty: return try phrases(argument)
    case .keys: return try takeKeys(argument.folded)
    case .set: return try set(argument)
    case .save: return save(to: argument)
    case .quit:
      isOver = true
      return nil
    default:
      guard let move = name.move(orthography.folded(argument)) else { return help(about: name.rawValue) }
      return try make(move)
    }
  }

  /// Begins with the letters of `text`, which may end in an enumeration; without one, that of the entry holds.
  mutating func begin(with text: String) throws(Diagnostic) -> AnagramReply {
    let letters: TypedLetters
    do throws(TypedLettersFault) {
      letters = try TypedLetters(text, clues.orthography, of: clue?.clue)
    } catch {
      return info("\(error.description(behind: "These are no letters for a bench: ")).")
    }
    return try begin(
      letters.fodder, letters.enumeration ?? clue?.clue.enumeration ?? bench?.enumeration,
      discarding: letters.discarded)
  }

  private mutating func set(_ argument: String) throws(Diagnostic) -> AnagramReply {
    let words = argument.split(whereSeparator: { $0.isWhitespace }).map { $0.folded }
    if words.count == 2, settings.set(words[0], words[1]) {
      if words[0] == "keys" { keys.isOn = settings.takesKeys }
      keepSettings()
    } else if !words.isEmpty {
      return info("Settings are layout ring or line; keys, animation, bell, colour on or off.")
    }
    return info(settings.pairs.map { "\($0.name) \($0.value)" }.joined(separator: ", "))
  }

  mutating func keepSettings() { recorder.keep(AnagramSettingsFile.change(settings)) }
}

package enum AnagramCommandName: String, CommandName {
  case help, place, put, take, swap, lock, unlock, clear, discard, restore, add, remove, pattern, cross
  case shuffle, rotate, reset, enumeration, undo, redo, clue, use, fodder, check, hint, solver, solve, with
  case anagrams, new, entry, entries, forget, puzzle, clues, grid, write, keys, set, save, quit

  package static let table = CommandTable<AnagramCommandName>(entries: [
    .init(.help, "[command]", "what can be typed"),
    .init(.place, "LETTERS", "into the next free slots; 'sur' alone does the same"),
    .init(.put, "SLOT LETTERS", "a letter into a slot, or several into the slots from there on; '3=r', '6=ing'"),
    .init(.take, "[SLOT]", "back into the ring, the last one placed or that of a slot; '-', '-3', '3='"),
    .init(.swap, "SLOT SLOT", "the letters of two slots"),
    .init(.lock, "[SLOT]", "lock a slot or all that are placed; '!3' locks or unlocks, '!'"),
    .init(.unlock, "[SLOT]", "unlock a slot, or all of them"),
    .init(.clear, "take back all letters that are not locked; '='"),
    .init(.discard, "LETTERS", "put letters into the tray; '/taste'"),
    .init(.restore, "[LETTERS]", "bring letters back from the tray, or all; '+e', '+'"),
    .init(.add, "LETTERS", "letters from elsewhere, ? for one that is not known; '+o', '+?'"),
    .init(.remove, "LETTERS", "take letters away that were added; '-o', '-?'"),
    .init(
      .pattern, "PATTERN",
      "crossing letters, locked; '???p??s?'. Before there are letters, or with [sz], @, #, * or /abc: search the list"),
    .init(.cross, "SLOT LETTER", "put one crossing letter in and lock it"),
    .init(.shuffle, "the ring in another order; '.'"),
    .init(.rotate, "[PLACES]", "turn the ring clockwise"),
    .init(.reset, "everything back into the ring"),
    .init(.enumeration, "[3,5]", "the words of the answer, or one of all letters"),
    .init(.undo, "take the last change back"),
    .init(.redo, "make it again"),
    .init(
      .clue, "TEXT|more",
      "read a clue: indicators, fodder, definition; 'more' shows all that it offers; 'CLUE = ANSWER' checks one"),
    .init(.use, "NUMBER", "work on a fodder that the clue offers; its number alone does the same"),
    .init(.fodder, "LETTERS", "other letters for the same entry: clue, crossing letters and enumeration stay"),
    .init(
      .check,
      "ask the dictionary about the words that are complete; where a puzzle has its solution, compare the letters"),
    .init(
      .hint, "[LEVEL]",
      "1 how many answers, 2 vowels and consonants, 3 initials, 4 a letter: what all answers share, or a guess; "
        + "without a level it goes one further"),
    .init(.solver, "on|off", "whether :solve tells answers"),
    .init(
      .solve, "[NUMBER]",
      "the answers that fit, the likeliest first; ':solve more' tells combinations of words that are no listed answer"),
    .init(
      .with, "[LETTERS]",
      "search the crossword list, whatever the letters on the bench: crossing letters, or the last :pattern, and at least these letters"
    ),
    .init(
      .anagrams, "LETTERS [+WORD] [-WORD] [NUMBER]",
      "anagrams of several words, '+word' in each and '-word' in none; 'debit card +bad'"),
    .init(.new, "[LETTERS (8)]", "another entry, with these letters"),
    .init(.entry, "[NAME]", "name this entry, such as 12a, or go to the one of that name; '12a'"),
    .init(.entries, "the entries that have a name, which are kept from run to run"),
    .init(.forget, "NAME", "keep that entry no longer"),
    .init(.puzzle, "FILE", "open a crossword: .ipuz, .puz, .jpz, Exolve, or its clues as text"),
    .init(.clues, "[across|down|left]", "the clues of the puzzle with what is filled; 'left' those that are not"),
    .init(.grid, "the grid of the puzzle"),
    .init(.write, "FILE", "write the puzzle with its letters to a new .ipuz file"),
    .init(.keys, "[on|off]", "take each key at once: letters, Backspace, Space, arrows, Enter; Esc leaves"),
    .init(.set, "[NAME VALUE]", "settings that are kept: layout, keys, animation, bell, colour"),
    .init(.save, "FILE", "write the session so far to a file"),
    .init(.quit, "end the session; Ctrl-D does the same"),
  ])
}

extension AnagramCommandName {
  /// The move of the command with the text behind it; nil for a text that does not go with it.
  func move(_ text: String) -> Move? {
    let words = text.split(whereSeparator: { $0.isWhitespace })
    let number = words.count == 1 ? Int(words[0]) : nil
    return switch self {
    case .undo: .undo
    case .redo: .redo
    case .check: .check
    case .hint: number.flatMap { Hint.Level(rawValue: $0) }.map { .hint($0) }
    case .solver: ["on": true, "off": false][text.folded].map { .solver($0) }
    case .solve: solving(words[...])
    default: change(text, words, number).map { .change($0) }
    }
  }

  private func change(_ text: String, _ words: [Substring], _ number: Int?) -> Change? {
    let tiles = TypedMove.letters(text) ?? TypedMove.tiles(text)
    let isSlot = number != nil || text.isEmpty
    let slot = words.count == 2 ? Int(words[0]) : nil
    return switch self {
    case .clear: .clear
    case .shuffle: .shuffle
    case .reset: .reset
    case .take: isSlot ? .takeBack(slot: number) : nil
    case .lock: isSlot ? .lock(slot: number) : nil
    case .unlock: isSlot ? .unlock(slot: number) : nil
    case .rotate: isSlot ? .rotate(number ?? 1) : nil
    case .place: tiles.map { .place($0) }
    case .discard: tiles.map { .discard($0) }
    case .restore: text.isEmpty ? .restore([]) : tiles.map { .restore($0) }
    case .add: tiles.map { .add($0) }
    case .remove: tiles.map { .remove($0) }
    case .enumeration: text.isEmpty ? .enumerate(nil) : Enumeration(text).map { .enumerate($0) }
    case .pattern: text.isEmpty ? nil : (try? SlotPattern(text)).map { .pattern($0) }
    case .put: slot.flatMap { TypedMove.putting(words[1], into: $0) }
    case .cross: slot.flatMap { slot in letter(words[1]).map { .cross($0, slot: slot) } }
    case .swap: slot.flatMap { slot in Int(words[1]).map { .swap(slot, $0) } }
    default: nil
    }
  }

  /// A number of answers, or of combinations of words behind `more`.
  private func solving(_ words: ArraySlice<Substring>) -> Move? {
    if words.first == "more", case .solve(let most)? = solving(words.dropFirst()) { return .combine(most: most) }
    if words.isEmpty { return .solve(most: Self.fewAnswers) }
    guard words.count == 1, let most = words.first.flatMap({ Int($0) }), most > 0 else { return nil }
    return .solve(most: min(most, Self.mostAnswers))
  }

  /// How many answers are told at first, and at most.
  static let fewAnswers = 20
  static let mostAnswers = 100_000

  private func letter(_ text: Substring) -> Character? {
    TypedMove.letters(text).flatMap { $0.count == 1 ? $0[0] : nil }
  }
}

/// The page of help: every operation in a line, and the bench at work on three clues.
enum AnagramHelp {
  /// The line above the names of the commands where there is no room for more.
  static let lead = "Type letters to place them, a clue, or a command:"

  static let page = [
    "  sur     :place sur      letters of the ring into the next free slots",
    "  3=r     :put 3 r        a letter into slot 3; 6=ing endings first; 3= empties",
    "  -  -3   :take [3]       the last letter placed, or that of a slot, back",
    "          :swap 1 2       the letters of two slots",
    "  !  !3   :lock [3]       keep all that is placed, or a slot; again: :unlock",
    "  =       :clear          back into the ring what is not locked",
    "  /taste  :discard taste  letters into the tray",
    "  + +e -e :restore :add :remove   from the tray or elsewhere (?: any); away",
    "          :cross 6 i      a crossing letter, locked; :pattern ???p??s?",
    "  .       :shuffle        another order; :rotate [n] turns the ring",
    "          :undo :redo     back or forth; :reset begins again; :enumeration",
    "  1       :use 1          a fodder of :clue TEXT (Enter: the only one); :fodder",
    "          :check          ask dictionary and list about what is complete",
    "          :hint [1-4]     how many answers; v and c; initials; a letter",
    "          :solve [n]      answers, after :solver on; combinations: :solve more",
    "          :with aann      search the list, as :pattern does without letters",
    "          :anagrams debit card +bad  of several words; 'CLUE = ANSWER' checks",
    "  12a     :entry 12a      name this entry, or go to it; :entries :forget :new",
    "          :puzzle FILE    a crossword: :clues :grid :check :write FILE",
    "          :set layout line   no ring (screen readers); :keys: each key at once",
    "          :save FILE, :help [COMMAND], :quit (or Ctrl-D)",
    "  Users rip off revelation (8): users rip, then :cross 6 i and .",
  ]
}
