import Lexicon

/// Reads .jpz of Crossword Compiler: XML with the squares of a grid, words by their squares, and clues of these words.
struct JpzReader {
  private var xml: XMLReader
  private var draft = CrosswordDraft()

  /// The squares of each word by its name.
  private var words: [String: [Int]] = [:]

  /// The attributes of the cells that were read, and of the clue that is being read.
  private var seen: Set<Int> = []
  private var clue: [String: String] = [:]

  /// The heading of the clues that are being read, and the text of the element.
  private var heading = ""
  private var text = ""

  init(_ bytes: [UInt8]) throws(CrosswordFault) { xml = try XMLReader(bytes) }

  mutating func read() throws(CrosswordFault) -> CrosswordDraft {
    var hasPuzzle = false
    while let part = try xml.next() {
      switch part {
      case .text(let more): text += more
      case .open(let name, let attributes):
        if xml.path.dropLast().last == "rectangular-puzzle",
          ["coded", "sudoku", "word-search", "acrostic"].contains(name)
        {
          throw CrosswordFault(.unread("a puzzle of the kind \(name)"), at: xml.line)
        }
        if name == "crossword" { hasPuzzle = true }
        try open(name, attributes)
      case .close(let name): try close(name)
      }
    }
    if !hasPuzzle { throw CrosswordFault(.expected("a crossword")) }
    return draft
  }

  private mutating func open(_ name: String, _ attributes: [String: String]) throws(CrosswordFault) {
    let parent = xml.path.dropLast().last
    switch name {
    case "grid":
      if !words.isEmpty || !seen.isEmpty { throw CrosswordFault(.unread("a second grid"), at: xml.line) }
      let (title, setter) = (draft.grid.title, draft.grid.setter)
      draft = try CrosswordDraft(
        attributes["width"].flatMap { Int($0) } ?? 0, attributes["height"].flatMap { Int($0) } ?? 0)
      (draft.grid.title, draft.grid.setter) = (title, setter)
    case "cell" where parent == "grid": try read(cell: attributes)
    case "word", "cells":
      guard let id = name == "word" ? attributes["id"] : clue["id"] else { throw xml.fault("the id of a word") }
      clue["id"] = id
      if attributes["x"] != nil { words[id, default: []] += try cells(attributes) }
      if words[id]?.count ?? 0 > Crossword.mostOfEntry { throw CrosswordFault(.longEntry("word \(id)"), at: xml.line) }
    case "clue", "title", "creator":
      if name == "clue" { clue = attributes }
      text = ""
    case "clues": heading = ""
    default: break
    }
  }

  private mutating func close(_ name: String) throws(CrosswordFault) {
    let words = text.split { $0.isWhitespace }.joined(separator: " ")
    switch (name, xml.path.last) {
    case ("title", "metadata"): draft.grid.title = words
    case ("creator", "metadata"): draft.grid.setter = words
    case ("title", "clues"): heading = words
    case ("clue", _): try take(words)
    default: break
    }
  }

  private mutating func read(cell: [String: String]) throws(CrosswordFault) {
    guard let place = try cells(cell).first else { return }
    if !seen.insert(place).inserted {
      throw CrosswordFault(.twoSolutions("the square \(cell["x"] ?? ""), \(cell["y"] ?? "")"), at: xml.line)
    }
    switch cell["type"] {
    case "block": draft.grid.cells[place].kind = .block
    case "void", "clue": draft.grid.cells[place].kind = .void
    default:
      draft.grid.cells[place].number = cell["number"].flatMap { Int($0) }
      try draft.requireNumbers(in: place..<place + 1)
      draft.grid.cells[place].solution = cell["solution"] ?? ""
      if let letter = cell["solve-state"], letter.count == 1 { draft.grid.cells[place].filled = letter.first }
    }
    draft.grid.addBars(
      to: place, right: cell["right-bar"] == "true", below: cell["bottom-bar"] == "true",
      left: cell["left-bar"] == "true", above: cell["top-bar"] == "true")
  }

  /// The squares of `x="1-6" y="2"`.
  private func cells(_ attributes: [String: String]) throws(CrosswordFault) -> [Int] {
    func range(_ key: String, _ most: Int) throws(CrosswordFault) -> [Int] {
      let ends = (attributes[key] ?? "").split(separator: "-").map { Int($0) ?? 0 }
      guard 1...2 ~= ends.count, ends.allSatisfy({ 1...max(1, most) ~= $0 }), most > 0 else {
        throw xml.fault("\(key) from 1 to \(most)")
      }
      return Array(stride(from: ends[0], through: ends[ends.count - 1], by: ends[0] <= ends[ends.count - 1] ? 1 : -1))
    }
    let columns = try range("x", draft.grid.width)
    return try range("y", draft.grid.height).flatMap { row in columns.map { (row - 1) * draft.grid.width + $0 - 1 } }
  }

  private mutating func take(_ text: String) throws(CrosswordFault) {
    let squares = clue["word"].flatMap { words[$0] } ?? []
    guard var labels = clue["number"].flatMap({ PrintedLabels($0) })?.labels else { throw xml.fault("a number") }
    // A list without a usual name has the direction of its words.
    let isDown = squares.count > 1 && squares[1] == squares[0] + draft.grid.width
    labels[0].direction = CrosswordLabel.Direction(heading.prefix { $0.isWordLetter }) ?? (isDown ? .down : .across)
    if squares.isEmpty { throw CrosswordFault(.clueWithoutCells(clue["number"] ?? ""), at: xml.line) }
    let isLink = clue["is-link"] == "true" || clue["is-link"] == "1"
    draft.clues.append(
      CrosswordDraft.DraftClue(
        labels: labels, text: isLink && Int(text) != nil ? "See \(text)" : text, enumeration: clue["format"] ?? "",
        cells: squares, place: xml.line))
  }
}
