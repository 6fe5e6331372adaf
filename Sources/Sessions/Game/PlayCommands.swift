package import Layout
import Lexicon
import WordScramble

/// The commands of the game, which begin with a colon.
extension PlaySession {
  package mutating func obey(_ name: PlayCommandName, _ argument: String) throws(Diagnostic) -> PlayReply? {
    switch name {
    case .help:
      return argument.isEmpty ? reply(.commands) : help(about: argument)
    case .list: return list(argument)
    case .score: return info(reply(.end(), try solution()).scoreLine)
    case .rank: return try ranks()
    case .shuffle: return try made(.shuffle)
    case .undo: return try undo()
    case .hint: return try hint(argument)
    case .reveal: return try reveal()
    case .define: return try define(argument)
    case .new: return try beginRound(argument)
    case .stats: return statistics()
    case .answers: return answers(argument)
    case .rules: return info(game.rules.summary)
    case .seed: return reply(.command)
    case .challenge: return reply(.challenge(challenge))
    case .save: return save(to: argument)
    case .quit:
      isOver = true
      return nil
    }
  }

  /// The answer to what a command led to.
  mutating func reply(to event: Event) throws(Diagnostic) -> PlayReply {
    switch event {
    case .shuffled: return reply(.shuffled)
    case .tookBack(let word): return reply(.tookBack(word), try solution())
    case .hinted(let hint): return reply(.hint(hint))
    case .revealed:
      let solution = try solution()
      return reply(.revealed(missed(of: solution)), solution)
    case .began, .played, .tallied, .counted, .clockRan, .ended: return reply(.end())
    }
  }

  package func info(_ sentence: Sentence) -> PlayReply { reply(.info(sentence)) }

  package func failed(_ diagnostic: Diagnostic) -> PlayReply { reply(.failure(diagnostic)) }

  private func list(_ argument: String) -> PlayReply {
    let used = game.round.used
    let sorted: [Round.Play]
    switch argument.folded {
    case "", "newest": sorted = used
    case "alphabetical": sorted = used.sorted { $0.word < $1.word }
    case "length": sorted = used.sorted { ($1.word.count, $0.word) < ($0.word.count, $1.word) }
    default: return info("A list is newest, alphabetical or length.")
    }
    return reply(.list(sorted))
  }

  private mutating func ranks() throws(Diagnostic) -> PlayReply {
    let answer = reply(.ranks, try solution())
    return answer.ranks.isEmpty ? info("There are no ranks: nobody knows a word to find.") : answer
  }

  private mutating func undo() throws(Diagnostic) -> PlayReply {
    if let reply = try make(.undo) { return reply }
    return game.round.isRevealed ? try nothingToTell() : info("There is no word to take back.")
  }

  private mutating func hint(_ argument: String) throws(Diagnostic) -> PlayReply? {
    let further = Hint.Level(rawValue: min((lastHint?.rawValue ?? 0) + 1, Hint.Level.word.rawValue))
    guard let level = argument.isEmpty ? further : Int(argument).flatMap(Hint.Level.init(rawValue:)) else {
      return info(
        "A hint has a level from 1 to 5: how many words by first letter and length, their beginnings, a word masked, "
          + "its letters, the word itself. Without one it goes a level further.")
    }
    lastHint = level
    return try made(.hint(level))
  }

  private mutating func statistics() -> PlayReply {
    let (results, notice) = KeptSessions(of: Game.instrument, world).results()
    if let notice { notices.append(notice) }
    return reply(.statistics(StatisticsReport(results, today: world.today())))
  }

  /// The words of a day that is over; of yesterday where no day is named.
  private mutating func answers(_ argument: String) -> PlayReply {
    guard let date = CalendarDate(argument.isEmpty ? "yesterday" : argument, from: world.today()) else {
      return info("A day is written as \(world.today()), or is yesterday.")
    }
    do throws(Diagnostic) {
      let answers = try DayAnswers(GameRequest(.daily(date), Rules()), of: date, by: judge, world)
      if let notice = answers.notice { notices.append(notice) }
      return reply(.answers(answers))
    } catch {
      return failed(error)
    }
  }

  /// The answer to the move, or why it leads to nothing.
  mutating func made(_ move: Move) throws(Diagnostic) -> PlayReply {
    if let reply = try make(move) { return reply }
    return try nothingToTell()
  }

  mutating func nothingToTell() throws(Diagnostic) -> PlayReply {
    if game.round.isRevealed { return info(.afterTheRound) }
    guard let solution = try solution() else {
      return info("The words of \(game.round.root) cannot be counted: \(judge.reasonForNoWords).")
    }
    if solution.words.isEmpty { return info("\(game.round.root) offers no word.") }
    let rare = game.round.missedRare(of: solution).count
    if rare == 0 { return info("You have found every word.") }
    return info(
      "You have found every word that is to be found. \(counted(rare, "rare word")) \(rare == 1 ? "is" : "are") left.")
  }

  private mutating func beginRound(_ argument: String) throws(Diagnostic) -> PlayReply? {
    let seed = UInt64(argument)
    let root = try? RootWord(argument, game.rules.orthography)
    if !argument.isEmpty, seed == nil, root == nil {
      return info("A round begins with a seed, which is a number, or a root of 1 to \(RootWord.mostLetters) letters.")
    }
    if seed == nil, let root {
      do throws(Diagnostic) { try game.rules.requireLetters(of: root) } catch { return failed(error) }
    }
    let way = recorder.keepsParts ? "; 'scramble resume --list' offers it" : ""
    let line = argument.isEmpty ? ":new" : ":new \(argument)"
    if let question = try question(before: line, "leave the round", "leaves it\(way).") { return question }
    if seed == nil, let root { return try make(.begin(.root(root))) }
    do throws(Diagnostic) {
      return try make(.begin(.seed(seed ?? nextSeed)))
    } catch {
      // Where none of the words drawn can be a root, the present round goes on.
      guard error.status == .usage || error.status == .noInput else { throw error }
      return failed(error)
    }
  }

  /// The seed of another round. Behind a daily it is drawn anew, since the day would deal the same round each time.
  private var nextSeed: UInt64 {
    if case .daily = game.origin { world.seed() } else { game.nextSeed }
  }
}

package enum PlayCommandName: String, CommandName {
  case help, list, score, rank, shuffle, undo, hint, reveal, define, new, stats, answers, rules, seed, challenge, save,
    quit

  package static let table = CommandTable<PlayCommandName>(entries: [
    .init(.help, "[command]", "what can be typed"),
    .init(.list, "[order]", "your words: newest, alphabetical or length"),
    .init(.score, "your words, your points and your rank"),
    .init(.rank, "the ranks of this round, and what the next one takes"),
    .init(.shuffle, "the letters of the root in another order"),
    .init(.undo, "take the newest word back"),
    .init(.hint, "[level]", "about the words left: from 1, how many, to 5, one of them"),
    .init(.reveal, "end the round and see what you missed"),
    .init(.define, "WORD", "a short sense of an English word"),
    .init(.new, "[seed or root]", "another round"),
    .init(.stats, "what all games that count come to"),
    .init(.answers, "[day]", "the words of the round of yesterday, or of another day"),
    .init(.rules, "what makes a word count"),
    .init(.seed, "the command that brings this round again"),
    .init(.challenge, "the command that gives a friend this round"),
    .init(.save, "FILE", "write the game so far to a file"),
    .init(.quit, "end the game; Ctrl-D does the same"),
  ])

  /// The lines of `:help`.
  static let page = ["Type a word to play it. A line that begins with a colon is a command:"] + table.help
}
