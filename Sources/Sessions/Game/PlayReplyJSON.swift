import Journal
import Lexicon
import WordScramble

extension PlayReply {
  /// One object of the protocol by which a program plays. All keys are always there; what does not apply is empty.
  package struct Body: Encodable {
    var event: String
    var root: String
    var letters: String
    var seed: String
    var word = ""
    var verdict = ""
    var title = ""
    var message = ""
    var missing = ""
    var points = 0
    var score: Int
    var used: [String]
    var found = 0
    var extra = 0
    var extraPoints = 0
    var total = 0
    var totalPoints = 0
    var rank = ""
    var hints: Int
    var words: [String] = []
    var rare: [String] = []
    var definitions: [DefinedWord] = []
  }

  package var json: Body {
    var body = Body(
      event: event, root: round.root.description, letters: String(round.letters), seed: String(origin.seed),
      score: round.score, used: round.used.map(\.word), hints: round.hintLevel?.rawValue ?? 0)
    if let progress {
      body.total = progress.totalWords
      body.found = progress.words
      body.totalPoints = progress.totalPoints
      body.extra = progress.extraWords
      body.extraPoints = progress.extraPoints
      body.rank = progress.rank?.rawValue ?? ""
    }
    switch kind {
    case .accepted(let play):
      body.word = play.word
      body.verdict = Verdict.accepted.rawValue
      body.points = play.points
    case .rejected(let word, let rejection):
      body.word = Escape.visible(word)
      body.verdict = rejection.verdict.rawValue
      body.title = rejection.title
      body.message = rejection.message(for: round.root)
      if case .notPossible(let missing) = rejection { body.missing = Escape.visible(String(missing)) }
    case .list(let plays): body.message = plays.map { "\($0.word.count) \($0.word)" }.joined(separator: "\n")
    case .help(let lines): body.message = lines.joined(separator: "\n")
    case .hint(let hint):
      body.words = hint.clues
      body.message = hint.explanation(width: .max).joined(separator: "\n")
    case .revealed(let missed, let rare, let definitions):
      body.definitions = definitions
      body.words = missed.map(\.text)
      body.rare = rare.map(\.text)
      body.message = "You missed \(counted(missed.count, "word"))."
    case .defined(let word):
      body.word = Escape.visible(word.word)
      body.definitions = word.definition == nil ? [] : [word]
      body.message = word.text
    case .command: body.message = "\(Self.commandLead) \(command)"
    case .info(let text): body.message = Escape.visible(text)
    case .failure(let diagnostic): body.message = diagnostic.line
    case .round, .end: body.message = round.tally
    }
    return body
  }

  private var event: String {
    switch kind {
    case .round: "round"
    case .accepted: "accepted"
    case .rejected: "rejected"
    case .list, .help, .info, .hint, .revealed, .defined, .command, .failure: "info"
    case .end: "end"
    }
  }
}
