import Files
import Journal
import Lexicon
import Spelling
import WordScramble

/// A game of Word Scramble, round after round.
struct PlaySession: Session {
  private var game: Game
  private var recorder: Recorder
  private let judge: DictionaryJudge
  private let clock: Stopwatch
  private let results: ResultBook
  private let isCarriedOn: Bool

  /// What the present round offers, once somebody has asked.
  private var solved: (root: RootWord, solution: Solution?)?
  private(set) var isOver = false

  /// A new game, or one that is carried on.
  init(
    _ game: Game, recorder: Recorder, judge: DictionaryJudge, clock: Stopwatch, results: ResultBook,
    isCarriedOn: Bool = false
  ) {
    self.game = game
    self.recorder = recorder
    self.judge = judge
    self.clock = clock
    self.results = results
    self.isCarriedOn = isCarriedOn
  }

  var completions: [String] { PlayCommandName.table.completions }

  var prompt: String {
    let time = game.rules.timeLimit.map { " \(max(0, $0 - clock.milliseconds / 1000)) s" } ?? ""
    return "\(String(game.round.letters)) \(game.round.score)\(time)> "
  }

  mutating func open() throws -> PlayReply {
    if !isCarriedOn { try recorder.open(with: record(game.opening, at: 0)) }
    return PlayReply(.round(isCarriedOn: isCarriedOn), in: game)
  }

  mutating func respond(to line: String) throws -> PlayReply? {
    let entry = line.trimmed
    if entry.isEmpty { return nil }
    if entry.hasPrefix(":") { return try obey(String(entry)) }
    if entry.contains(where: \.isWhitespace) {
      return PlayReply(.info("One word a line, please: \(entry.prefix(40))"), in: game)
    }
    return try make(.play(line)) ?? info("The words have been shown. :new begins another round.")
  }

  mutating func close() throws -> PlayReply {
    try keepResult()
    if recorder.hasBegun { _ = try make(.end) }
    return PlayReply(.end, in: game, try finalSolution())
  }

  private mutating func obey(_ line: String) throws -> PlayReply? {
    switch PlayCommandName.table.read(line) {
    case .command(let name, let argument): return try obey(name, argument)
    case .unknown(let typed, let nearest):
      let guess = nearest.map { "Did you mean :\($0.rawValue)?" } ?? ":help lists the commands."
      return info("There is no command :\(typed). \(guess)")
    case .ambiguous(let typed, let names):
      return info(":\(typed) could be \(names.map { ":\($0.rawValue)" }.joined(separator: " or ")).")
    }
  }

  private mutating func obey(_ name: PlayCommandName, _ argument: String) throws -> PlayReply? {
    switch name {
    case .help: return help(argument)
    case .list: return list(argument)
    case .score: return info(PlayReply(.end, in: game, try solution()).standing)
    case .shuffle: return try make(.shuffle)
    case .undo: return try make(.undo) ?? info("There is no word to take back.")
    case .hint: return try hint(argument)
    case .reveal: return try make(.reveal) ?? nothingToTell()
    case .new: return try beginRound(argument)
    case .rules: return info(game.rules.summary)
    case .seed: return info("Begin this round again with \(game.origin.option).")
    case .save: return try save(argument)
    case .quit:
      isOver = true
      return nil
    }
  }

  private func info(_ text: String) -> PlayReply { PlayReply(.info(text), in: game) }

  private func help(_ argument: String) -> PlayReply {
    let table = PlayCommandName.table
    if argument.isEmpty {
      let lines = ["Type a word to play it. A line that begins with a colon is a command:"] + table.help
      return PlayReply(.help(lines), in: game)
    }
    return info(table.help(for: argument) ?? "There is no command :\(argument). :help lists the commands.")
  }

  private func list(_ argument: String) -> PlayReply {
    let used = game.round.used
    if used.isEmpty { return info("No words yet.") }
    switch argument.folded {
    case "", "newest": return PlayReply(.list(used), in: game)
    case "alphabetical": return PlayReply(.list(used.sorted { $0.word < $1.word }), in: game)
    case "length":
      let sorted = used.sorted { ($1.word.count, $0.word) < ($0.word.count, $1.word) }
      return PlayReply(.list(sorted), in: game)
    default: return info("A list is newest, alphabetical or length.")
    }
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
    return info(
      try solution() == nil
        ? "This dictionary has no word index, and the root is too long to try all arrangements of its letters."
        : "You have found every word.")
  }

  /// What the present round offers; nil where that cannot be told.
  private mutating func solution() throws -> Solution? {
    if let solved, solved.root == game.round.root { return solved.solution }
    let solution = try judge.solution(of: game.round.root, game.rules)
    solved = (game.round.root, solution)
    return solution
  }

  /// What is worth telling at the end of a round: nothing where nothing was played.
  private mutating func finalSolution() throws -> Solution? {
    game.round.count > 0 || game.round.isRevealed ? try solution() : nil
  }

  /// Keeps what the round came to, if a word was found in it.
  private mutating func keepResult() throws {
    guard game.round.count > 0 else { return }
    let result = GameResult(
      game.round, game.origin, solution: try solution(), finished: .today(), id: recorder.roundID(of: "round"))
    do {
      try results.add(result)?.tell()
    } catch let fault as FileFault {
      // Whoever has no state folder has been told when the recording began.
      if recorder.isKept { Complaint(fault).tell() }
    }
  }

  private mutating func beginRound(_ argument: String) throws -> PlayReply? {
    if argument.isEmpty { return try make(.begin(.seed(game.drawSeed()))) }
    if let seed = UInt64(argument) { return try make(.begin(.seed(seed))) }
    guard let root = try? RootWord(argument) else {
      return info("A round begins with a seed, which is a number, or a root of 1 to \(RootWord.mostLetters) letters.")
    }
    return try make(.begin(.root(root)))
  }

  private mutating func save(_ path: String) throws -> PlayReply {
    if path.isEmpty { return info("Name the file: :save FILE.") }
    if recorder.writes(to: path) { return info("This game is recorded in \(path) as it is played.") }
    let text = try recorder.text()
    do throws(FileFault) {
      try replaceFile(path, with: Array(text.utf8))
      return info("Saved to \(path).")
    } catch {
      return PlayReply(.setback(Complaint(error)), in: game)
    }
  }

  /// Makes the move, records what it led to, and only then tells.
  private mutating func make(_ move: Move) throws -> PlayReply? {
    if case .begin = move {
      try keepResult()
      clock.restart()
    }
    let now = clock.milliseconds
    var next = game
    guard let event = try next.make(move, at: now, by: judge) else { return nil }
    let warning = try recorder.record(record(event, at: now))
    game = next
    warning?.tell()
    switch event {
    case .began: return PlayReply(.round(isCarriedOn: false), in: game)
    case .played(_, .accepted(let play)): return PlayReply(.accepted(play), in: game, try solution())
    case .played(let word, .rejected(let rejection)): return PlayReply(.rejected(word, rejection), in: game)
    case .shuffled(let letters): return info("Shuffled: \(String(letters))")
    case .tookBack(let word): return info("Took \(word) back. \(game.round.tally).")
    case .hinted(let hint): return PlayReply(.hint(hint), in: game)
    case .revealed:
      let solution = try solution()
      return PlayReply(.revealed(solution.map(game.round.missed(of:))?.commonFirst ?? []), in: game, solution)
    case .ended: return PlayReply(.end, in: game)
    }
  }

  private func record(_ event: Event, at now: Int) -> Record {
    Record(event.fields, at: game.rules.timeLimit == nil ? nil : now)
  }
}
