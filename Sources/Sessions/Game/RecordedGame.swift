import Journal
import Lexicon
import WordScramble

/// A transcript of the game, with the data that it was played with as far as that is still there.
final class RecordedGame: Recorded {
  let judging: RecordedJudging
  private let recording: Recording<Game>

  private let roots: RootChoice
  private let listFile: DataFile

  /// The word index that roots were chosen by, or nil where none was.
  private let indexFile: DataFile?
  private let world: World

  init(_ transcript: Transcript, _ world: World) throws(TranscriptFault) {
    recording = try Recording(transcript)
    judging = try RecordedJudging(transcript)
    listFile = try DataFile(RootPool.listSetting, of: transcript)
    roots = try RootChoice(transcript, listFile)
    indexFile = try transcript.value(of: RootPool.indexSetting) { DataFile($0) }
    self.world = world
  }

  var transcript: Transcript { recording.transcript }

  var rules: Rules { recording.start.rules }

  /// Every round as it was left, in order. What is on record is believed.
  var rounds: [Round] { recording.rounds.map { $0.round } }

  var changes: [String] {
    let hasIndex =
      indexFile.map { (try? judging.fingerprintOfRatings(world.library)) == $0.fingerprint } ?? true
    return listChanges + (hasIndex ? [] : [Self.changedIndex])
  }

  private var listChanges: [String] {
    // Of the dictionary it is told elsewhere.
    if case .dictionary = roots.place { return [] }
    do throws(Diagnostic) {
      return try list().fingerprint == listFile.fingerprint ? [] : ["the start list \(listFile.name) has changed"]
    } catch {
      return [error.change(of: "start list", listFile.name)]
    }
  }

  /// The start list.
  ///
  /// - Throws: `Diagnostic` where the player's own list is gone, or is none that can be read.
  private func list() throws(Diagnostic) -> StartList {
    // A transcript may name anything; a pipe would be waited for.
    if let path = roots.place.path { try world.library.check(path) }
    return try StartList(roots.place.path, judging.orthography, world.library)
  }

  func replay(by judge: any WordJudge) throws(Diagnostic) -> ReplayOutcome<LookupFault> {
    try replay(by: judge, drawingFrom: pool(by: judge))
  }

  /// Judges anew with the pool that `pool(by:)` answers, which may be that of another game with the same settings.
  func replay(
    by judge: any WordJudge, drawingFrom pool: Result<RootPool, LookupFault>
  ) throws(Diagnostic) -> ReplayOutcome<LookupFault> {
    var recording = recording
    recording.start.judge(by: judge.judging.orthography)
    let source = RootSource(
      replaying: pool.flatMap { pool in
        pool.index == indexFile ? .success(pool.source) : .failure(LookupFault(changed: Self.changedIndex))
      })
    recording.start.roots = source
    if case .success(let pool) = pool {
      recording.start.roots = try pool.dealing(source, for: recording.start.origin, world.library)
    }
    let missing = self.judging.missingList(judgedBy: judge.judging, world.library)
    return try recording.replay(
      asking: judge, lacking: missing, for: { $0.asks }, { $0 })
  }

  private static let changedIndex = "the word index, by which roots were chosen, has changed"

  /// Whether it is the round of this day with the rules of the day, as `judge` would judge it now.
  func isDaily(of date: CalendarDate, by judge: any WordJudge) -> Bool {
    let rules = recording.start.rules
    return recording.start.origin == .daily(date) && options.differenceFromDaily(.daily(date), rules) == nil
      && rules.orthography == judge.judging.orthography && judging.dictionary.name == judge.judging.dictionary.name
  }

  /// All that has to be said to play the rounds again, as far as the transcript tells it.
  private var options: GameOptions { GameOptions(roots, judging.dictionary.name, judging.arguments) }

  /// Whether a file of this name in the state folder keeps the round as that of its day.
  func isDailyFile(_ name: String) -> Bool {
    guard case .daily(let date) = recording.start.origin else { return false }
    return name == DailyRound.fileName(date, usualDictionaryAsNil)
  }

  private var usualDictionaryAsNil: String? { judging.isUsual ? nil : judging.dictionary.name }

  /// The results of the rounds that count, each as the round of its day if it may be. Nothing is judged.
  var results: [GameResult] {
    let options = options
    return recording.rounds.compactMap { round, origin in
      let mode = options.mode(of: origin, rules)
      let daily: CalendarDate? = if case .daily(let date) = origin, mode == .daily { date } else { nil }
      return GameResult(
        round, mode: mode, daily: daily, level: options.level(of: origin)?.rawValue, dictionary: usualDictionaryAsNil)
    }
  }

  func describe(_ session: inout KeptSession) throws(Diagnostic) {
    guard let (round, origin) = recording.rounds.last else { return }
    session.title = round.root.description
    session.round = round
    if case .daily(let date) = origin { session.daily = date }
    session.state = round.isRevealed ? .revealed : rules.isTimeUp(at: elapsed(in: round)) ? .timeUp : .open
  }

  /// Milliseconds that the clock of the last round shows now. It has gone on where the player has not left the round,
  /// as when the program was killed.
  private func elapsed(in round: Round) -> Int {
    guard let limit = rules.timeLimit, let start = round.clockStart else { return recording.elapsed }
    return max(recording.elapsed, Int(max(0, min(world.date() - start, 1000 * Int64(limit)))))
  }

  func session(
    carryingOn path: String, by judge: any WordJudge, isCounted: Bool
  ) throws(Diagnostic) -> any OpenSession {
    Opened(try playSession(carryingOn: path, by: judge, isCounted: isCounted))
  }

  func playSession(
    carryingOn path: String, by judge: any WordJudge, isCounted: Bool
  ) throws(Diagnostic) -> PlaySession {
    var (game, lost) = try diagnosed { () throws(LookupFault) in try recording.carriedOn(asking: judge) }
    let pool = try? pool(by: judge).get()
    game.roots = pool?.source ?? (try? list()).map { RootSource($0.words) }
    let options = GameOptions(roots, judge.judging.dictionary.name, judge.judging.arguments)
    var settings: (() throws(Diagnostic) -> [Transcript.Setting])?
    if let pool { settings = { [rules = game.rules] () throws(Diagnostic) in try pool.settings(rules, judge) } }
    return PlaySession(
      game, options,
      recorder: Recorder(carryingOn: path, transcript, world, isCounted: isCounted, settings: settings), judge: judge,
      elapsed: elapsed(in: game.round),
      daysInRow: isCounted ? DailyRound.daysInRow(with: path, by: judge, world) : nil,
      notices: noticesOfLost(lost, of: path))
  }

  /// The roots that were drawn from, or why they are not here: the list is gone, or can no longer be narrowed to them.
  func pool(by judge: any WordJudge) -> Result<RootPool, LookupFault> {
    do throws(Diagnostic) {
      // A transcript may name anything; a pipe would be waited for.
      if let path = roots.place.path { try world.library.check(path) }
      return .success(try RootPool(recorded: roots, recording.start.rules, by: judge, world.library))
    } catch {
      return .failure(LookupFault(.missing, error.subject, because: error.cause, error.remedy))
    }
  }
}

extension RootSource {
  /// The roots of `source` as they are drawn again. Where none can be drawn, the round that had one cannot be judged.
  fileprivate init(replaying source: Result<RootSource, LookupFault>) {
    self.init { generator throws(LookupFault) in
      do throws(LookupFault) {
        return try source.get().root(drawnBy: &generator)
      } catch {
        guard error.kind == .unfit else { throw error }
        throw LookupFault(.missing, error.subject, because: error.cause, error.remedy)
      }
    }
  }
}
