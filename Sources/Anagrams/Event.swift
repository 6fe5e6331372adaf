public import Journal

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

  /// Asks for answers, so many at most.
  case solve(most: Int)

  /// Asks for combinations of words that nobody lists as an answer, so many at most.
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

/// An event at the bench: a move and its outcome. The events of a bench are enough to make it again.
public struct Event: Hashable, Recordable {
  /// The move.
  public let move: Move

  /// The outcome of the move.
  public let outcome: Outcome

  /// The outcome of a move.
  public enum Outcome: Hashable, Sendable {
    /// The move has been made, and the bench lies like this.
    case done(Bench)

    /// A hint, and the bench after it: a letter that it tells is put into its place.
    case hinted(Hint, Bench)

    /// The judgements of the dictionary on the words in the slots.
    case checked([Bench.CheckedWord])

    /// Answers are told from now on, or not any more.
    case switchedSolver

    /// The first answers or combinations of words that fit.
    case solved(AnswerPage)

    /// The move cannot be made, and nothing has changed.
    case refused(Refusal)
  }

  /// Whether the move was made.
  public var isRecorded: Bool { if case .refused = outcome { false } else { true } }

  /// The event as the fields of a record: the move, and what it led to, such as `place sur sur_____/eips/`.
  public var fields: [String] { move.fields + outcome.fields }
}

extension Event.Outcome {
  fileprivate var fields: [String] {
    switch self {
    case .done(let bench): [bench.description]
    case .hinted(let hint, let bench): hint.fields + [bench.description]
    case .checked(let words): words.flatMap { [$0.text, $0.verdict.rawValue] }
    case .switchedSolver, .refused: []
    case .solved(let page): ["\(page.count)"] + page.answers.prefix(1).map { $0.text }
    }
  }
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

extension Change {
  static let noEnumeration = "none"

  fileprivate var fields: [String] {
    switch self {
    case .place(let letters): ["place", String(letters)]
    case .spell(let letters): ["spell", String(letters)]
    case .put(let letter, let slot): ["put", String(letter), "\(slot)"]
    case .write(let letters, let slot): ["write", String(letters), "\(slot)"]
    case .takeBack(let slot): ["take-back"] + (slot.map { ["\($0)"] } ?? [])
    case .swap(let first, let second): ["swap", "\(first)", "\(second)"]
    case .lock(let slot): ["lock"] + (slot.map { ["\($0)"] } ?? [])
    case .unlock(let slot): ["unlock"] + (slot.map { ["\($0)"] } ?? [])
    case .clear: ["clear"]
    case .discard(let letters): ["discard", String(letters)]
    case .restore(let letters): ["restore"] + (letters.isEmpty ? [] : [String(letters)])
    case .add(let letters): ["add", String(letters)]
    case .remove(let letters): ["remove", String(letters)]
    case .cross(let letter, let slot): ["cross", String(letter), "\(slot)"]
    case .pattern(let pattern): ["pattern", pattern.description]
    case .shuffle: ["shuffle"]
    case .rotate(let places): ["rotate", "\(places)"]
    case .reset: ["reset"]
    case .enumerate(let enumeration): ["enumerate", enumeration?.description ?? Self.noEnumeration]
    }
  }

  fileprivate init?(_ fields: some Collection<String>) {
    guard let verb = fields.first else { return nil }
    let arguments = Array(fields.dropFirst())
    let numbers = arguments.compactMap { Int($0) }
    switch (verb, arguments.count, numbers.count) {
    case ("place", 1, _): self = .place(Array(arguments[0]))
    case ("spell", 1, _): self = .spell(Array(arguments[0]))
    case ("put", 2, 1...) where arguments[0].count == 1 && Int(arguments[1]) != nil:
      self = .put(arguments[0].first!, slot: numbers[numbers.count - 1])
    case ("write", 2, 1...) where Int(arguments[1]) != nil:
      self = .write(Array(arguments[0]), slot: numbers[numbers.count - 1])
    case ("take-back", 0...1, arguments.count): self = .takeBack(slot: numbers.first)
    case ("swap", 2, 2): self = .swap(numbers[0], numbers[1])
    case ("lock", 0...1, arguments.count): self = .lock(slot: numbers.first)
    case ("unlock", 0...1, arguments.count): self = .unlock(slot: numbers.first)
    case ("clear", 0, _): self = .clear
    case ("discard", 1, _): self = .discard(Array(arguments[0]))
    case ("restore", 0...1, _): self = .restore(Array(arguments.first ?? ""))
    case ("add", 1, _) where arguments[0].allSatisfy({ $0.isTile }): self = .add(Array(arguments[0]))
    case ("remove", 1, _): self = .remove(Array(arguments[0]))
    case ("cross", 2, 1...) where arguments[0].count == 1 && Int(arguments[1]) != nil:
      self = .cross(arguments[0].first!, slot: numbers[numbers.count - 1])
    case ("pattern", 1, _):
      guard let pattern = try? SlotPattern(arguments[0]) else { return nil }
      self = .pattern(pattern)
    case ("shuffle", 0, _): self = .shuffle
    case ("rotate", 1, 1): self = .rotate(numbers[0])
    case ("reset", 0, _): self = .reset
    case ("enumerate", 1, _):
      let enumeration = Enumeration(arguments[0])
      guard enumeration != nil || arguments[0] == Self.noEnumeration else { return nil }
      self = .enumerate(enumeration)
    default: return nil
    }
  }
}
