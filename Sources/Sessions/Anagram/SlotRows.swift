import Anagrams
import Layout
import Lexicon

/// The slots of a bench under their numbers, words apart, in lines of at most some columns where a word is that short.
struct SlotRows {
  private var rows: [(numbers: String, letters: String)] = []

  /// The row of each slot, and the column in which its number and its cell begin.
  private var places: [(row: Int, column: Int)] = []

  private static let cell = 4
  private static let indent = "  "

  init(_ bench: Bench, width: Int) {
    guard let answer = bench.answer else { return }
    rows = [("", "")]
    for (index, word) in answer.words.enumerated() {
      let mark = index == 0 ? "" : " \(answer.breaks[index - 1].mark) "
      var gap = mark
      // A word that is longer than the line goes on in the next one.
      for chunk in word.chunks(of: max(1, (width - Self.indent.count) / Self.cell)) {
        if !rows[rows.count - 1].numbers.isEmpty,
          rows[rows.count - 1].numbers.count + gap.count + chunk.count * Self.cell > width
        {
          rows[rows.count - 1].letters += gap.withoutBlanksAtEnd
          rows.append(("", ""))
          gap = ""
        }
        if rows[rows.count - 1].numbers.isEmpty { rows[rows.count - 1] = (Self.indent, Self.indent) }
        rows[rows.count - 1].numbers += String(repeating: " ", count: gap.count)
        rows[rows.count - 1].letters += gap
        for slot in chunk {
          places.append((rows.count - 1, rows[rows.count - 1].numbers.count))
          rows[rows.count - 1].numbers += " \(slot + 1)".padded(to: Self.cell)
          rows[rows.count - 1].letters += Self.text(of: bench.slots[slot], bench).padded(to: Self.cell)
        }
        gap = ""
      }
    }
  }

  /// The lines, those of the letters below those of their numbers.
  var lines: [String] { rows.flatMap { [$0.numbers.withoutBlanksAtEnd, $0.letters.withoutBlanksAtEnd] } }

  /// Where the letter of the slot with this index stands, counted from 0.
  func place(of index: Int) -> (line: Int, column: Int) {
    let place = places[index]
    return (2 * place.row + 1, place.column + 1)
  }

  private static func text(of slot: Bench.Slot, _ bench: Bench) -> String {
    slot.isLocked ? "[\(bench.shown(slot))]" : " \(bench.shown(slot))"
  }
}

extension Enumeration.Break {
  var mark: String { self == .space ? "/" : String(rawValue) }
}

extension Range<Int> {
  fileprivate func chunks(of size: Int) -> [Range<Int>] {
    stride(from: lowerBound, to: upperBound, by: size).map { $0..<Swift.min($0 + size, upperBound) }
  }
}
