import Cryptograms
import Lexicon

/// The commands of the cryptogram helper, which begin with a colon.
extension CryptogramSession {
  package mutating func obey(_ name: CryptogramCommandName, _ argument: String) throws(Diagnostic) -> CryptogramReply? {
    switch name {
    case .show: return worksheet.cryptogram == nil ? info(Self.noPuzzle) : reply(.changed)
    case .puzzle:
      if argument.folded == "none" { return try make(.putAway) }
      if argument.folded == "list" || Int(argument) != nil { return try left(Int(argument)) }
      if !argument.isEmpty { return try open(argument) }
      beginTyping()
      return info("Type the lines of the puzzle, and a blank line after the last one.")
    case .hint where argument.isEmpty:
      return try make(.hint(Hint.Level(rawValue: (lastHint?.rawValue ?? 0) + 1) ?? .letter))
    case .kind: return try kind(argument)
    case .crib: return try crib(argument)
    case .sample: return try sample(argument)
    case .words:
      guard let puzzle = worksheet.puzzle(with: search) else { return info(Self.noPuzzle) }
      if puzzle.words.isEmpty { return info("The puzzle has no spaces between words.") }
      return puzzle.wordCounts.isEmpty ? info("Every word is known.") : reply(.words)
    case .list: return worksheet.searched == nil ? info(Self.noSearch) : reply(.found(all: true))
    case .solve: return try solve(argument)
    case .alternatives: return try alternatives(argument)
    case .explain: return explain()
    case .print: return printed(argument)
    case .check: return check()
    case .map: return reply(.map)
    case .history: return worksheet.state.history.isEmpty ? info(Self.noSearch) : reply(.history)
    case .again: return try again(argument.isEmpty ? 1 : Int(argument) ?? 0)
    case .sort where argument.isEmpty: return info("Words are sorted by \(worksheet.state.order.name).")
    case .save: return save(to: argument)
    case .about: return info(CryptogramHelp.about)
    case .quit:
      isOver = true
      return nil
    case .help: return help(argument)
    default:
      // Arguments of moves are letters and words.
      let argument = argument.withPlainLetters(of: worksheet.alphabet)
      return try name.move(argument, worksheet.alphabet).map { move throws(Diagnostic) in try make(move) }
        ?? help(name.rawValue)
    }
  }

  static let noPuzzle = "There is no puzzle at hand: type :puzzle, or :sample for one of ours."

  private static let noSearch = "No word was searched yet."

  private func help(_ argument: String) -> CryptogramReply {
    if argument.isEmpty { return reply(.help(CryptogramHelp.page)) }
    if argument.folded == "puzzles" { return reply(.help(CryptogramHelp.puzzles)) }
    return help(about: argument)
  }

  mutating func again(_ number: Int) throws(Diagnostic) -> CryptogramReply {
    let history = worksheet.state.history
    if history.isEmpty { return info(Self.noSearch) }
    guard number >= 1, number <= history.count else {
      return info("The history has \(counted(history.count, "word")): :history lists them by their numbers.")
    }
    return try make(.search(history[number - 1].description))
  }

  /// Opens the first puzzle of a file, or with `--number N` behind its name another one.
  private mutating func open(_ argument: String) throws(Diagnostic) -> CryptogramReply {
    let parts = argument.split(whereSeparator: { $0.isWhitespace })
    let isNumbered = parts.count > 2 && parts[parts.count - 2] == "--number"
    let number = isNumbered ? Int(parts[parts.count - 1]) ?? 0 : nil
    if let number, number < 1 { return help(about: "puzzle") }
    let name = isNumbered ? argument[..<parts[parts.count - 2].startIndex].trimmed : argument[...]
    let puzzle: PrintedPuzzle
    do throws(Diagnostic) {
      let reader = try PuzzleReader(world.path(typed: String(name)), words, world.library)
      puzzle = try Self.puzzle(of: reader, number, &notices)
    } catch {
      guard error.kind == .missing else { return failed(error) }
      let remedy = "to type a puzzle, say :puzzle alone, then type its lines"
      return failed(Diagnostic(error.status, error.subject, because: error.cause, remedy))
    }
    return try load(puzzle)
  }

  /// Lists the puzzles that were left for another one, or goes on with one of them.
  private mutating func left(_ number: Int?) throws(Diagnostic) -> CryptogramReply {
    let (states, notice) = KeptWorksheets(shelf: world.shelf, search: words).left(
      for: worksheet.state.text, by: recorder.path)
    notices += [notice].compactMap { $0 }
    if states.isEmpty { return info("No other puzzle was left.", prompt: ":puzzle takes one, :sample is one of ours.") }
    guard let number else { return reply(.left(states)) }
    guard number >= 1, number <= states.count else {
      return info(
        states.count == 1
          ? "The only puzzle that was left has the number 1: :puzzle list shows it."
          : "The puzzles that were left have the numbers 1 to \(states.count): :puzzle list lists them.")
    }
    return try make(.begin(states[number - 1]))
  }

  /// Tells where a word of the plaintext can stand, or enters it where that is told.
  private mutating func crib(_ argument: String) throws(Diagnostic) -> CryptogramReply {
    guard let text = worksheet.state.text else { return info(Self.noPuzzle) }
    if argument.isEmpty { return help(about: "crib") }
    let crib: Crib
    do throws(Refusal) { crib = try Crib(argument, of: worksheet.alphabet) } catch { return reply(.refused(error)) }
    if case .stands(let cipher, let plain) = crib { return try make(.crib(cipher, plain)) }
    return info(
      places(of: crib, in: text, worksheet.map).map { name, found in
        let places = found.places.map { $0.ciphers.joined() }
        let listed = places.joined(separator: ", ") + (found.leftOut == 0 ? "" : ", and \(found.leftOut) more")
        let start = name == crib.description ? "" : "In a Caesar cipher \(crib) is \(name). "
        return places.isEmpty ? "\(start)\(name) has no place." : "\(start)\(name) can stand for \(listed)."
      }.joined(separator: " "))
  }

  /// The words that a crib may be, and where `map` lets them stand; none for a crib that tells where it stands.
  func places(of crib: Crib, in text: String, _ map: SubstitutionMap) -> [(name: String, found: CribPlaces)] {
    switch crib {
    case .stands: return []
    case .words(let words), .tip(let words):
      let shifted = search.readings(ofTip: words)
      // What is no word in any shift is a word that no list has.
      let readings = shifted.count == worksheet.alphabet.count || shifted[0] == words ? [words] : shifted
      return readings.map { reading in
        let found = CribPlaces([[reading]], in: text, map.domains, frequencies: search.frequencies)
        return (Crib.words(reading).description, found)
      }
    }
  }

  private mutating func sample(_ argument: String) throws(Diagnostic) -> CryptogramReply {
    if worksheet.alphabet != .english { return info("The samples are English, and this session is not.") }
    let samples = SampleCryptogram.all
    if argument.isEmpty { return reply(.samples) }
    guard let number = Int(argument), number >= 1, number <= samples.count else {
      return info("There are \(counted(samples.count, "sample")): :sample lists them by their numbers.")
    }
    return try make(.puzzle(samples[number - 1].ciphertext))
  }
}

extension SortOrder {
  var name: String { self == .alphabetical ? "the alphabet" : "frequency" }
}

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
    let orders = argument.isEmpty ? [] : SortOrder.allCases.filter { $0.rawValue.hasPrefix(argument.folded) }
    return switch self {
    case .itself: ["on": true, "off": false][argument.folded].map { .allowItself($0) }
    case .sort: orders.count == 1 ? .sort(orders[0]) : nil
    case .name where argument.isEmpty, .unname where argument.isEmpty: nil
    default: Move.read([self == .delete ? "unpair" : rawValue, argument], of: alphabet)?.move
    }
  }
}
