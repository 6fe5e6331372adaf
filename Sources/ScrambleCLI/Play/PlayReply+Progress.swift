import WordScramble

extension PlayReply {
  /// Words and points, and how far they go where that is known.
  var standing: String {
    guard let solution, let rank else { return "\(round.tally)." }
    let found = solution.found(in: round)
    return "\(found.words) of \(count(solution.words.count, "word")), \(found.points) of "
      + "\(count(solution.points, "point")): \(rank.rawValue)."
  }

  /// The score sheet under the summary: what was found of each length, and a line to show to others.
  var sheet: [String] {
    guard let solution, !solution.words.isEmpty else { return [] }
    let missed = Set(round.missed(of: solution))
    let lengths = Set(solution.words.map(\.text.count)).sorted().map { length in
      let words = solution.words.filter { $0.text.count == length }
      return "\(length): \(words.count { !missed.contains($0) })/\(words.count)"
    }
    return ["By length: \(lengths.joined(separator: ", ")).", "To share: \(shareLine(of: solution))"]
  }

  /// What can be shown to somebody who still wants to play the round.
  private func shareLine(of solution: Solution) -> String {
    let name =
      switch origin {
      case .seed(let seed): "seed \(seed)"
      case .daily(let date): "\(date)"
      case .root(let root): "\(root)"
      }
    let help = round.isRevealed ? "revealed" : round.hintLevel.map { "hints of level \($0.rawValue)" } ?? "no hints"
    let found = solution.found(in: round)
    let percentage = solution.points == 0 ? 100 : found.points * 100 / solution.points
    return "Word Scramble \(name): \(found.words)/\(solution.words.count) words, \(percentage) %, "
      + "\(Rank(score: found.points, of: solution.points).rawValue), \(help)"
  }
}
