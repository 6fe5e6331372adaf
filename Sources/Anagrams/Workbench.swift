public import Journal
public import Lexicon

/// A bench with what was done to it, what can be undone, and the help that was asked for.
///
/// Working, carrying on and replaying all go through `make(_:at:asking:)`, so that they cannot differ.
///
/// ```swift
/// var workbench = try Workbench(Fodder("rip off users"), Enumeration("(11)"))
/// for move in [.change(.place(["s", "u"])), .undo, .redo] as [Move] {
///   if let event = try workbench.make(move, asking: words) { print(event.fields) }
/// }
/// // ["place", "su", "su_________/ripoffers/"]
/// // ["undo", "___________/ripoffusers/"]
/// // ["redo", "su_________/ripoffers/"]
/// ```
///
/// The other engines have a `Move` and an `Event` too. Where more than one of them is imported, write `Anagrams.Move`.
public struct Workbench: Sendable {
  /// The letters as they lie now.
  public private(set) var bench: Bench

  /// The seed of the shuffles.
  public private(set) var seed: UInt64

  /// Whether answers are told.
  public private(set) var isSolverOn = false

  /// Whether answers of release 1.0.0 are believed: only in transcripts of version 1 are there any.
  private var believesAnswers = false

  private var past: [Bench] = []
  private var future: [Bench] = []
  private var generator: SplitMix64

  /// A bench with all letters in the ring; `seed` decides how they are shuffled.
  ///
  /// - Throws: `Refusal.tooLong` for an answer of more letters than there are.
  public init(_ fodder: Fodder, _ enumeration: Enumeration? = nil, seed: UInt64 = 0) throws(Refusal) {
    bench = try Bench(fodder, enumeration)
    self.seed = seed
    generator = SplitMix64(seed: seed)
  }

  /// The bench as it is now, as the event that would begin it.
  public var opening: Event { .began(bench, seed: seed) }

  /// Makes a move.
  ///
  /// - Parameters:
  ///   - move: what the person does.
  ///   - milliseconds: plays no part here; a bench has no clock.
  ///   - source: asked about words, and for all of them where an answer is needed.
  /// - Returns: what the move led to, or nil where a session later than release 1.0.0 is to believe an answer of that
  ///   release. Where it is refused, nothing has changed.
  /// - Throws: what the source throws, in which case nothing has changed either.
  @discardableResult
  public mutating func make(_ move: Move, at milliseconds: Int = 0, asking source: any WordSource) throws -> Event? {
    if case .believe = move, !believesAnswers { return nil }
    do {
      return try event(of: move, source)
    } catch let refusal as Refusal {
      return .refused(move, refusal)
    }
  }

  private mutating func event(of move: Move, _ source: any WordSource) throws -> Event {
    switch move {
    case .begin(let fodder, let enumeration, let seed):
      push(try Bench(fodder, enumeration))
      self.seed = seed
      generator = SplitMix64(seed: seed)
      return opening
    case .change(let change):
      try apply(change)
    case .undo:
      guard let last = past.popLast() else { throw Refusal.nothingToUndo }
      future.append(bench)
      bench = last
    case .redo:
      guard let next = future.popLast() else { throw Refusal.nothingToRedo }
      past.append(bench)
      bench = next
    case .hint(let level):
      let hint = try hint(level, source)
      try accept(hint)
      return .hinted(level, hint, bench)
    case .check:
      return .checked(try bench.check(source))
    case .solver(let isOn):
      isSolverOn = isOn
      return .switchedSolver(on: isOn)
    case .solve(let most):
      if !isSolverOn { throw Refusal.solverOff }
      return .solved(most: most, try bench.answers(most: most, source))
    case .believe(let answer):
      if let change = answer.change { try apply(change) }
      return .believed(answer, bench)
    case .end:
      return .ended(bench)
    }
    return .changed(move, bench)
  }

  private func hint(_ level: Hint.Level, _ source: any WordSource) throws -> Hint {
    let found = try bench.answers(most: Hint.mostCounted, steps: Hint.steps, source)
    if found.answers.isEmpty, found.rest != .unknown { return .hopeless }
    if level == .count {
      return found.answers.isEmpty ? .unknown : .count(found.answers.count, isLeast: found.rest != .none)
    }
    if let hint = Hint(level, sharedBy: found, on: bench) { return hint }
    // If an answer agrees with all letters that are placed, the person is probably trying that one.
    let isTried = bench.slots.contains { $0.letter != nil && !$0.isLocked }
    let tried = isTried ? try bench.answers(most: 1, holding: .placed, steps: Hint.steps / 2, source) : found
    guard let likeliest = tried.answers.first ?? found.answers.first else { return .unknown }
    return .guess(
      Hint(level, about: likeliest, on: bench), of: max(found.answers.count, 1), isLeast: found.rest != .none)
  }

  /// Puts the letter of a hint into its place.
  mutating func accept(_ hint: Hint) throws(Refusal) {
    guard case .letter(let letter, let slot) = hint else { return }
    try apply(.cross(letter, slot: slot))
  }

  private mutating func apply(_ change: Change) throws(Refusal) {
    push(try bench.making(change, shufflingBy: &generator))
  }

  /// Makes `next` the bench, and keeps the one before it for an undo, unless they are the same.
  private mutating func push(_ next: Bench) {
    if next == bench { return }
    past.append(bench)
    future = []
    bench = next
  }

  /// A seed for the next bench, which follows from how this one has been shuffled.
  ///
  /// Draws from a copy: a refused move is not recorded, so it must not change the next shuffle.
  public var nextSeed: UInt64 {
    var generator = generator
    return generator.next() >> 44
  }
}

/// Says which words are real, and may know all words that some letters spell.
public protocol WordSource {
  /// Whether `word` is in the dictionary as it is written; it may hold hyphens and apostrophes.
  ///
  /// - Throws: why that cannot be told, such as a dictionary that cannot be read.
  func isReal(_ word: String) throws -> Bool

  /// The words of the given lengths that can be spelled from `letters`, those that nobody should be shown unasked left
  /// out; nil where they cannot be told.
  func words(from letters: [Character], ofLengths lengths: Set<Int>) throws -> [KnownWord]?

  /// The answers of this enumeration that `letters` and so many `unknown` ones make, or some of them, the likeliest
  /// first: the words of the dictionary for an answer of one word, and what else is listed. Nil where they cannot be
  /// told.
  func answers(from letters: [Character], unknown: Int, to enumeration: Enumeration) throws -> [Answer]?

  /// The letters that words of these lengths may have.
  func alphabet(ofLengths lengths: Set<Int>) throws -> [Character]
}

extension Workbench: Replayable {
  /// The name under which transcripts of the bench go.
  public static let instrument = "anagram"

  /// The settings that a transcript of the bench may have.
  public static let settings: Set = ["dictionary", "common", "extra", "capitals", "accents", "clue"]

  /// Since version 2 no answer of release 1.0.0 is believed.
  public static let version = 2

  /// The bench that `opening` begins.
  public init(_ opening: Record, of transcript: Transcript) throws(TranscriptFault) {
    guard case .begin(let fodder, let enumeration, let seed)? = Move(opening),
      let start = try? Workbench(fodder, enumeration, seed: seed)
    else { throw TranscriptFault(.headerIncomplete, line: transcript.line(ofRecord: 0)) }
    self = start
    believesAnswers = transcript.version < Self.version
  }

  /// The move that led to the event on record, or nil for a record of no event.
  public static func move(of record: Record) -> Move? { Move(record) }

  /// Takes over what is on record. A letter that a hint put into its place is believed.
  public mutating func restore(_ record: Record, asking source: any WordSource) throws -> Bool {
    switch Move(record) {
    case nil: false
    case .hint(.letter): (try? accept(Hint(placedBy: record))) != nil
    case .hint, .check, .solve, .end: true
    case let move?: try make(move, asking: NoSource())?.isRecorded == true
    }
  }
}

extension Hint {
  /// The hint that put a letter into its place, such as `hint 4 letter r 3 …`.
  fileprivate init(placedBy record: Record) {
    let fields = record.fields
    if fields.count == 6, fields[3].count == 1, let slot = Int(fields[4]) {
      self = .letter(fields[3].first!, slot: slot)
    } else {
      self = .hopeless
    }
  }
}

/// Knows no word. It is never asked, because the answers are on record.
private struct NoSource: WordSource {
  func isReal(_ word: String) -> Bool { false }
  func words(from letters: [Character], ofLengths lengths: Set<Int>) -> [KnownWord]? { nil }
}
