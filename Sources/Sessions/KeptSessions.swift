import Journal
package import WordScramble

/// The recorded sessions of an instrument, the one that was played last first: the transcripts of the shelf whose names
/// begin with the instrument. All that is told of the past is read from them.
///
/// No word is judged to read them, so that takes a moment however many words they have.
package struct KeptSessions {
  /// The instrument by the name that transcripts give it.
  package let instrument: String
  let world: World
  let files: [KeptFile]

  package init(of instrument: String, _ world: World) {
    self.instrument = instrument
    self.world = world
    files = world.shelf.transcripts(of: instrument).filter { $0.isOrdinary }
  }

  /// The first `count` of the sessions, all where it is nil, how many transcripts there are beyond these, and what is
  /// to be told of transcripts that cannot be read: they are left out and have no number.
  package func first(_ count: Int? = nil) -> (sessions: [KeptSession], rest: Int, notice: Diagnostic?) {
    var sessions: [KeptSession] = []
    let unread = UnreadTranscripts(among: files.map { $0.path }, on: world.shelf, world.recorded(_:)) {
      index, recorded throws(Diagnostic) in
      let file = files[index]
      var session = KeptSession(
        number: sessions.count + 1, path: file.path, time: file.seconds, instrument: instrument,
        dictionary: recorded.judging.dictionary.name)
      session.isInUse = world.shelf.isInUse(file.path)
      try recorded.describe(&session)
      sessions.append(session)
      return sessions.count != count
    }
    return (sessions, unread.rest, unread.notice())
  }

  package func path(of number: Int) throws(Diagnostic) -> String {
    let sessions = first(number < 1 ? nil : number).sessions
    if number >= 1, number <= sessions.count { return sessions[number - 1].path }
    let subject = "there is no session \(number)"
    if sessions.isEmpty { throw Diagnostic(.usage, subject, because: "none is recorded", "begin one") }
    throw Diagnostic(
      .usage, subject, because: "there are \(sessions.count)",
      "'\(world.resumption(of: instrument)) --list' lists them")
  }

  /// The results of all rounds on the shelf that count, and a notice of transcripts that cannot be read.
  ///
  /// Transcripts with one identity are one session, of which the longest tells. It is the round of its day where one of
  /// them is in the file of the day.
  package func results() -> (results: [GameResult], notice: Diagnostic?) {
    var games: [UInt64: (length: Int, isDaily: Bool, results: [GameResult])] = [:]
    let read = { transcript throws(TranscriptFault) in try RecordedGame(transcript, world) }
    let unread = UnreadTranscripts(among: files.map { $0.path }, on: world.shelf, read) { index, game in
      let results = game.results
      if results.isEmpty { return true }
      let (id, length) = (game.transcript.identity, game.transcript.records.count)
      let isDaily = games[id]?.isDaily == true || game.isDailyFile(files[index].name)
      if games[id].map({ $0.length < length }) ?? true { games[id] = (length, isDaily, results) }
      games[id]?.isDaily = isDaily
      return true
    }
    return (games.values.flatMap { $0.isDaily ? $0.results : $0.results.map { $0.asOrdinary } }, unread.notice())
  }
}

/// A transcript of more bytes is left out.
let largestKept = 16 << 20

/// The transcripts that could not be read among those of a shelf.
struct UnreadTranscripts {
  private var count = 0
  private var first = ""

  /// How many transcripts nobody looked at.
  private(set) var rest: Int

  /// Hands what `read` makes of each transcript at `paths` to `take`, with its place among them, as long as that
  /// answers true. One that another run has just made is passed over.
  init<Kept>(
    among paths: [String], on shelf: any Shelf, _ read: (Transcript) throws(TranscriptFault) -> Kept,
    take: (Int, Kept) throws(Diagnostic) -> Bool
  ) {
    rest = paths.count
    for (index, path) in paths.enumerated() {
      rest -= 1
      do throws(Diagnostic) {
        let bytes = try shelf.contents(of: path, upTo: largestKept)
        if bytes.isEmpty { continue }
        let kept: Kept
        do throws(TranscriptFault) {
          kept = try read(Transcript(parsing: bytes))
        } catch {
          throw Diagnostic(error, path: path)
        }
        guard try take(index, kept) else { return }
      } catch {
        if count == 0 { first = "\(error.subject): \(error.cause ?? error.remedy)" }
        count += 1
      }
    }
  }

  /// The notice about them, or nil where there are none; `subject` says what is not done with so many.
  func notice(_ subject: (String) -> String = { "cannot read \($0)" }) -> Diagnostic? {
    count == 0 ? nil : .note(subject(counted(count, "transcript")), because: "the first: \(first)", "left out")
  }
}

/// A recorded session, as a list shows it.
package struct KeptSession {
  package let number: Int
  package let path: String

  /// When something happened in it last, in seconds since 1970.
  let time: Int64
  let instrument: String
  let dictionary: String

  /// The root, the letters, or the first words of a puzzle, as they stand in the transcript.
  var title = ""

  /// The progress as the list shows it, such as `3 pairs`; empty for a game, whose words are counted.
  var progress = ""

  /// The day whose round it is, or nil.
  var daily: CalendarDate?

  /// The last round of a game as it was left.
  var round: Round?
  var state = State.open

  /// Whether another run has it.
  var isInUse = false

  package var isOpen: Bool { state == .open }

  /// The states of a session. Nothing can be found any more in a game that is revealed, or whose time is up.
  enum State: String {
    case open, revealed
    case timeUp = "time-up"
  }
}
