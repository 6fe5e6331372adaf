import Journal
import Layout

/// A session of one instrument that is open.
package final class Opened<Instrument: Session>: OpenSession {
  package private(set) var session: Instrument

  package init(_ session: Instrument) { self.session = session }

  package var prompt: String { session.prompt }
  package var completions: [String] { session.completions }
  package var isOver: Bool { session.isOver }
  package var deadline: Int? { session.deadline }
  package var notices: [Diagnostic] { session.notices }
  package var takesKeys: Bool { session.takesKeys }
  package var preparation: Preparation { session.preparation }
  package var recorder: Recorder {
    get { session.recorder }
    set { session.recorder = newValue }
  }

  package func tell(_ notices: [Diagnostic]) { session.notices = notices + session.notices }

  package func open() throws(Diagnostic) -> Response { finished(try session.opening()) }

  package func entries(of line: String) -> [String] {
    line.utf8.count > longestLine ? [line] : session.entries(of: line)
  }

  package func respond(to entry: String, isOneOfSeveral: Bool) throws(Diagnostic) -> Response? {
    if entry.utf8.count > longestLine {
      return finished(session.info("A line of more than \(longestLine) bytes is left out: break it, or name a file."))
    }
    return try answer { () throws(Diagnostic) in
      var reply = try session.answer(to: entry)
      reply?.isOneOfSeveral = isOneOfSeveral
      return reply
    }
  }

  package func respond(toText text: String) throws(Diagnostic) -> Response? {
    try answer { () throws(Diagnostic) in try session.answer(toText: text) }
  }

  package func respondToTime() throws(Diagnostic) -> Response? {
    guard let deadline, deadline <= session.world.now() else { return nil }
    return try answer { () throws(Diagnostic) in try session.answerToTime() }
  }

  package func line(for key: PressedKey) -> String? { session.line(for: key) }

  package func declineKeys(because reason: String) { session.declineKeys(because: reason) }

  package func view() -> Response { Response(session.view()) }

  package func close() throws(Diagnostic) -> Response { finished(try session.ending()) }

  package func copy() -> any OpenSession { Opened(session) }

  package func goOn(
    without lost: [KeptChange], because diagnostic: Diagnostic, _ answer: Response
  ) throws(Diagnostic) -> Response {
    var answer = answer
    switch lost.first {
    case .begin?, .append?:
      if let notice = try session.recorder.goOn(without: lost, because: diagnostic) { answer.notices.append(notice) }
    case .replace?:
      answer.notices.append(
        Diagnostic(
          .failedIO, "the setting is not kept", because: diagnostic.described, "set XDG_STATE_HOME to a folder of yours"
        ))
    case .create?:
      let notices = answer.notices
      answer = Response(session.failed(diagnostic))
      answer.notices = notices
    case nil: break
    }
    return answer
  }

  private func answer(_ body: () throws(Diagnostic) -> Instrument.Reply?) throws(Diagnostic) -> Response? {
    do throws(Diagnostic) {
      return try body().map { finished($0) }
    } catch {
      guard error.kind == .ofOneWord else { throw error }
      // Nothing has happened, and nothing is recorded.
      return finished(session.failed(error))
    }
  }

  /// The answer with what has to be kept and told beside it.
  private func finished(_ reply: Instrument.Reply) -> Response {
    var answer = Response(reply)
    answer.changes = session.recorder.takeChanges()
    answer.notices = session.notices
    session.notices = []
    return answer
  }
}
