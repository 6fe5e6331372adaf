import Journal
import Layout
import Lexicon
import Sessions
import WordScramble

/// A comparison as a person reads it, on lines of some width.
struct ComparisonText {
  let comparison: RoundComparison
  let width: Int

  /// How many of the words that nobody found are shown.
  private static let mostMissed = 12

  /// How many of those who win in a tie are named.
  private static let mostNames = 6

  var lines: [String] {
    heading + scores + results
      + section("Found by everybody", comparison.shared)
      + section("Found by some", comparison.partlyShared)
      + comparison.scores.flatMap { section("Found by \($0.name) alone", $0.alone) }
      + missed
  }

  private var heading: [String] {
    guard let round = comparison.scores.first?.player.round else { return [] }
    let limit = round.rules.timeLimit.map { ", \(counted($0, "second"))" } ?? ""
    let shortest =
      round.rules.minimumLength == Rules().minimumLength
      ? "" : ", words of at least \(counted(round.rules.minimumLength, "letter"))"
    let goal = comparison.scores.first?.progress.map {
      ": \(counted($0.totalWords, "word")) to find, worth \(counted($0.totalPoints, "point"))"
    }
    return wrapped("\(round.root)\(limit)\(shortest)\(goal ?? "")", width: width)
  }

  /// The players in a table, or with a sentence each where the screen is too narrow for one.
  private var scores: [String] {
    let rows = [Self.columns] + comparison.scores.map(row)
    let widths = Self.columns.indices.map { column in rows.map { $0[column].columns }.max() ?? 0 }
    let table = rows.map { row in
      zip(row, widths).enumerated().map { column, cell in
        Self.isText(column) ? cell.0.padded(to: cell.1) : cell.0.alignedRight(to: cell.1)
      }.joined(separator: "  ").withoutBlanksAtEnd
    }
    if table.allSatisfy({ $0.columns <= width }) { return table }
    return comparison.scores.flatMap { wrapped(sentence($0), width: width) }
  }

  private static let columns = ["player", "words", "rare", "points", "share", "alone", "points alone", "help"]

  private static func isText(_ column: Int) -> Bool { column == 0 || column == columns.count - 1 }

  private func row(_ score: RoundComparison.Score) -> [String] {
    [
      score.name, "\(score.progress?.words ?? score.words.count)",
      score.rareWords.map { "\($0)" } ?? "-", "\(score.points)", score.share.map { "\($0) %" } ?? "-",
      "\(score.alone.count)", "\(score.pointsAlone)", score.help ?? "none",
    ]
  }

  private func sentence(_ score: RoundComparison.Score) -> String {
    let words = score.progress.map { progress in
      let rare = score.rareWords.map { $0 == 0 ? "" : ", +\($0) rare" } ?? ""
      return "\(progress.words) of \(counted(progress.totalWords, "word"))\(rare)"
    }
    let share = score.share.map { " (\($0) %)" } ?? ""
    return "\(score.name): \(words ?? counted(score.words.count, "word")), "
      + "\(counted(score.points, "point"))\(share); alone \(counted(score.alone.count, "word")), "
      + "\(counted(score.pointsAlone, "point")); \(score.help ?? "no hints")."
  }

  /// Who wins, by either rule.
  private var results: [String] {
    let alone = comparison.winnersAlone
    return [
      "By points: \(result(comparison.winners, \.points))",
      "By words of one alone: \(alone.isEmpty ? "nobody has any." : result(alone, \.pointsAlone))",
    ].flatMap { wrapped($0, width: width) }
  }

  private func result(_ winners: [RoundComparison.Score], _ points: KeyPath<RoundComparison.Score, Int>) -> String {
    let number = winners.first.map { $0[keyPath: points] } ?? 0
    let names = winners.map { score in score.name + (score.help.map { " (\($0))" } ?? "") }
    if names.count == 1 { return "\(names[0]) wins with \(number)." }
    let last = names.count > Self.mostNames ? "\(names.count - Self.mostNames + 1) more" : names.last ?? "nobody"
    let first = names.prefix(min(names.count, Self.mostNames) - 1).joined(separator: ", ")
    return "a tie of \(first) and \(last) with \(number) each."
  }

  private func section(_ title: String, _ words: [String]) -> [String] {
    if words.isEmpty { return [] }
    let written = words.map { comparison.spellings[$0] ?? $0 }
    return wrapped("\(title): \(counted(words.count, "word"))", width: width) + cells(written, width: width)
  }

  private var missed: [String] {
    guard let missed = comparison.missed, let total = comparison.scores.first?.progress?.totalWords, total > 0 else {
      return []
    }
    if missed.isEmpty { return wrapped("Together you found every word of the goal.", width: width) }
    let order = missed.contains { $0.frequency > 0 } ? "the commonest" : "some"
    let first = missed.count > Self.mostMissed ? ", \(order) of them" : ""
    let title = "Found by nobody: \(missed.count) of the \(counted(total, "word")) of the goal\(first)"
    return wrapped(title, width: width) + cells(missed.prefix(Self.mostMissed).map(\.spelling), width: width)
  }
}

extension RoundComparison.Score {
  /// The help that the player had, and the pauses, or nil where there were none.
  fileprivate var help: String? {
    let round = player.round
    let words = player.knewWords ? "words shown before" : round.help
    let pauses = round.pauses > 0 ? "\(counted(round.pauses, "pause"))" : nil
    return words.map { words in pauses.map { "\(words), \($0)" } ?? words } ?? pauses
  }
}

extension RoundComparison {
  /// The comparison of `games` as one object, with what has changed since they were recorded.
  func json(of games: ComparedGames, changes: [String]) -> JSON {
    let round = scores.first?.player.round
    let progress = scores.first?.progress
    let leftOut = JSON.array(games.leftOut) {
      ["file": JSON(shown: $0.path), "reason": JSON(shown: $0.reason), "line": JSON($0.line)]
    }
    return [
      "root": JSON(round?.root.description), "minLength": JSON(round?.rules.minimumLength),
      "time": JSON(round?.rules.timeLimit), "total": JSON(progress?.totalWords),
      "totalPoints": JSON(progress?.totalPoints),
      "players": .array(scores.map { $0.json(path: games.paths[$0.player.name]) }),
      "winners": ["points": JSON(winners.map(\.name)), "alone": JSON(winnersAlone.map(\.name))],
      "shared": JSON(shared), "partlyShared": JSON(partlyShared), "missed": missed.map { JSON($0.map(\.text)) },
      "leftOut": leftOut, "changes": JSON(changes.map { Escape.visible($0) }),
    ]
  }
}

extension RoundComparison.Score {
  fileprivate var name: String { Escape.visible(player.name) }

  fileprivate func json(path: String?) -> JSON {
    [
      "name": JSON(name), "file": JSON(shown: path), "found": JSON(progress?.words),
      "rare": JSON(rareWords), "points": JSON(points), "share": JSON(share), "words": JSON(words),
      "alone": JSON(alone), "alonePoints": JSON(pointsAlone), "hints": JSON(player.round.hintLevel?.rawValue),
      "isRevealed": JSON(player.round.isRevealed), "knewWords": JSON(player.knewWords),
      "pauses": player.round.rules.timeLimit == nil ? nil : JSON(player.round.pauses),
    ]
  }
}
