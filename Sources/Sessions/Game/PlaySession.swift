import Journal
import Layout
import Lexicon
import WordScramble

/// A game of Word Scramble, round after round.
package struct PlaySession: Session {
  var game: Game
  package var recorder: Recorder
  package var notices: [Diagnostic]
  let judge: any WordJudge
  let options: GameOptions

  /// When the clock of the round showed 0, by that of the world.
  private(set) var start: Int

  /// The line that was questioned in the answer before, and the one that this answer questions.
  var question: (last: String?, now: String?)

  /// How many days in a row the round of the day is played with the first round, where that is to be told.
  private let daysInRow: Int?

  /// The day on which the round was begun, or the session that carries it on.
  private var day: CalendarDate

  /// The root of the present round with its words, once somebody has asked for them.
  private var solved: (root: RootWord, solution: Solution?)?

  /// Whether nobody has looked yet whether the root is a word and offers any.
  var isRootUnchecked = false

  /// The level of the hint before, where no word was found since: the next one goes further.
  var lastHint: Hint.Level?

  /// Whether the player knows that the words of the round are still being looked for.
  private var hasToldCounting = false
  private var hasToldNotice = false
  var hasToldTime = false
  package var isOver = false

  /// A new game, or one that is carried on.
  init(
    _ game: Game, _ options: GameOptions = GameOptions(), recorder: Recorder, judge: any WordJudge, elapsed: Int = 0,
    daysInRow: Int? = nil, notices: [Diagnostic] = []
  ) {
    self.game = game
    self.options = options
    self.recorder = recorder
    self.judge = judge
    start = recorder.world.now() - elapsed
    day = recorder.world.today()
    self.daysInRow = daysInRow
    self.notices = notices
  }

  package var prompt: String {
    let time = game.round.isRevealed ? "" : secondsLeft.map { " \($0) s" } ?? ""
    let letters = String(game.round.letters)
    // Behind letters that are written from right to left a number would stand before them.
    return letters.hasRightToLeft
      ? "\(game.round.score)\(time) \(letters)> " : "\(letters) \(game.round.score)\(time)> "
  }

  package var preparation: Preparation { .solution(game.round.root, game.rules) }

  private var milliseconds: Int { world.now() - start }

  var secondsLeft: Int? { game.rules.timeLimit.map { max(0, $0 - milliseconds / 1000) } }

  func reply(_ kind: PlayReply.Kind, _ solution: Solution? = nil) -> PlayReply {
    let known = solved?.root == game.round.root ? solved?.solution : nil
    var reply = PlayReply(
      kind: kind, round: game.round, origin: game.origin, options: options, solution: solution ?? known,
      secondsLeft: game.round.isRevealed ? nil : secondsLeft)
    if case .daily = game.origin { reply.daysInRow = daysInRow }
    return reply
  }

  var challenge: Challenge {
    Challenge(game.round, game.origin, options, path: recorder.path.map { world.library.absolutePath($0) })
  }

  package mutating func opening() throws(Diagnostic) -> PlayReply {
    let elapsed = milliseconds
    let isCarriedOn = recorder.isCarriedOn
    if !isCarriedOn { try recorder.hold([record(game.opening, at: 0)] + countRound(at: 0)) }
    if let difference = options.differenceFromDaily(game.origin, game.rules) {
      notices.append(
        .note(
          "this is another game than that of the day", because: "it has \(difference)", "it counts as an ordinary one"))
    }
    // A person does not wait for the prompt until the dictionary is loaded.
    isRootUnchecked = try isSlow && !isCarriedOn
    return try beginning(at: isCarriedOn ? elapsed : 0, isCarriedOn: isCarriedOn)
  }

  /// Whether a person waits for the dictionary.
  var isSlow: Bool {
    get throws(Diagnostic) { recorder.isTyped ? try !judge.answersAtOnce : false }
  }

  /// Words, with blanks or commas between them, and behind them a command if one follows.
  package func entries(of line: String) -> [String] {
    var rest = line.trimmed[...]
    var entries: [String] = []
    while let first = rest.first, first != ":" {
      let end = rest.firstIndex(where: Self.partsEntries) ?? rest.endIndex
      if end > rest.startIndex { entries.append(Self.meant(rest[..<end])) }
      rest = rest[end...].drop(while: Self.partsEntries)
    }
    return rest.isEmpty ? entries : entries + [String(rest)]
  }

  /// A word as it is meant: without the signs around it, and without hyphens and apostrophes between its letters.
  private static func meant(_ entry: Substring) -> String {
    let isSign = { (character: Character) in character.isPunctuation || character.isSymbol }
    let word = entry.drop(while: isSign).reversed().drop(while: isSign).reversed().filter { !"-'’‐".contains($0) }
    return String(word.isEmpty ? Array(entry) : word)
  }

  private static func partsEntries(_ character: Character) -> Bool {
    character.isWhitespace || character == "," || character == ";"
  }

  package mutating func answer(to entry: String) throws(Diagnostic) -> PlayReply? {
    let entry = entry.trimmed
    if entry.isEmpty { return nil }
    question = (question.now, nil)
    if entry.hasPrefix(":") { return try obey(String(entry)) }
    return try make(.play(String(entry))) ?? info(.afterTheRound)
  }

  package mutating func ending() throws(Diagnostic) -> PlayReply {
    try recordGoal(at: milliseconds)
    if recorder.hasBegun { _ = try make(.end) }
    // Who leaves without a word does not wait for totals.
    if game.round.count == 0, solved == nil, try isSlow { return reply(.end()) }
    return reply(.end(isToldAgain: isRoundOver), try solution())
  }

  /// The words of the present round; nil where they cannot be told, or not yet.
  mutating func solution() throws(Diagnostic) -> Solution? {
    if let solved, solved.root == game.round.root { return solved.solution }
    if try isSlow, isStillCounting() { return nil }
    do throws(Diagnostic) {
      let solution = try judge.offer(of: game.round.root, game.rules)
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
    } catch {
      guard error.kind == .ofOneWord else { throw error }
      // The round goes on without its totals.
      notices.append(error)
      solved = (game.round.root, nil)
      return nil
    }
  }

  /// Whether the words of the round are still being looked for after a moment: with a few dictionaries that takes
  /// seconds for a long root, and nobody waits for totals.
  mutating func isStillCounting() -> Bool {
    guard judge.isSearchingForLong() else { return false }
    if !hasToldCounting {
      hasToldCounting = true
      notices.append(.note("the words of '\(game.round.root)' are still being counted", "totals come later"))
    }
    return true
  }

  /// Makes the move, records what it led to, and only then tells.
  mutating func make(_ move: Move) throws(Diagnostic) -> PlayReply? {
    var now = milliseconds
    var ended: PlayReply?
    var left: Record?
    if case .begin = move {
      try recordGoal(at: now)
      if recorder.keepsParts, game.isTimed, !isRoundOver {
        left = record(.ended(words: game.round.count, points: game.round.score), at: now)
      }
      if isRoundOpen { ended = reply(.end(), try solution()) }
      now = 0
    }
    // In place: a copy would take all words of the round with it.
    guard let event = try event(of: move, at: now) else {
      let isLate = game.rules.isTimeUp(at: now) && !move.isPossibleAfterTime
      return isLate && !game.round.isRevealed ? timeUp(answering: "") : nil
    }
    if case .began = event {
      // The round that is left can be carried on, and its clock stops until then.
      if let left { try record(left) }
      day = world.today()
      try recorder.beginPart(with: [record(event, at: now)] + countRound(at: now))
    } else {
      try record(record(event, at: now))
    }
    if isRootUnchecked, case .played = event { try checkRoot() }
    switch event {
    case .began:
      lastHint = nil
      hasToldCounting = false
      isRootUnchecked = try isSlow
      if isRootUnchecked { judge.prepare(preparation) }
      return try beginning(at: 0, isCarriedOn: false, after: ended)
    case .played(_, .accepted(let play)):
      lastHint = nil
      for count in try countRound(at: now) { try record(count) }
      try recordGoal(at: now)
      return reply(.accepted(play), try solution())
    case .played(let word, .rejected(.timeUp)): return timeUp(answering: word)
    case .played(let word, .rejected(let rejection)):
      return reply(.rejected(word, rejection, rejection == .notReal ? try knownForm(of: word) : nil))
    default: return try reply(to: event)
    }
  }

  /// The answer to the beginning of a round, which begins with it: what drawing the root and counting its words have
  /// taken is no time of the round.
  private mutating func beginning(
    at elapsed: Int, isCarriedOn: Bool, after ended: PlayReply? = nil
  ) throws(Diagnostic) -> PlayReply {
    if !isCarriedOn, !isRootUnchecked { try checkRoot() }
    // A person waits no more than a moment for totals.
    if try isSlow { judge.prepare(preparation) }
    let solution = try solution()
    start = world.now() - elapsed
    if let event = try event(of: .runClock(world.date()), at: elapsed) {
      try recorder.hold([record(event, at: elapsed)])
    }
    hasToldTime = secondsLeft == 0
    var answer = reply(.round(isCarriedOn: isCarriedOn, offer: solution, after: ended), solution)
    if isRoundOver, let solution { answer.missed = missed(of: solution) }
    return answer
  }

  /// The answer to what comes after the time, `word` if it is one.
  private func timeUp(answering word: String) -> PlayReply {
    reply(.rejected(word, .timeUp(limit: game.rules.timeLimit ?? 0)))
  }

  /// The record that the round counts; none where it does not count, and where that is on record already.
  private mutating func countRound(at now: Int) throws(Diagnostic) -> [Record] {
    guard recorder.isCounted, let event = try event(of: .count(day), at: now) else { return [] }
    return [record(event, at: now)]
  }

  /// Records once a round how much there is to be found, as soon as a word was and that is known.
  private mutating func recordGoal(at now: Int) throws(Diagnostic) {
    guard game.round.count > 0, game.round.goal == nil, try solution() != nil,
      let event = try event(of: .tally, at: now)
    else { return }
    try record(record(event, at: now))
  }

  private mutating func event(of move: Move, at now: Int) throws(Diagnostic) -> Event? {
    do throws(LookupFault) { return try game.make(move, at: now, asking: judge) } catch { throw Diagnostic(error) }
  }

  private func record(_ event: Event, at now: Int) -> Record {
    Record(event.fields, at: game.rules.timeLimit == nil ? nil : now)
  }
}
