import WordScramble

extension PlayReply {
  /// Words and points, and how far they go where that is known.
  var standing: String {
    guard let solution, let rank else { return "\(round.tally)." }
    return "\(found(of: solution)) of \(count(solution.words.count, "word")), \(round.score) of "
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
    return
      "Word Scramble \(name): \(found(of: solution))/\(solution.words.count) words, \(percentage(of: solution)) %, "
      + "\(Rank(score: round.score, of: solution.points).rawValue), \(help)"
  }

  private func found(of solution: Solution) -> Int { solution.words.count - round.missed(of: solution).count }

  private func percentage(of solution: Solution) -> Int {
    solution.points == 0 ? 100 : round.score * 100 / solution.points
  }
}
