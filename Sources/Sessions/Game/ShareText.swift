import Layout
import Lexicon
import WordScramble

/// The lines that a player shows to somebody who still wants to play the round, and who may never have heard of the
/// program: the name, marks for the words that were found, and the result. None of them names a word to be found.
extension PlayReply {
  /// The lines that can be shown to others, below a heading.
  var sharing: [Sentence] {
    sharedLines.isEmpty ? [] : [Sentence("", prompt: "To share:")] + (sharedLines + [command]).map { .copied($0) }
  }

  /// The lines with the command below them that begins the round.
  var share: String? { shared.map { "\($0)\n\(command)" } }

  var shared: String? { sharedLines.isEmpty ? nil : sharedLines.joined(separator: "\n") }

  private var sharedLines: [String] {
    guard isWorthTelling, let solution, let progress, let rank = progress.rank else { return [] }
    let help = round.isRevealed ? "revealed" : round.hintLevel.map { "hints of level \($0.rawValue)" } ?? "no hints"
    let row = keepsRow ? daysInRow.map { ", \($0) days in a row" } ?? "" : ""
    return [
      "Word Scramble\(name)", marks(of: solution),
      "\(progress.words) of \(counted(progress.totalWords, "word"))\(rare(progress)), "
        + "\(progress.score * 100 / progress.totalPoints) %, \(rank.rawValue), \(help)\(row)",
    ]
  }

  /// Which round it is. The root of a day is for everybody to find.
  private var name: String {
    guard case .daily(let day) = origin else { return ": \(round.root)" }
    let number = options.differenceFromDaily(origin, round.rules) == nil ? day.puzzleNumber : nil
    return number.map { " \($0)\(options.dictionaryInTitle), \(day)" } ?? " of \(day)"
  }

  /// For each length its letters and a box a word, or five boxes for more words, as many of them full as were found:
  /// all only where nothing is missing.
  private func marks(of solution: Solution) -> String {
    let missed = Set(round.missed(of: solution))
    return Set(solution.goal.map { $0.text.count }).sorted().map { length in
      let words = solution.goal.filter { $0.text.count == length }
      let found = words.count { !missed.contains($0) }
      let boxes = min(words.count, Self.mostBoxes)
      let full = found == 0 ? 0 : max(1, found * boxes / words.count)
      return "\(length) " + String(repeating: "■", count: full) + String(repeating: "□", count: boxes - full)
    }.joined(separator: "  ")
  }

  private static let mostBoxes = 5
}
