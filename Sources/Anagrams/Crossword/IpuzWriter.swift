package import Journal
import Lexicon

extension FilledCrossword {
  /// The crossword as an object of .ipuz, the letters in its grid as `saved`; nil where no grid is known.
  package var ipuz: JSON? {
    if crossword.width == 0 { return nil }
    let known = crossword.cells.contains { !$0.solution.isEmpty }
    return [
      "version": "http://ipuz.org/v2", "kind": ["http://ipuz.org/crossword#1"], "block": "#", "empty": 0,
      "dimensions": ["width": JSON(crossword.width), "height": JSON(crossword.height)],
      "title": text(crossword.title), "author": text(crossword.setter),
      "puzzle": rows { cell in square(cell) },
      "solution": known ? rows { light(crossword.cells[$0], JSON(unlessEmpty: crossword.cells[$0].solution)) } : nil,
      "saved": rows { light(crossword.cells[$0], letters[$0].map { JSON(String($0.capital)) }) },
      "clues": ["Across": clues(.across), "Down": clues(.down)],
    ]
  }

  private func text(_ text: String) -> JSON? { text.isEmpty ? nil : JSON(text.withMarkup) }

  private func rows(_ square: (Int) -> JSON) -> JSON {
    .array(
      (0..<crossword.height).map { row in
        .array((0..<crossword.width).map { square(row * crossword.width + $0) })
      })
  }

  private func square(_ index: Int) -> JSON {
    let cell = crossword.cells[index]
    let label = light(cell, cell.number.map { JSON($0) })
    let bars = (cell.hasBarAtRight ? "R" : "") + (cell.hasBarBelow ? "B" : "")
    return bars.isEmpty ? label : ["cell": label, "style": ["barred": JSON(bars)]]
  }

  /// A square with `value` in it, if it is one that takes a letter.
  private func light(_ cell: Crossword.Cell, _ value: JSON?) -> JSON {
    switch cell.kind {
    case .light: value ?? 0
    case .block: "#"
    case .void: .null
    }
  }

  /// The clues of a direction. That of linked entries stands with the first of them, and sends the reader on from
  /// others. Squares are told where they do not follow from the grid.
  private func clues(_ direction: CrosswordLabel.Direction) -> JSON {
    let clues = crossword.entries.flatMap { entry in
      entry.labels.compactMap { label -> (Int, JSON)? in
        guard label.direction == direction else { return nil }
        let head = entry.labels[0]
        let isHead = label == head
        let isLinked = isHead && entry.labels.count > 1
        let cells = entry.cells.map { cell -> JSON in
          [JSON(cell % crossword.width + 1), JSON(cell / crossword.width + 1)]
        }
        return (
          label.number,
          [
            "number": isLinked ? nil : JSON(label.number),
            "numbers": isLinked ? JSON(entry.labels.map { "\($0.number) \($0.direction.name)" }) : nil,
            "clue": JSON(isHead ? entry.clue.withMarkup : "See \(head.number) \(head.direction.name)"),
            "cells": crossword.followsFromGrid(entry) ? nil : .array(cells),
          ]
        )
      }
    }
    return .array(clues.ordered { $0.0 < $1.0 }.map { $0.1 })
  }
}

extension Crossword {
  /// Whether the squares of an entry are those that begin at its numbers.
  fileprivate func followsFromGrid(_ entry: CrosswordEntry) -> Bool {
    var cells: [Int] = []
    for label in entry.labels {
      guard let start = self.cells.indices.first(where: { self.cells[$0].number == label.number }) else { return false }
      let run = run(from: start, label.direction)
      cells += run.dropFirst(run.first == cells.last ? 1 : 0)
    }
    return cells == entry.cells
  }
}

extension CrosswordLabel.Direction {
  /// The name that heads a list of clues.
  package var name: String { self == .across ? "Across" : "Down" }
}

extension String {
  /// The text with the signs of markup escaped.
  fileprivate var withMarkup: String {
    reduce(into: "") { text, character in
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      default: text.append(character)
      }
    }
  }
}
