import Lexicon

/// A crossword with the answers that its entries have, and the letters in which they cross.
public struct FilledCrossword: Equatable, Sendable {
  /// The crossword as it was opened.
  public let crossword: Crossword

  /// The letters of each answer, by the name of its entry; those of the file where that has the whole answer and the
  /// entry was not opened.
  public let answers: [String: [Character]]

  /// The letter in each square: that of an answer, of the first in the order of the clues where two differ, or else the
  /// one that the file has in it.
  public let letters: [Character?]

  /// The entries that have each square, in the order of the clues.
  private let owners: [[Int]]

  /// `crossword` with `answers` by the names of entries; one that has not as many letters as its entry is left out.
  ///
  /// `slots` are those of the entries that were opened: a letter of the file counts as long as all of them have it.
  public init(_ crossword: Crossword, answers: [String: [Character]], slots: [String: [Character?]] = [:]) {
    self.crossword = crossword
    let entries = crossword.entries
    var fitting: [String: [Character]] = [:]
    var owners: [[Int]] = Array(repeating: [], count: crossword.cells.count)
    var letters = crossword.cells.map { $0.filled.map { Self.plain($0) } }
    for (number, entry) in entries.enumerated() {
      for cell in entry.cells { owners[cell].append(number) }
      if let answer = answers[entry.name], entry.length == nil || entry.length == answer.count {
        fitting[entry.name] = answer
      } else if slots[entry.name] == nil, !entry.cells.isEmpty {
        let filled = entry.cells.compactMap { cell in crossword.cells[cell].filled.map { Self.plain($0) } }
        if filled.count == entry.cells.count { fitting[entry.name] = filled }
      }
      guard let slots = slots[entry.name], slots.count == entry.cells.count else { continue }
      for (cell, letter) in zip(entry.cells, slots) where letters[cell] != letter { letters[cell] = nil }
    }
    for entry in entries.reversed() {
      for (cell, letter) in zip(entry.cells, fitting[entry.name] ?? []) { letters[cell] = letter }
    }
    self.answers = fitting
    self.owners = owners
    self.letters = letters
  }

  /// A letter in lower case, without its accent.
  private static func plain(_ letter: Character) -> Character {
    Orthography(accents: .folded(keeping: [])).folded(String(letter)).first ?? letter
  }

  /// The letters of an entry: its answer, or what others and the file have in its squares.
  public func letters(of entry: CrosswordEntry) -> [Character?] {
    if let answer = answers[entry.name] { return answer.map { $0 } }
    return entry.cells.isEmpty ? Array(repeating: nil, count: entry.length ?? 0) : entry.cells.map { letters[$0] }
  }

  /// The letters that the answers of other entries have in the squares of an entry.
  public func crossings(of entry: CrosswordEntry) -> [Character?] {
    entry.cells.map { crossing(of: entry, at: $0)?.letter }
  }

  /// The first other entry with an answer that crosses letter `place`, from 1, of an entry, and its letter there.
  package func crossing(of entry: CrosswordEntry, letter place: Int) -> (name: String, letter: Character)? {
    entry.cells.indices.contains(place - 1) ? crossing(of: entry, at: entry.cells[place - 1]) : nil
  }

  /// The first other entry with an answer that has the square, and its letter there.
  private func crossing(of entry: CrosswordEntry, at cell: Int) -> (name: String, letter: Character)? {
    for number in owners[cell] {
      let other = crossword.entries[number]
      if other.name != entry.name, let letter = letter(of: other, in: cell) { return (other.name, letter) }
    }
    return nil
  }

  /// The places of `letters` for an entry, counted from 1, at which an answer that crosses it has another letter.
  public func disagreements(
    of entry: CrosswordEntry, with letters: [Character?]
  ) -> [(place: Int, letter: Character, other: (name: String, letter: Character))] {
    zip(entry.cells, letters).enumerated().compactMap { place, square in
      guard let letter = square.1, let other = crossing(of: entry, at: square.0), other.letter != letter else {
        return nil
      }
      return (place + 1, letter, other)
    }
  }

  /// The entries all of whose squares have a letter.
  public var filledEntries: [CrosswordEntry] {
    crossword.entries.filter { entry in
      answers[entry.name] != nil || entry.length != nil && letters(of: entry).allSatisfy { $0 != nil }
    }
  }

  /// The letters of answers, or else of the file, that are not those of the solution; nil where that is not known.
  ///
  /// Each is told as one finds it in the clues: by the first entry with a wrong letter in the square, or else with the
  /// square, and by its place there, counted from 1.
  package var wrongLetters: [(entry: String, place: Int)]? {
    if !crossword.isSolutionKnown { return nil }
    return crossword.cells.indices.compactMap { cell in
      let entries = owners[cell].map { crossword.entries[$0] }
      let answered = entries.filter { answers[$0.name] != nil }
      let isFileWrong = answered.isEmpty && letters[cell].map { isWrong($0, in: cell) } == true
      let wrong = answered.first { letter(of: $0, in: cell).map { isWrong($0, in: cell) } == true }
      return (isFileWrong ? entries.first : wrong).flatMap { entry in
        entry.cells.firstIndex(of: cell).map { (entry.name, $0 + 1) }
      }
    }
  }

  private func isWrong(_ letter: Character, in cell: Int) -> Bool {
    // Of a square that takes several letters one is written, the first.
    Self.plain(letter) != crossword.cells[cell].solution.first.map { Self.plain($0) }
  }

  /// The letter that the answer of `entry` has in a square.
  private func letter(of entry: CrosswordEntry, in cell: Int) -> Character? {
    answers[entry.name].flatMap { answer in entry.cells.firstIndex(of: cell).map { answer[$0] } }
  }
}

extension CrosswordEntry {
  /// How many letters the answer has; nil where neither the grid nor the clue tells.
  public var length: Int? { cells.isEmpty ? enumeration?.count : cells.count }
}

extension Crossword {
  /// The entry that has the label, as its name or as that of a part.
  public func entry(_ label: CrosswordLabel) -> CrosswordEntry? { entries.first { $0.labels.contains(label) } }

  /// The entry called `name`, such as `12a`.
  public func entry(named name: String) -> CrosswordEntry? { entries.first { $0.name == name } }
}
