import Anagrams
import Journal
import Layout
import Lexicon

/// The sentences about a crossword and about how far it is filled.
extension FilledCrossword {
  /// The title and the setter, or what else the puzzle may be called.
  var name: String {
    let title = crossword.title.isEmpty ? "A puzzle without a title" : crossword.title
    return crossword.setter.isEmpty ? title : "\(title), by \(crossword.setter)"
  }

  /// How many entries are filled: `5 of 28 answers`.
  var score: String { "\(filledEntries.count) of \(counted(crossword.entries.count, "answer"))" }

  var isFilled: Bool { filledEntries.count == crossword.entries.count }

  /// The sentences about a puzzle that is opened or carried on.
  func opening(isCarriedOn: Bool) -> [Sentence] {
    let size = crossword.width == 0 ? "" : ", \(crossword.width) by \(crossword.height)"
    let count = isCarriedOn || !filledEntries.isEmpty ? score : counted(crossword.entries.count, "clue")
    let grid = size.isEmpty ? "" : ", :grid draws it"
    let title = Sentence(
      Escape.visible("\(isCarriedOn ? "Carrying on with " : "")\(name)\(size): \(count)."),
      prompt: ":clues lists them, \(crossword.entries[0].name) opens one\(grid).", .title)
    return crossword.isScrambled
      ? [title, Sentence("Its solution is scrambled, so letters cannot be compared with it.")] : [title]
  }

  /// The sentences about a bench that has the whole answer of `entry`; nil where the puzzle has no such answer.
  func arrival(of bench: Bench, for entry: Entry) -> [Sentence]? {
    guard let own = crossword.entry(named: entry.name), answers[own.name] != nil else { return nil }
    let check = crossword.isSolutionKnown ? ":check compares them with the solution." : ":write FILE keeps it."
    let title =
      isFilled
      ? Sentence("\(bench.written) is in, and so is every other answer.", prompt: check, .good)
      : Sentence("\(bench.written) is in: \(score).", .good)
    return [title] + disagreements(with: bench.slots.map { $0.letter }, for: own)
  }

  /// The sentences about `letters` for an entry that do not agree with those of answers which cross it.
  func disagreements(with letters: [Character?], for entry: CrosswordEntry) -> [Sentence] {
    disagreements(of: entry, with: letters).map { place, letter, other in
      let own = "\(entry.name) has \(letter.capital) as letter \(place)"
      return Sentence("\(own), and \(other.name) has \(other.letter.capital) there.", .bad)
    }
  }

  /// The puzzle for a program, as it was opened. Squares are numbered from 0, row by row.
  var json: JSON {
    let cells = crossword.cells
    func indices(_ isMeant: (Crossword.Cell) -> Bool) -> JSON {
      .array(cells.indices.filter { isMeant(cells[$0]) }) { JSON($0) }
    }
    return [
      "title": JSON(unlessEmpty: Escape.visible(crossword.title)),
      "setter": JSON(unlessEmpty: Escape.visible(crossword.setter)),
      "width": cells.isEmpty ? nil : JSON(crossword.width), "height": cells.isEmpty ? nil : JSON(crossword.height),
      "numbers": .array(cells) { JSON($0.number) ?? .null },
      "barsAtRight": indices { $0.hasBarAtRight }, "barsBelow": indices { $0.hasBarBelow },
      "entries": .array(crossword.entries) { entry in
        [
          "name": JSON(entry.name), "clue": JSON(unlessEmpty: Escape.visible(entry.clue)),
          "length": JSON(entry.length), "cells": .array(entry.cells) { JSON($0) },
        ]
      },
    ]
  }

  /// The filled part of the puzzle, for a program: the rows of the grid with `#` for a block, a blank for what is no
  /// part of it, and `_` for an empty square.
  var progress: JSON {
    [
      "rows": JSON((0..<crossword.height).map { row in self.row(row) }), "filled": JSON(filledEntries.map { $0.name }),
      "count": JSON(crossword.entries.count), "isFilled": isFilled ? true : nil,
    ]
  }

  private func row(_ row: Int) -> String {
    String((row * crossword.width..<(row + 1) * crossword.width).map { character(in: $0) })
  }

  func character(in cell: Int) -> Character {
    switch crossword.cells[cell].kind {
    case .light: letters[cell]?.capital ?? "_"
    case .block: "#"
    case .void: " "
    }
  }
}
