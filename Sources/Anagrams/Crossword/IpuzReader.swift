import Journal
import Lexicon

/// Reads .ipuz, which is an object of JSON: `dimensions`, `puzzle` with a row of squares for each row, `solution`,
/// `saved`, and `clues` by direction.
struct IpuzReader {
  private let file: JSON

  /// The values that stand for a block and for a square without a number.
  private let block: JSON
  private let empty: JSON

  init(_ bytes: [UInt8]) throws(CrosswordFault) {
    // The object may stand in the brackets of a call.
    let call = Array("ipuz(".utf8)
    var inner = bytes.drop { $0.isASCIIWhiteSpace }
    if inner.starts(with: call) {
      let lines = inner.count { $0 == UInt8(ascii: "\n") }
      guard let end = inner.lastIndex(of: UInt8(ascii: ")")) else {
        throw CrosswordFault(.expected("a bracket"), at: .line(lines + 1))
      }
      inner = inner[..<end].dropFirst(call.count)
    }
    do throws(JSONFault) {
      file = try JSON(reading: bytes[..<inner.startIndex].filter { $0 == UInt8(ascii: "\n") } + inner)
    } catch {
      throw CrosswordFault(.expected(error.expected), at: .line(error.line))
    }
    block = file[key: "block"] ?? "#"
    empty = file[key: "empty"] ?? 0
  }

  func read() throws(CrosswordFault) -> CrosswordDraft {
    let kinds = file[key: "kind"]?.elements?.compactMap { $0.string } ?? []
    guard
      kinds.contains(where: { $0.hasPrefix("http://ipuz.org/crossword") || $0.hasPrefix("https://ipuz.org/crossword") })
    else { throw CrosswordFault(.unread(kinds.first ?? "a puzzle without a kind"), at: .part("kind")) }
    let dimensions = file[key: "dimensions"]
    guard let width = dimensions?[key: "width"]?.number, let height = dimensions?[key: "height"]?.number else {
      throw CrosswordFault(.expected("width and height"), at: .part("dimensions"))
    }
    var draft = try CrosswordDraft(width, height)
    draft.grid.title = text("title")
    draft.grid.setter = text("author")
    for (cell, square) in try squares(of: "puzzle", draft.grid).enumerated() { read(square, into: &draft, cell) }
    if file[key: "solution"] != nil {
      for (cell, square) in try squares(of: "solution", draft.grid).enumerated() {
        let value = square[key: "value"] ?? square[key: "cell"] ?? square
        guard draft.grid.cells[cell].kind == .light, value != block, value.string != "#" else { continue }
        draft.grid.cells[cell].solution = value.string ?? ""
      }
    }
    if file[key: "saved"] != nil {
      for (cell, square) in try squares(of: "saved", draft.grid).enumerated() {
        let text = (square[key: "value"] ?? square).string
        guard draft.grid.cells[cell].kind == .light, let text, text.count == 1 else { continue }
        if text.first?.isWordLetter == true { draft.grid.cells[cell].filled = text.first }
      }
    }
    try draft.requireNumbers()
    try readClues(into: &draft)
    return draft
  }

  private func text(_ key: String) -> String { file[key: key]?.string.map { $0.withoutMarkup } ?? "" }

  /// The squares of the grid called `name`, row by row.
  private func squares(of name: String, _ grid: Crossword) throws(CrosswordFault) -> [JSON] {
    guard let rows = file[key: name]?.elements, rows.count == grid.height else {
      throw CrosswordFault(.expected("\(grid.height) rows"), at: .part(name))
    }
    var squares: [JSON] = []
    for (number, row) in rows.enumerated() {
      guard let own = row.elements, own.count == grid.width else {
        throw CrosswordFault(.expected("\(grid.width) squares in row \(number + 1)"), at: .part(name))
      }
      squares += own
    }
    return squares
  }

  private func read(_ square: JSON, into draft: inout CrosswordDraft, _ cell: Int) {
    let label = square[key: "cell"] ?? (square[key: "style"] == nil && square[key: "value"] == nil ? square : empty)
    if label == .null { draft.grid.cells[cell].kind = .void }
    if label == block { draft.grid.cells[cell].kind = .block }
    // Files say that "0" is empty and write 0, or the other way round.
    let number = label.number ?? label.string.flatMap { Int($0) }
    if label != empty, number != 0 { draft.grid.cells[cell].number = number }
    if let value = square[key: "value"]?.string, value.count == 1 { draft.grid.cells[cell].filled = value.first }
    var style = square[key: "style"]
    if let name = style?.string { style = file[key: "styles"]?[key: name] }
    let bars = Array(style?[key: "barred"]?.string ?? "")
    draft.grid.addBars(
      to: cell, right: bars.contains("R"), below: bars.contains("B"), left: bars.contains("L"),
      above: bars.contains("T"))
  }

  private func readClues(into draft: inout CrosswordDraft) throws(CrosswordFault) {
    guard case .object(let lists)? = file[key: "clues"] else { throw CrosswordFault(.noClues) }
    for (name, list) in lists.ordered(by: { $0.key < $1.key }) {
      let word = name.prefix { $0 != ":" }
      guard let direction = CrosswordLabel.Direction(word) else {
        throw CrosswordFault(.unread("a list of clues called \(name)"), at: .part("clues"))
      }
      for (index, clue) in (list.elements ?? []).enumerated() {
        guard let clue = read(clue, direction, draft.grid) else {
          throw CrosswordFault(.expected("a number and a clue"), at: .part("clue \(index + 1) of \(name)"))
        }
        draft.clues.append(clue)
      }
    }
  }

  private func read(
    _ clue: JSON, _ direction: CrosswordLabel.Direction, _ grid: Crossword
  ) -> CrosswordDraft.DraftClue? {
    let pair = clue.elements ?? []
    let numbers = clue[key: "numbers"]?.elements ?? [clue[key: "number"] ?? pair.first ?? .null]
    // What goes on elsewhere is told as [["Down", 5]] or [{"direction": "Down", "number": 5}].
    let more = (clue[key: "continued"]?.elements ?? []).compactMap { next -> PrintedLabels.Label? in
      let pair = next.elements ?? []
      let number = label(next[key: "number"] ?? pair.last ?? next)
      let name = next[key: "direction"]?.string ?? (pair.count == 2 ? pair[0].string : nil)
      let direction = name.flatMap { CrosswordLabel.Direction($0) }
      return number.map { PrintedLabels.Label(number: $0.number, direction: direction ?? $0.direction) }
    }
    var labels = numbers.compactMap { label($0) } + more
    guard labels.count == numbers.count + more.count, !labels.isEmpty,
      let text = clue[key: "clue"]?.string ?? (pair.count > 1 ? pair[1].string : nil)
    else { return nil }
    labels[0].direction = direction
    let enumeration = clue[key: "enumeration"]
    let cells = clue[key: "cells"]?.elements?.map { pair -> Int in
      guard let places = pair.elements, places.count == 2, let x = places[0].number, let y = places[1].number,
        1...grid.width ~= x, 1...grid.height ~= y
      else { return -1 }
      return (y - 1) * grid.width + x - 1
    }
    if cells?.contains(-1) == true { return nil }
    return CrosswordDraft.DraftClue(
      labels: labels, text: text.withoutMarkup,
      enumeration: enumeration?.string ?? enumeration?.number.map { "\($0)" } ?? "",
      answer: clue[key: "answer"]?.string ?? "", cells: cells, place: .part("clues"))
  }

  private func label(_ value: JSON) -> PrintedLabels.Label? {
    PrintedLabels(value.string ?? value.number.map { "\($0)" } ?? "")?.labels.first
  }
}
