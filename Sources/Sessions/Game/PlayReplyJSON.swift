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
    var level: String
    var word = ""
    var verdict = ""
    var title = ""
    var message = ""

    /// The whole answer as the prompt says it, without the words and letters that other keys have.
    var text = ""
    var missing = ""
    var points = 0
    var score: Int
    var used: [String]

    /// Those of them that are not in the goal.
    var usedRare: [String]
    var found = 0
    var rare = 0
    var rarePoints = 0
    var total = 0
    var totalPoints = 0
    var rank = ""
    var next = ""
    var toNext = 0
    var hints: Int
    var daysInRow = 0
    var words: [String] = []
    var missedRare: [String] = []
    var definitions: [DefinedWord] = []

    /// What can be shown to others, with what the round came to.
    var share = ""
  }

  package var json: Body {
    var body = Body(
      event: event, root: round.root.description, letters: String(round.letters), seed: String(origin.seed),
      level: level?.rawValue ?? "", score: round.score, used: round.used.map(\.word), usedRare: rareWords,
      hints: round.hintLevel?.rawValue ?? 0)
    if let progress {
      body.total = progress.totalWords
      body.found = progress.words
      body.totalPoints = progress.totalPoints
      body.rare = progress.rareWords
      body.rarePoints = progress.rarePoints
      body.rank = progress.rank?.rawValue ?? ""
      body.next = progress.next?.rank.rawValue ?? ""
      body.toNext = progress.next?.points ?? 0
    }
    body.daysInRow = daysInRow ?? 0
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
    case .ranks(let lines): body.message = lines.joined(separator: "\n")
    case .commands: body.message = PlayCommandName.page.joined(separator: "\n")
    case .hint(let hint):
      body.words = hint.clues
      body.message = hint.explanation(width: .max).joined(separator: "\n")
    case .shuffled: body.message = "Shuffled: \(String(round.letters))"
    case .tookBack(let word): body.message = score(afterTakingBack: word)
    case .revealed(let missed):
      body.take(missed)
      body.share = share ?? ""
      body.message = ([missed.sentence, scoreLine] + sheet).joined(separator: "\n")
    case .timeUp(let missed):
      if let missed { body.take(missed) }
      body.share = share ?? ""
      body.message = ([Self.timeIsUp, missed?.sentence, scoreLine].compactMap(\.self) + sheet).joined(separator: "\n")
    case .defined(let word):
      body.word = Escape.visible(word.word)
      body.definitions = word.definition == nil ? [] : [word]
      body.message = word.text
    case .command: body.message = "\(Self.commandLead) \(command)"
    case .challenge(let challenge): body.message = challenge.lines(width: .max).joined(separator: "\n")
    case .info(let text): body.message = Escape.visible(text)
    case .failure(let diagnostic): body.message = diagnostic.line
    case .round(_, _, let ended):
      if let missed {
        body.take(missed)
        body.share = share ?? ""
      }
      body.message = ((ended.map { [$0.scoreLine] + $0.sheet } ?? []) + [round.tally]).joined(separator: "\n")
    case .end:
      body.message = round.tally
      body.share = share ?? ""
    }
    body.text = sentences ?? body.message
    return body
  }

  private var event: String {
    switch kind {
    case .round: "round"
    case .accepted: "accepted"
    case .rejected: "rejected"
    case .timeUp: "time-up"
    case .shuffled, .tookBack, .list, .commands, .ranks, .info, .hint, .revealed, .defined, .command, .challenge,
      .failure:
      "info"
    case .end: "end"
    }
  }
}

extension PlayReply.Body {
  fileprivate mutating func take(_ missed: MissedWords) {
    words = missed.goal.map(\.text)
    missedRare = missed.rare.map(\.text)
    definitions = missed.definitions
  }
}
