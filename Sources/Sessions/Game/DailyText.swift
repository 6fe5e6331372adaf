import WordScramble

/// The sentences about the round of a day.
extension PlayReply {
  /// How such a round begins or goes on; nil for another one.
  func dailyTitle(isCarriedOn: Bool) -> String? {
    guard case .daily(let date) = origin else { return nil }
    let row = daysInRow.map { " Day \($0) in a row." } ?? ""
    if !isCarriedOn { return "Root word: \(round.root) (daily of \(date))" + (row.isEmpty ? "" : ".\(row)") }
    if round.isRevealed {
      return "The daily of \(date) has been revealed, and counts no more."
    }
    return "Carrying on with the daily of \(date): \(round.root), \(round.tally).\(row)"
  }
}
