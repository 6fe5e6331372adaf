import Journal
import Lexicon
package import WordScramble

/// The game that a person asks for.
package struct GameRequest {
  package var origin: Origin
  package var rules: Rules

  /// Where roots are drawn from, or nil for the place that is usual for the dictionary.
  package var roots: RootPlace?

  /// How many words a drawn root has to offer, or nil where all are welcome.
  package var range: WordsRange?

  /// How hard a drawn root has to be, or nil where all are welcome.
  package var level: RootLevel?

  /// The path of the new file in which the game is recorded, or nil for one in the state folder.
  package var transcript: String?

  /// Whether nothing is kept in the state folder.
  package var isUnrecorded = false

  /// Whether what the game comes to counts in the statistics.
  package var isCounted = false

  package init(_ origin: Origin, _ rules: Rules) { (self.origin, self.rules) = (origin, rules) }
}

extension PlaySession {
  /// The game that was asked for, before its first line.
  package init(_ request: GameRequest, by judge: any WordJudge, _ world: World) throws(Diagnostic) {
    var rules = request.rules
    rules.orthography = judge.judging.orthography
    let isDrawn = if case .root = request.origin { false } else { true }
    let options = GameOptions(request, judge.judging)
    var day = DailyRound.Found()
    if case .daily(let date) = request.origin, !request.isUnrecorded, request.transcript == nil,
      options.differenceFromDaily(request.origin, rules) == nil
    {
      day = try DailyRound(date: date, judge: judge, world: world).find(isCounted: request.isCounted)
      if let session = day.session {
        self = session
        return
      }
    }
    let pool = try RootPool(options.roots, rules, by: judge, world.library, isDrawn: isDrawn)
    let settings = { [rules] () throws(Diagnostic) in try pool.settings(rules, judge) }
    let recorder = try Recorder(
      instrument: Game.instrument, path: request.transcript, claimed: day.path, isOnShelf: !request.isUnrecorded, world,
      isCounted: request.isCounted && !request.isUnrecorded, settings: settings)
    let source = try pool.dealing(pool.source, for: request.origin, world.library)
    let game = try diagnosed { () throws(LookupFault) in
      try Game(request.origin, roots: source, rules: rules)
    }
    self.init(
      game, options, recorder: recorder, judge: judge, daysInRow: day.daysInRow,
      notices: [pool.warning].compactMap { $0 } + day.notices)
  }
}

extension Instrument {
  /// Word Scramble.
  package static var game: Instrument {
    Instrument(
      name: Game.instrument, linkName: "game",
      open: { link, world throws(Diagnostic) in
        let judge = try world.judge(link)
        let request = try GameRequest(link, judge.judging, world)
        return Opened(try PlaySession(request, by: judge, world))
      },
      read: { transcript, world throws(TranscriptFault) in try RecordedGame(transcript, world) })
  }
}

extension GameRequest {
  /// The game that a link asks for: its `root`, its `seed`, or the `daily` of today or of another day, and its `level`
  /// and `time`; a drawn one where it names none.
  fileprivate init(_ link: Link, _ judging: Judging, _ world: World) throws(Diagnostic) {
    let beginning = link["root"] != nil ? ["root"] : link["daily"] != nil ? ["daily"] : ["seed", "level"]
    try link.check(beginning + ["time", "min-length", "dictionary"])
    let today = world.today()
    let origin: Origin
    if let root = link["root"] {
      do throws(RootFault) { origin = .root(try RootWord(root, judging.orthography)) } catch { throw Diagnostic(error) }
    } else if let day = try link.value("daily", { $0.isEmpty ? today : CalendarDate($0, from: today) }) {
      origin = .daily(day)
    } else {
      origin = .seed(try link.value("seed") { UInt64($0) } ?? world.seed())
    }
    let time = try link.value("time") { Int($0).flatMap { (1...Rules.longestTime).contains($0) ? $0 : nil } }
    let length = try link.value("min-length") { Int($0).flatMap { (1...RootWord.mostLetters).contains($0) ? $0 : nil } }
    self.init(origin, Rules(minimumLength: length ?? Rules().minimumLength, timeLimit: time))
    level = try link.value("level") { RootLevel(rawValue: $0) }
    isCounted = world.isTyped
  }
}
