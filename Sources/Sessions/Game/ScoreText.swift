import Layout
import Lexicon
package import WordScramble

extension Round {
  /// How many words there are and what they are worth.
  var tally: String { "\(counted(count, "word")), \(counted(score, "point"))" }

  /// The help that the player had, or nil where there was none.
  package var help: String? { isRevealed ? "revealed" : hintLevel.map { "hints of level \($0.rawValue)" } }
}

/// The sentences about the score. Where totals are unknown, or where there is nothing to find, they have words and
/// points alone.
extension PlayReply {
  /// The points of `play`, and how far the round has come with it.
  func score(after play: Round.Play) -> String {
    let rare = rareWords.contains(play.word) ? ", rare" : ""
    let word = "\(written(play.word)): \(counted(play.points, "point"))\(rare)."
    return "\(word) \(progressText)"
  }

  func score(afterTakingBack word: String) -> String { "Took \(written(word)) back. \(progressText)" }

  /// The word as the dictionary writes it, such as `épier` for `epier`, as far as that is known.
  func written(_ word: String) -> String { solution?.words.first { $0.text == word }?.spelling ?? word }

  private var progressText: String {
    guard let progress, let outlook = outlook(progress) else { return "\(round.tally)." }
    return "\(progress.words) of \(progress.totalWords)\(rare(progress)), \(outlook)."
  }

  /// The remarks on the word that was just accepted, a sentence each: a word of all letters, a rank that was reached
  /// with it, the end of the goal.
  var celebrations: [String] {
    guard case .accepted(let play) = kind else { return [] }
    return [
      usesAll(play) ? "Every letter of the root!" : nil,
      reachedRank(by: play).map { "Rank reached: \($0.rawValue)." },
      isLast(play) ? "That was the last word of the goal." : nil,
    ].compactMap { $0 }
  }

  func usesAll(_ play: Round.Play) -> Bool { play.word.count == round.root.letters.count }

  func reachedRank(by play: Round.Play) -> Rank? {
    guard let progress, let rank = progress.rank, rank != progress.rank(lacking: play.points) else { return nil }
    return rank
  }

  /// Whether the word just played was the last one of the goal.
  func isLast(_ play: Round.Play) -> Bool {
    guard let solution, let progress, progress.words == progress.totalWords else { return false }
    return solution.goal.contains { $0.text == play.word }
  }

  /// The sentence that sums the round up.
  var scoreLine: String {
    guard let progress, let rank = progress.rank else { return "\(round.root): \(round.tally)." }
    let toNext = progress.next == nil ? "" : outlook(progress).map { ", \($0)" } ?? ""
    return "\(round.root): \(progress.words) of \(counted(progress.totalWords, "word"))\(rare(progress)), "
      + "\(progress.score) of \(counted(progress.totalPoints, "point")), \(rank.rawValue)\(toNext)."
  }

  /// The ranks of the round with their points, the one that is held, and what is missing to the next; empty where there
  /// are none.
  var ranks: [String] {
    guard let progress, let held = progress.rank else { return [] }
    let width = "\(progress.totalPoints)".count
    let lines = Rank.allCases.map { rank in
      let points = "\(rank.points(of: progress.totalPoints))".alignedRight(to: width)
      let next = progress.next.flatMap { $0.rank == rank ? ": \(counted($0.points, "point")) to go" : nil }
      return "  \(points)  \(rank.rawValue)\(rank == held ? ": yours" : next ?? "")"
    }
    return ["You have \(counted(progress.score, "point")). Ranks, and the points that they take:"] + lines
  }

  /// The result of the round, the words that were found of each length, and lines to show to others.
  var summary: [Sentence] { [result] + [wordsByLength].compactMap { $0.map { Sentence($0) } } + sharing }

  var result: Sentence { Sentence(scoreLine, .title) }

  /// How many of the words to be found were found, by their length; nil where nothing was done or is to be found, and
  /// where so many lengths would leave a small screen no room for words.
  private var wordsByLength: String? {
    guard let solution, isWorthTelling else { return nil }
    let lengths = lengths(of: solution)
    guard 1...Self.mostLengths ~= lengths.count else { return nil }
    return "By length: \(lengths.map { "\($0.letters): \($0.found)/\($0.words)" }.joined(separator: ", "))."
  }

  private static let mostLengths = 6

  /// The lengths of the words to be found, with how many of each there are and were found.
  private func lengths(of solution: Solution) -> [(letters: Int, found: Int, words: Int)] {
    let missed = Set(round.missed(of: solution))
    return Set(solution.goal.map { $0.text.count }).sorted().map { letters in
      let words = solution.goal.filter { $0.text.count == letters }
      return (letters, words.count { !missed.contains($0) }, words.count)
    }
  }

  /// The accepted words that are not in the goal, the newest first; empty where the goal is unknown.
  var rareWords: [String] {
    guard let solution else { return [] }
    let goal = Set(solution.goal.map { $0.text })
    return round.used.map { $0.word }.filter { !goal.contains($0) }
  }

  /// Whether the round came to something.
  var isWorthTelling: Bool { round.count > 0 || round.isRevealed }

  /// How many words were accepted beside those that there are to be found.
  func rare(_ progress: RoundProgress) -> String {
    progress.rareWords == 0 ? "" : ", +\(progress.rareWords) rare"
  }

  /// The points that are missing to the next rank, or the highest rank; nil where there is no rank.
  private func outlook(_ progress: RoundProgress) -> String? {
    progress.next.map { "\(counted($0.points, "point")) to \($0.rank.rawValue)" } ?? progress.rank?.rawValue
  }
}

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
    let help = round.help ?? "no hints"
    let row = keepsRow ? rowOfDays.map { ", \($0) days in a row" } ?? "" : ""
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
    lengths(of: solution).map { letters, found, words in
      let boxes = min(words, Self.mostBoxes)
      let full = found == 0 ? 0 : max(1, found * boxes / words)
      return "\(letters) " + String(repeating: "■", count: full) + String(repeating: "□", count: boxes - full)
    }.joined(separator: "  ")
  }

  private static let mostBoxes = 5
}
