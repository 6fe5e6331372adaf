import Cryptograms
import Lexicon

/// What the lines that begin with a colon do.
extension CryptogramSession {
  /// Obeys a line that begins with a colon.
  mutating func obey(_ line: String) throws -> CryptogramReply? {
    switch CryptogramCommandName.table.read(line) {
    case .unclear(let problem): return info(problem)
    case .command(let name, let argument):
      switch name.move(argument) {
      case .move(let move): return try make(move)
      case .misused: return info(CryptogramCommandName.table.help(for: name.rawValue) ?? "")
      case .other: return try obey(name, argument)
      }
    }
  }

  private mutating func obey(_ name: CryptogramCommandName, _ argument: String) throws -> CryptogramReply? {
    switch name {
    case .show: return worksheet.cryptogram == nil ? info(Self.noPuzzle) : reply(.changed)
    case .puzzle:
      if argument.folded == "none" { return try make(.putAway) }
      if !argument.isEmpty { return info(CryptogramCommandName.table.help(for: name.rawValue) ?? "") }
      beginTyping()
      return info("Type the lines of the puzzle, and a blank line after the last one.")
    case .sample: return try sample(argument)
    case .words: return worksheet.cryptogram == nil ? info(Self.noPuzzle) : reply(.words)
    case .list: return worksheet.searched == nil ? info("No word was searched yet.") : reply(.found(all: true))
    case .solve: return try solve(argument)
    case .alternatives: return try alternatives(argument)
    case .explain: return explain()
    case .map: return reply(.map)
    case .history: return reply(.history)
    case .again: return try argument.isEmpty ? again(1) : again(Int(argument) ?? 0)
    case .sort: return info("Words are sorted by \(worksheet.state.order.name).")
    case .save: return try save(argument)
    case .about: return info(CryptogramHelp.about)
    case .quit:
      isOver = true
      return nil
    default: return help(argument)
    }
  }

  static let noPuzzle = "There is no puzzle at hand: type :puzzle, or :sample for one of ours."

  private func help(_ argument: String) -> CryptogramReply {
    let table = CryptogramCommandName.table
    if argument.isEmpty { return reply(.help(CryptogramHelp.page)) }
    if argument.folded == "puzzles" { return reply(.help(CryptogramHelp.puzzles)) }
    return info(table.help(for: argument) ?? "There is no command :\(argument). :help lists the commands.")
  }

  /// Searches a word of the history again.
  mutating func again(_ number: Int) throws -> CryptogramReply {
    let history = worksheet.state.history
    if history.isEmpty { return info("No word was searched yet.") }
    guard number >= 1, number <= history.count else {
      return info("The history has \(count(history.count, "word")): :history lists them by their numbers.")
    }
    return try make(.search(history[number - 1].description))
  }

  private mutating func sample(_ argument: String) throws -> CryptogramReply {
    let samples = SampleCryptogram.all
    if argument.isEmpty { return reply(.samples) }
    guard let number = Int(argument), number >= 1, number <= samples.count else {
      return info("There are \(count(samples.count, "sample")): :sample lists them by their numbers.")
    }
    return try make(.puzzle(samples[number - 1].ciphertext))
  }
}

extension SortOrder {
  var name: String { self == .alphabetical ? "the alphabet" : "frequency" }
}
