import Cryptograms
import Journal
import ScrambleFiles
import WordLists
import WordScramble

/// The recorded sessions of an instrument that can be carried on without being named: those in the state folder and the
/// last one, the one that was played last first.
///
/// No word is judged to list them, so a list takes a moment however many words they have.
package struct KeptSessions {
  /// The instrument by the name that transcripts give it.
  package let instrument: String
  private let setup: Setup
  private let files: [(path: String, time: FileTime)]

  /// A transcript of more bytes is left out of a list.
  private static let largest = 16 << 20

  package init(of instrument: String, _ setup: Setup) {
    self.instrument = instrument
    self.setup = setup
    let folder = setup.state.path ?? ""
    let names = folder.isEmpty ? [] : ScrambleFiles.names(inFolder: folder)
    var paths = names.filter { $0.hasPrefix("\(instrument)-") && $0.hasSuffix(".txt") }.map { "\(folder)/\($0)" }
    if let last = try? Recorder.last(of: instrument, in: setup.state), !setup.state.holds(last) { paths.append(last) }
    files = paths.compactMap { path in isOrdinaryFile(path) ? modificationTime(path).map { (path, $0) } : nil }
      .sorted { ($1.time, $1.path) < ($0.time, $0.path) }
  }

  /// The first `count` of the sessions, all where it is nil, how many transcripts there are beyond these, and what is
  /// to be told of transcripts that cannot be read: they are left out and have no number.
  package func first(_ count: Int? = nil) throws -> (sessions: [KeptSession], rest: Int, notice: Diagnostic?) {
    let results = instrument == Game.instrument ? try? ResultBook(setup.state).results() : nil
    let book = Dictionary((results ?? []).map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    var sessions: [KeptSession] = []
    var unread: [String] = []
    var rest = files.count
    for file in files {
      if sessions.count == count ?? .max { break }
      rest -= 1
      do {
        let bytes = try readFile(file.path, upTo: Self.largest)
        // Another run has just made it.
        if bytes.isEmpty { continue }
        let recorded = try recorded(bytes, path: file.path, setup.data, allowingTorn: true)
        var session = KeptSession(
          number: sessions.count + 1, path: file.path, time: file.time.seconds, instrument: instrument,
          dictionary: recorded.judging.dictionary.name)
        session.isInUse = GrowingFile.isInUse(file.path)
        try recorded.describe(&session, setup.data)
        if instrument == Game.instrument,
          let result = book[Recorder.roundID(of: "round", in: recorded.transcript, at: file.path)],
          result.words + result.rareWords == session.words
        {
          session.total = result.totalWords
          session.rare = result.rareWords
        }
        sessions.append(session)
      } catch {
        guard let diagnostic = Diagnostic(error) else { throw error }
        unread.append("\(diagnostic.subject): \(diagnostic.cause ?? diagnostic.remedy)")
      }
    }
    let notice = unread.first.map { first in
      Diagnostic.note("cannot list \(counted(unread.count, "transcript"))", because: "the first: \(first)", "left out")
    }
    return (sessions, rest, notice)
  }

  /// The path of the transcript of that name, in whatever state it is; nil where there is none.
  package func path(named name: String) -> String? {
    files.map(\.path).first { $0.split(separator: "/").last.map(String.init) == name }
  }

  /// The path of the session with this number.
  package func path(of number: Int) throws -> String {
    let sessions = try first(number < 1 ? nil : number).sessions
    if number >= 1, number <= sessions.count { return sessions[number - 1].path }
    let there = sessions.isEmpty ? "none is recorded" : "there are \(sessions.count)"
    throw Diagnostic(.usage, "there is no session \(number)", because: there, "'scramble resume --list' lists them")
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

  /// How many words there are to find, where the results tell; else 0.
  var total = 0

  /// How many of `words` are rare, where the results tell; else 0.
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
