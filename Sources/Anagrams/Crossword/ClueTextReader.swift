import Lexicon

/// Reads clues as one copies them from a page: lists headed *Across* and *Down*, a number before each clue, and clues
/// that go on over several lines.
struct ClueTextReader {
  private let lines: [Substring]

  /// Reads `lines`, which have no white space around them.
  init(lines: [Substring]) { self.lines = lines.map { $0.withoutBullet } }

  /// The draft of the crossword, which has no grid.
  func read() throws(CrosswordFault) -> CrosswordDraft {
    var draft = CrosswordDraft()
    var direction: CrosswordLabel.Direction?
    for (index, whole) in lines.enumerated().flatMap({ place, line in line.clues.map { (place, $0) } }) {
      var line = whole
      if let (heading, rest) = Self.heading(line) {
        direction = heading
        line = rest
        if line.isEmpty { continue }
      }
      if let printed = begins(line, at: index, behind: draft.clues.last, direction),
        let own = printed.labels[0].direction ?? direction
      {
        var labels = printed.labels
        labels[0].direction = own
        draft.clues.append(
          CrosswordDraft.DraftClue(labels: labels, text: String(printed.rest), place: .line(index + 1)))
      } else if let last = draft.clues.indices.last, whole == line {
        draft.clues[last].text += " \(line)"
      } else if draft.grid.title.isEmpty {
        draft.grid.title = String(line)
      }
      if draft.clues.last.map({ $0.text.utf8.count > 4 * Clue.mostCharacters }) == true {
        throw CrosswordFault(.expected("a clue of at most \(Clue.mostCharacters) characters"), at: .line(index + 1))
      }
    }
    for (index, clue) in draft.clues.enumerated() {
      guard let answered = AnsweredClue(clue.text) else { continue }
      draft.clues[index].text = answered.clue
      draft.clues[index].answer = answered.answer
    }
    return draft
  }

  /// The direction of a heading, such as `## Across clues`, and what stands behind it in the line.
  static func heading(_ line: Substring) -> (CrosswordLabel.Direction, Substring)? {
    let words = line.split { "*#_=-\u{2013}\u{2014}:. ".contains($0) }
    let names = words.prefix { $0.allSatisfy { $0.isWordLetter } }
    let rest = words.count > names.count ? line[words[names.count].startIndex...] : ""
    let own = names.filter { $0.folded != "clues" }
    guard own.count == 1, own[0].count > 3, let direction = CrosswordLabel.Direction(own[0]) else { return nil }
    return rest.first?.isNumber != false ? (direction, rest) : nil
  }

  /// The labels of the line where a clue begins with it; nil where it goes on with `last`.
  private func begins(
    _ line: Substring, at index: Int, behind last: CrosswordDraft.DraftClue?, _ direction: CrosswordLabel.Direction?
  ) -> PrintedLabels? {
    guard let printed = PrintedLabels(line, inList: direction != nil) else { return nil }
    guard let last, let before = last.labels.first, printed.labels[0].direction ?? direction == before.direction,
      !printed.isMarked
    else { return printed }
    let number = printed.labels[0].number
    if number <= before.number { return nil }
    if (try? PrintedClue(last.text))?.enumeration != nil || PrintedLabels.referred(by: last.text) != nil {
      return printed
    }
    // The line goes on with a clue that has no enumeration yet if its number comes once more, or a smaller one is next.
    let next = lines[(index + 1)...].prefix(100).prefix { Self.heading($0) == nil }
    let numbers = next.compactMap { PrintedLabels($0)?.labels[0].number }
    let isNextSmaller = numbers.first.map { before.number < $0 && $0 < number } ?? false
    return isNextSmaller || numbers.contains(number) ? nil : printed
  }
}

extension Substring {
  /// The line without the mark of a list before its number.
  fileprivate var withoutBullet: Substring {
    guard let first, "-*\u{2022}".contains(first) else { return self }
    let rest = dropFirst().drop { $0 == " " }
    return PrintedLabels(rest) == nil ? self : rest
  }

  /// The clues of a line: behind an enumeration another number may stand. None where it is blank.
  fileprivate var clues: [Substring] {
    var clues: [Substring] = []
    var rest = self
    var opening: Index?
    for place in indices {
      if self[place] == "(" { opening = place }
      guard self[place] == ")", let begin = opening else { continue }
      opening = nil
      let behind = self[place...].dropFirst()
      if Enumeration(self[begin...place]) != nil, behind.first == " ", behind.contains("("),
        PrintedLabels(behind)?.rest.isEmpty == false, PrintedLabels(rest) != nil
      {
        clues.append(rest[...place])
        rest = behind.trimmed
      }
    }
    return clues + (rest.isEmpty ? [] : [rest])
  }
}

/// A clue of a text that has many.
package struct ClueOfText: Hashable, Sendable {
  /// The number of the line that it begins in, from 1.
  package let line: Int

  /// The name of its entry, such as `12a`.
  package let name: String

  /// The clue as it is printed.
  package let text: String

  /// The answer behind it, or "".
  package let answer: String

  /// Whether a line is the heading of a list of clues, *Across* or *Down*.
  package static func isHeading(_ line: String) -> Bool { ClueTextReader.heading(line.trimmed) != nil }

  /// The clues of `lines`, in which lists are headed *Across* and *Down*, but for references to others.
  ///
  /// - Throws: `CrosswordFault` for a clue that is too long.
  package static func all(in lines: [Substring]) throws(CrosswordFault) -> [ClueOfText] {
    try ClueTextReader(lines: lines.map { $0.trimmed }).read().clues.compactMap { clue -> ClueOfText? in
      guard case .line(let line)? = clue.place, PrintedLabels.referred(by: clue.text) == nil else { return nil }
      let label = clue.labels[0]
      let name = "\(label.number)\(label.direction.map { String($0.rawValue) } ?? "")"
      return ClueOfText(line: line, name: name, text: clue.text, answer: clue.answer)
    }
  }
}
