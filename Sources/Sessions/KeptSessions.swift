import Cryptograms
import Journal
import ScrambleFiles
import WordLists
package import WordScramble

/// The recorded sessions of an instrument, the one that was played last first: the transcripts in the state folder
/// whose names begin with the instrument and end in `.txt`. All that is told of the past is read from them.
///
/// No word is judged to read them, so that takes a moment however many words they have.
package struct KeptSessions {
  /// The instrument by the name that transcripts give it.
  package let instrument: String
  private let setup: Setup
  private let files: [(name: String, path: String, time: FileTime)]

  /// A transcript of more bytes is left out.
  private static let largest = 16 << 20

  package init(of instrument: String, _ setup: Setup) {
    self.instrument = instrument
    self.setup = setup
    let folder = setup.state.path ?? ""
    let names = folder.isEmpty ? [] : ScrambleFiles.names(inFolder: folder)
    files = names.filter { $0.hasPrefix("\(instrument)-") && $0.hasSuffix(".txt") }.compactMap { name in
      let path = "\(folder)/\(name)"
      return modificationTime(ofOrdinaryFile: path).map { (name, path, $0) }
    }.sorted { ($1.time, $1.name) < ($0.time, $0.name) }
  }

  /// The first `count` of the sessions, all where it is nil, how many transcripts there are beyond these, and what is
  /// to be told of transcripts that cannot be read: they are left out and have no number.
  package func first(_ count: Int? = nil) throws -> (sessions: [KeptSession], rest: Int, notice: Diagnostic?) {
    var sessions: [KeptSession] = []
    var unread = UnreadTranscripts()
    var rest = files.count
    for file in files {
      if sessions.count == count ?? .max { break }
      rest -= 1
      try unread.noting {
        guard let recorded = try recorded(at: file.path) else { return }
        var session = KeptSession(
          number: sessions.count + 1, path: file.path, time: file.time.seconds, instrument: instrument,
          dictionary: recorded.judging.dictionary.name)
        session.isInUse = GrowingFile.isInUse(file.path)
        try recorded.describe(&session, setup.data)
        sessions.append(session)
      }
    }
    return (sessions, rest, unread.notice)
  }

  /// What all rounds on the shelf that count came to, and what is to be told of transcripts that cannot be read.
  ///
  /// Transcripts with one identity are one session, of which the longest tells. It is the round of its day where one of
  /// them is in the file of the day.
  package func results() throws -> (results: [GameResult], notice: Diagnostic?) {
    var games: [UInt64: (length: Int, isDaily: Bool, results: [GameResult])] = [:]
    var unread = UnreadTranscripts()
    for file in files {
      try unread.noting {
        guard let game = try recorded(at: file.path) as? RecordedGame else { return }
        let results = game.results
        if results.isEmpty { return }
        let (id, length) = (game.transcript.identity, game.transcript.records.count)
        let isDaily = games[id]?.isDaily == true || game.isDailyFile(file.name)
        if games[id].map({ $0.length < length }) ?? true { games[id] = (length, isDaily, results) }
        games[id]?.isDaily = isDaily
      }
    }
    return (games.values.flatMap { $0.isDaily ? $0.results : $0.results.map(\.asOrdinary) }, unread.notice)
  }

  /// The session in the file at `path`, or nil where another run has just made it.
  private func recorded(at path: String) throws -> (any Recorded)? {
    let bytes = try readOrdinaryFile(path, upTo: Self.largest)
    return bytes.isEmpty ? nil : try Sessions.recorded(bytes, path: path, setup.data, allowingTorn: true)
  }

  /// The path of the session with this number.
  package func path(of number: Int) throws -> String {
    let sessions = try first(number < 1 ? nil : number).sessions
    if number >= 1, number <= sessions.count { return sessions[number - 1].path }
    let there = sessions.isEmpty ? "none is recorded" : "there are \(sessions.count)"
    throw Diagnostic(.usage, "there is no session \(number)", because: there, "'scramble resume --list' lists them")
  }
}

/// The transcripts that could not be read.
private struct UnreadTranscripts {
  private var count = 0
  private var first = ""

  /// Does `body`, and notes what it throws of a transcript.
  mutating func noting(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch {
      guard let diagnostic = Diagnostic(error) else { throw error }
      if count == 0 { first = "\(diagnostic.subject): \(diagnostic.cause ?? diagnostic.remedy)" }
      count += 1
    }
  }

  /// What is to be told of them, if there are any.
  var notice: Diagnostic? {
    count == 0 ? nil : .note("cannot read \(counted(count, "transcript"))", because: "the first: \(first)", "left out")
  }
}

/// What a list tells of a recorded session.
package struct KeptSession {
  package let number: Int
  package let path: String

  /// When something happened in it last, in seconds since 1970.
  let time: Int
  let instrument: String
  let dictionary: String

  /// The root, the letters, or the first words of a puzzle, as they stand in the transcript.
  var title = ""

  /// What was done, in words.
  var progress = ""

  /// The day whose round it is, or nil.
  var daily: CalendarDate?
  var words = 0
  var points = 0

  /// How many words there are to find, where the transcript tells; else 0.
  var total = 0

  /// How many of `words` are known to be rare.
  var rare = 0
  var state = State.open

  /// Whether another run has it.
  var isInUse = false

  /// Whether anything can be done in it.
  enum State: String {
    case open, revealed
    case timeUp = "time-up"
  }
}
