/// A crossword: its grid and the entries in it, or entries alone where no grid is known.
///
/// ```swift
/// let crossword = try Crossword(reading: Array("Across\n1 Users rip off revelation (8)".utf8))
/// print(crossword.entries[0].name, crossword.entries[0].clue)  // 1a Users rip off revelation (8)
/// ```
public struct Crossword: Hashable, Sendable {
  /// The most columns of a grid, and the most rows.
  static let mostAcross = 100

  /// The most squares of an entry, with those that are linked to it.
  static let mostOfEntry = 2 * mostAcross

  /// The most bytes of a file, packed or unpacked.
  package static let mostBytes = 1 << 20

  /// The title, or "".
  public internal(set) var title = ""

  /// The name of the setter, or "".
  public internal(set) var setter = ""

  /// How many columns the grid has; 0 where no grid is known.
  public internal(set) var width = 0

  /// How many rows the grid has.
  public internal(set) var height = 0

  /// The squares of the grid, row by row.
  public internal(set) var cells: [Cell] = []

  /// The entries in the order of their clues. Entries that are linked are one.
  public internal(set) var entries: [CrosswordEntry] = []

  /// Whether the file hides its solution, so that none is known.
  public internal(set) var isScrambled = false

  /// A square of the grid.
  public struct Cell: Hashable, Sendable {
    /// A kind of square.
    public enum Kind: Sendable {
      /// It takes a letter.
      case light
      /// It is black.
      case block
      /// It is no part of the grid.
      case void
    }

    /// The use of the square.
    public internal(set) var kind: Kind = .light

    /// The number in it, or nil.
    public internal(set) var number: Int?

    /// Whether a bar stands at its right.
    public internal(set) var hasBarAtRight = false

    /// Whether a bar stands below it.
    public internal(set) var hasBarBelow = false

    /// The letter that the file has in it, or nil.
    public internal(set) var filled: Character?

    /// The letters of the solution, of which a square may take several; "" where none is known.
    public internal(set) var solution = ""
  }

  /// Whether the solution of every square is known.
  public var isSolutionKnown: Bool { !cells.isEmpty && cells.allSatisfy { $0.kind != .light || !$0.solution.isEmpty } }

  /// The squares, in order, of the entry that begins at `start`; one alone where nothing of the direction is there.
  func run(from start: Int, _ direction: CrosswordLabel.Direction) -> [Int] {
    var run = [start]
    while let next = next(run[run.count - 1], direction) { run.append(next) }
    return run
  }

  /// The square behind `cell` in the same entry.
  private func next(_ cell: Int, _ direction: CrosswordLabel.Direction) -> Int? {
    let isAcross = direction == .across
    guard isAcross ? cell % width < width - 1 : cell / width < height - 1 else { return nil }
    let next = cell + (isAcross ? 1 : width)
    let hasBar = isAcross ? cells[cell].hasBarAtRight : cells[cell].hasBarBelow
    return cells[cell].kind == .light && cells[next].kind == .light && !hasBar ? next : nil
  }

  /// Puts bars at sides of `cell`; one at its left or above it is that of its neighbour.
  mutating func addBars(to cell: Int, right: Bool, below: Bool, left: Bool, above: Bool) {
    if right { cells[cell].hasBarAtRight = true }
    if below { cells[cell].hasBarBelow = true }
    if left, cell % width > 0 { cells[cell - 1].hasBarAtRight = true }
    if above, cell >= width { cells[cell - width].hasBarBelow = true }
  }

  /// Whether an entry of two squares or more begins at `cell`.
  func begins(at cell: Int, _ direction: CrosswordLabel.Direction) -> Bool {
    let before = direction == .across ? (cell % width > 0 ? cell - 1 : nil) : (cell >= width ? cell - width : nil)
    return next(cell, direction) != nil && before.flatMap { next($0, direction) } == nil
  }

  /// The entries that begin in numbered squares, with these squares, in order.
  var starts: [(CrosswordLabel, Int)] {
    cells.indices.flatMap { cell in
      [CrosswordLabel.Direction.across, .down].filter { begins(at: cell, $0) }.compactMap { direction in
        cells[cell].number.map { (CrosswordLabel(number: $0, direction: direction), cell) }
      }
    }
  }

  /// Numbers the squares where an entry begins, but for those of `passed`.
  mutating func number(passing passed: Set<Int> = []) {
    var number = 0
    for cell in cells.indices
    where !passed.contains(cell) && (begins(at: cell, .across) || begins(at: cell, .down)) {
      number += 1
      cells[cell].number = number
    }
  }
}

/// An entry of a crossword with its clue.
public struct CrosswordEntry: Hashable, Sendable {
  /// The labels of its parts, in the order of the answer: one, or several where entries are linked.
  public let labels: [CrosswordLabel]

  /// The clue as it is printed, its enumeration last.
  public let clue: String

  /// How the letters of the answer part into words, where that is known.
  public let enumeration: Enumeration?

  /// The squares of its letters in order, as positions in the crossword's cells; none where no grid is known.
  public let cells: [Int]

  /// The name of the entry, such as `12a`: that of its first part.
  public var name: String { labels[0].description }
}
