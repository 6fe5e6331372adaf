import Glibc
import Journal
import Layout
import ScrambleFiles
import Sessions
import Terminal

/// Drives a session of any instrument: reads input, has it answered, keeps what the answer keeps, and shows it.
struct Loop {
  let format: OutputFormat
  let here: Here

  /// Runs the session to its end, and closes it, also where a signal is the end or nobody reads the answers any more. A
  /// session that could not keep what happened is left as it is: what follows would not fit what is in the file.
  ///
  /// A dictionary without an index is loaded behind the first prompt.
  ///
  /// - Throws: what the session throws; an `Ending` if a signal ended it, or if something had gone wrong on the way.
  func run(_ session: any OpenSession, by judge: (any WordJudge)? = nil) throws {
    if Screen.current().isInteractive { judge?.prepare(session.preparation) }
    defer { (judge as? DictionaryJudge)?.finish() }
    do {
      try run(session)
    } catch {
      for notice in session.notices { notice.tell() }
      throw error
    }
  }

  private func run(_ session: any OpenSession) throws {
    let screen = format == .json ? .page : Screen.current()
    var output = OutputFile.standardOutput
    let end: (failure: Diagnostic?, signal: Int32?)
    do {
      end = try answer(session, on: screen, &output)
    } catch let fault as FileFault where fault.cause == .readerGone {
      if let last = try? session.close() { _ = try? kept(last, of: session) }
      throw fault
    }
    var last = try kept(session.close(), of: session)
    if let notice = try synced(session) { last.notices.append(notice) }
    do {
      try show(withBoard: last, on: screen, &output)
      if end.signal != nil, let resumption = session.recorder.resumption {
        try output.write("Carry on with '\(Escape.visible(resumption))'.\n")
        try output.flush()
      }
    } catch  where end.signal != nil {
      // Whoever is gone need not be told.
    }
    if let signal = end.signal { throw Ending(code: 128 + signal) }
    if let failure = end.failure { throw Ending(code: failure.status.rawValue) }
  }

  /// The answer once what it keeps is on the disk, with what is to be told where that failed and is no reason to end.
  private func kept(_ answer: Response, of session: any OpenSession) throws -> Response {
    let loss = here.shelf.keep(answer.changes) { session.recorder.hasBegun(at: $0) }
    guard let loss else { return answer }
    return try session.goOn(without: loss.lost, because: Diagnostic(loss.because), answer)
  }

  /// Waits at the end of a session until the disk has it, and answers with a warning where that fails and is no reason
  /// to fail.
  private func synced(_ session: any OpenSession) throws -> Diagnostic? {
    do throws(FileFault) {
      try here.shelf.sync()
      return nil
    } catch {
      if session.recorder.isRequired { throw error }
      return Diagnostic(
        .failedIO, "this session may be lost with the power", because: "\(error)", "check the disk that it is on")
    }
  }

  /// Answers line after line. Returns the last failure and the signal that ended the lines, each nil if there was none.
  private func answer(
    _ session: any OpenSession, on screen: Screen, _ output: inout OutputFile
  ) throws -> (failure: Diagnostic?, signal: Int32?) {
    var failure: Diagnostic?
    var lines = LineSource(for: screen, here.shelf, completions: session.completions)
    var keys = KeyLoop()
    if let reason = lines.reasonForNoKeys(format) { session.declineKeys(because: reason) }
    defer { lines.leavePicture() }
    let opening = try kept(session.open(), of: session)
    if !session.takesKeys || !keys.takes(opening, on: screen) {
      try show(withBoard: opening, isFirst: true, on: screen, &output)
    }
    while !session.isOver {
      let input =
        session.takesKeys
        ? try keys.next(of: session, from: &lines, until: deadline(of: session))
        : try lines.next(prompt: { session.prompt }, until: deadline(of: session))
      var line: String?
      switch input {
      case .end: return (failure, nil)
      case .signal(let signal): return (failure, signal)
      case .late: break
      case .line(let text): line = text
      }
      let screen = screen.isInteractive ? .current() : screen
      var board: [String] = []
      var answers = LineAnswers(of: session, to: line)
      while let answer = try answers.next() {
        let answer = try kept(answer, of: session)
        if session.takesKeys, keys.takes(answer, on: screen) {
          if answer.ringsBell { try ring(&output) }
        } else {
          keys.leave(lines)
          try show(answer, on: screen, &output)
        }
        failure = answer.failure ?? failure
        board = answer.board(screen) ?? board
      }
      try show(board, &output)
    }
    return (failure, nil)
  }

  /// When something ends by itself, by the clock of those who wait.
  private func deadline(of session: any OpenSession) -> ContinuousClock.Instant? {
    session.deadline.map { .now + .milliseconds($0 - here.world.now()) }
  }

  /// Writes lines for a person, which a program has in its objects.
  private func show(_ lines: [String], _ output: inout OutputFile) throws {
    if format == .json || lines.isEmpty { return }
    for line in lines { try output.write(line + "\n") }
    try output.flush()
  }

  /// Shows an answer that stands alone.
  private func show(
    withBoard answer: Response, isFirst: Bool = false, on screen: Screen, _ output: inout OutputFile
  ) throws {
    try show(answer, isFirst: isFirst, on: screen, &output)
    try show(answer.board(screen) ?? [], &output)
  }

  private func ring(_ output: inout OutputFile) throws {
    try output.write("\u{7}")
    try output.flush()
  }

  private func show(
    _ answer: Response, isFirst: Bool = false, on screen: Screen, _ output: inout OutputFile
  ) throws {
    for diagnostic in answer.diagnostics { diagnostic.tell(on: screen) }
    switch format {
    case .json:
      try output.write(answer.object(isFirst: isFirst).text + "\n")
    case .text:
      if screen.isInteractive {
        try show(inTurn: answer.frames(screen), on: screen, &output)
        if answer.ringsBell { try ring(&output) }
      }
      for line in answer.text(screen) { try output.write(line + "\n") }
    }
    try output.flush()
  }

  /// Shows pictures that take each other's place and leave it to what comes after them, unless one is higher than the
  /// terminal.
  private func show(inTurn frames: [[String]], on screen: Screen, _ output: inout OutputFile) throws {
    guard frames.allSatisfy({ $0.count < screen.height }) else { return }
    for frame in frames {
      try output.write(frame.map { "\($0)\u{1B}[K\n" }.joined())
      try output.flush()
      usleep(Self.pause)
      try output.write("\u{1B}[\(frame.count)A\u{1B}[J")
    }
  }

  /// How long each of them stays, in microseconds; eight take a third of a second.
  private static let pause: UInt32 = 40_000
}

/// The end of a run whose user has been told everything already.
struct Ending: Error {
  let code: Int32
}
