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
    switch (fields.first, fields.count) {
    case ("bench", 5...6):
      let clue = fields.count == 6 ? fields[4] : ""
      guard let fodder = try? Fodder(phrase: fields[1], clueWords: clue), let seed = UInt64(fields[3]) else {
        return nil
      }
      let enumeration = Enumeration(fields[2])
      guard enumeration != nil || fields[2] == Change.noEnumeration else { return nil }
      self = .begin(fodder, enumeration, seed: seed)
    case ("undo", 2): self = .undo
    case ("redo", 2): self = .redo
    case ("hint", 4...):
      guard let level = Hint.Level.allCases.first(where: { $0.name == fields[1] }) else { return nil }
      self = .hint(level)
    case ("check", 3...): self = .check
    case ("solver", 2):
      guard ["on", "off"].contains(fields[1]) else { return nil }
      self = .solver(fields[1] == "on")
    case ("answers", 3...):
      guard let most = Int(fields[1]), most > 0 else { return nil }
      self = .solve(most: most)
    case ("combinations", 3...):
      guard let most = Int(fields[1]), most > 0 else { return nil }
      self = .combine(most: most)
    case ("join", 3):
      guard let count = Int(fields[1]), count > 0 else { return nil }
      self = .join(count)
    case ("entry", 5): self = .enter(Entry(name: fields[1], clue: fields[2], definition: fields[3]))
    case ("forget", 3): self = .forget(fields[1])
    case ("puzzle", 4):
      guard let file = CrosswordFile(fields: fields[1...2]) else { return nil }
      self = .puzzle(file)
    case ("end", 2): self = .end
    default:
      guard let change = Change(fields.dropLast()) else { return nil }
      self = .change(change)
    }
  }
}
