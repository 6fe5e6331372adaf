import Lexicon

/// Reads the text format of Exolve: sections that begin with `exolve-NAME:`, the squares of the grid by letters with
/// decorators, and a clue a line.
struct ExolveReader {
  let lines: [Substring]

  /// The index of the line behind `exolve-begin`.
  let first: Int

  func read() throws(CrosswordFault) -> CrosswordDraft {
    var values: [Substring: Substring] = [:]
    var grid: [(line: Int, text: Substring)] = []
    var clues: [CrosswordDraft.DraftClue] = []
    var section: Substring = ""
    var hasEnd = false
    for (index, line) in lines.enumerated().dropFirst(first) {
      let place = CrosswordFault.Place.line(index + 1)
      if line.hasPrefix("exolve-") {
        let name = line.dropFirst("exolve-".count).prefix { $0 != ":" }
        if name == "end" || name.hasPrefix("end`") {
          hasEnd = true
          break
        }
        if ["nodir", "3d"].contains(name) || name.hasPrefix("3d-") {
          throw CrosswordFault(.unread("exolve-\(name)"), at: place)
        }
        section = name
        let value = line.dropFirst("exolve-".count + name.count + 1).trimmed
        if name == "option", value.hasPrefix("rebus-cells") { values["rebus"] = "" }
        values[name] = value
      } else if line.isEmpty || line.hasPrefix("#") && section != "grid" {
        continue
      } else if section == "grid" {
        grid.append((index + 1, line))
      } else if let direction = CrosswordLabel.Direction(section) {
        if var clue = try Self.clue(line, place) {
          clue.labels[0].direction = direction
          clues.append(clue)
        }
      }
    }
    if !hasEnd { throw CrosswordFault(.expected("exolve-end"), at: .line(lines.count)) }
    func side(_ name: Substring) -> Int { values[name].flatMap { Int($0) } ?? 0 }
    var draft = try CrosswordDraft(side("width"), side("height"))
    draft.grid.title = String(values["title"] ?? "").withoutMarkup
    draft.grid.setter = String(values["setter"] ?? "").withoutMarkup
    draft.clues = clues
    guard grid.count == draft.grid.height else {
      throw CrosswordFault(.expected("\(draft.grid.height) rows"), at: .part("exolve-grid"))
    }
    var passed: Set<Int> = []
    for (row, line) in grid.enumerated() {
      let squares = try Self.squares(of: line.text, hasRebus: values["rebus"] != nil, at: .line(line.line))
      guard squares.count == draft.grid.width else {
        throw CrosswordFault(.expected("\(draft.grid.width) squares"), at: .line(line.line))
      }
      for (column, square) in squares.enumerated() {
        draft.grid.cells[row * draft.grid.width + column] = square.cell
        if square.isPassed { passed.insert(row * draft.grid.width + column) }
      }
    }
    draft.grid.number(passing: passed)
    return draft
  }

  private static func squares(
    of line: Substring, hasRebus: Bool, at place: CrosswordFault.Place
  ) throws(CrosswordFault) -> [(cell: Crossword.Cell, isPassed: Bool)] {
    var squares: [(cell: Crossword.Cell, isPassed: Bool)] = []
    var rest = line
    while let sign = rest.popFirst() {
      if sign.isWhitespace || sign == "@" { continue }
      let last = squares.count - 1
      switch sign {
      case ".": squares.append((Crossword.Cell(kind: .block), false))
      case "0": squares.append((Crossword.Cell(), false))
      case "|" where last >= 0, "+" where last >= 0, "_" where last >= 0:
        if sign != "_" { squares[last].cell.hasBarAtRight = true }
        if sign != "|" { squares[last].cell.hasBarBelow = true }
      case "~" where last >= 0: squares[last].isPassed = true
      case "!" where last >= 0: squares[last].cell.filled = squares[last].cell.solution.first
      case let letter where letter.isWordLetter || letter.isNumber || letter == "&":
        var cell = Crossword.Cell()
        cell.solution = letter == "&" ? rest.popFirst().map { String($0) } ?? "" : String(letter.capital)
        while hasRebus, let more = rest.first, more.isWordLetter { cell.solution.append(rest.removeFirst().capital) }
        squares.append((cell, false))
      case "*", "?": throw CrosswordFault(.unread("a square without a diagram"), at: place)
      default: throw CrosswordFault(.expected("a square"), at: place)
      }
    }
    return squares
  }

  /// The clue of a line without the remark on its answer behind the enumeration; nil for a line between clues.
  private static func clue(
    _ line: Substring, _ place: CrosswordFault.Place
  ) throws(CrosswordFault) -> CrosswordDraft.DraftClue? {
    guard let printed = PrintedLabels(line, inList: true) else { return nil }
    let text = String(printed.rest).withoutMarkup
    var clue = CrosswordDraft.DraftClue(labels: printed.labels, text: text, place: place)
    var end: String.Index?
    var start = text.startIndex
    while let open = text[start...].firstIndex(of: "("), let close = text[open...].firstIndex(of: ")") {
      let inner = text[text.index(after: open)..<close]
      start = text.index(after: close)
      if Enumeration(inner) != nil || inner == "?" || inner.hasSuffix("words") || inner.hasSuffix("letters") {
        let rest = text[start...].drop { $0 == "*" || $0.isWhitespace }
        end = start
        if rest.first == "[" { break }
      }
    }
    guard let end else { return clue }
    clue.text = String(text[..<end])
    let remark = text[end...].drop { "*_".contains($0) || $0.isWhitespace }
    if remark.first == "[", let close = remark.firstIndex(of: "]") {
      clue.answer = String(remark[..<close].dropFirst())
    }
    return clue
  }
}
