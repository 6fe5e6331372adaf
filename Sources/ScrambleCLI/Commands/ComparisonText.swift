import Journal
import Layout
import Lexicon
import Sessions
import WordScramble

/// A comparison as a person reads it, on lines of some width.
struct ComparisonText {
  private let comparison: RoundComparison
  private let width: Int

  init(_ comparison: RoundComparison, width: Int) {
    self.comparison = comparison
    self.width = width
  }

  /// How many of the words that nobody found are shown.
  private static let mostMissed = 12

  /// How many of those who win in a tie are named.
  private static let mostNames = 6

  var lines: [String] {
    heading + scores + results
      + section("Found by everybody", comparison.shared)
      + section("Found by some", comparison.partlyShared)
      + comparison.scores.flatMap { section("Found by \(name(of: $0)) alone", $0.alone) }
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
      row.indices.map { column in
        Self.isText(column)
          ? row[column].padded(to: widths[column])
          : String(repeating: " ", count: widths[column] - row[column].columns) + row[column]
      }.joined(separator: "  ").withoutBlanksAtEnd
    }
    if table.allSatisfy({ $0.columns <= width }) { return table }
    return comparison.scores.flatMap { wrapped(sentence($0), width: width) }
  }

  private static let columns = ["player", "words", "rare", "points", "share", "alone", "points alone", "help"]

  private static func isText(_ column: Int) -> Bool { column == 0 || column == columns.count - 1 }

  private func row(_ score: RoundComparison.Score) -> [String] {
    [
      name(of: score), "\(score.progress?.words ?? score.words.count)",
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
    return "\(name(of: score)): \(words ?? counted(score.words.count, "word")), "
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
    let names = winners.map { score in name(of: score) + (score.help.map { " (\($0))" } ?? "") }
    if names.count == 1 { return "\(names[0]) wins with \(number)." }
    let last = names.count > Self.mostNames ? "\(names.count - Self.mostNames + 1) more" : names.last ?? "nobody"
    let first = names.prefix(min(names.count, Self.mostNames) - 1).joined(separator: ", ")
    return "a tie of \(first) and \(last) with \(number) each."
  }

  private func section(_ title: String, _ words: [String]) -> [String] {
    words.isEmpty ? [] : wrapped("\(title): \(counted(words.count, "word"))", width: width) + cells(words, width: width)
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

  private func name(of score: RoundComparison.Score) -> String { Escape.visible(score.player.name) }
}

extension RoundComparison.Score {
  /// What helped the player, or nil where nothing did.
  fileprivate var help: String? {
    let round = player.round
    return round.isRevealed ? "revealed" : round.hintLevel.map { "hints of level \($0.rawValue)" }
  }
}

/// A comparison as a program reads it.
struct ComparisonBody: Encodable {
  private let root: String
  private let minLength: Int
  private let time: Int
  private let total: Int
  private let totalPoints: Int
  private let players: [Player]
  private let winners: Winners
  private let shared: [String]
  private let partlyShared: [String]
  private let missed: [String]
  private let leftOut: [LeftOut]
  private let changes: [String]

  private struct Player: Encodable {
    let name, file: String
    let found, rare, points, share: Int
    let words, alone: [String]
    let alonePoints, hints: Int
    let isRevealed: Bool
  }

  /// The names of those who win: several in a tie.
  private struct Winners: Encodable {
    let points, alone: [String]
  }

  private struct LeftOut: Encodable {
    let file, reason: String
    let line: Int
  }

  init(_ comparison: RoundComparison, _ games: ComparedGames, _ changes: [String]) {
    let name = { (score: RoundComparison.Score) in Escape.visible(score.player.name) }
    let round = comparison.scores.first?.player.round
    let progress = comparison.scores.first?.progress
    root = round?.root.description ?? ""
    minLength = round?.rules.minimumLength ?? 0
    time = round?.rules.timeLimit ?? 0
    total = progress?.totalWords ?? 0
    totalPoints = progress?.totalPoints ?? 0
    players = comparison.scores.map { score in
      let round = score.player.round
      return Player(
        name: name(score), file: Escape.visible(games.paths[score.player.name] ?? ""),
        found: score.progress?.words ?? 0, rare: score.rareWords ?? 0, points: score.points,
        share: score.share ?? 0, words: score.words, alone: score.alone, alonePoints: score.pointsAlone,
        hints: round.hintLevel?.rawValue ?? 0, isRevealed: round.isRevealed)
    }
    winners = Winners(points: comparison.winners.map(name), alone: comparison.winnersAlone.map(name))
    shared = comparison.shared
    partlyShared = comparison.partlyShared
    missed = comparison.missed?.map(\.text) ?? []
    leftOut = games.leftOut.map {
      LeftOut(file: Escape.visible($0.path), reason: Escape.visible($0.reason), line: $0.line ?? 0)
    }
    self.changes = changes.map { Escape.visible($0) }
  }
}
