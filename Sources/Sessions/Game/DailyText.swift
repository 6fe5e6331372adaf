import WordScramble

/// The sentences about the round of a day.
extension PlayReply {
  /// Whether the round has come to the rank that keeps a row of days.
  var keepsRow: Bool { GameResult.keepsRow(progress?.rank) }

  /// How such a round begins or goes on; nil for another one.
  func dailyTitle(isCarriedOn: Bool) -> String? {
    guard case .daily(let date) = origin else { return nil }
    let condition = keepsRow ? "Day" : "\(GameResult.rankOfRow.rawValue) makes it day"
    let row = daysInRow.map { " \(condition) \($0) in a row." } ?? ""
    if !isCarriedOn { return "Root word: \(round.root) (daily of \(date))" + (row.isEmpty ? "" : ".\(row)") }
    if round.isRevealed {
      return "The daily of \(date) has been revealed, and counts no more."
    }
    return "Carrying on with the daily of \(date): \(round.root), \(round.tally).\(row)"
  }
}
