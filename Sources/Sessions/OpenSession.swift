import Journal
import Layout

/// A session of any instrument, as a front has it.
///
/// A front calls `open` once, asks for the `LineAnswers` to each line and when the `deadline` has passed, and calls
/// `close` once. It keeps the changes of each answer before it shows it. The members that a `Session` has, too, are as
/// there.
package protocol OpenSession: AnyObject {
  var prompt: String { get }
  var completions: [String] { get }
  var isOver: Bool { get }
  var deadline: Int? { get }
  var notices: [Diagnostic] { get }
  var takesKeys: Bool { get }
  var preparation: Preparation { get }
  var recorder: Recorder { get set }

  /// Tells `notices` with the next answer, before those of the session.
  func tell(_ notices: [Diagnostic])

  func open() throws(Diagnostic) -> Response

  func entries(of line: String) -> [String]

  /// Takes an entry of a line, which has others or is the only one.
  func respond(to entry: String, isOneOfSeveral: Bool) throws(Diagnostic) -> Response?

  func respond(toText text: String) throws(Diagnostic) -> Response?

  /// Ends what ends at the deadline, where that has passed.
  func respondToTime() throws(Diagnostic) -> Response?

  func line(for key: PressedKey) -> String?
  func declineKeys(because reason: String)
  func view() -> Response

  func close() throws(Diagnostic) -> Response

  /// The session as it is now, which goes on by itself.
  func copy() -> any OpenSession

  /// Goes on although `lost`, the first of which could not be kept because of `diagnostic`, is not kept, and answers
  /// with the answer that is to be shown in the place of `answer`.
  ///
  /// - Throws: `diagnostic` where the session cannot go on.
  func goOn(without lost: [KeptChange], because diagnostic: Diagnostic, _ answer: Response) throws(Diagnostic)
    -> Response
}
