import ArgumentParser
import Journal
import Layout
import ScrambleFiles
import Sessions
import Terminal

/// A command that opens a session, which runs to its end.
///
/// The whole way of a run is in this file. The library has parsed the options of the command; the command opens a
/// session; `Loop` reads what is typed, has it answered, keeps what the answer keeps and shows it, until the session
/// is over or the input ends; then the session is closed.
protocol SessionCommand: ParsableCommand {
  var format: OutputFormat { get }

  /// Opens the session that the options ask for, with the judge of its words where it has one.
  func open(_ here: Here) throws -> (session: any OpenSession, judge: (any WordJudge)?)
}

extension SessionCommand {
  func run() throws { try runSession() }

  func runSession() throws {
    let here = try Here()
    let (session, judge) = try open(here)
    // A dictionary without an index is loaded behind the first prompt.
    if Screen.current().isInteractive { judge?.prepare(session.preparation) }
    defer { (judge as? DictionaryJudge)?.finish() }
    var loop = Loop(session, here, format)
    do {
      try loop.run()
    } catch {
      for notice in session.notices { notice.tell() }
      throw error
    }
  }
}

/// Drives a session of any instrument at a prompt, at a terminal or from a pipe.
private struct Loop: ~Copyable {
  let session: any OpenSession
  let here: Here
  var lines: LineSource
  var keys = KeyLoop()
  var writer: AnswerWriter

  /// The latest failure that was answered and did not end the session.
  var failure: Diagnostic?

  init(_ session: any OpenSession, _ here: Here, _ format: OutputFormat) {
    (self.session, self.here) = (session, here)
    writer = AnswerWriter(format)
    lines = LineSource(for: writer.screen, here.shelf, completions: session.completions)
    if let reason = lines.reasonForNoKeys(format) { session.declineKeys(because: reason) }
  }

  /// Runs the session to its end, and closes it, also where a signal is the end or nobody reads the answers any more. A
  /// session that could not keep what happened is left as it is: what follows would not fit what is in the file.
  ///
  /// - Throws: what the session throws; an `Ending` if a signal ended it, or if something had gone wrong on the way.
  mutating func run() throws {
    let signal: Int32?
    do {
      signal = try answer()
    } catch let fault as FileFault where fault.cause == .readerGone {
      if let last = try? session.close() { _ = try? here.keep(last, of: session) }
      throw fault
    }
    var last = try here.keep(session.close(), of: session)
    if let notice = try here.sync(session) { last.notices.append(notice) }
    writer.measureScreen()
    do {
      try writer.write(withBoard: last)
      if signal != nil, let resumption = session.recorder.resumption { try writer.write(resumption: resumption) }
    } catch  where signal != nil {
      // Whoever is gone need not be told.
    }
    if let signal { throw Ending(code: 128 + signal) }
    if let failure { throw Ending(code: failure.status.rawValue) }
  }

  /// Answers line after line. Returns the signal that ended the lines, or nil.
  private mutating func answer() throws -> Int32? {
    defer { lines.leavePicture() }
    let opening = try here.keep(session.open(), of: session)
    if !session.takesKeys || !keys.takes(opening, on: writer.screen) { try writer.write(withBoard: opening) }
    while !session.isOver {
      let deadline = session.deadline.map { ContinuousClock.now + .milliseconds($0 - here.world.now()) }
      switch try keys.next(of: session, from: &lines, until: deadline) {
      case .end: return nil
      case .signal(let signal): return signal
      case .late: try answer(line: nil)
      case .line(let line): try answer(line: line)
      }
    }
    return nil
  }

  /// Keeps and shows the answers to a line, or to nothing but the time that has passed.
  private mutating func answer(line: String?) throws {
    writer.measureScreen()
    var board: [String]?
    var answers = LineAnswers(of: session, to: line)
    while let answer = try answers.next() {
      let answer = try here.keep(answer, of: session)
      if session.takesKeys, keys.takes(answer, on: writer.screen) {
        if answer.ringsBell { try writer.ringBell() }
      } else {
        keys.leave(lines)
        try writer.write(answer)
      }
      failure = answer.failure ?? failure
      board = answer.board(writer.screen) ?? board
    }
    try writer.writeBoard(board)
  }
}

/// The end of a run whose user has been told everything already.
struct Ending: Error {
  let code: Int32
}
