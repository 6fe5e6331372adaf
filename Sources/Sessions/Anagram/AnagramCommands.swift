import Anagrams
import Lexicon

/// The commands of the workbench, which begin with a colon.
extension AnagramSession {
  package mutating func obey(_ name: AnagramCommandName, _ argument: String) throws(Diagnostic) -> AnagramReply? {
    switch name {
    case .help where argument.isEmpty: return reply(.help(AnagramHelp.page))
    case .help: return help(about: argument)
    case .pattern where !isLaidOut || ListSearch.isSearch(argument): return try search(argument)
    case .undo where !isLaidOut && workbench != nil: return try undoWithoutLetters()
    case .clue: return try read(clue: argument)
    case .use:
      guard let number = Int(argument) else { return help(about: name.rawValue) }
      return try use(number)
    case .new: return try beginEntry(with: argument)
    case .fodder where !argument.isEmpty: return try begin(with: argument)
    case .entry: return try goToEntry(argument)
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
