import Lexicon
import WordScramble

/// What the lines that begin with a colon do.
extension PlaySession {
  /// Obeys a line that begins with a colon.
  mutating func obey(_ line: String) throws -> PlayReply? {
    switch PlayCommandName.table.read(line) {
    case .command(let name, let argument): return try obey(name, argument)
    case .unclear(let problem): return info(problem)
    }
  }

  private mutating func obey(_ name: PlayCommandName, _ argument: String) throws -> PlayReply? {
    switch name {
    case .help: return help(argument)
    case .list: return list(argument)
    case .score: return info(reply(.end, try solution()).score)
    case .shuffle: return try make(.shuffle) ?? nothingToTell()
    case .undo: return try undo()
    case .hint: return try hint(argument)
    case .reveal: return try make(.reveal) ?? nothingToTell()
    case .define: return try define(argument)
    case .new: return try beginRound(argument)
    case .rules: return info(game.rules.summary)
    case .seed: return reply(.command)
    case .save: return try save(to: argument)
    case .quit:
      isOver = true
      return nil
    }
  }

  package func info(_ text: String) -> PlayReply { reply(.info(text)) }

  package func failed(_ diagnostic: Diagnostic) -> PlayReply { reply(.failure(diagnostic)) }

  private func help(_ argument: String) -> PlayReply {
    let table = PlayCommandName.table
    if argument.isEmpty {
      let lines = ["Type a word to play it. A line that begins with a colon is a command:"] + table.help
      return reply(.help(lines))
    }
    return info(table.help(about: argument))
  }

  private func list(_ argument: String) -> PlayReply {
    let used = game.round.used
    let sorted: [Round.Play]
    switch argument.folded {
    case "", "newest": sorted = used
    case "alphabetical": sorted = used.sorted { $0.word < $1.word }
    case "length": sorted = used.sorted { ($1.word.count, $0.word) < ($0.word.count, $1.word) }
    default: return info("A list is newest, alphabetical or length.")
    }
    return sorted.isEmpty ? info("No words yet.") : reply(.list(sorted))
  }

  private mutating func undo() throws -> PlayReply {
    if let reply = try make(.undo) { return reply }
    return game.round.isRevealed ? try nothingToTell() : info("There is no word to take back.")
  }

  private mutating func hint(_ argument: String) throws -> PlayReply? {
    guard let level = argument.isEmpty ? .counts : Int(argument).flatMap(Hint.Level.init(rawValue:)) else {
      return info(
        "A hint has a level from 1 to 5: how many words by first letter and length, their beginnings, a word masked, "
          + "its letters, the word itself.")
    }
    return try make(.hint(level)) ?? nothingToTell()
  }

  private mutating func nothingToTell() throws -> PlayReply {
    if game.round.isRevealed { return info("The words have been shown. :new begins another round.") }
    guard let solution = try solution() else {
      return info("The words of \(game.round.root) cannot be counted: \(judge.reasonForNoWords).")
    }
    let rare = game.round.missedRare(of: solution).count
    if rare == 0 { return info("You have found every word.") }
    return info(
      "You have found every word that is to be found. \(counted(rare, "rare word")) \(rare == 1 ? "is" : "are") left.")
  }

  private mutating func beginRound(_ argument: String) throws -> PlayReply? {
    if argument.isEmpty { return try draw(game.drawSeed()) }
    if let seed = UInt64(argument) { return try draw(seed) }
    guard let root = try? RootWord(argument, game.rules.orthography) else {
      return info("A round begins with a seed, which is a number, or a root of 1 to \(RootWord.mostLetters) letters.")
    }
    return try make(.begin(.root(root)))
  }

  /// Begins a round by a seed. Where none of the words drawn can be a root, the present round goes on.
  private mutating func draw(_ seed: UInt64) throws -> PlayReply? {
    do {
      return try make(.begin(.seed(seed)))
    } catch let diagnostic as Diagnostic {
      return failed(diagnostic)
    }
  }
}

/// The commands of a game of Word Scramble.
enum PlayCommandName: String, CaseIterable {
  case help, list, score, shuffle, undo, hint, reveal, define, new, rules, seed, save, quit

  static let table = CommandTable<PlayCommandName>(entries: [
    .init(.help, "[command]", "what can be typed"),
    .init(.list, "[order]", "your words: newest, alphabetical or length"),
    .init(.score, "your words, your points and your rank"),
    .init(.shuffle, "the letters of the root in another order"),
    .init(.undo, "take the newest word back"),
    .init(.hint, "[level]", "about the words left: from 1, how many, to 5, one of them"),
    .init(.reveal, "end the round and see what you missed"),
    .init(.define, "WORD", "a short sense of an English word"),
    .init(.new, "[seed or root]", "another round"),
    .init(.rules, "what makes a word count"),
    .init(.seed, "the command that brings this round again"),
    .init(.save, "FILE", "write the game so far to a file"),
    .init(.quit, "end the game; Ctrl-D does the same"),
  ])
}
