import Files
import Journal
import Lexicon
import Spelling
import WordScramble

/// A game of Word Scramble, round after round.
struct PlaySession: Session {
  var game: Game
  private(set) var recorder: Recorder
  private let judge: DictionaryJudge
  private let clock: Stopwatch
  private let results: ResultBook
  private let isCarriedOn: Bool

  /// What the present round offers, once somebody has asked.
  private var solved: (root: RootWord, solution: Solution?)?
  var isOver = false

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

  var resumption: String? { recorder.resumption }

  var prompt: String {
    let time = game.rules.timeLimit.map { " \(max(0, $0 - clock.milliseconds / 1000)) s" } ?? ""
    return "\(String(game.round.letters)) \(game.round.score)\(time)> "
  }

  mutating func open() throws -> PlayReply {
    if !isCarriedOn { try recorder.open(with: record(game.opening, at: 0))?.tell() }
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

  /// What the present round offers; nil where that cannot be told.
  mutating func solution() throws -> Solution? {
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

  /// Makes the move, records what it led to, and only then tells.
  mutating func make(_ move: Move) throws -> PlayReply? {
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
