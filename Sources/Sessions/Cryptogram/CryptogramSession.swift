package import Cryptograms
import Journal
import Lexicon
import ScrambleFiles
import WordLists

/// A session of the cryptogram helper.
package struct CryptogramSession: Session {
  private(set) var worksheet: Worksheet
  package var recorder: Recorder
  package var notices: [Diagnostic]
  let search: PatternSearch

  /// The kind of keyword alphabet that puzzles are said to have, whatever stands above them.
  package var kind: AlphabetKind?

  /// The kind that stands above the puzzle at hand.
  private var printedKind: AlphabetKind?

  /// Made when it is asked for: its model takes a few milliseconds to open.
  let solver: () throws -> CryptogramSolver

  /// Why words may be missing in what was found since this was asked last, or nil.
  private let takeFault: () -> Diagnostic?

  /// What the solver made of the puzzle at hand when it was asked last.
  var solved: Solved?

  /// The same, as long as nothing else is locked or banned than was then.
  var solution: Solution? { solved.flatMap { $0.settled == worksheet.map.settled ? $0.solution : nil } }
  let file: WorksheetFile

  /// The right to keep anything, as long as that goes well.
  private var lock: WorksheetLock?

  /// Whether the disk has what is kept.
  private var isKeptForGood = true
  private let isCarriedOn: Bool

  /// The puzzle to begin with.
  private let puzzle: PrintedPuzzle?

  /// What is to be told with the next answer of words that were set aside, or taken back in.
  private var asides: [String] = []

  /// The lines of a puzzle that is being typed.
  private var typed: [String]?

  /// How many bytes they have.
  private var typedBytes = 0
  package var isOver = false

  init(
    _ worksheet: Worksheet, puzzle: PrintedPuzzle? = nil, recorder: Recorder, search: PatternSearch,
    solver: @escaping () throws -> CryptogramSolver, takeFault: @escaping () -> Diagnostic? = { nil },
    file: WorksheetFile, lock: WorksheetLock?,
    isCarriedOn: Bool = false, notices: [Diagnostic] = []
  ) {
    self.worksheet = worksheet
    self.puzzle = puzzle
    self.recorder = recorder
    self.search = search
    self.solver = solver
    self.takeFault = takeFault
    self.file = file
    self.lock = lock
    self.isCarriedOn = isCarriedOn
    self.notices = notices
  }

  package var completions: [String] { CryptogramCommandName.table.completions }

  package var prompt: String { typed == nil ? "cryptogram> " : "line> " }

  package mutating func opening() throws -> CryptogramReply {
    if !isCarriedOn { try beginRecording(Record(worksheet.opening.fields)) }
    guard let puzzle else { return reply(.opened) }
    guard Self.texts(of: puzzle).contains(worksheet.state.text) else {
      let answer = try load(puzzle)
      return tellingAsides(with: answer)
    }
    printedKind = puzzle.alphabetKind
    var answer = reply(.opened)
    answer.remarks = puzzle.remarks
    return answer
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

  package mutating func answer(to line: String) throws -> CryptogramReply? {
    let answer = try answer(toEntry: line)
    return answer.map { tellingAsides(with: $0) }
  }

  private mutating func answer(toEntry line: String) throws -> CryptogramReply? {
    let entry = line.trimmed
    if typed != nil {
      guard isCommand(line) else { return try takeLine(line) }
      typed = nil
    }
    if entry.isEmpty { return nil }
    if entry.hasPrefix(":") { return try obey(String(entry)) }
    if PrintedPuzzle.isText(entry) {
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
      return answer
    case .again(let number): return try again(number)
    case .word(let plain):
      guard let searched = worksheet.searched else { return info("Search a word first, or name it: WGR=you.") }
      return try make(.enter(searched, plain))
    case .noPair:
      return info("A pair is two letters, cipher first: A=E. A!=E rules one out. WGR=you enters a word.")
    }
  }

  package mutating func ending() throws -> CryptogramReply {
    // What was typed of a puzzle is not lost with the end of the input.
    if typed?.isEmpty == false, let answer = try takeLine("", isLast: true), case .refused(let refusal) = answer.kind {
      notices.append(
        .note("cannot use what was typed", because: refusal.description(of: worksheet.alphabet), "type a cryptogram"))
    }
    if !isKeptForGood { try keep(worksheet.kept, isSynced: true) }
    return reply(.end)
  }

  /// Waits for the lines of a puzzle.
  mutating func beginTyping() { (typed, typedBytes) = ([], 0) }

  private mutating func takeLine(_ line: String, isLast: Bool = false) throws -> CryptogramReply? {
    if line.utf8.count > longestLine {
      return info("A line of more than \(longestLine) bytes is left out: break it, or name a file.")
    }
    if !line.trimmed.isEmpty {
      typed?.append(line.withPlainLetters(of: worksheet.alphabet))
      typedBytes += line.utf8.count
      guard typedBytes > 4 * Cryptogram.mostScalars else { return nil }
      typed = nil
      return reply(.refused(.unreadable(.tooLong)))
    }
    let lines = typed ?? []
    let puzzle = PrintedPuzzle(lines, of: worksheet.alphabet)
    // A heading may have a blank line below it.
    if !isLast, !lines.isEmpty, lines.count < PuzzleReader.mostLinesOfHeading, puzzle.lines.isEmpty { return nil }
    typed = nil
    return lines.isEmpty ? info("No puzzle was typed.") : try load(puzzle)
  }

  /// Loads a puzzle, and enters and locks what its clues tell.
  private mutating func load(_ puzzle: PrintedPuzzle) throws -> CryptogramReply {
    var answer = try make(.puzzle(puzzle.text))
    guard case .changed = answer.kind else { return answer }
    printedKind = puzzle.alphabetKind
    var remarks = puzzle.remarks
    for case .stands(let cipher, let plain) in puzzle.clues {
      answer = try make(.enter(cipher, plain))
      if case .refused(let refusal) = answer.kind {
        remarks.append("The clue \(cipher)=\(plain) is not heeded: \(refusal.description(of: worksheet.alphabet)).")
      } else {
        for letter in worksheet.alphabet.letters(of: cipher.alphabet) { _ = try make(.lock(letter)) }
      }
    }
    answer = reply(.changed)
    answer.remarks = remarks
    return answer
  }

  /// Makes the move, records and keeps what it led to, and only then tells.
  mutating func make(_ move: Move) throws -> CryptogramReply {
    let before = worksheet.kept
    // In place: a copy would take all that can be undone with it.
    guard let event = worksheet.make(move, asking: search) else { return info(idle(move)) }
    if let fault = takeFault() { notices.append(fault) }
    try record(Record(event.fields))
    if worksheet.state.text != before.text { (solved, printedKind) = (nil, nil) }
    let now = worksheet.kept
    asides += now.asides(since: before)
    if now != before { try keep(now, leaving: before, isSynced: recorder.isTyped) }
    switch event.outcome {
    case .refused(let refusal): return reply(.refused(refusal))
    case .found: return reply(.found(all: false))
    case .hinted(let hint): return reply(.hinted(hint))
    case .done, .picked, .loaded: return reply(.changed)
    }
  }

  private mutating func tellingAsides(with answer: CryptogramReply) -> CryptogramReply {
    var answer = answer
    answer.remarks += asides
    asides = []
    return answer
  }

  /// Keeps `state`, and what was made of another puzzle that is left for it.
  private mutating func keep(_ state: Worksheet.State, leaving left: Worksheet.State? = nil, isSynced: Bool) throws {
    isKeptForGood = isSynced
    guard let lock else { return }
    do throws(FileFault) {
      if let fault = lock.fault { throw fault }
      if lock.isGranted {
        if let left, left.text != state.text { try file.keepForLater(left) }
        try file.keep(state, isSynced: isSynced)
      }
    } catch {
      self.lock = nil
      // Whoever was told that nothing is recorded need not be told again.
      if recorder.isKept {
        notices.append(
          .note("this session is not kept", because: "\(error)", "set XDG_STATE_HOME to a folder of yours"))
      }
    }
  }

  /// Why a move led to nothing.
  private func idle(_ move: Move) -> String {
    switch move {
    case .undo: "There is nothing to undo."
    case .redo: "There is nothing to redo."
    case .hint: "Every letter has its pair; :check counts those that the program reads otherwise."
    case .reset: "There is nothing to clear."
    case .name: "It is set aside already, by you or the text; :unname takes it back in."
    case .unname: "It is not set aside."
    default: "That is so already."
    }
  }

  func reply(_ kind: CryptogramReply.Kind) -> CryptogramReply {
    CryptogramReply(kind: kind, worksheet: worksheet, search: search, reading: reading)
  }

  /// The reading that the map shows, if it is one of the solver's.
  private var reading: Reading? {
    solution?.readings.first { $0.key.allSatisfy { worksheet.map[$0.cipher] == $0.plain } }
  }

  package func info(_ text: String) -> CryptogramReply { reply(.info(text)) }

  package func failed(_ diagnostic: Diagnostic) -> CryptogramReply { reply(.failure(diagnostic)) }
}

/// What the solver is asked for.
extension CryptogramSession {
  /// Readings that are told on request.
  private static let mostReadings = 9

  /// Reads the whole puzzle, with what is locked and banned as given, and enters the best reading.
  mutating func solve(_ argument: String) throws -> CryptogramReply {
    guard let request = SolveRequest(argument) else {
      return info(
        "The spaces part words, or they do not: ':solve words', ':solve no-spaces'. ':solve' finds out. Keyword "
          + "alphabets are k1 to k4, ':solve k2', and ':solve misspelled' is for words misspelled on purpose.")
    }
    guard let text = worksheet.state.text else { return info(Self.noPuzzle) }
    return try reading(text, request) { session, solution in
      guard let best = solution.readings.first else { return session.reply(.solved(solution)) }
      return try session.adopt(best, .solved(solution))
    }
  }

  /// Lists the readings of the puzzle, or enters one of them. The same text has the same readings in every run, so they
  /// are found anew where another run found them, or where something else was locked or banned then.
  mutating func alternatives(_ argument: String) throws -> CryptogramReply {
    guard let text = worksheet.state.text else { return info(Self.noPuzzle) }
    let take: (inout Self, Solution) throws -> CryptogramReply = { session, solution in
      if argument.isEmpty { return session.reply(.alternatives(solution)) }
      guard let number = Int(argument), number >= 1, number <= solution.likely.count else {
        return session.info("The readings have the numbers 1 to \(solution.likely.count): :alternatives lists them.")
      }
      return try session.adopt(solution.readings[number - 1], .changed)
    }
    return try solution.map { try take(&self, $0) } ?? reading(text, solved?.request ?? SolveRequest(), then: take)
  }

  /// Reads `text`, keeps what was found, and answers with it; or tells why there is no solver.
  private mutating func reading(
    _ text: String, _ request: SolveRequest, then answer: (inout Self, Solution) throws -> CryptogramReply
  ) throws -> CryptogramReply {
    let settled = worksheet.map.settled
    let solution: Solution
    do {
      let solver = try solver()
      guard solver.readsEnglish || request.kind == nil && !request.isMisspelled else {
        return info("Keywords and misspellings are known of the bundled model of English alone.")
      }
      solution = solver.solve(
        text, domains: settled.domains, spacing: request.spacing ?? .automatic,
        kind: request.kind ?? kind ?? printedKind,
        misspelled: request.isMisspelled ? true : nil, top: Self.mostReadings)
    } catch let diagnostic as Diagnostic {
      return reply(.failure(diagnostic))
    } catch let fault as FileFault {
      return reply(.failure(Diagnostic(fault)))
    }
    solved = Solved(solution: solution, settled: settled, request: request)
    return try answer(&self, solution)
  }

  /// Tells how many letters the program reads otherwise, and no more.
  func check() -> CryptogramReply {
    guard let puzzle = worksheet.puzzle(with: search) else { return info(Self.noPuzzle) }
    guard let comparison = puzzle.comparison else { return info("No reading is at hand to check by.") }
    return info(comparison.sentence)
  }

  /// Tells how a person could have found what the map says.
  func explain() -> CryptogramReply {
    guard let cryptogram = worksheet.cryptogram else { return info(Self.noPuzzle) }
    if solution?.partsWords == false {
      return info("The spaces part no words here, and words are what hints argue from.")
    }
    let start = worksheet.map.settled
    let explanation = Explanation(
      of: worksheet.map.pairs, for: cryptogram, from: start, names: worksheet.state.names, search: search)
    if explanation.steps.isEmpty {
      return info("There is nothing to explain: :solve fills the map, or pairs of your own that are not locked.")
    }
    return reply(.explained(explanation))
  }

  private mutating func adopt(_ reading: Reading, _ kind: CryptogramReply.Kind) throws -> CryptogramReply {
    let pairs = reading.key.map { LetterPair($0.cipher, $0.plain) }
    let answer = pairs.allSatisfy { worksheet.map[$0.cipher] == $0.plain } ? reply(.changed) : try make(.adopt(pairs))
    if case .changed = answer.kind { return reply(kind) }
    return answer
  }
}

/// What the solver made of a puzzle, and what was settled then.
struct Solved {
  let solution: Solution
  let settled: SubstitutionMap
  let request: SolveRequest
}
