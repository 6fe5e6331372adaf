import Cryptograms
import Lexicon

/// The words of a setter about a cryptogram on its sheet, told by lines of the text that begin with *Question:*,
/// *Points:*, *Author:* or *Clue:*.
///
/// ```swift
/// let words = SheetWords(takenFrom: &text)  // "Points: 150\nMeet me at noon." leaves "Meet me at noon."
/// ```
package struct SheetWords: Hashable, Sendable {
  private(set) var question: [String] = []
  private(set) var points: Int?

  /// The author and the clues, which stand below the text.
  private(set) var below: [String] = []

  /// Nothing.
  package init() {}

  /// The words that are printed around a puzzle.
  init(_ puzzle: PrintedPuzzle) {
    question = [puzzle.title].compactMap { $0 }
    points = puzzle.points
    below = puzzle.below.map { String($0.trimmed) } + puzzle.clues.map { "Clue: \($0)" }
  }

  /// Takes the lines that tell something of the puzzle out of `text`. Points that are no number are text.
  package init(takenFrom text: inout String) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
    let rest = lines.filter { !take($0) }
    if rest.count < lines.count { text = rest.joined(separator: "\n") }
  }

  private mutating func take(_ line: Substring) -> Bool {
    guard let colon = line.firstIndex(of: ":") else { return false }
    let said = String(line[colon...].dropFirst().trimmed)
    switch line[..<colon].folded {
    case "question" where !said.isEmpty: question.append(said)
    case "author" where !said.isEmpty: below.append("— \(said)")
    case "clue" where !said.isEmpty: below.append("Clue: \(said)")
    case "points":
      let words = said.split { !$0.isLetter && !$0.isNumber }
      guard let points = words.first.flatMap({ Int($0) }), 0...9999 ~= points,
        words.count == 1 || words.count == 2 && ["point", "points", "pt", "pts"].contains(words[1].folded)
      else { return false }
      self.points = points
    default: return false
    }
    return true
  }
}
