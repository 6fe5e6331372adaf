/// The answers of a session to a line, or to nothing but the time that has passed, one after the other.
///
/// A front keeps what an answer keeps, and shows it, before it asks for the next one. What has ended by the clock ends
/// before an entry of the line is taken, and after the last one.
package struct LineAnswers {
  private let session: any OpenSession
  private var entries: ArraySlice<String>
  private let isOneOfSeveral: Bool

  package init(of session: any OpenSession, to line: String?) {
    self.session = session
    entries = line.map { session.entries(of: $0)[...] } ?? []
    isOneOfSeveral = entries.count > 1
  }

  /// The next answer; nil after the last one.
  package mutating func next() throws(Diagnostic) -> Response? {
    while !session.isOver {
      if let answer = try session.respondToTime() { return answer }
      guard let entry = entries.popFirst() else { return nil }
      if let answer = try session.respond(to: entry, isOneOfSeveral: isOneOfSeveral) { return answer }
    }
    return nil
  }
}
