import Dispatch
import Glibc
import Journal
import Layout
import Lexicon
import ScrambleFiles
import Spelling
import WordScramble

/// A game of Word Scramble, round after round.
package struct PlaySession: Session {
  var game: Game
  package var recorder: Recorder
  package var notices: [Diagnostic]
  let judge: DictionaryJudge
  private let options: GameOptions
  private let clock: Stopwatch
  private var scoreKeeper: ScoreKeeper?
  private let isCarriedOn: Bool

  /// What the present round offers, once somebody has asked.
  private var solved: (root: RootWord, solution: Solution?)?

  /// Whether nobody has looked yet whether the root is a word and offers any.
  private var isRootUnchecked = false

  /// Whether the player knows that the words of the round are still being looked for.
  private var hasToldCounting = false

  /// Whether the player knows how the words of a dictionary are found that is unlike others.
  private var hasToldNotice = false

  /// Whether the player knows that the time of the round is up.
  private var hasToldTime = false
  package var isOver = false
  package private(set) var failure: Diagnostic?

  /// A new game, or one that is carried on; what it comes to is kept in `results`, if it counts.
  init(
    _ game: Game, _ options: GameOptions = GameOptions(), recorder: Recorder, judge: DictionaryJudge, clock: Stopwatch,
    results: ResultBook?, isCarriedOn: Bool = false, notices: [Diagnostic] = []
  ) {
    self.game = game
    self.options = options
    self.recorder = recorder
    self.judge = judge
    self.clock = clock
    scoreKeeper = results.map { ScoreKeeper($0, isCarriedOn: isCarriedOn) }
    self.isCarriedOn = isCarriedOn
    self.notices = notices
  }

  package var completions: [String] { PlayCommandName.table.completions }

  package var prompt: String {
    let time = secondsLeft.map { " \($0) s" } ?? ""
    let letters = String(game.round.letters)
    // Behind letters that are written from right to left a number would stand before them.
    return letters.hasRightToLeft
      ? "\(game.round.score)\(time) \(letters)> " : "\(letters) \(game.round.score)\(time)> "
  }

  /// Loads what the first answer needs, and finds the words of the round.
  package var preparation: @Sendable () -> Void {
    { [judge, root = game.round.root, rules = game.rules] in
      // What goes wrong is told with the answer that needs it.
      _ = try? judge.solution(of: root, rules)
    }
  }

  private var secondsLeft: Int? { game.rules.timeLimit.map { max(0, $0 - clock.milliseconds / 1000) } }

  func reply(_ kind: PlayReply.Kind, _ solution: Solution? = nil) -> PlayReply {
    PlayReply(kind, in: game, options, solution)
  }

  package mutating func opening() throws -> PlayReply {
    if !isCarriedOn { try beginRecording(record(game.opening, at: 0)) }
    if let difference = options.differenceFromDaily(game.origin, game.rules) {
      notices.append(
        .note(
          "this is another game than that of the day", because: "it has \(difference)", "it counts as an ordinary one"))
    }
    // A person does not wait for the prompt until the dictionary is loaded.
    isRootUnchecked = try isSlow && !isCarriedOn
    return try beginning(isCarriedOn: isCarriedOn)
  }

  /// Whether a person waits for the dictionary.
  private var isSlow: Bool { get throws { try recorder.isTyped && !judge.answersAtOnce } }

  package mutating func answer(to line: String) throws -> PlayReply? {
    let entry = line.trimmed
    if entry.isEmpty { return nil }
    if entry.hasPrefix(":") { return try obey(String(entry)) }
    if entry.contains(where: \.isWhitespace) {
      return info("One word a line, please: \(entry.prefix(40))")
    }
    return try make(.play(line)) ?? info("The words have been shown. :new begins another round.")
  }

  package mutating func ending() throws -> PlayReply {
    try keepScore(atEnd: true)
    if recorder.hasBegun { _ = try make(.end) }
    // Who leaves without a word does not wait for totals.
    if game.round.count == 0, solved == nil, try isSlow { return reply(.end) }
    return reply(.end, try solution())
  }

  /// What the present round offers; nil where that cannot be told, or cannot be told yet.
  mutating func solution() throws -> Solution? {
    if let solved, solved.root == game.round.root { return solved.solution }
    if try isSlow, isStillCounting() { return nil }
    do {
      let solution = try judge.solution(of: game.round.root, game.rules)
      solved = (game.round.root, solution)
      if let notice = judge.notice, !hasToldNotice {
        hasToldNotice = true
        notices.append(notice)
      }
      if solution == nil {
        notices.append(
          .note(
            "cannot count the words of '\(game.round.root)'", because: judge.reasonForNoWords,
            "the round goes on without totals"))
      }
      return solution
    } catch let fault as DictionaryFault where fault.isOfOneWord {
      // The round goes on without its totals.
      notices.append(Diagnostic(fault))
      solved = (game.round.root, nil)
      return nil
    }
  }

  /// Whether the words of the round are still being looked for after a moment: with a few dictionaries that takes
  /// seconds for a long root, and nobody waits for totals.
  private mutating func isStillCounting() -> Bool {
    for _ in 0..<50 where judge.isSearching { usleep(20_000) }
    guard judge.isSearching else { return false }
    if !hasToldCounting {
      hasToldCounting = true
      notices.append(.note("the words of '\(game.round.root)' are still being counted", "totals come later"))
    }
    return true
  }

  /// Makes the move, records what it led to, and only then tells.
  mutating func make(_ move: Move) throws -> PlayReply? {
    var now = clock.milliseconds
    if case .begin = move {
      try keepScore(atEnd: true)
      now = 0
    }
    // In place: a copy would take all words of the round with it.
    guard let event = try game.make(move, at: now, asking: judge) else {
      let isLate = game.rules.isTimeUp(at: now) && !move.isPossibleAfterTime
      return isLate && !game.round.isRevealed ? try timeUp(answering: "") : nil
    }
    try record(record(event, at: now))
    if isRootUnchecked, case .played = event { try checkRoot() }
    switch event {
    case .began:
      // What drawing the root has taken is no time of the round.
      clock.restart()
      scoreKeeper?.beginRound()
      hasToldTime = false
      hasToldCounting = false
      isRootUnchecked = try isSlow
      if isRootUnchecked, !(judge.speller is Speller) { DispatchQueue.global().async(execute: preparation) }
      return try beginning(isCarriedOn: false)
    case .played(_, .accepted(let play)):
      try keepScore()
      return reply(.accepted(play), try solution())
    case .played(let word, .rejected(.timeUp)): return try timeUp(answering: word)
    case .played(let word, .rejected(let rejection)): return reply(.rejected(word, rejection))
    case .shuffled(let letters): return info("Shuffled: \(String(letters))")
    case .tookBack(let word):
      try keepScore()
      return info("Took \(word) back. \(game.round.tally).")
    case .hinted(let hint):
      try keepScore()
      return reply(.hint(hint))
    case .revealed:
      try keepScore()
      let solution = try solution()
      let missed = solution.map(game.round.missed(of:)) ?? []
      let rare = solution.map(game.round.missedRare(of:)) ?? []
      let shown = missed.commonFirst
      return reply(
        .revealed(shown, rare: rare.commonFirst, definitions: definitions(of: shown)), solution)
    case .ended: return reply(.end)
    }
  }

  /// The answer to the beginning of a round.
  private mutating func beginning(isCarriedOn: Bool) throws -> PlayReply {
    if !isCarriedOn, !isRootUnchecked { try checkRoot() }
    return reply(.round(isCarriedOn: isCarriedOn, secondsLeft: secondsLeft))
  }

  /// Tells of a root that the player chose where it may be mistyped.
  private mutating func checkRoot() throws {
    if try isSlow, isStillCounting() { return }
    isRootUnchecked = false
    if case .root(let root) = game.origin {
      let isReal = try isRealRoot(root)
      let isPoor = try solution()?.words.isEmpty == true
      if !isReal {
        let remedy = isPoor ? "it offers no word" : "check its spelling"
        notices.append(.note("the root '\(root)' is not in the dictionary", remedy))
      } else if isPoor {
        notices.append(.note("the root '\(root)' offers no word", "choose another"))
      } else if let solution = try solution(), solution.goal.isEmpty {
        notices.append(.note("the root '\(root)' offers rare words alone", "choose another"))
      }
    }
  }

  /// Whether the root is a word, which it is believed to be where the dictionary fails at it.
  private mutating func isRealRoot(_ root: RootWord) throws -> Bool {
    do {
      return try judge.isReal(root.description)
    } catch let fault as DictionaryFault where fault.isOfOneWord {
      notices.append(Diagnostic(fault))
      return true
    }
  }

  /// The answer to what comes after the time, `word` if it is one: the first time, with what the round came to.
  private mutating func timeUp(answering word: String) throws -> PlayReply {
    defer { hasToldTime = true }
    return reply(
      .rejected(word, .timeUp(limit: game.rules.timeLimit ?? 0)), hasToldTime ? nil : try solution())
  }

  /// Keeps what the round has come to, so that it counts however the game is left.
  private mutating func keepScore(atEnd: Bool = false) throws {
    guard scoreKeeper != nil else { return }
    // The round of a day counts as such under the day's own conditions alone.
    let isOrdinary = options.differenceFromDaily(game.origin, game.rules) != nil
    let result = GameResult(
      game.round, isOrdinary ? .seed(game.origin.seed) : game.origin,
      solution: game.round.count > 0 ? try solution() : nil, finished: .today(), id: recorder.roundID(of: "round"))
    do {
      if let notice = try scoreKeeper?.keep(result, atEnd: atEnd) { notices.append(notice) }
    } catch let fault as FileFault {
      // Whoever has no state folder has been told when the recording began.
      if recorder.isKept {
        let diagnostic = Diagnostic(fault)
        notices.append(diagnostic)
        failure = diagnostic
      }
    }
  }

  private func record(_ event: Event, at now: Int) -> Record {
    Record(event.fields, at: game.rules.timeLimit == nil ? nil : now)
  }
}

/// Milliseconds since a round began.
final class Stopwatch {
  private var start: ContinuousClock.Instant

  /// A stopwatch that shows so many milliseconds already.
  init(showing milliseconds: Int = 0) { start = .now - .milliseconds(milliseconds) }

  var milliseconds: Int {
    let (seconds, attoseconds) = start.duration(to: .now).components
    return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
  }

  func restart() { start = .now }
}
