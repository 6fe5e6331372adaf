import Lexicon
import WordScramble

extension PlayReply {
  /// Words and points, and how far they go where that is known.
  var standing: String {
    guard let progress else { return "\(round.tally)." }
    guard let rank = progress.rank else { return "\(round.tally): the root offers no word to find." }
    return "\(progress.words) of \(count(progress.totalWords, "word"))\(more(progress.extraWords)), "
      + "\(progress.points) of \(count(progress.totalPoints, "point"))\(more(progress.extraPoints)): \(rank.rawValue)."
  }

  /// The score sheet under the summary: what was found of each length, and a line to show to others. Nothing where
  /// nothing was done.
  var sheet: [String] {
    guard let solution, let progress, let rank = progress.rank, round.count > 0 || round.isRevealed else { return [] }
    let missed = Set(round.missed(of: solution))
    let lengths = Set(solution.words.map(\.text.count)).sorted().map { length in
      let words = solution.words.filter { $0.text.count == length }
      return "\(length): \(words.count { !missed.contains($0) })/\(words.count)"
    }
    return ["By length: \(lengths.joined(separator: ", ")).", "To share: \(shareLine(progress, rank))"]
  }

  /// What can be shown to somebody who still wants to play the round.
  private func shareLine(_ progress: RoundProgress, _ rank: Rank) -> String {
    let help = round.isRevealed ? "revealed" : round.hintLevel.map { "hints of level \($0.rawValue)" } ?? "no hints"
    return "\(command): \(progress.words)/\(progress.totalWords) words\(more(progress.extraWords)), "
      + "\(progress.points * 100 / progress.totalPoints) %, \(rank.rawValue), \(help)"
  }

  /// What was accepted beside the words that there are to be found.
  private func more(_ number: Int) -> String { number == 0 ? "" : " and \(number) more" }
}
