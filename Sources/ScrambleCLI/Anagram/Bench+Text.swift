import Anagrams
import Lexicon
import Terminal

/// How the workbench is shown in text.
extension Bench {
  /// Everything on one line: `S U R* _ _ | ring: E I P S | tray: none`. A star stands behind a locked letter.
  var line: String {
    let slots = slots.map { ($0.letter.map { String($0.capital) } ?? "_") + ($0.isLocked ? "*" : "") }
    let words = (answer?.words ?? []).map { slots[$0].joined(separator: " ") }
    let answer = (answer?.breaks ?? []).map { " \($0.mark) " } + [""]
    let written = zip(words, answer).map { $0 + $1 }.joined()
    return
      (["\(written.isEmpty ? "no slots" : written)", "ring: \(ring.spaced)", "tray: \(tray.spaced)"]
      + (balance.map { [$0] } ?? [])).joined(separator: " | ")
  }

  /// What has to happen before the letters fill the slots, or nil where they do.
  var balance: String? {
    switch surplus {
    case 0: nil
    case 1...: "\(count(surplus, "letter")) to discard"
    default: "\(count(-surplus, "letter")) missing"
    }
  }

  /// The slots under their numbers, words apart, in lines of at most `width` columns where a word is that short.
  func slotLines(width: Int) -> [String] {
    guard let answer else { return [] }
    var rows: [(numbers: String, letters: String)] = [("", "")]
    for (index, word) in answer.words.enumerated() {
      let mark = index == 0 ? "" : " \(answer.breaks[index - 1].mark) "
      var gap = mark
      // A word that is longer than the line goes on in the next one.
      for chunk in word.chunks(of: max(1, (width - Self.indent.count) / Self.cell)) {
        if !rows[rows.count - 1].numbers.isEmpty,
          rows[rows.count - 1].numbers.count + gap.count + chunk.count * Self.cell > width
        {
          rows.append(("", ""))
          gap = ""
        }
        if rows[rows.count - 1].numbers.isEmpty { rows[rows.count - 1] = (Self.indent, Self.indent) }
        rows[rows.count - 1].numbers += String(repeating: " ", count: gap.count) + chunk.map { number($0) }.joined()
        rows[rows.count - 1].letters += gap + chunk.map { cell($0) }.joined()
        gap = ""
      }
    }
    return rows.flatMap { [$0.numbers.withoutBlanksAtEnd, $0.letters.withoutBlanksAtEnd] }
  }

  private static let cell = 4
  private static let indent = "  "

  private func number(_ index: Int) -> String { " \(index + 1)".padded(to: Self.cell) }

  private func cell(_ index: Int) -> String {
    let letter = slots[index].letter.map { String($0.capital) } ?? "_"
    return (slots[index].isLocked ? "[\(letter)]" : " \(letter)").padded(to: Self.cell)
  }
}

extension Enumeration.Break {
  /// What stands between two words on the screen.
  fileprivate var mark: String { self == .space ? "/" : String(rawValue) }
}

extension [Character] {
  /// The letters as crosswords write them, apart.
  var spaced: String { isEmpty ? "none" : map { String($0.capital) }.joined(separator: " ") }
}

extension Range<Int> {
  fileprivate func chunks(of size: Int) -> [Range<Int>] {
    stride(from: lowerBound, to: upperBound, by: size).map { $0..<Swift.min($0 + size, upperBound) }
  }
}
