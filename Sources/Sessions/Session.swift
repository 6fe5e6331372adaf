import Journal
package import Layout
import ScrambleFiles
import Spelling

/// The longest line that a session takes, in bytes. A front cuts a longer one there and puts an ellipsis behind it.
package let longestLine = 4096

/// One instrument in use: it takes a line and answers with a value. It neither reads nor writes to anybody.
///
/// A front calls `open` once, `respond` for each of the `entries` of a line, `respondToTime` when the `deadline` has
/// passed, and `close` once. An instrument gives the answers that these are made of, and puts what has to be told
/// beside an answer into `notices`.
package protocol Session {
  associatedtype Answer: Reply

  /// What stands before the line that a person types.
  var prompt: String { get }

  /// What a line may begin with, for completion.
  var completions: [String] { get }

  /// Whether the session has come to its end.
  var isOver: Bool { get }

  /// Where what happens is recorded.
  var recorder: Recorder { get set }

  /// When something ends by itself, such as a round that has a time; nil where nothing does.
  var deadline: ContinuousClock.Instant? { get }

  /// What is told with the next answer.
  var notices: [Diagnostic] { get set }

  /// What went wrong beside the moves and has been told: it decides how the program ends.
  var failure: Diagnostic? { get }

  /// Whether keys are taken one by one at the moment: a front that has them asks for the `line` of each, and shows the
  /// `keyPicture` of the latest answer.
  var takesKeys: Bool { get }

  /// What may be done behind the first prompt so that the first answer comes sooner.
  var preparation: @Sendable () -> Void { get }

  /// The answer before the first line.
  mutating func opening() throws -> Answer

  /// What a line stands for, each of which is answered by itself.
  func entries(of line: String) -> [String]

  /// The answer to an entry, or nil for one that calls for none.
  mutating func answer(to entry: String) throws -> Answer?

  /// The answer to a text to work on, none of whose lines is a command.
  mutating func answer(toText text: String) throws -> Answer?

  /// The answer when the deadline has passed, after which it is another one, or nil.
  mutating func answerToTime() throws -> Answer?

  /// The line that `key` stands for, or nil where it only changes the `view`, or whether keys are taken.
  mutating func line(for key: PressedKey) -> String?

  /// Takes lines alone from now on, for a `reason` of the front, such as `this is no terminal`.
  mutating func declineKeys(because reason: String)

  /// What is at hand now, as an answer to nothing.
  func view() -> Answer

  /// The answer after the last line.
  mutating func ending() throws -> Answer

  /// An answer that says `text`.
  func info(_ text: String) -> Answer

  /// The answer where something went wrong without ending the session.
  func failed(_ diagnostic: Diagnostic) -> Answer
}

extension Session {
  package var failure: Diagnostic? { nil }

  package var preparation: @Sendable () -> Void { {} }

  package var deadline: ContinuousClock.Instant? { nil }

  package func entries(of line: String) -> [String] { [line] }

  package mutating func answer(toText text: String) throws -> Answer? { info("A puzzle is for the cryptogram helper.") }

  package mutating func answerToTime() throws -> Answer? { nil }

  /// Begins the session.
  package mutating func open() throws -> Answer { tellingNotices(with: try opening()) }

  /// Takes an entry of a line.
  package mutating func respond(to entry: String) throws -> Answer? {
    try telling { session in try session.answer(to: entry) }
  }

  /// Takes a text to work on, none of whose lines is a command.
  package mutating func respond(toText text: String) throws -> Answer? {
    try telling { session in try session.answer(toText: text) }
  }

  /// Ends what ends at the deadline, where that has passed.
  package mutating func respondToTime() throws -> Answer? {
    guard let deadline, deadline <= .now else { return nil }
    return try telling { session in try session.answerToTime() }
  }

  private mutating func telling(_ answer: (inout Self) throws -> Answer?) throws -> Answer? {
    do {
      return try answer(&self).map { tellingNotices(with: $0) }
    } catch {
      guard let diagnostic = Diagnostic(ofOneWord: error) else { throw error }
      // Nothing has happened, and nothing is recorded.
      return tellingNotices(with: failed(diagnostic))
    }
  }

  /// Ends the session, and waits until the disk has what is recorded of it.
  package mutating func close() throws -> Answer {
    let last = try ending()
    if let notice = try recorder.finish() { notices.append(notice) }
    return tellingNotices(with: last)
  }

  /// Records what happened.
  mutating func record(_ record: Record) throws {
    if let notice = try recorder.record(record) { notices.append(notice) }
  }

  /// Records how the session begins.
  mutating func beginRecording(_ record: Record, _ more: [Record] = []) throws {
    if let notice = try recorder.open(with: [record] + more) { notices.append(notice) }
  }

  /// Records how another part of the session begins, in a file of its own where nobody named one.
  mutating func beginRecordingPart(_ records: [Record]) throws {
    if let notice = try recorder.beginPart(with: records) { notices.append(notice) }
  }

  /// Writes all that happened so far to a new file at `path`.
  func save(to path: String) throws -> Answer {
    do {
      return info(try recorder.save(to: path))
    } catch let fault as FileFault {
      return failed(Diagnostic(fault))
    }
  }

  private mutating func tellingNotices(with answer: Answer) -> Answer {
    var answer = answer
    answer.notices = notices
    notices = []
    return answer
  }
}

/// What a session answers: everything that anybody is told, said once for every front.
///
/// A program gets `event`, `state` and `says` as one object. A terminal lays the same values out.
package protocol Reply {
  /// What is told beside the answer and is no failure.
  var notices: [Diagnostic] { get set }

  /// What went wrong without ending the session.
  var failure: Diagnostic? { get }

  /// Whether it is one of several answers to a line, so that it has to tell what it answers.
  var isOneOfSeveral: Bool { get set }

  /// What happened, or that a question was answered: an object whose `kind` names it, with what it is about.
  var event: JSON { get }

  /// What is at hand now, as an object: what every front draws.
  var state: JSON { get }

  /// The answer in words. A terminal may show more of it as a picture, and a page as well.
  var says: [Sentence] { get }

  /// The answer for a person, in lines no longer than the screen is wide where that can be.
  func text(on screen: Screen) -> [String]

  /// Pictures that lead to the answer, shown one after the other in its place on a terminal that takes them.
  func frames(on screen: Screen) -> [[String]]

  /// What stands below all answers to one line, instead of what earlier ones of them have there; nil changes nothing.
  func board(on screen: Screen) -> [String]?

  /// The answer as it is shown where keys are taken one by one, in the place of the one before; nil where it cannot be
  /// shown so.
  func keyPicture(on screen: Screen) -> KeyPicture?

  /// Whether the terminal's bell goes with the answer.
  var ringsBell: Bool { get }
}

extension Reply {
  /// All that is told beside the answer, in order.
  package var diagnostics: [Diagnostic] { notices + (failure.map { [$0] } ?? []) }

  /// Of no interest where a line is one entry.
  package var isOneOfSeveral: Bool {
    get { false }
    set {}
  }

  /// The answer as one object; `says` is absent where nothing is said. The first object of a session names the
  /// protocol.
  package func object(isFirst: Bool) -> JSON {
    [
      "protocol": isFirst ? 2 : nil, "event": event, "state": state,
      "says": says.isEmpty ? nil : .array(says.map(\.json)), "failure": failure.map { JSON($0.line) },
    ]
  }

  package func frames(on screen: Screen) -> [[String]] { [] }

  package func board(on screen: Screen) -> [String]? { nil }

  package var ringsBell: Bool { false }
}
