import WordScramble

/// What a game of Word Scramble answers, with the round as it stands then.
struct PlayReply: Reply {
  enum Kind {
    case round(isCarriedOn: Bool)
    case accepted(Round.Play)
    case rejected(String, Rejection)
    case list([Round.Play])
    case help([String])
    case info(String)
    case hint(Hint)
    case revealed([Solution.Word])
    case setback(Diagnostic)
    case end
  }

  let kind: Kind
  let round: Round
  let origin: Origin

  /// What the round offers, where that is known and of interest.
  let solution: Solution?

  init(_ kind: Kind, in game: Game, _ solution: Solution? = nil) {
    self.kind = kind
    round = game.round
    origin = game.origin
    self.solution = solution
  }

  /// The rank that the words found come to, where that is known.
  var rank: Rank? { solution.map { Rank(score: $0.found(in: round).points, of: $0.points) } }

  var diagnostic: Diagnostic? {
    if case .setback(let diagnostic) = kind { diagnostic } else { nil }
  }
}
