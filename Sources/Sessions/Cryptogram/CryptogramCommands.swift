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
    case .words: return worksheet.cryptogram == nil ? info(Self.noPuzzle) : reply(.words)
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
      guard error.status == .noInput else { return failed(error) }
      return info("There is no file '\(name)'. To type a puzzle, say :puzzle alone, then type its lines.")
    }
    return try load(puzzle)
  }

  /// Lists the puzzles that were left for another one, or goes on with one of them.
  private mutating func left(_ number: Int?) throws(Diagnostic) -> CryptogramReply {
    let (states, notice) = kept.left(for: worksheet.state.text, by: recorder.path)
    notices += [notice].compactMap { $0 }
    if states.isEmpty { return info("No other puzzle was left: :puzzle takes one, :sample is one of ours.") }
    guard let number else { return reply(.left(states)) }
    guard number >= 1, number <= states.count else {
      return info("The puzzles that were left have the numbers 1 to \(states.count): :puzzle list lists them.")
    }
    return try make(.begin(states[number - 1]))
  }

  /// Tells where a word of the plaintext can stand, or enters it where that is told.
  private mutating func crib(_ argument: String) throws(Diagnostic) -> CryptogramReply {
    guard let text = worksheet.state.text else { return info(Self.noPuzzle) }
    if argument.isEmpty { return help(about: "crib") }
    let crib: Crib
    do throws(Refusal) { crib = try Crib(argument, of: worksheet.alphabet) } catch { return reply(.refused(error)) }
    switch crib {
    case .stands(let cipher, let plain): return try enterClue(cipher, plain)
    case .words(let words), .tip(let words):
      let shifted = search.readings(ofTip: words)
      // What is no word in any shift is a word that no list has.
      let readings = shifted.count == worksheet.alphabet.count || shifted[0] == words ? [words] : shifted
      return info(
        readings.map { reading in
          let name = Crib.words(reading).description
          let found = CribPlaces([[reading]], in: text, worksheet.map.domains, frequencies: search.frequencies)
          let places = found.places.map { $0.ciphers.joined() }
          let listed = places.joined(separator: ", ") + (found.leftOut == 0 ? "" : ", and \(found.leftOut) more")
          let start = reading == words ? "" : "In a Caesar cipher \(crib) is \(name). "
          return places.isEmpty
            ? "\(start)\(name) has no place." : "\(start)\(name) can stand for \(listed)."
        }.joined(separator: " "))
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
