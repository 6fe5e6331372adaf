import Files
import Journal
import Lexicon
import Spelling
import WordScramble

/// A game of Word Scramble, round after round.
struct PlaySession: Session {
  private var game: Game
  private var recorder: Recorder
  private let speller: Speller
  private let clock: Stopwatch
  private let isCarriedOn: Bool
  private(set) var isOver = false

  /// A new game, or one that is carried on with so many milliseconds on the clock.
  init(_ game: Game, recorder: Recorder, speller: Speller, clock: Stopwatch, isCarriedOn: Bool = false) {
    self.game = game
    self.recorder = recorder
    self.speller = speller
    self.clock = clock
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
    return try make(.play(line))
  }

  mutating func close() throws -> PlayReply {
    if recorder.hasBegun { _ = try make(.end) }
    return PlayReply(.end, in: game)
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
    case .score: return info("\(game.round.tally).")
    case .shuffle: return try make(.shuffle)
    case .undo: return try make(.undo) ?? info("There is no word to take back.")
    case .new: return try beginRound(argument)
    case .rules: return info(game.rules.summary)
    case .seed: return info("This round's seed is \(game.origin.seed).")
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

  private mutating func beginRound(_ argument: String) throws -> PlayReply? {
    if argument.isEmpty { return try make(.begin(.seed(game.drawSeed()))) }
    if let seed = UInt64(argument) { return try make(.begin(.seed(seed))) }
    guard let root = try? RootWord(argument) else {
      return info("A round begins with a seed, which is a number, or a root of 1 to \(RootWord.mostLetters) letters.")
    }
    return try make(.begin(.root(root, seed: game.drawSeed())))
  }

  private mutating func save(_ path: String) throws -> PlayReply {
    if path.isEmpty { return info("Name the file: :save FILE.") }
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
    if case .begin = move { clock.restart() }
    let now = clock.milliseconds
    var next = game
    guard let event = try next.make(move, at: now, isReal: speller.isReal) else { return nil }
    let warning = try recorder.record(record(event, at: now))
    game = next
    if let warning { writeToStandardError(warning.line + "\n") }
    switch event {
    case .began: return PlayReply(.round(isCarriedOn: false), in: game)
    case .played(_, .accepted(let play)): return PlayReply(.accepted(play), in: game)
    case .played(let word, .rejected(let rejection)): return PlayReply(.rejected(word, rejection), in: game)
    case .shuffled(let letters): return info("Shuffled: \(String(letters))")
    case .tookBack(let word): return info("Took \(word) back. \(game.round.tally).")
    case .ended: return PlayReply(.end, in: game)
    }
  }

  private func record(_ event: Event, at now: Int) -> Record {
    Record(event.fields, at: game.rules.timeLimit == nil ? nil : now)
  }
}
