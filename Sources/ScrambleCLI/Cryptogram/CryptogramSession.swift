import Cryptograms
import Files
import Journal
import Lexicon

/// A sitting at the cryptogram helper.
struct CryptogramSession: Session {
  private(set) var worksheet: Worksheet
  private(set) var recorder: Recorder
  let search: PatternSearch

  /// Made when it is asked for: its model takes a few milliseconds to open.
  let solver: () throws -> CryptogramSolver

  /// What the solver made of the puzzle at hand when it was asked last.
  var solved: Solved?

  /// The same, as long as nothing else is locked or banned than was then.
  var solution: Solution? { solved.flatMap { $0.settled == worksheet.map.settled ? $0.solution : nil } }
  private let file: WorksheetFile

  /// The right to keep anything, as long as that goes well.
  private var lock: WorksheetLock?

  /// Whether the disk has what is kept.
  private var isKeptForGood = true
  private let isCarriedOn: Bool

  /// The puzzle to begin with, where it is not the one at hand.
  private let puzzle: String?

  /// The lines of a puzzle that is being typed.
  private var typed: [String]?
  var isOver = false

  init(
    _ worksheet: Worksheet, puzzle: String? = nil, recorder: Recorder, search: PatternSearch,
    solver: @escaping () throws -> CryptogramSolver, file: WorksheetFile, lock: WorksheetLock?,
    isCarriedOn: Bool = false
  ) {
    self.worksheet = worksheet
    self.puzzle = puzzle
    self.recorder = recorder
    self.search = search
    self.solver = solver
    self.file = file
    self.lock = lock
    self.isCarriedOn = isCarriedOn
  }

  var completions: [String] { CryptogramCommandName.table.completions }

  var prompt: String { typed == nil ? "cryptogram> " : "line> " }

  mutating func open() throws -> CryptogramReply {
    if !isCarriedOn { try recorder.open(with: Record(worksheet.opening.fields))?.tell() }
    if let puzzle, worksheet.state.text != puzzle { return try make(.puzzle(puzzle)) }
    return reply(.opened)
  }

  mutating func respond(to line: String) throws -> CryptogramReply? {
    let entry = line.trimmed
    if typed != nil {
      // No line of a cryptogram begins like a command.
      guard entry.hasPrefix(":"), case .command = CryptogramCommandName.table.read(String(entry)) else {
        return try takeLine(line)
      }
      typed = nil
    }
    if entry.isEmpty { return nil }
    if entry.hasPrefix(":") { return try obey(String(entry)) }
    switch TypedEntry(entry) {
    case .moves(let moves):
      var answer: CryptogramReply?
      for move in moves {
        answer = try make(move)
        if case .refused? = answer?.kind { break }
      }
      return answer
    case .again(let number): return try again(number)
    case .noPair: return info("A pair is two letters, cipher first: A=E. A!=E rules one out.")
    }
  }

  mutating func close() throws -> CryptogramReply {
    // What was typed of a puzzle is not lost with the end of the input.
    if typed?.isEmpty == false, let answer = try takeLine(""), case .refused = answer.kind { return answer }
    if !isKeptForGood { try keep(worksheet.state, isSynced: true) }
    return reply(.end)
  }

  /// Waits for the lines of a puzzle.
  mutating func beginTyping() { typed = [] }

  private mutating func takeLine(_ line: String) throws -> CryptogramReply? {
    if line.utf8.count > LineSource.longestLine {
      return info("A line of more than \(LineSource.longestLine) bytes is left out: break it, or name a file.")
    }
    if !line.trimmed.isEmpty {
      typed?.append(line)
      guard typed.map({ $0.reduce(0) { $0 + $1.utf8.count } }) ?? 0 > 4 * Cryptogram.mostScalars else { return nil }
      typed = nil
      return reply(.refused(.unreadable(.tooLong)))
    }
    let lines = typed ?? []
    typed = nil
    return lines.isEmpty ? info("No puzzle was typed.") : try make(.puzzle(lines.joined(separator: "\n")))
  }

  /// Makes the move, records and keeps what it led to, and only then tells.
  mutating func make(_ move: Move) throws -> CryptogramReply {
    let before = worksheet.state
    // In place: a copy would take all that can be undone with it.
    guard let event = worksheet.make(move, with: search) else { return info(idle(move)) }
    try recorder.record(Record(event.fields))?.tell()
    if worksheet.state.text != before.text { solved = nil }
    if worksheet.state != before { try keep(worksheet.state, isSynced: recorder.isTyped) }
    switch event.outcome {
    case .refused(let refusal): return reply(.refused(refusal))
    case .found: return reply(.found(all: false))
    case .hinted(let hint): return reply(.hinted(hint))
    case .done, .picked, .loaded: return reply(.changed)
    }
  }

  private mutating func keep(_ state: Worksheet.State, isSynced: Bool) throws {
    isKeptForGood = isSynced
    guard let lock else { return }
    do throws(FileFault) {
      if let fault = lock.fault { throw fault }
      if lock.isGranted { try file.keep(state, isSynced: isSynced) }
    } catch {
      self.lock = nil
      // Whoever was told that nothing is recorded need not be told again.
      if recorder.isKept {
        note("this session is not kept", because: "\(error)", "set XDG_STATE_HOME to a folder of yours")
      }
    }
  }

  /// Why a move led to nothing.
  private func idle(_ move: Move) -> String {
    switch move {
    case .undo: "There is nothing to undo."
    case .redo: "There is nothing to redo."
    case .hint: "The puzzle is solved: every letter has its pair."
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

  func info(_ text: String) -> CryptogramReply { reply(.info(text)) }

  mutating func save(_ path: String) throws -> CryptogramReply {
    do {
      return info(try recorder.save(to: path))
    } catch let fault as FileFault {
      return reply(.failure(Diagnostic(fault)))
    }
  }
}
