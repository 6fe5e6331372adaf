import Layout

/// Brings the picture of a line on the screen up to date with as few bytes as possible: a letter at the end of the line
/// is that letter and nothing else.
///
/// It answers with the text to write. A line feed stands for the start of the next line, as the terminal's driver has
/// it.
package struct LineDisplay {
  private var rows: [[LinePicture.Cell]] = []
  private var place = LinePicture.Place(row: 0, column: 0)
  package private(set) var width: Int

  /// A display of lines of so many columns, with the cursor at the start of an empty one.
  package init(width: Int) { self.width = width }

  /// Forgets what is shown: the cursor is at the start of an empty line again.
  package mutating func forget() {
    rows = []
    place = LinePicture.Place(row: 0, column: 0)
  }

  /// Shows `picture`, which has the width of the display.
  package mutating func show(_ picture: LinePicture) -> String {
    var output = ""
    for (number, row) in picture.rows.enumerated() {
      if number >= rows.count {
        if number > 0 { makeRow(&output) } else { rows.append([]) }
      }
      change(number, to: row, &output)
    }
    if rows.count > picture.rows.count {
      move(to: LinePicture.Place(row: picture.rows.count, column: 0), &output)
      output += "\u{1B}[J"
      rows.removeLast(rows.count - picture.rows.count)
    }
    move(to: picture.cursor, &output)
    return output
  }

  /// Goes below the picture, to the start of an empty line, where something else may be written.
  package mutating func leave() -> String {
    var output = ""
    if rows.count > 1, rows.last == [] {
      move(to: LinePicture.Place(row: rows.count - 1, column: 0), &output)
    } else {
      if !rows.isEmpty { move(to: LinePicture.Place(row: rows.count - 1, column: place.column), &output) }
      output += "\n"
    }
    forget()
    return output
  }

  /// Clears the picture on a screen that is `new` columns wide from now on, and may have broken the rows anew.
  package mutating func clear(width new: Int) -> String {
    defer {
      width = new
      forget()
    }
    let broken = rows.prefix(place.row).reduce(0) { $0 + max(1, (LinePicture.columns(of: $1) + new - 1) / new) }
    let up = broken + min(place.column, width - 1) / new
    return (up > 0 ? "\u{1B}[\(up)A" : "") + "\r\u{1B}[J"
  }

  private mutating func makeRow(_ output: inout String) {
    move(to: LinePicture.Place(row: rows.count - 1, column: place.column), &output)
    output += "\n"
    rows.append([])
    place = LinePicture.Place(row: rows.count - 1, column: 0)
  }

  /// Writes the cells of a row that differ from what it shows.
  private mutating func change(_ number: Int, to row: [LinePicture.Cell], _ output: inout String) {
    let old = rows[number]
    if old == row { return }
    let (oldColumns, columns) = (LinePicture.columns(of: old), LinePicture.columns(of: row))
    let same = zip(old, row).prefix { $0 == $1 }.count
    var end = row.count
    if oldColumns == columns {
      var oldEnd = old.count
      while end > same, oldEnd > same, old[oldEnd - 1] == row[end - 1] {
        end -= 1
        oldEnd -= 1
      }
    }
    let start = LinePicture.columns(of: row[..<same])
    move(to: LinePicture.Place(row: number, column: start), &output)
    for cell in row[same..<end] { output += cell.text }
    place.column = start + LinePicture.columns(of: row[same..<end])
    if oldColumns > columns { output += "\u{1B}[K" }
    rows[number] = row
  }

  private mutating func move(to new: LinePicture.Place, _ output: inout String) {
    if place == new { return }
    // Beyond the last column a terminal has yet to decide where it is.
    if place.column >= width {
      output += "\r"
      place.column = 0
    }
    if new.row < place.row { output += "\u{1B}[\(place.row - new.row)A" }
    if new.row > place.row { output += "\u{1B}[\(new.row - place.row)B" }
    switch place.column - new.column {
    case 0: break
    case 1: output += "\u{8}"
    case _ where new.column == 0: output += "\r"
    case let left where left > 0: output += "\u{1B}[\(left)D"
    case let right: output += "\u{1B}[\(-right)C"
    }
    place = new
  }
}
