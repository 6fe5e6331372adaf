import Lexicon
import WordScramble

/// What a game of Word Scramble answers, with the round as it stands then.
struct PlayReply: Reply {
  enum Kind {
    /// With the seconds that are left of a timed round.
    case round(isCarriedOn: Bool, secondsLeft: Int?)
    case accepted(Round.Play)
    /// With the solution, where this is what tells that the time is up, and what the round came to.
    case rejected(String, Rejection)
    case list([Round.Play])
    case help([String])
    case info(String)
    case hint(Hint)
    case revealed([KnownWord])

    /// The command that brings the round again.
    case command
    case setback(Diagnostic)
    case end
  }

  let kind: Kind
  let round: Round
  let origin: Origin

  /// What the round offers, where that is known and of interest.
  let solution: Solution?
  private let options: GameOptions

  init(_ kind: Kind, in game: Game, _ options: GameOptions, _ solution: Solution? = nil) {
    self.kind = kind
    round = game.round
    origin = game.origin
    self.solution = solution
    self.options = options
  }

  /// How far the round has come, where that is known.
  var progress: RoundProgress? { solution.map(round.progress(of:)) }

  /// The command that brings the round again.
  var command: String { options.command(for: origin, round.rules) }

  var diagnostic: Diagnostic? {
    if case .setback(let diagnostic) = kind { diagnostic } else { nil }
  }
}
