package import Journal
package import Layout
import Lexicon

/// An answer of any instrument: what happened, what is at hand, what is said, and what has to be kept before anybody is
/// told of it. The members that a `Reply` has, too, are as there.
package struct Response {
  /// The messages beside the answer, apart from its failure.
  package var notices: [Diagnostic] = []

  /// The changes that have to be kept before the answer is shown.
  package var changes: [KeptChange] = []

  package let failure: Diagnostic?
  package let event: () -> JSON
  package let state: () -> JSON
  package let says: () -> [Sentence]
  package let places: () -> JSON
  package let text: (Screen) -> [String]
  package let frames: (Screen) -> [[String]]
  package let board: (Screen) -> [String]?
  package let keyPicture: (Screen) -> KeyPicture?
  package let ringsBell: Bool

  init(_ reply: some Reply) {
    failure = reply.failure
    event = { reply.event }
    state = { reply.state }
    says = { reply.says }
    places = { reply.places }
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

  /// The answer as a page draws it: beside the object, in `page`, its places and the sentences for a front without a
  /// prompt. What is to be shared of a round is in the event, and not said beside it.
  package func drawn(isFirst: Bool) -> JSON {
    let object = object(isFirst: isFirst)
    let isShared = object[key: "event"]?[key: "share"] != nil
    let says =
      says().filter { !isShared || !$0.isCopied }.compactMap { $0.withoutPrompt } + notices.map { Sentence($0.fact) }
      + (failure.map { [Sentence($0.sentence, .bad)] } ?? [])
    return object.merging([
      "page": places().merging(["says": .array(says.map { $0.json })])
    ])
  }
}

extension Sentence {
  /// The sentence without what serves a prompt; nil where nothing else is said.
  var withoutPrompt: Sentence? {
    let prompt = marks.first { $0.role == "prompt" }
    let said = prompt.map { Sentence(String(text.prefix($0.range.lowerBound).trimmed), tone) } ?? self
    return said.text.isEmpty ? nil : said
  }
}
