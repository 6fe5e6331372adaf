import Layout
import Lexicon

/// The words that were not found, as they are shown when a round is over.
struct MissedWords {
  /// The missed words of the goal, common ones first.
  let goal: [KnownWord]

  /// The missed rare words, in the same order.
  let rare: [KnownWord]

  /// The senses of some words of the goal.
  let definitions: [DefinedWord]

  /// The senses of some rare words, for which a terminal has no room.
  var rareDefinitions: [DefinedWord] = []

  var allDefinitions: [DefinedWord] { definitions + rareDefinitions }

  /// The fewest senses that are shown where there are more.
  private static let fewSenses = 3

  var sentence: String { goal.isEmpty ? "You missed no word." : "You missed \(counted(goal.count, "word"))." }

  /// The words under their titles, those with a sense on a line each.
  ///
  /// Where that takes more than `most` lines there are fewer senses, then the words stand closer, and then some are
  /// left out and counted, rare ones first; `command` lists them.
  func lines(on screen: Screen, atMost most: Int, orBy command: String) -> [String] {
    let fewest = min(Self.fewSenses, definitions.count)
    for senses in stride(from: definitions.count, through: fewest, by: -1) {
      let lines =
        goalLead(senses, on: screen) + cells(goalWords(senses), width: screen.width)
        + rareLead(on: screen) + cells(rare.map { $0.spelling }, width: screen.width)
      if lines.count <= most { return lines }
    }
    let lead = goalLead(fewest, on: screen), title = rareLead(on: screen)
    let goal = WordBlock(goalWords(fewest), width: screen.width),
      rare = WordBlock(rare.map { $0.spelling }, width: screen.width)
    let room = most - lead.count - title.count
    if goal.rows.count + rare.rows.count <= room { return lead + goal.lines + title + rare.lines }
    let way = wrapped("'\(command)' lists all words.", width: screen.width)
    let shown = goal.lines(atMost: room - way.count - min(2, rare.rows.count))
    return lead + shown + title + rare.lines(atMost: room - way.count - shown.count) + way
  }

  /// The title and so many senses.
  private func goalLead(_ senses: Int, on screen: Screen) -> [String] {
    let order = goal.count > 1 && goal.contains { $0.frequency > 0 } ? ", common ones first" : ""
    let title = goal.isEmpty ? sentence : "\(sentence.dropLast())\(order):"
    return wrapped(title, width: screen.width).map(screen.ink.bold)
      + definitions.prefix(senses).map { "  \($0.line(width: screen.width - 2))" }
  }

  /// The words without those senses.
  private func goalWords(_ senses: Int) -> [String] {
    let defined = Set(definitions.prefix(senses).map { $0.word })
    return goal.filter { !defined.contains($0.text) }.map { $0.spelling }
  }

  private func rareLead(on screen: Screen) -> [String] {
    rare.isEmpty
      ? []
      : wrapped(
        "There \(rare.count == 1 ? "was" : "were") \(counted(rare.count, "rare word")) besides:", width: screen.width
      ).map(screen.ink.bold)
  }
}

/// Words one behind the other, as many a row as there is room for.
struct WordBlock {
  private(set) var rows: [[String]] = []

  init(_ words: [String], width: Int) {
    var columns = width
    for word in words {
      if columns + 1 + word.columns > width {
        rows.append([])
        columns = 1
      }
      rows[rows.count - 1].append(word)
      columns += 1 + word.columns
    }
  }

  var lines: [String] { rows.map { "  " + $0.joined(separator: " ") } }

  /// The first rows, at least one, and where that are not all a line that counts what they leave out.
  func lines(atMost most: Int) -> [String] {
    if rows.count <= max(1, most) { return lines }
    let count = max(1, most - 1)
    return lines.prefix(count) + ["  … and \(rows.dropFirst(count).reduce(0) { $0 + $1.count }) more"]
  }
}
