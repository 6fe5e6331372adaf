import Anagrams
import Lexicon
import ScrambleFiles

/// What the lines that begin with a colon do.
extension AnagramSession {
  /// Obeys a line that begins with a colon.
  mutating func obey(_ line: String) throws -> AnagramReply? {
    switch AnagramCommandName.table.read(line) {
    case .unclear(let problem): return info(problem)
    case .command(let name, let argument):
      if name == .pattern, !isLaidOut { return try search(argument) }
      if name == .undo, argument.isEmpty, !isLaidOut, workbench != nil {
        returnToEntry()
        return reply(.changed)
      }
      switch name.move(orthography.folded(argument)) {
      case .move(let move): return try make(move)
      case .misused: return info(AnagramCommandName.table.help(about: name.rawValue))
      case .other: return try obey(name, argument)
      }
    }
  }

  private mutating func obey(_ name: AnagramCommandName, _ argument: String) throws -> AnagramReply? {
    switch name {
    case .clue: return try read(clue: argument)
    case .use: return try use(Int(argument) ?? 0)
    case .new: return try beginEntry(with: argument)
    case .fodder: return argument.isEmpty ? help(name.rawValue) : try begin(with: argument)
    case .entry: return try goToEntry(argument)
    case .entries: return listEntries()
    case .forget: return try forgetEntry(argument)
    case .with: return try search(with: argument)
    case .keys: return try takeKeys(argument.folded)
    case .set: return try set(argument)
    case .save: return try save(to: argument)
    case .quit:
      isOver = true
      return nil
    default: return help(argument)
    }
  }

  private func help(_ argument: String) -> AnagramReply {
    if argument.isEmpty { return reply(.help(AnagramHelp.page)) }
    return info(AnagramCommandName.table.help(about: argument))
  }

  /// Begins with the letters of `text`, which may end in an enumeration; without one, that of the entry holds.
  mutating func begin(with text: String) throws -> AnagramReply {
    do {
      let request = try TypedLetters(text, clues.orthography, of: clue?.clue)
      return try begin(request.fodder, request.enumeration ?? clue?.clue.enumeration ?? bench?.enumeration)
    } catch let fault as FodderFault {
      return info("These are no letters for a bench: \(fault).")
    } catch let fault as EnumerationFault {
      return info("\(fault).")
    }
  }

  private mutating func set(_ argument: String) throws -> AnagramReply {
    let words = argument.split(whereSeparator: \.isWhitespace).map(\.folded)
    if words.count == 2, settings.set(words[0], words[1]) {
      if words[0] == "keys" { keys.isOn = settings.takesKeys }
      keepSettings()
    } else if !words.isEmpty {
      return info("Settings are layout ring or line; keys, animation, bell, colour on or off.")
    }
    return info(settings.pairs.map { "\($0.name) \($0.value)" }.joined(separator: ", "))
  }

  /// Keeps the settings for other runs.
  mutating func keepSettings() {
    do throws(FileFault) {
      try settingsFile.keep(settings)
    } catch {
      notices.append(
        .note("the setting is not kept", because: "\(error)", "set XDG_STATE_HOME to a folder of yours"))
    }
  }
}

/// The commands of the workbench.
enum AnagramCommandName: String, CaseIterable {
  case help, place, put, take, swap, lock, unlock, clear, discard, restore, add, remove, pattern, cross
  case shuffle, rotate, reset, enumeration, undo, redo, clue, use, fodder, check, hint, solver, solve, with
  case new, entry, entries, forget, keys, set, save, quit

  static let table = CommandTable<AnagramCommandName>(entries: [
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
      "put crossing letters in and lock them; '???p??s?'. Before there are letters: search the crossword list"),
    .init(.cross, "SLOT LETTER", "put one crossing letter in and lock it"),
    .init(.shuffle, "the ring in another order; '.'"),
    .init(.rotate, "[PLACES]", "turn the ring clockwise"),
    .init(.reset, "everything back into the ring"),
    .init(.enumeration, "[3,5]", "the words of the answer, or one of all letters"),
    .init(.undo, "take the last change back"),
    .init(.redo, "make it again"),
    .init(.clue, "TEXT|more", "read a clue: indicators, fodder, definition; 'more' shows all that it offers"),
    .init(.use, "NUMBER", "work on a fodder that the clue offers; its number alone does the same"),
    .init(.fodder, "LETTERS", "other letters for the same entry: clue, crossing letters and enumeration stay"),
    .init(.check, "ask the dictionary about the words that are complete"),
    .init(
      .hint, "[LEVEL]",
      "1 how many answers, 2 vowels and consonants, 3 initials, 4 a letter: what all answers share, or a guess"),
    .init(.solver, "on|off", "whether :solve tells answers"),
    .init(
      .solve, "[NUMBER]",
      "the answers that fit, the likeliest first; ':solve more' tells combinations of words that are no listed answer"),
    .init(
      .with, "[LETTERS]",
      "search the crossword list, whatever the letters on the bench: crossing letters, or the last :pattern, and at least these letters"
    ),
    .init(.new, "[LETTERS (8)]", "another entry, with these letters"),
    .init(.entry, "[NAME]", "name this entry, such as 12a, or go to the one of that name"),
    .init(.entries, "the entries that have a name, which are kept from run to run"),
    .init(.forget, "NAME", "keep that entry no longer"),
    .init(.keys, "[on|off]", "take each key at once: letters, Backspace, Space, arrows, Enter; Esc leaves"),
    .init(.set, "[NAME VALUE]", "settings that are kept: layout, keys, animation, bell, colour"),
    .init(.save, "FILE", "write the session so far to a file"),
    .init(.quit, "end the session; Ctrl-D does the same"),
  ])
}

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
    case (.solve, 1, nil) where words[0] == "more": return .move(.combine(most: Self.fewAnswers))
    case (.solve, 2, nil) where words[0] == "more":
      return numbers[1].flatMap { $0 > 0 ? .move(.combine(most: min($0, Self.mostAnswers))) : nil } ?? .misused
    case (.swap, 2, let first?): return numbers[1].map { .move(.change(.swap(first, $0))) } ?? .misused
    case (.put, 2, let slot?): return TypedMove.putting(words[1], into: slot).map { .move(.change($0)) } ?? .misused
    case (.cross, 2, let slot?): return letter(words[1]).map { .move(.change(.cross($0, slot: slot))) } ?? .misused
    case (.hint, 1, let level?): return Hint.Level(rawValue: level).map { .move(.hint($0)) } ?? .misused
    case (.place, 1..., _): return tiles(argument) { .place($0) }
    case (.discard, 1..., _): return tiles(argument) { .discard($0) }
    case (.restore, 1..., _): return tiles(argument) { .restore($0) }
    case (.add, 1..., _): return tiles(argument) { .add($0) }
    case (.remove, 1..., _): return tiles(argument) { .remove($0) }
    case (.enumeration, 1..., _): return Enumeration(argument).map { .move(.change(.enumerate($0))) } ?? .misused
    case (.pattern, 1..., _): return (try? SlotPattern(argument)).map { .move(.change(.pattern($0))) } ?? .misused
    case (.solver, 1, _):
      switch argument.folded {
      case "on": return .move(.solver(true))
      case "off": return .move(.solver(false))
      default: return .misused
      }
    case (.use, 1, nil): return .misused
    case (.help, _, _), (.clue, _, _), (.use, 1, _), (.new, _, _), (.keys, _, _), (.set, _, _), (.save, _, _),
      (.quit, _, _), (.fodder, _, _), (.entry, _, _), (.entries, 0, _), (.forget, 1..., _), (.with, _, _):
      return .other
    default: return .misused
    }
  }

  /// How many answers are told at first, and at most.
  static let fewAnswers = 20
  static let mostAnswers = 100_000

  private func tiles(_ text: String, _ change: ([Character]) -> Change) -> CommandReading<Move> {
    (TypedMove.letters(text) ?? TypedMove.tiles(text)).map { .move(.change(change($0))) } ?? .misused
  }

  private func letter(_ text: Substring) -> Character? {
    TypedMove.letters(text).flatMap { $0.count == 1 ? $0[0] : nil }
  }
}

/// The page of help: every operation in a line, and the bench at work on three clues.
enum AnagramHelp {
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
    "          :undo :redo     a change back or forth; :reset begins again",
    "          :enumeration 3,5   the words of the answer",
    "  1       :use 1          a fodder of :clue TEXT; :fodder LETTERS takes others",
    "          :check          ask dictionary and list about what is complete",
    "          :hint [1-4]     how many answers; v and c; initials; a letter",
    "          :solve [n]      answers, after :solver on; combinations: :solve more",
    "          :with aann      search the list, as :pattern does without letters",
    "          :entry 12a      name this entry, or go to it; :entries :forget 12a",
    "          :new LETTERS (8)   another entry",
    "          :set layout line   no ring (screen readers); :keys: each key at once",
    "          :save FILE, :help [COMMAND], :quit (or Ctrl-D)",
    "  Users rip off revelation (8): users rip, then :cross 6 i and .",
  ]
}
