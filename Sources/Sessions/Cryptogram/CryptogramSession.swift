package import Cryptograms
import Journal
package import Layout
import Lexicon

/// A session of the cryptogram helper.
package struct CryptogramSession: Session {
  private(set) var worksheet: Worksheet
  package var recorder: Recorder
  package var notices: [Diagnostic]
  let words: PatternSearch
  private let readings: KnownReadings

  /// The words, with readings as the last `:solve` asked for them.
  var search: PatternSearch {
    var search = words
    search.reading = { [readings, request] in readings.solution(of: $0, $1, as: request) }
    return search
  }

  /// The kind of keyword alphabet that the puzzle is said to have, whatever stands above it.
  package var kind: AlphabetKind?

  /// Made when it is asked for: its model takes a few milliseconds to open.
  let solver: () throws(Diagnostic) -> CryptogramSolver

  /// Why words may be missing in what was found since this was asked last, or nil.
  private let takeFault: () -> Diagnostic?

  /// The request of the last `:solve` for the puzzle at hand, but for the kind, which the worksheet keeps.
  var asked = SolveRequest()

  /// The request to the solver as long as nobody asks otherwise.
  var request: SolveRequest {
    var request = asked
    request.kind = worksheet.state.kind
    return request
  }

  /// The level of the hint before, where nothing was done since: the next one goes further.
  var lastHint: Hint.Level?

  /// The last solution of the puzzle at hand, with the pairs that were settled and the request that was made then.
  var solved: (solution: CryptogramSolution, settled: SubstitutionMap, request: SolveRequest)?

  /// The last solution, or nil where something else has been settled or asked for since.
  var solution: CryptogramSolution? {
    solved.flatMap { $0.settled == worksheet.map.settled && $0.request == request ? $0.solution : nil }
  }

  /// The puzzle to begin with, and behind it those that are left for it.
  private let puzzles: [PrintedPuzzle]

  /// The last puzzle that was loaded, with what is printed around it.
  private(set) var printed: PrintedPuzzle?

  /// The sentences about words that were set aside or taken back in, which are told with the next answer.
  private var asides: [Sentence] = []

  /// The lines of a puzzle that is being typed.
  private var typed: [String]?
  private var typedBytes = 0

  /// Whether the last answer found a single word, which an empty line takes.
  private var isOffering = false

  /// How many of those lines were a heading alone when a blank line came.
  private var linesOfHeading = 0
  package var isOver = false

  init(
    _ worksheet: Worksheet, puzzles: [PrintedPuzzle] = [], recorder: Recorder, search: PatternSearch,
    solver: @escaping () throws(Diagnostic) -> CryptogramSolver, takeFault: @escaping () -> Diagnostic? = { nil },
    notices: [Diagnostic] = []
  ) {
    self.worksheet = worksheet
    self.puzzles = puzzles
    printed = puzzles.first
    self.recorder = recorder
    words = search
    readings = KnownReadings(solver)
    self.solver = solver
    self.takeFault = takeFault
    self.notices = notices
  }

  package var prompt: String { typed == nil ? "cryptogram> " : "line> " }

  package mutating func opening() throws(Diagnostic) -> CryptogramReply {
    if !recorder.isCarriedOn { try recorder.hold([Record(worksheet.opening.fields)]) }
    if let puzzle = puzzles.first, puzzle.text != worksheet.state.text {
      let answer = try load(puzzles)
      return tellingAsides(with: answer)
    }
    if let kind, worksheet.cryptogram != nil { _ = try make(.kind(kind)) }
    if puzzles.count > 1 { try leaveOthers() }
    var remarks: [Sentence] = []
    if let puzzle = puzzles.first { remarks = try takeClues(of: puzzle) }
    var answer = reply(.opened)
    answer.remarks = remarks + Self.others(of: puzzles)
    return answer
  }

  /// Begins the puzzles that came with the first one and are not yet among those that were left, and goes back to it.
  private mutating func leaveOthers() throws(Diagnostic) {
    let (first, state) = (printed, worksheet.kept)
    let left = KeptWorksheets(shelf: world.shelf, search: words).left(for: state.text, by: recorder.path).states
    let others = puzzles.dropFirst().filter { other in !left.contains { $0.text == other.text } }
    if others.isEmpty { return }
    for other in others.reversed() { _ = try load(other) }
    _ = try make(.begin(state))
    (printed, asides) = (first, [])
  }

  /// The sentence about the puzzles that came with the first one.
  private static func others(of puzzles: [PrintedPuzzle]) -> [Sentence] {
    if puzzles.count < 2 { return [] }
    return [
      Sentence("The first of \(puzzles.count) puzzles. The others are among the puzzles left.", prompt: ":puzzle list")
    ]
  }

  /// A command behind the lines of a puzzle ends them, and is obeyed after that.
  package func entries(of line: String) -> [String] {
    typed?.isEmpty == false && isCommand(line) ? ["", line] : [line]
  }

  /// No line of a cryptogram begins like a command.
  private func isCommand(_ line: String) -> Bool {
    let entry = line.trimmed
    if entry.hasPrefix(":"), case .command = CryptogramCommandName.table.read(String(entry)) { return true }
    return false
  }

  package mutating func answer(to line: String) throws(Diagnostic) -> CryptogramReply? {
    let answer = try answer(toEntry: line)
    isOffering = if case .found? = answer?.kind { worksheet.list(with: search).count == 1 } else { false }
    return answer.map { tellingAsides(with: $0) }
  }

  /// Takes `text` for a puzzle, whatever its lines say.
  package mutating func answer(toText text: String) throws(Diagnostic) -> CryptogramReply? {
    (typed, isOffering) = (nil, false)
    guard text.utf8.count <= PuzzleReader.longest else { return reply(.refused(.unreadable(.tooLong))) }
    let lines = text.split(whereSeparator: { $0.isNewline }).map(String.init).filter { !$0.trimmed.isEmpty }
    return tellingAsides(with: try load(typed: lines))
  }

  private mutating func answer(toEntry line: String) throws(Diagnostic) -> CryptogramReply? {
    let entry = line.trimmed
    if typed != nil {
      guard isCommand(line) else { return try takeLine(line) }
      typed = nil
    }
    if entry.isEmpty { return isOffering ? try make(.pick(1)) : nil }
    if entry.hasPrefix(":") { return try obey(String(entry)) }
    if PrintedPuzzle.isText(entry) || PlainLines(words).isTitle(entry) {
      beginTyping()
      return try takeLine(line) ?? info("This is taken for a puzzle. Its other lines follow, and a blank line ends it.")
    }
    switch TypedEntry(entry.withPlainLetters(of: worksheet.alphabet), worksheet.alphabet) {
    case .moves(let moves):
      var answer: CryptogramReply?
      for move in moves {
        answer = try make(move)
        if case .refused? = answer?.kind { break }
      }
      let words = entry.split { $0.isWhitespace }.filter { $0.count { $0.isLetter } > 1 }
      if words.count > 1, case .search? = moves.first, case .found? = answer?.kind {
        answer?.remarks.append(Sentence("It is searched as one word.", prompt: "':puzzle' takes a text."))
      }
      return answer
    case .again(let number): return try again(number)
    case .word(let plain):
      guard let searched = worksheet.searched else { return info("Search a word first, or name it: WGR=you.") }
      return try make(.enter(searched, plain))
    case .noPair:
      return info("A pair is two letters, cipher first: A=E. A!=E rules one out. WGR=you enters a word.")
    }
  }

  package mutating func ending() throws(Diagnostic) -> CryptogramReply {
    // What was typed of a puzzle is not lost with the end of the input.
    if typed?.isEmpty == false, let answer = try takeLine("", isLast: true), case .refused(let refusal) = answer.kind {
      notices.append(
        .note("cannot use what was typed", because: refusal.description(of: worksheet.alphabet), "type a cryptogram"))
    }
    return reply(.end)
  }

  mutating func beginTyping() { (typed, typedBytes, linesOfHeading) = ([], 0, 0) }

  private mutating func takeLine(_ line: String, isLast: Bool = false) throws(Diagnostic) -> CryptogramReply? {
    if !line.trimmed.isEmpty {
      typed?.append(line)
      typedBytes += line.utf8.count
      guard typedBytes > PuzzleReader.longest else { return nil }
      typed = nil
      return reply(.refused(.unreadable(.tooLong)))
    }
    let lines = typed ?? []
    // A heading may have a blank line below it; a second one ends the puzzle.
    if !isLast, lines.count > linesOfHeading, PrintedPuzzle(printed: lines, words).lines.isEmpty {
      linesOfHeading = lines.count
      return nil
    }
    typed = nil
    return try load(typed: lines)
  }

  /// Loads what was typed: one puzzle, or several where each has a number.
  private mutating func load(typed lines: [String]) throws(Diagnostic) -> CryptogramReply {
    if lines.isEmpty { return info("No puzzle was typed.") }
    let puzzles = PuzzleReader.puzzles(pasted: lines.joined(separator: "\n"), words)
    let areSeveral = puzzles.count > 1 && puzzles.allSatisfy { $0.number != nil }
    return try load(areSeveral ? puzzles : [PrintedPuzzle(typed: lines, words)])
  }

  /// Loads the first of the puzzles, with the others left for it.
  private mutating func load(_ puzzles: [PrintedPuzzle]) throws(Diagnostic) -> CryptogramReply {
    for other in puzzles.dropFirst().reversed() { _ = try load(other) }
    if puzzles.count > 1 { asides = [] }
    var answer = try load(puzzles[0])
    answer.remarks += Self.others(of: puzzles)
    return answer
  }

  /// Loads a puzzle, and enters and locks what its clues tell.
  mutating func load(_ puzzle: PrintedPuzzle) throws(Diagnostic) -> CryptogramReply {
    var answer = try make(.puzzle(puzzle.text))
    if case .refused(.unreadable(.foreignLetter(let letter, let line))) = answer.kind,
      puzzle.places.indices.contains(line - 1)
    {
      return reply(.refused(.unreadable(.foreignLetter(letter, line: puzzle.places[line - 1] + 1))))
    }
    guard case .changed = answer.kind else { return answer }
    printed = puzzle
    if let kind = kind ?? puzzle.alphabetKind { _ = try make(.kind(kind)) }
    let remarks = try takeClues(of: puzzle)
    answer = reply(.changed)
    answer.remarks = remarks
    return answer
  }

  /// Enters and locks what the clues of the puzzle tell, but for what the map has already. Returns the remarks on it,
  /// with those on clues that are not heeded.
  private mutating func takeClues(of puzzle: PrintedPuzzle) throws(Diagnostic) -> [Sentence] {
    let placeless = puzzle.clues.filter { clue in
      let places = places(of: clue, in: puzzle.text, worksheet.map.settled)
      return !places.isEmpty && places.allSatisfy { $0.found.places.isEmpty }
    }
    var remarks = puzzle.remarks(placeless: placeless)
    for case .stands(let cipher, let plain) in puzzle.clues
    where !zip(cipher.letters, plain.letters).allSatisfy({ worksheet.map[$0] == $1 }) {
      if case .refused(let refusal) = try make(.crib(cipher, plain)).kind {
        remarks.append(
          Sentence("The clue \(cipher)=\(plain) is not heeded: \(refusal.description(of: worksheet.alphabet))."))
      }
    }
    return remarks
  }

  /// Makes the move, records what it led to, and only then tells.
  mutating func make(_ move: Move) throws(Diagnostic) -> CryptogramReply {
    let before = worksheet.state
    let search = self.search
    // In place: a copy would take all that can be undone with it.
    guard let event = worksheet.make(move, asking: search) else { return info(idle(move)) }
    lastHint = if case .hint(let level) = move { level } else { nil }
    if let fault = takeFault() { notices.append(fault) }
    try record(Record(event.fields))
    if worksheet.state.text != before.text { (solved, asked) = (nil, SolveRequest()) }
    asides += worksheet.state.asides(since: before).map { Sentence(Escape.visible($0)) }
    switch event.outcome {
    case .refused(let refusal): return reply(.refused(refusal))
    case .found: return reply(.found(all: false))
    case .hinted(let hint): return reply(.hinted(hint))
    case .done, .named, .picked, .loaded: return reply(.changed)
    }
  }

  private mutating func tellingAsides(with answer: CryptogramReply) -> CryptogramReply {
    var answer = answer
    answer.remarks += asides
    asides = []
    return answer
  }

  /// Why a move led to nothing.
  private func idle(_ move: Move) -> Sentence {
    switch move {
    case .undo: Sentence("There is nothing to undo.")
    case .redo: Sentence("There is nothing to redo.")
    case .hint: Sentence("Every letter has its pair.", prompt: ":check counts those that the program reads otherwise.")
    case .reset: Sentence("There is nothing to clear.")
    case .name: Sentence("It is set aside already, by you or the text.", prompt: ":unname takes it back in.")
    case .unname: Sentence("It is not set aside.")
    default: Sentence("That is so already.")
    }
  }

  func reply(_ kind: CryptogramReply.Kind) -> CryptogramReply {
    CryptogramReply(
      kind: kind, worksheet: worksheet, search: search, puzzle: worksheet.puzzle(with: search), reading: reading)
  }

  private var reading: Reading? {
    solution?.readings.first { $0.key.allSatisfy { worksheet.map[$0.cipher] == $0.plain } }
  }

  package func info(_ sentence: Sentence) -> CryptogramReply { reply(.info(sentence)) }

  package func failed(_ diagnostic: Diagnostic) -> CryptogramReply { reply(.failure(diagnostic)) }
}
