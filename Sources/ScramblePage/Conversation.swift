import Anagrams
import Cryptograms
import Dispatch
import ScrambleFiles
import Sessions
import Spelling
import WordLists
import WordScramble

/// A page and its session: lines in, the objects of `--format json` out.
struct Conversation {
  private let socket: WebSocket
  private let setup: Setup
  private let sessions: OpenSessions

  /// How long nobody need type anything; the transcript is there after that, too.
  private static let longestPause = Duration.seconds(4 * 3600)

  /// How long the first frame may take.
  private static let patience = Duration.seconds(10)

  /// How many sessions of an instrument are listed.
  private static let mostKept = 12

  init(_ socket: WebSocket, _ setup: Setup, among sessions: OpenSessions) {
    self.socket = socket
    self.setup = setup
    self.sessions = sessions
  }

  /// Opens the session that the first frame asks for, and carries it to its end.
  func run() {
    switch socket.next(until: .now + Self.patience) {
    // Who hears that it is closed finds the session free.
    case .text(let frame): socket.close(hold(beginningWith: frame))
    case .late: socket.close(.tooMuch)
    case .end: socket.close(.normal)
    }
  }

  /// Holds the conversation that `frame` asks for, and answers with how it ended.
  private func hold(beginningWith frame: String) -> WebSocketFault {
    do {
      let request = try OpenRequest(frame)
      if request.open == .kept {
        try say(try kept())
        return .normal
      }
      var transcript = try sessions.enter(request.page)
      defer { sessions.leave(request.page, transcript: transcript) }
      let opened = try OpenedSession(request, recordedAt: transcript, setup)
      let loading = DispatchGroup()
      if opened.slowJudge != nil {
        DispatchQueue.global().async(group: loading, execute: opened.session.preparation)
      }
      // The process may end at any time, but not with Hunspell at work for a session that is gone.
      defer { if opened.slowJudge?.speller is Speller { loading.wait() } }
      try carryOn(opened.session, opened.instrument, recordedAt: &transcript)
      return .normal
    } catch is Connection.Fault {
      return .normal
    } catch {
      let diagnostic =
        Diagnostic(error) ?? Diagnostic(.failedIO, "the session failed", because: "\(error)", "load again")
      try? say(Frame.Ended(message: diagnostic.line, isInUse: diagnostic.isInUse))
      return .failed
    }
  }

  /// Hands the page's lines to `session`. Where the page goes away, the session is closed as at the end of an input.
  private func carryOn(_ session: some Session, _ instrument: String, recordedAt transcript: inout String?) throws {
    var session = session
    defer { transcript = session.recorder.path ?? transcript }
    do {
      try answerLines(&session, instrument)
    } catch let fault as Connection.Fault {
      _ = try? session.close()
      throw fault
    }
    try tell(try session.close())
    try say(Frame.Ended(message: "", isInUse: false))
  }

  private func answerLines(_ session: inout some Session, _ instrument: String) throws {
    var answered = 0
    var puzzle = ""
    session.declineKeys(because: "the page has keys of its own")
    try tell(try session.open())
    try sayReady(session, instrument, answered)
    while !session.isOver {
      let silence = ContinuousClock.now + Self.longestPause
      switch socket.next(until: min(session.deadline ?? silence, silence)) {
      case .end: throw Connection.Fault.closed
      case .late:
        if silence <= .now { return }
        try tell(session.respondToTime())
      case .text(let frame):
        try tell(session.respondToTime())
        if let piece = try PuzzleFrame(frame) {
          // A text that is too long already is refused without its rest.
          if puzzle.utf8.count <= 4 * Cryptogram.mostScalars { puzzle += piece.puzzle }
          if piece.isLast {
            try tell(session.respond(toText: puzzle))
            puzzle = ""
          }
        } else {
          for line in Self.lines(of: frame) { try answer(line, &session) }
        }
        answered += 1
        // A page that is loaded again asks for the transcript that it knows.
        try session.keepPart()
      }
      try sayReady(session, instrument, answered)
    }
  }

  private func answer(_ line: String, _ session: inout some Session) throws {
    // Only now: what a line means depends on those before it.
    let entries = session.entries(of: line)
    for entry in entries where !session.isOver {
      var answer = try session.respond(to: entry)
      answer?.isOneOfSeveral = entries.count > 1
      try tell(answer)
      try tell(session.respondToTime())
    }
  }

  /// The lines of a frame, which is one line as a rule, each as long as a session takes it.
  static func lines(of frame: String) -> [String] {
    let lines = frame.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
    return lines.map { line in
      if line.utf8.count <= longestLine { return String(line) }
      var room = longestLine
      let beginning = line.unicodeScalars.prefix { scalar in
        room -= UTF8.width(scalar)
        return room >= 0
      }
      return String(String.UnicodeScalarView(beginning)) + "…"
    }
  }

  private func tell(_ reply: (some Reply)?) throws {
    guard let reply else { return }
    for diagnostic in reply.diagnostics { try say(Frame.Notice(message: diagnostic.line)) }
    try say(reply.json)
  }

  private func sayReady(_ session: some Session, _ instrument: String, _ answered: Int) throws {
    let left = session.deadline.map { max(0, ContinuousClock.now.duration(to: $0).components.seconds) }
    let name = session.recorder.path?.split(separator: "/").last.map(String.init) ?? ""
    try say(
      Frame.Ready(instrument: instrument, answered: answered, file: name, secondsLeft: left.map { Int($0) } ?? -1))
  }

  private func kept() throws -> Frame.Kept {
    var sessions: [KeptSession.Body] = []
    var notices: [String] = []
    for instrument in [Game.instrument, Workbench.instrument, Worksheet.instrument] {
      let (first, _, notice) = try KeptSessions(of: instrument, setup).first(Self.mostKept)
      sessions += first.map(\.json)
      notices += [notice?.line].compactMap(\.self)
    }
    return Frame.Kept(
      sessions: sessions, dictionaries: InstalledDictionaries(setup.data).names,
      models: BundledModel.names(in: setup.data), message: notices.joined(separator: "\n"))
  }

  private func say(_ frame: some Encodable) throws { try socket.say(try jsonLine(frame)) }
}
