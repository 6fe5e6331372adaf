import Journal

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
    case .believe(let answer): answer.fields
    case .end: ["end"]
    }
  }

  /// Reads the move that begins the fields of a record, whatever it led to, or answers nil.
  init?(_ record: Record) {
    let fields = record.fields
    switch (fields.first, fields.count) {
    case ("bench", 5...6):
      let clue = fields.count == 6 ? fields[4] : ""
      guard let fodder = try? Fodder(fields[1], clueWords: clue), let seed = UInt64(fields[3]) else { return nil }
      let enumeration = Enumeration(fields[2])
      guard enumeration != nil || fields[2] == Change.noEnumeration else { return nil }
      self = .begin(fodder, enumeration, seed: seed)
    case ("undo", 2): self = .undo
    case ("redo", 2): self = .redo
    case ("hint", 4...):
      if let level = Hint.Level.allCases.first(where: { $0.name == fields[1] }) {
        self = .hint(level)
      } else {
        guard let answer = BelievedAnswer(fields) else { return nil }
        self = .believe(answer)
      }
    case ("check", 3...): self = .check
    case ("solver", 2):
      guard ["on", "off"].contains(fields[1]) else { return nil }
      self = .solver(fields[1] == "on")
    case ("answers", 3...):
      guard let most = Int(fields[1]), most > 0 else { return nil }
      self = .solve(most: most)
    case ("solve", 3...):
      guard let answer = BelievedAnswer(fields) else { return nil }
      self = .believe(answer)
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
    case .takeBack(let slot): ["take-back"] + (slot.map { ["\($0)"] } ?? [])
    case .swap(let first, let second): ["swap", "\(first)", "\(second)"]
    case .lock(let slot): ["lock"] + (slot.map { ["\($0)"] } ?? [])
    case .unlock(let slot): ["unlock"] + (slot.map { ["\($0)"] } ?? [])
    case .clear: ["clear"]
    case .discard(let letters): ["discard", String(letters)]
    case .restore(let letters): ["restore"] + (letters.isEmpty ? [] : [String(letters)])
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
    case ("take-back", 0...1, arguments.count): self = .takeBack(slot: numbers.first)
    case ("swap", 2, 2): self = .swap(numbers[0], numbers[1])
    case ("lock", 0...1, arguments.count): self = .lock(slot: numbers.first)
    case ("unlock", 0...1, arguments.count): self = .unlock(slot: numbers.first)
    case ("clear", 0, _): self = .clear
    case ("discard", 1, _): self = .discard(Array(arguments[0]))
    case ("restore", 0...1, _): self = .restore(Array(arguments.first ?? ""))
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
