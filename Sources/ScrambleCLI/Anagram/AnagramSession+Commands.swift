import Anagrams
import Files
import Journal
import Lexicon

/// What the lines that begin with a colon do.
extension AnagramSession {
  /// Obeys a line that begins with a colon.
  mutating func obey(_ line: String) throws -> AnagramReply? {
    switch AnagramCommandName.table.read(line) {
    case .unclear(let problem): return info(problem)
    case .command(let name, let argument):
      switch name.move(argument) {
      case .move(let move): return try make(move)
      case .misused: return info(AnagramCommandName.table.help(for: name.rawValue) ?? "")
      case .other: return try obey(name, argument)
      }
    }
  }

  private mutating func obey(_ name: AnagramCommandName, _ argument: String) throws -> AnagramReply? {
    switch name {
    case .clue: return try read(clue: argument)
    case .use: return try use(Int(argument) ?? 0)
    case .new: return try begin(with: argument)
    case .set: return try set(argument)
    case .save: return try save(argument)
    case .quit:
      isOver = true
      return nil
    default: return help(argument)
    }
  }

  private func help(_ argument: String) -> AnagramReply {
    let table = AnagramCommandName.table
    if argument.isEmpty { return reply(.help(AnagramHelp.page)) }
    return info(table.help(for: argument) ?? "There is no command :\(argument). :help lists the commands.")
  }

  /// Begins with the letters of `text`, which may end in an enumeration.
  mutating func begin(with text: String) throws -> AnagramReply {
    do {
      let request = try BenchRequest(text)
      return try begin(request.fodder, request.enumeration)
    } catch let fault as FodderFault {
      return info("These are no letters for a bench: \(fault).")
    } catch let fault as EnumerationFault {
      return info("\(fault).")
    }
  }

  private mutating func set(_ argument: String) throws -> AnagramReply {
    let words = argument.split(whereSeparator: \.isWhitespace).map(\.folded)
    if words.count == 2, settings.set(words[0], words[1]) {
      do throws(FileFault) {
        try settingsFile.keep(settings)
      } catch {
        note("the setting is not kept", because: "\(error)", "set XDG_STATE_HOME to a folder of yours")
      }
    } else if !words.isEmpty {
      return info("Settings are layout ring or line, and animation, bell and colour on or off.")
    }
    return info(settings.pairs.map { "\($0.name) \($0.value)" }.joined(separator: ", "))
  }

  private mutating func save(_ path: String) throws -> AnagramReply {
    do {
      return info(try recorder.save(to: path))
    } catch let fault as FileFault {
      return reply(.failure(Diagnostic(fault)))
    }
  }
}
