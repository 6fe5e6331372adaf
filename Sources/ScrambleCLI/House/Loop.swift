import Files
import Journal
import Spelling
import Terminal

/// Owns the terminal: reads lines, hands them to a session, and writes what it answers.
struct Loop {
  let format: OutputFormat
  let state: StateFolder

  /// Runs the session to its end.
  ///
  /// - Throws: what the session throws; an `Ending` if something had gone wrong on the way.
  func run(_ session: inout some Session) throws {
    let screen = format == .json ? .page : Screen.current()
    var output = OutputFile.standardOutput
    var setback: Diagnostic?
    try show(try session.open(), on: screen, &output)
    var lines = LineSource(interactive: screen.isInteractive, state: state, completions: session.completions)
    while !session.isOver, let line = try lines.next(prompt: session.prompt) {
      guard let reply = try session.respond(to: line) else { continue }
      try show(reply, on: screen.isInteractive ? .current() : screen, &output)
      setback = reply.diagnostic ?? setback
    }
    try show(try session.close(), on: screen, &output)
    try session.recorder.finish()?.tell()
    if let setback = setback ?? session.failure { throw Ending(status: setback.status) }
  }

  private func show(_ reply: some Reply, on screen: Screen, _ output: inout OutputFile) throws {
    reply.diagnostic?.tell()
    switch format {
    case .json: try output.write(jsonLine(reply.json))
    case .text:
      if screen.isInteractive {
        try Animation(reply.frames(on: screen)).show(on: screen, &output)
        if reply.ringsBell { try output.write("\u{7}") }
      }
      for line in reply.text(on: screen) { try output.write(line + "\n") }
    }
    try output.flush()
  }
}

/// The end of a run whose user has been told everything already.
struct Ending: Error {
  let status: ExitStatus
}

/// Runs a session that `judge` judges. A dictionary without an index is loaded behind the first prompt.
func run(_ session: inout some Session, with judge: DictionaryJudge, _ format: OutputFormat) throws {
  let loads = try Screen.current().isInteractive && judge.index == nil
  let speller = judge.speller
  if loads { Task.detached { try? speller.load() } }
  // The process must not end while Hunspell is at work on another of its threads.
  defer { if loads, speller is Speller { try? speller.load() } }
  try Loop(format: format, state: StateFolder()).run(&session)
}
