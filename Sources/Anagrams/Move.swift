package import Journal

/// A move at the bench that a transcript records.
public enum Move: Hashable, Sendable {
  /// Other letters on the bench, with the enumeration of their answer where it is known.
  case begin(Fodder, Enumeration?, seed: UInt64)

  /// A change of the bench.
  case change(Change)

  /// The last change is taken back.
  case undo

  /// A change that was taken back is made again.
  case redo

  /// Help that falls short of the answer.
  case hint(Hint.Level)

  /// The dictionary is asked about the words that are complete.
  case check

  /// Allows answers to be told, or forbids it.
  case solver(Bool)

  /// Asks for answers, so many at most, 1 or more.
  case solve(most: Int)

  /// Asks for combinations of words that nobody lists as an answer, so many at most, 1 or more.
  case combine(most: Int)

  /// Says which entry of a crossword the letters on the bench are for. It is no change: an undo leaves what is known of
  /// an entry.
  case enter(Entry)

  /// Takes the name away from the entry that has it.
  case forget(String)

  /// Opens a crossword, whose entries are worked at from then on. It is no change.
  case puzzle(CrosswordFile)

  /// Makes the last changes, so many of them, one change to an undo.
  case join(Int)

  /// The person leaves the bench.
  case end
}

extension Move {
  /// Whether a source of words is asked.
  package var asks: Bool {
    switch self {
    case .hint, .check, .solve, .combine: true
    case .begin, .change, .undo, .redo, .solver, .enter, .forget, .puzzle, .join, .end: false
    }
  }

  /// The move as the first fields of a record.
  var fields: [String] {
    switch self {
    case .begin(let fodder, let enumeration, let seed):
      ["bench", fodder.phrase, enumeration?.description ?? Change.noEnumeration, "\(seed)"]
        + (fodder.clue.isEmpty ? [] : [fodder.clue])
    case .change(let change): change.fields
    case .undo: ["undo"]
    case .redo: ["redo"]
    case .hint(let level): ["hint", level.name]
    case .check: ["check"]
    case .solver(let isOn): ["solver", isOn ? "on" : "off"]
    case .solve(let most): ["answers", "\(most)"]
    case .combine(let most): ["combinations", "\(most)"]
    case .join(let count): ["join", "\(count)"]
    case .enter(let entry): ["entry", entry.name, entry.clue, entry.definition]
    case .forget(let name): ["forget", name]
    case .puzzle(let file): ["puzzle"] + file.fields
    case .end: ["end"]
    }
  }

  /// Reads the move that begins the fields of a record, whatever it led to, or answers nil.
  package init?(_ record: Record) {
    let fields = record.fields
    let number = fields.count > 1 ? Int(fields[1]).flatMap { $0 > 0 ? $0 : nil } : nil
    let move: Move? =
      switch (fields[0], fields.count) {
      case ("bench", 5...6): Self.begun(fields)
      case ("undo", 2): .undo
      case ("redo", 2): .redo
      case ("hint", 4...): Hint.Level.allCases.first { $0.name == fields[1] }.map { .hint($0) }
      case ("check", 3...): .check
      case ("solver", 2): fields[1] == "on" ? .solver(true) : fields[1] == "off" ? .solver(false) : nil
      case ("answers", 3...): number.map { .solve(most: $0) }
      case ("combinations", 3...): number.map { .combine(most: $0) }
      case ("join", 3): number.map { .join($0) }
      case ("entry", 5): .enter(Entry(name: fields[1], clue: fields[2], definition: fields[3]))
      case ("forget", 3): .forget(fields[1])
      case ("puzzle", 4): CrosswordFile(fields[1], fields[2]).map { .puzzle($0) }
      case ("end", 2): .end
      default: Change(fields.dropLast()).map { .change($0) }
      }
    guard let move else { return nil }
    self = move
  }

  private static func begun(_ fields: [String]) -> Move? {
    let enumeration = Enumeration(fields[2])
    guard let fodder = try? Fodder(phrase: fields[1], clueWords: fields.count == 6 ? fields[4] : ""),
      let seed = UInt64(fields[3]), enumeration != nil || fields[2] == Change.noEnumeration
    else { return nil }
    return .begin(fodder, enumeration, seed: seed)
  }
}
