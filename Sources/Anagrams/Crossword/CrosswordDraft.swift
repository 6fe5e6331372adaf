import Lexicon

/// A crossword as a reader finds it: a grid, and clues that are not yet held against it.
struct CrosswordDraft {
  struct DraftClue {
    /// The labels before it, the direction of the first being that of its list.
    var labels: [PrintedLabels.Label]
    var text: String

    /// How the answer parts into words, where it is told beside the clue.
    var enumeration = ""

    /// The answer, where it is told beside the clue.
    var answer = ""

    /// The squares, where they are told beside the clue.
    var cells: [Int]?
    var place: CrosswordFault.Place?
  }

  var grid = Crossword()
  var clues: [DraftClue] = []

  /// A draft with a grid of `width` by `height`.
  init(_ width: Int, _ height: Int) throws(CrosswordFault) {
    guard 1...Crossword.mostAcross ~= width, 1...Crossword.mostAcross ~= height else {
      throw CrosswordFault(.size(width: width, height: height))
    }
    grid.width = width
    grid.height = height
    grid.cells = Array(repeating: Crossword.Cell(), count: width * height)
  }

  /// A draft without a grid.
  init() {}

  /// Refuses a grid whose numbers have more digits than the label of a clue.
  func requireNumbers(in places: Range<Int>? = nil) throws(CrosswordFault) {
    let most = grid.cells[places ?? grid.cells.indices].reduce(0) { max($0, $1.number ?? 0) }
    if most > CrosswordLabel.mostNumbers { throw CrosswordFault(.numbers(most)) }
  }

  /// The crossword, each of its clues beside its squares.
  ///
  /// - Throws: `CrosswordFault` where a clue has no squares, squares have no clue, or either has two.
  func crossword() throws(CrosswordFault) -> Crossword {
    try requireNumbers()
    var crossword = grid
    if clues.isEmpty { throw CrosswordFault(.noClues) }
    for cell in grid.cells.indices where grid.cells[cell].filled?.isWordLetter == false {
      crossword.cells[cell].filled = nil
    }
    var told: [CrosswordLabel: DraftClue] = [:]
    for clue in clues {
      let label = label(clue.labels[0])
      if told.updateValue(clue, forKey: label) != nil { throw fault(.twoClues(label.description), clue) }
    }
    let starts: [CrosswordLabel: Int] = grid.starts.reduce(into: [:]) { $0[$1.0] = $1.1 }
    let followers = followers(told)
    let parts = Set(followers.values.joined())
    for clue in clues where !parts.contains(label(clue.labels[0])) {
      let labels = [label(clue.labels[0])] + (followers[label(clue.labels[0])] ?? [])
      var cells: [Int] = []
      for label in labels where grid.width > 0 {
        let explicit = told[label]?.cells
        guard let more = explicit ?? starts[label].map({ grid.run(from: $0, label.direction) }), !more.isEmpty else {
          throw fault(.clueWithoutCells(label.description), told[label] ?? clue)
        }
        if cells.count + more.count > Crossword.mostOfEntry { throw fault(.longEntry(label.description), clue) }
        // A file may tell the squares of linked entries with the first of them.
        if more.allSatisfy(cells.contains) { continue }
        // The square in which an entry ends and the next one begins counts once.
        cells += more.dropFirst(more.first == cells.last ? 1 : 0)
      }
      let entry = entry(clue, labels, cells)
      try solve(entry, by: clue.answer, in: &crossword, clue)
      crossword.entries.append(entry)
    }
    let clued = Set(crossword.entries.flatMap { $0.labels })
    if !clues.contains(where: { $0.cells != nil }) {
      for (label, _) in grid.starts where !clued.contains(label) {
        throw CrosswordFault(.cellsWithoutClue(label.description))
      }
    }
    return crossword
  }

  private func fault(_ cause: CrosswordFault.Cause, _ clue: DraftClue) -> CrosswordFault {
    CrosswordFault(cause, at: clue.place)
  }

  private func label(_ label: PrintedLabels.Label, or direction: CrosswordLabel.Direction = .across) -> CrosswordLabel {
    CrosswordLabel(number: label.number, direction: label.direction ?? direction)
  }

  /// The labels of the entries that go on with each: those that its clue names, then those whose clues refer to it.
  private func followers(_ told: [CrosswordLabel: DraftClue]) -> [CrosswordLabel: [CrosswordLabel]] {
    var followers: [CrosswordLabel: [CrosswordLabel]] = [:]
    var taken: Set<CrosswordLabel> = []
    func goesOn(_ label: CrosswordLabel) -> Bool {
      guard let clue = told[label] else { return true }
      return PrintedLabels.referred(by: clue.text) != nil || !clue.text.contains { $0.isWordLetter }
    }
    for clue in clues where clue.labels.count > 1 {
      let head = label(clue.labels[0])
      // An entry that goes on with another leads none: else two that send the reader to each other were both left out.
      if taken.contains(head) { continue }
      for next in clue.labels.dropFirst() {
        let same = label(next, or: head.direction)
        let other = CrosswordLabel(number: next.number, direction: head.direction.other)
        // A number without a direction is in the list where its clue goes on with another.
        let isOther =
          next.direction == nil && told[other] != nil && goesOn(other) && (told[same] == nil || !goesOn(same))
        let label = isOther ? other : same
        if label != head, goesOn(label), taken.insert(label).inserted { followers[head, default: []].append(label) }
      }
    }
    for clue in clues {
      let own = label(clue.labels[0])
      guard !taken.contains(own), let first = PrintedLabels.referred(by: clue.text)?.first else { continue }
      let directions = first.direction.map { [$0] } ?? [own.direction, own.direction.other]
      let heads = directions.map { CrosswordLabel(number: first.number, direction: $0) }
      guard let head = heads.first(where: { told[$0] != nil && $0 != own && !goesOn($0) }) else { continue }
      taken.insert(own)
      followers[head, default: []].append(own)
    }
    return followers
  }

  private func entry(_ clue: DraftClue, _ labels: [CrosswordLabel], _ cells: [Int]) -> CrosswordEntry {
    let words = clue.text.split { $0.isWhitespace }.joined(separator: " ")
    let printed = try? PrintedClue(words)
    let enumeration = Enumeration(clue.enumeration) ?? printed?.enumeration
    let isPrinted = printed?.enumeration != nil || clue.enumeration.isEmpty
    return CrosswordEntry(
      labels: labels, clue: isPrinted ? words : "\(words) \(enumeration?.description ?? "(\(clue.enumeration))")",
      enumeration: cells.isEmpty || enumeration?.count == cells.count ? enumeration : nil, cells: cells)
  }

  /// Puts an answer that is told beside a clue into the squares of its entry.
  private func solve(
    _ entry: CrosswordEntry, by answer: String, in crossword: inout Crossword, _ clue: DraftClue
  ) throws(CrosswordFault) {
    let letters = answer.filter { $0.isWordLetter }
    guard !letters.isEmpty, letters.count == entry.cells.count else { return }
    for (letter, cell) in zip(letters, entry.cells) {
      let solution = String(letter.capital)
      if crossword.cells[cell].solution.isEmpty { crossword.cells[cell].solution = solution }
      if crossword.cells[cell].solution != solution { throw fault(.twoSolutions(entry.name), clue) }
    }
  }
}
