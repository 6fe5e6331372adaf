import Journal
import Layout
import Lexicon
import WordScramble

/// The words that were found, a row for each of their lengths with the number of those still to be found.
struct WordRows {
  private struct Row {
    let length: Int

    /// How many words were found after the newest one of the row.
    var age = Int.max

    /// The newest first.
    var words: [String] = []
    var missing = 0
  }

  private let rows: [Row]
  private let hasTotals: Bool

  /// The words of `round`, and what is missing of `solution` if that is known.
  init(of round: Round, _ solution: Solution?) {
    var rows: [Int: Row] = [:]
    let written = solution?.spellings ?? [:]
    for (age, play) in round.used.enumerated() {
      let word = written[play.word] ?? play.word
      rows[play.word.count, default: Row(length: play.word.count, age: age)].words.append(word)
    }
    for word in solution.map(round.missed(of:)) ?? [] {
      rows[word.text.count, default: Row(length: word.text.count)].missing += 1
    }
    self.rows = rows.values.sorted { $0.length < $1.length }
    hasTotals = solution != nil
  }

  /// The rows as objects: `length`, the `words` in the order of the alphabet, and how many are `missing` where that is
  /// known.
  var json: JSON {
    .array(rows) {
      ["length": JSON($0.length), "words": JSON($0.words.sorted()), "missing": hasTotals ? JSON($0.missing) : nil]
    }
  }

  /// The rows as a page draws them, with a blank for each missing word; `kind` tells what is special about a word.
  func drawn(_ kind: (String) -> String?) -> JSON {
    .array(rows) { row in
      let words = row.words.sorted().map { word -> JSON in ["word": JSON(word), "kind": JSON(kind(word))] }
      return [
        "length": JSON(row.length), "title": JSON(counted(row.length, "letter")),
        "note": row.missing == 0 ? nil : "\(row.missing) left",
        "foundWords": .array(words + Array(repeating: ["kind": "blank", "isHidden": true], count: row.missing)),
      ]
    }
  }

  /// The rows, each a line of `width` columns that begins with its newest words. Where there would be more than `most`
  /// lines, the last one sums up the lengths whose words are the oldest.
  func lines(width: Int, atMost most: Int) -> [String] {
    let shown = Set(
      rows.sorted { ($0.age, $0.length) < ($1.age, $1.length) }.prefix(rows.count > most ? most - 1 : most).map {
        $0.length
      })
    let digits = String(rows.last?.length ?? 0).count
    let lines = rows.filter { shown.contains($0.length) }.map { row in
      line(of: row, behind: "  \("\(row.length)".alignedRight(to: digits)):", width)
    }
    let others = rows.filter { !shown.contains($0.length) }
    if others.isEmpty { return lines }
    let count = others.reduce(0) { $0 + $1.words.count }
    let missing = hasTotals ? " +\(others.reduce(0) { $0 + $1.missing })" : ""
    return lines + ["  others: \(counted(count, "word"))\(missing)"]
  }

  /// As many words as there is room for, but always the newest.
  private func line(of row: Row, behind lead: String, _ width: Int) -> String {
    let end = hasTotals ? " +\(row.missing)" : ""
    var room = width - lead.columns - end.columns
    var words = ""
    for (number, word) in row.words.enumerated() {
      let isLast = number == row.words.count - 1
      let columns = word.columns + 1
      guard number == 0 || columns + (isLast ? 0 : 2) <= room else { return lead + words + " …" + end }
      words += " \(word)"
      room -= columns
    }
    return lead + words + end
  }
}
