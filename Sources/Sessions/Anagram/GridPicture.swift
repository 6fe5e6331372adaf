import Anagrams
import Layout

/// A crossword's grid in lines of text: a row of squares a line, and one more below where a bar stands there.
struct GridPicture {
  private let crossword: FilledCrossword

  /// The squares of the entry that is open.
  private let open: Set<Int>

  /// The grid, in which the entry called `name` is open.
  init(_ crossword: FilledCrossword, at name: String) {
    self.crossword = crossword
    open = Set(crossword.crossword.entry(named: name)?.cells ?? [])
  }

  /// The lines: each square with its number where there is room for that, else its letter alone.
  func lines(width: Int, _ ink: Ink) -> [String] {
    let grid = crossword.crossword
    if grid.width == 0 { return ["These clues came without a grid."] }
    let digits = grid.cells.compactMap { $0.number.map { "\($0)".count } }.max() ?? 0
    let cell = [digits + 2, 2].first { $0 * grid.width <= width } ?? 1
    return (0..<grid.height).flatMap { row -> [String] in
      let cells = row * grid.width..<(row + 1) * grid.width
      let squares = cells.map { index in
        let text = square(index, width: cell)
        return open.contains(index) ? ink.bold(text) : text
      }
      let hasBars = cell > 1 && cells.contains { grid.cells[$0].hasBarBelow }
      let bars = cells.map { index in
        let line = grid.cells[index].hasBarBelow ? String(repeating: "-", count: cell - 1) : ""
        return line.padded(to: cell)
      }
      return [squares.joined().withoutBlanksAtEnd] + (hasBars ? [bars.joined().withoutBlanksAtEnd] : [])
    }
  }

  /// A square in `width` columns, of which the last is a bar or empty.
  private func square(_ index: Int, width: Int) -> String {
    let square = crossword.crossword.cells[index]
    let letter = String(crossword.character(in: index))
    if width == 1 { return letter }
    let number = square.number.map { "\($0)" } ?? ""
    let bar = square.hasBarAtRight ? "|" : " "
    if square.kind != .light || width == 2 { return String(repeating: letter, count: width - 1) + bar }
    return number.alignedRight(to: width - 2) + letter + bar
  }
}
