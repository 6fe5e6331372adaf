import Layout
import Lexicon
import WordScramble

/// How a round ends: by itself when the time is up, or by a command that asks once where words would be left.
extension PlaySession {
  /// When the round ends by itself, until that has been told.
  package var deadline: Int? {
    guard let limit = game.rules.timeLimit, !hasToldTime, !game.round.isRevealed else { return nil }
    return start + 1000 * limit
  }

  /// Ends the round by the clock. The missed words are recorded as shown, which marks no help after the time.
  package mutating func answerToTime() throws(Diagnostic) -> PlayReply? {
    hasToldTime = true
    question.now = nil
    guard let solution = try solution(), try make(.reveal) != nil else { return reply(.timeUp(nil)) }
    return reply(.timeUp(missed(of: solution)), solution)
  }

  /// Whether the round is over, and what it came to has been told.
  var isRoundOver: Bool { game.round.isRevealed || hasToldTime }

  var isRoundOpen: Bool { game.round.count > 0 && !isRoundOver }

  /// The question before `command`, which would `deed`, in a round with words; before `:reveal` also in an empty round
  /// of a day, which comes once. Nil the second time in a row, where no person types, and where no word is missing.
  mutating func question(before command: String, _ deed: String, _ again: String) throws(Diagnostic) -> PlayReply? {
    let endsDay = if case .daily = game.origin { command == ":reveal" && !isRoundOver } else { false }
    guard recorder.isTyped, isRoundOpen || endsDay, question.last != command else { return nil }
    if let solution = try solution(), game.round.missed(of: solution).isEmpty { return nil }
    question.now = command
    let sentence = Sentence(
      "\(counted(game.round.count, "word")) so far. This would \(deed).", prompt: "\(command) again \(again)")
    return reply(.question(sentence, line: command))
  }

  mutating func reveal() throws(Diagnostic) -> PlayReply {
    let left = game.round.count > 0 ? "others" : "words"
    if let question = try question(before: ":reveal", "end the round", "shows the \(left).") {
      return question
    }
    // Where nothing is left, nothing is revealed.
    if let solution = try solution(), (game.round.missed(of: solution) + game.round.missedRare(of: solution)).isEmpty {
      return try nothingToTell()
    }
    return try made(.reveal)
  }

  /// The words of `solution` that have not been found, with the senses of some.
  mutating func missed(of solution: Solution?) -> MissedWords {
    let missed = solution.map(game.round.missed(of:)) ?? []
    let rare = solution.map(game.round.missedRare(of:)) ?? []
    let goal = missed.commonFirst
    return MissedWords(
      goal: goal, rare: rare, definitions: definitions(of: goal), rareDefinitions: definitions(of: rare))
  }
}
