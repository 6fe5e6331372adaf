import Dispatch
import Glibc
import Journal
import Layout
import ScrambleFiles
import Sessions
import Spelling
import Terminal

/// Owns the terminal: reads lines, hands them to a session, and writes what it answers.
struct Loop {
  private let format: OutputFormat
  private let setup: Setup

  init(_ format: OutputFormat, _ setup: Setup) {
    self.format = format
    self.setup = setup
  }

  /// Runs the session to its end, and closes it, also where a signal is the end or nobody reads the answers any more. A
  /// session that could not write what happened is left as it is: what follows would not fit what is in the file.
  ///
  /// - Throws: what the session throws; an `Ending` if a signal ended it, or if something had gone wrong on the way.
  func run(_ session: some Session) throws {
    var session = session
    do {
      try run(&session)
    } catch {
      for notice in session.notices { notice.tell() }
      throw error
    }
  }

  private func run(_ session: inout some Session) throws {
    let screen = format == .json ? .page : Screen.current()
    var output = OutputFile.standardOutput
    let end: (failure: Diagnostic?, signal: Int32?)
    do {
      end = try answer(&session, on: screen, &output)
    } catch let fault as FileFault where fault.cause == .readerGone {
      _ = try? session.close()
      throw fault
    }
    let last = try session.close()
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
    if let failure = end.failure ?? session.failure { throw Ending(code: failure.status.rawValue) }
  }

  /// Answers line after line. What went wrong last, if anything did, and the signal that ended the lines, if one did.
  private func answer(
    _ session: inout some Session, on screen: Screen, _ output: inout OutputFile
  ) throws -> (failure: Diagnostic?, signal: Int32?) {
    var failure: Diagnostic?
    var lines = LineSource(for: screen, state: setup.state, completions: session.completions)
    var keys = KeyLoop()
    if let reason = lines.reasonForNoKeys(format) { session.declineKeys(because: reason) }
    defer { lines.leavePicture() }
    let opening = try session.open()
    if !session.takesKeys || !keys.takes(opening, on: screen) {
      try show(withBoard: opening, isFirst: true, on: screen, &output)
    }
    while !session.isOver {
      var entries: [String] = []
      let input =
        session.takesKeys
        ? try keys.next(of: &session, from: &lines)
        : try lines.next(prompt: { session.prompt }, until: session.deadline)
      switch input {
      case .end: return (failure, nil)
      case .signal(let signal): return (failure, signal)
      case .late: break
      case .line(let line): entries = session.entries(of: line)
      }
      let screen = screen.isInteractive ? .current() : screen
      var board: [String] = []
      func tell(_ reply: (some Reply)?) throws {
        guard var reply else { return }
        reply.isOneOfSeveral = entries.count > 1
        if session.takesKeys, keys.takes(reply, on: screen) {
          if reply.ringsBell { try ring(&output) }
        } else {
          keys.leave(lines)
          try show(reply, on: screen, &output)
        }
        failure = reply.failure ?? failure
        board = reply.board(on: screen) ?? board
      }
      try tell(session.respondToTime())
      for entry in entries where !session.isOver {
        try tell(session.respond(to: entry))
        try tell(session.respondToTime())
      }
      try show(board, &output)
    }
    return (failure, nil)
  }

  /// Writes lines for a person, which a program has in its objects.
  private func show(_ lines: [String], _ output: inout OutputFile) throws {
    if format == .json || lines.isEmpty { return }
    for line in lines { try output.write(line + "\n") }
    try output.flush()
  }

  /// Shows an answer that stands alone.
  private func show(
    withBoard reply: some Reply, isFirst: Bool = false, on screen: Screen, _ output: inout OutputFile
  ) throws {
    try show(reply, isFirst: isFirst, on: screen, &output)
    try show(reply.board(on: screen) ?? [], &output)
  }

  /// Rings the terminal's bell.
  private func ring(_ output: inout OutputFile) throws {
    try output.write("\u{7}")
    try output.flush()
  }

  private func show(
    _ reply: some Reply, isFirst: Bool = false, on screen: Screen, _ output: inout OutputFile
  ) throws {
    for diagnostic in reply.diagnostics { diagnostic.tell() }
    switch format {
    case .json:
      try output.write(jsonLine(reply.object(isFirst: isFirst)))
    case .text:
      if screen.isInteractive {
        try Animation(reply.frames(on: screen)).show(on: screen, &output)
        if reply.ringsBell { try ring(&output) }
      }
      for line in reply.text(on: screen) { try output.write(line + "\n") }
    }
    try output.flush()
  }
}

/// The end of a run whose user has been told everything already.
struct Ending: Error {
  /// The code to exit with.
  let code: Int32
}

extension Loop {
  /// Runs a session that `judge` judges. A dictionary without an index is loaded behind the first prompt.
  func run(_ session: some Session, with judge: DictionaryJudge) throws {
    let preparing = DispatchGroup()
    if try Screen.current().isInteractive && !judge.answersAtOnce {
      DispatchQueue.global().async(group: preparing, execute: session.preparation)
    }
    // The process must not end while Hunspell is at work on another of its threads.
    defer { if judge.speller is Speller { preparing.wait() } }
    try run(session)
  }
}

/// Pictures that take each other's place on a terminal, and leave it to what comes after them.
struct Animation {
  /// How long each picture stays, in microseconds; eight of them take a third of a second.
  private static let pause: UInt32 = 40_000
  private let frames: [[String]]

  init(_ frames: [[String]]) { self.frames = frames }

  /// Shows the pictures, unless one is higher than the terminal.
  func show(on screen: Screen, _ output: inout OutputFile) throws {
    guard frames.allSatisfy({ $0.count < screen.height }) else { return }
    for frame in frames {
      try output.write(frame.map { "\($0)\u{1B}[K\n" }.joined())
      try output.flush()
      usleep(Self.pause)
      try output.write("\u{1B}[\(frame.count)A\u{1B}[J")
    }
  }
}
