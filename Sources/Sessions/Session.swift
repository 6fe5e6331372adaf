package import Journal
package import Layout

/// The longest line that a session takes, in bytes. It leaves a longer one out, of which a front may give a part.
package let longestLine = 4096

/// One instrument in use: it takes a line and answers with a value. It neither reads nor writes to anybody.
///
/// An instrument gives the answers; `Opened` puts beside each what has to be kept and what else has to be told.
package protocol Session {
  associatedtype Reply: Sessions.Reply
  associatedtype Command: CommandName

  /// The text before the line that a person types.
  var prompt: String { get }

  /// The words that completion offers for the beginning of a line.
  var completions: [String] { get }

  var isOver: Bool { get }

  /// The recorder, which turns all that happens into changes to be kept.
  var recorder: Recorder { get set }

  /// The time, by the clock of the world, at which something ends by itself, such as a timed round; nil where nothing
  /// does.
  var deadline: Int? { get }

  /// The messages that are told with the next answer.
  var notices: [Diagnostic] { get set }

  /// Whether keys are taken one by one at the moment: a front that has them asks for the `line` of each, and shows the
  /// `keyPicture` of the latest answer.
  var takesKeys: Bool { get }

  /// The work that may be done behind the first prompt so that the first answer comes sooner.
  var preparation: Preparation { get }

  /// The answer before the first line.
  mutating func opening() throws(Diagnostic) -> Reply

  /// The entries of a line, each of which is answered by itself.
  func entries(of line: String) -> [String]

  /// The answer to an entry, or nil for one that calls for none.
  mutating func answer(to entry: String) throws(Diagnostic) -> Reply?

  /// Obeys a command with the text behind it, or answers nil to one that calls for no answer.
  mutating func obey(_ command: Command, _ argument: String) throws(Diagnostic) -> Reply?

  /// The answer to a text to work on, none of whose lines is a command.
  mutating func answer(toText text: String) throws(Diagnostic) -> Reply?

  /// The answer once the deadline has passed. Afterwards there is another deadline, or none.
  mutating func answerToTime() throws(Diagnostic) -> Reply?

  /// The line that `key` stands for, or nil where it only changes the `view`, or whether keys are taken.
  mutating func line(for key: PressedKey) -> String?

  /// Takes lines alone from now on, for a `reason` of the front, such as `this is no terminal`.
  mutating func declineKeys(because reason: String)

  /// An answer that shows the present state, without anything having happened.
  func view() -> Reply

  /// The answer after the last line.
  mutating func ending() throws(Diagnostic) -> Reply

  /// An answer that says `sentence`.
  func info(_ sentence: Sentence) -> Reply

  /// The answer where something went wrong without ending the session.
  func failed(_ diagnostic: Diagnostic) -> Reply
}

extension Session {
  package var preparation: Preparation { .nothing }

  package var deadline: Int? { nil }

  package var completions: [String] { Command.table.completions }

  package func entries(of line: String) -> [String] { [line] }

  package mutating func answer(toText text: String) throws(Diagnostic) -> Reply? { info("Only lines are taken here.") }

  package mutating func answerToTime() throws(Diagnostic) -> Reply? { nil }

  /// All that comes from outside.
  var world: World { recorder.world }

  /// An answer that says `text`.
  package func info(_ text: String) -> Reply { info(Sentence(Escape.visible(text))) }

  /// An answer that says `text`, and `prompt` behind it where there is one.
  func info(_ text: String, prompt: String) -> Reply {
    info(Sentence(Escape.visible(text), prompt: Escape.visible(prompt)))
  }

  /// The answer to a line that begins with a colon.
  mutating func obey(_ line: String) throws(Diagnostic) -> Reply? {
    switch Command.table.read(line) {
    case .command(let command, let argument): try obey(command, argument)
    case .unclear(let problem): info(problem)
    }
  }

  func help(about command: String) -> Reply { info(Command.table.help(about: command)) }

  mutating func record(_ record: Record) throws(Diagnostic) { try recorder.record([record]) }

  /// The answer where all that happened so far is to be saved in a new file at `path`, as it was typed.
  mutating func save(to typed: String) -> Reply {
    if typed.isEmpty { return info("Name the file: :save FILE.") }
    let path = world.path(typed: typed)
    do throws(Diagnostic) {
      guard let change = try recorder.saving(to: path) else {
        return info("This session is recorded in \(path) as it goes on.")
      }
      recorder.keep(change)
      return info("Saved to \(path).")
    } catch {
      return failed(error)
    }
  }
}

/// An answer of a session: everything that anybody is told, said once for every front.
///
/// A program gets `event`, `state` and `says` as one object. A terminal lays the same values out.
package protocol Reply {
  /// The failure, where something went wrong without ending the session.
  var failure: Diagnostic? { get }

  /// Whether it is one of several answers to a line, so that it has to tell what it answers.
  var isOneOfSeveral: Bool { get set }

  /// The event as an object whose `kind` names it: what happened, or that a question was answered, with what it is
  /// about.
  var event: JSON { get }

  /// The present state as an object, from which every front draws.
  var state: JSON { get }

  /// The answer in words and pictures, one below the other.
  var parts: [ReplyPart] { get }

  /// The answer in words. A terminal may show more of it as a picture, and a page as well.
  var says: [Sentence] { get }

  /// The places of a page as they are to be drawn, each a list of items by the name of the place, with every label; a
  /// place that is absent stays as it is.
  var places: JSON { get }

  /// The answer for a person, in lines no longer than the screen is wide where that can be.
  func text(on screen: Screen) -> [String]

  /// Pictures that lead to the answer, shown one after the other in its place on a terminal that takes them.
  func frames(on screen: Screen) -> [[String]]

  /// The lines below all answers to one line, in the place of those of earlier answers to it; nil leaves these.
  func board(on screen: Screen) -> [String]?

  /// The answer as it is shown where keys are taken one by one, in the place of the one before; nil where it cannot be
  /// shown so.
  func keyPicture(on screen: Screen) -> KeyPicture?

  var ringsBell: Bool { get }
}

extension Reply {
  /// Of no interest where a line is one entry.
  package var isOneOfSeveral: Bool {
    get { false }
    set {}
  }

  package func frames(on screen: Screen) -> [[String]] { [] }

  package func board(on screen: Screen) -> [String]? { nil }

  package var ringsBell: Bool { false }
}
