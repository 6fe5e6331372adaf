package import Journal
package import Layout

/// An answer of any instrument: what happened, what is at hand, what is said, and what has to be kept before anybody is
/// told of it.
package struct Response {
  /// The messages beside the answer, apart from its failure.
  package var notices: [Diagnostic] = []

  /// The changes that have to be kept before the answer is shown.
  package var changes: [KeptChange] = []

  /// The failure, where something went wrong without ending the session.
  package let failure: Diagnostic?

  /// The event as an object whose `kind` names it: what happened, or that a question was answered, with what it is
  /// about.
  package let event: () -> JSON

  /// The present state as an object, from which every front draws.
  package let state: () -> JSON

  /// The answer in words.
  package let says: () -> [Sentence]

  /// The answer for a person, in lines no longer than the screen is wide where that can be.
  package let text: (Screen) -> [String]

  /// Pictures that lead to the answer, shown one after the other in its place on a terminal that takes them.
  package let frames: (Screen) -> [[String]]

  /// The lines below all answers to one line, in the place of those of earlier answers to it; nil leaves these.
  package let board: (Screen) -> [String]?

  /// The answer as it is shown where keys are taken one by one, in the place of the one before; nil where it cannot be
  /// shown so.
  package let keyPicture: (Screen) -> KeyPicture?

  /// Whether the terminal's bell goes with the answer.
  package let ringsBell: Bool

  init(_ reply: some Reply) {
    failure = reply.failure
    event = { reply.event }
    state = { reply.state }
    says = { reply.says }
    text = { reply.text(on: $0) }
    frames = { reply.frames(on: $0) }
    board = { reply.board(on: $0) }
    keyPicture = { reply.keyPicture(on: $0) }
    ringsBell = reply.ringsBell
  }

  /// All that is told beside the answer, in order.
  package var diagnostics: [Diagnostic] { notices + (failure.map { [$0] } ?? []) }

  /// The answer as one object; `says` is absent where nothing is said. The first object of a session names the
  /// protocol.
  package func object(isFirst: Bool) -> JSON {
    let says = says()
    return [
      "protocol": isFirst ? 2 : nil, "event": event(), "state": state(),
      "says": says.isEmpty ? nil : .array(says.map { $0.json }), "failure": failure.map { JSON($0.line) },
    ]
  }
}
