import Journal
package import Layout

/// A prompt and the line behind it on a screen of some width: rows of cells, and the place of the cursor.
///
/// Nothing in it can act on a terminal: whatever is no plain letter is shown as `Journal/Escape` writes it.
package struct LinePicture: Equatable {
  /// A letter with its marks, or one character of an escape.
  package struct Cell: Equatable {
    package let text: String

    /// One or two.
    package let columns: Int
  }

  package struct Place: Equatable {
    package var row: Int
    package var column: Int

    package init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  /// The rows, each no wider than the screen. Where the cursor would be beyond the last column there is one more.
  package private(set) var rows: [[Cell]] = [[]]

  package private(set) var cursor = Place(row: 0, column: 0)

  /// The picture of `letters` behind `prompt`, with the cursor before the letter that has the number `cursor`.
  ///
  /// - Complexity: linear.
  package init(
    prompt: String, _ letters: [Unicode.Scalar], cursor: Int, width: Int, charset: Charset = .utf8
  ) {
    var column = 0
    for cluster in Self.clusters(of: Array(prompt.unicodeScalars)) { put(cluster, at: &column, width, charset) }
    var place: Place?
    for cluster in Self.clusters(of: letters) {
      if place == nil, cluster.startIndex >= cursor {
        makeRoom(for: min(width, Self.cells(of: cluster, charset)[0].columns), at: &column, width)
        place = Place(row: rows.count - 1, column: column)
      }
      put(cluster, at: &column, width, charset)
    }
    if place == nil { makeRoom(for: 1, at: &column, width) }
    self.cursor = place ?? Place(row: rows.count - 1, column: column)
  }

  /// The lines of `picture`, those that are too long for the screen broken where it ends.
  ///
  /// - Complexity: linear.
  package init(_ picture: KeyPicture, width: Int, charset: Charset = .utf8) {
    rows = []
    for (number, line) in picture.lines.enumerated() {
      let first = rows.count
      rows.append([])
      var column = 0
      for cluster in Self.clusters(of: Array(line.unicodeScalars)) { put(cluster, at: &column, width, charset) }
      guard number == picture.cursor.line else { continue }
      let row = min(first + picture.cursor.column / width, rows.count - 1)
      cursor = Place(row: row, column: min(picture.cursor.column - (row - first) * width, width - 1))
    }
    if rows.isEmpty { rows = [[]] }
  }

  /// Puts the cells of a letter behind `column` of the last row, and into a new row from where they have no room.
  private mutating func put(
    _ cluster: ArraySlice<Unicode.Scalar>, at column: inout Int, _ width: Int, _ charset: Charset
  ) {
    for cell in Self.cells(of: cluster, charset) {
      // A wide letter cannot be shown in a single column.
      let cell = cell.columns > width ? Cell(text: "?", columns: 1) : cell
      makeRoom(for: cell.columns, at: &column, width)
      rows[rows.count - 1].append(cell)
      column += cell.columns
    }
  }

  private mutating func makeRoom(for columns: Int, at column: inout Int, _ width: Int) {
    if column + columns > width {
      rows.append([])
      column = 0
    }
  }

  /// The part of it around the cursor that fits on a screen of so many lines.
  package func part(ofHeight height: Int) -> LinePicture {
    guard rows.count > height else { return self }
    var part = self
    let first = max(0, cursor.row - height + 1)
    part.rows = Array(rows[first..<min(first + height, rows.count)])
    part.cursor.row -= first
    return part
  }

  /// The columns that a row takes.
  static func columns(of row: some Sequence<Cell>) -> Int { row.reduce(0) { $0 + $1.columns } }

  /// The letters, each with its marks and joiners. A mark without a letter begins the first one.
  private static func clusters(of letters: [Unicode.Scalar]) -> [ArraySlice<Unicode.Scalar>] {
    var clusters: [ArraySlice<Unicode.Scalar>] = []
    var start = 0
    while start < letters.count {
      var end = start + 1
      while end < letters.count, letters[end].continues(letters[end - 1]) { end += 1 }
      clusters.append(letters[start..<end])
      start = end
    }
    return clusters
  }

  private static func cells(of cluster: ArraySlice<Unicode.Scalar>, _ charset: Charset) -> [Cell] {
    let first = cluster[cluster.startIndex]
    if cluster.count == 1, first.isASCII, first.value >= 0x20, first.value != 0x7F {
      return [Cell(text: String(first), columns: 1)]
    }
    let escape = charset == .utf8 ? Escape.visible : Escape(reserving: Set(cluster.filter { !$0.isASCII }))
    var cells: [Cell] = []
    for scalar in escape(String(String.UnicodeScalarView(cluster))).unicodeScalars {
      // A joiner that is not escaped is behind the sign that joins letters.
      if scalar.isMark || scalar.isJoiner, let last = cells.popLast() {
        cells.append(Cell(text: last.text + String(scalar), columns: last.columns))
      } else {
        // A mark that has no letter stands on a blank.
        cells.append(Cell(text: scalar.isMark ? " \(scalar)" : String(scalar), columns: max(1, scalar.columns)))
      }
    }
    return cells
  }
}
