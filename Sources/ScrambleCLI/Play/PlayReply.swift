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
    case setback(Complaint)
    case end
  }

  let kind: Kind
  let round: Round
  let origin: Origin

  init(_ kind: Kind, in game: Game) {
    self.kind = kind
    round = game.round
    origin = game.origin
  }

  var complaint: Complaint? {
    if case .setback(let complaint) = kind { complaint } else { nil }
  }
}
