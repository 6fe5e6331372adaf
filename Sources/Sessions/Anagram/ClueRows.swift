import Anagrams
import Journal
import Layout
import Lexicon

/// Clues of a crossword in a list: the name of each, what is filled, and whether an anagram stands out.
struct ClueRows {
  enum Selection: String {
    case all = ""
    case across, down, left

    init?(_ text: String) { self.init(rawValue: ["a": "across", "d": "down"][text] ?? text) }
  }

  fileprivate struct Row {
    let entry: CrosswordEntry
    let letters: String
    let isFilled: Bool
    let standsOut: Bool
    let isOpen: Bool
  }

  private let rows: [Row]
  private let selection: Selection

  /// The rows of `selection`, the entry called `name` being open.
  ///
  /// - Parameter standsOut: whether a clue has a reading as an anagram for which its words speak. That is asked only
  ///   of so many short clues that the answer takes a moment.
  init(_ crossword: FilledCrossword, _ selection: Selection, at name: String, standsOut: (CrosswordEntry) -> Bool) {
    self.selection = selection
    var asked = 0
    rows = crossword.crossword.entries.compactMap { entry in
      let letters = crossword.letters(of: entry)
      let isFilled = !letters.isEmpty && letters.allSatisfy { $0 != nil }
      let isListed =
        switch selection {
        case .all: true
        case .across: entry.labels[0].direction == .across
        case .down: entry.labels[0].direction == .down
        case .left: !isFilled
        }
      guard isListed else { return nil }
      let shown = letters.map { $0 ?? "_" }
      let words = entry.enumeration.flatMap { $0.count == shown.count ? $0.written(shown) : nil }
      asked += 1
      let isAsked = asked <= Self.mostAsked && entry.clue.split(separator: " ").count <= Self.mostWordsAsked
      return Row(
        entry: entry, letters: words ?? shown.capitals, isFilled: isFilled,
        standsOut: isAsked && standsOut(entry), isOpen: entry.name == name)
    }
  }

  private static let mostAsked = 200
  private static let mostWordsAsked = 20

  /// The rows in lines, Across before Down, each with `*` where it is open and `~` where an anagram stands out.
  func lines(width: Int) -> [String] {
    let names = rows.map { $0.entry.name.count }.max() ?? 0
    let letters = min(rows.map { $0.letters.columns }.max() ?? 0, max(8, width / 4))
    // Where little room is left beside them, clues begin below their names.
    let column = names + letters + 4
    let hanging = column > width / 2 ? 2 : column
    let directions: [CrosswordLabel.Direction] = [.across, .down]
    return directions.flatMap { direction -> [String] in
      let listed = rows.filter { $0.entry.labels[0].direction == direction }
      if listed.isEmpty { return [] }
      return [direction.name]
        + listed.flatMap { row in
          let name = row.entry.name.alignedRight(to: names)
          let title = "\(row.isOpen ? "*" : " ")\(name) \(row.standsOut ? "~" : " ")\(row.letters.padded(to: letters)) "
          return wrapped(title + Escape.visible(row.clue), width: width, hanging: hanging)
        }
    }
  }

  /// Explains the marks, or says that no clue is listed.
  var legend: Sentence {
    if rows.isEmpty { return Sentence(selection == .left ? "Every entry is filled." : "There are no such clues.") }
    let text =
      (rows.contains { $0.isOpen } ? "* is open. " : "")
      + (rows.contains { $0.standsOut } ? "~ an anagram stands out." : "No anagram stands out.")
    guard let other = rows.first(where: { !$0.isOpen }) else { return Sentence(text) }
    return Sentence(text, prompt: "\(other.entry.name) opens an entry.")
  }

  var json: JSON {
    .array(rows) { row in
      [
        "name": JSON(row.entry.name), "clue": JSON(unlessEmpty: Escape.visible(row.clue)),
        "slots": JSON(unlessEmpty: row.letters), "isFilled": JSON(row.isFilled), "standsOut": JSON(row.standsOut),
      ]
    }
  }
}

extension ClueRows.Row {
  /// The clue, with the parts that are linked to it before it.
  fileprivate var clue: String {
    let more = entry.labels.dropFirst().map { "\($0)" }
    return more.isEmpty ? entry.clue : "(with \(more.joined(separator: ", "))) \(entry.clue)"
  }
}
