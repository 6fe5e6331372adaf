public import Journal
public import Lexicon

/// A bench with what was done to it, what can be undone, and the help that was asked for.
///
/// Working, carrying on and replaying all go through `make(_:at:asking:)`, so that they cannot differ.
///
/// ```swift
/// var workbench = try Workbench(Fodder("rip off users"), Enumeration("(11)"), seed: 1)
/// for move in [.change(.place(["s", "u"])), .undo, .redo] as [Move] {
///   if let event = try workbench.make(move, asking: words) { print(event.fields) }
/// }
/// // ["place", "su", "su_________/orrfseifp/"]
/// // ["undo", "___________/sorrfseuifp/"]
/// // ["redo", "su_________/orrfseifp/"]
/// ```
///
/// The other engines have a `Move` and an `Event` too. Where more than one of them is imported, write `Anagrams.Move`.
public struct Workbench: Equatable, Sendable {
  /// The letters as they lie now.
  public var bench: Bench { now.bench }

  /// The entry that they are for.
  public var entry: Entry { now.entry }

  /// The seed of the shuffles.
  public private(set) var seed: UInt64

  /// Whether answers are told.
  public private(set) var isSolverOn = false

  /// The state that an undo brings back.
  private struct State: Equatable {
    var bench: Bench
    var entry = Entry()

    /// The number of the entry, which all states of one entry share.
    var number = 0
  }

  /// The entries that had a name, each as it was last; nil for one whose name was forgotten.
  package private(set) var named: [String: EntryOnBench?] = [:]

  /// The crossword that was opened, or nil.
  private var puzzle: Crossword?

  private var now: State
  private var past: [State] = []
  private var future: [State] = []

  /// How many entries have been begun.
  private var entries = 0
  private var generator: SplitMix64

  /// A bench with all letters in the ring.
  ///
  /// - Parameters:
  ///   - fodder: the letters.
  ///   - enumeration: what is known of the answer's words, or nil.
  ///   - seed: decides how the letters are shuffled, at first, too: so the ring does not read like the clue.
  /// - Throws: `Refusal.tooLong` for an answer of more letters than there are.
  public init(_ fodder: Fodder, _ enumeration: Enumeration? = nil, seed: UInt64 = 0) throws(Refusal) {
    now = State(bench: try Bench(fodder, enumeration))
    self.seed = seed
    generator = SplitMix64(seed: seed)
    now.bench = shuffledAtFirst(now.bench)
  }

  /// The bench as it is now, as the event that would begin it.
  public var opening: Event { Event(move: .begin(bench.fodder, bench.enumeration, seed: seed), outcome: .done(bench)) }

  /// Makes a move.
  ///
  /// - Parameters:
  ///   - move: what the person does.
  ///   - milliseconds: plays no part here; a bench has no clock.
  ///   - source: asked about words, and for all of them where an answer is needed.
  /// - Returns: what the move led to; nil only where a record is believed that tells no answer. Where the move is
  ///   refused, nothing has changed.
  /// - Throws: what the source throws, in which case nothing has changed either.
  @discardableResult
  public mutating func make(
    _ move: Move, at milliseconds: Int = 0, asking source: any WordSource
  ) throws(LookupFault) -> Event? {
    do throws(Interruption) {
      let outcome = try outcome(of: move, source)
      if !entry.name.isEmpty { named[entry.name] = EntryOnBench(entry: entry, bench: bench) }
      return outcome.map { Event(move: move, outcome: $0) }
    } catch {
      switch error {
      case .refused(let refusal): return Event(move: move, outcome: .refused(refusal))
      case .failed(let fault): throw fault
      }
    }
  }

  private mutating func outcome(of move: Move, _ source: any WordSource) throws(Interruption) -> Event.Outcome? {
    let words = AskedWords(source, for: entry.definition)
    switch move {
    case .begin(let fodder, let enumeration, let seed):
      let next = try Interruption.refusing { () throws(Refusal) in try Bench(fodder, enumeration) }
      self.seed = seed
      generator = SplitMix64(seed: seed)
      let begun = shuffledAtFirst(next)
      if State(bench: begun, number: now.number) != now {
        entries += 1
        push(State(bench: begun, number: entries))
      }
    case .change(let change):
      try Interruption.refusing { () throws(Refusal) in try apply(change) }
    case .enter(let entry):
      enter(entry)
    case .forget(let name):
      changeAll { if $0.entry.name == name { $0.entry.name = "" } }
      named[name] = .some(nil)
    case .puzzle(let file):
      if puzzle != nil { throw .refused(.puzzleIsOpen) }
      puzzle = file.crossword
    case .join(let count):
      past.removeLast(min(max(0, count - 1), past.count))
    case .undo:
      guard let last = past.popLast() else { throw .refused(.nothingToUndo) }
      future.append(now)
      now = last
    case .redo:
      guard let next = future.popLast() else { throw .refused(.nothingToRedo) }
      past.append(now)
      now = next
    case .hint(let level):
      let believed = source.believed
      guard let hint = believed == nil ? try bench.hint(level, words) : believed?.hint else { return nil }
      try Interruption.refusing { () throws(Refusal) in try accept(hint) }
      return .hinted(hint, bench)
    case .check:
      if !bench.hasWord { throw .refused(.nothingToCheck) }
      if let believed = source.believed { return believed.checkedWords.map { .checked($0) } }
      return .checked(try bench.check(words))
    case .solver(let isOn):
      isSolverOn = isOn
      return .switchedSolver
    case .solve(let most), .combine(let most):
      precondition(most > 0, "a page has answers")
      if !isSolverOn { throw .refused(.solverOff) }
      if let believed = source.believed { return believed.page.map { .solved($0) } }
      if case .solve = move { return .solved(try bench.page(most: most, words)) }
      guard (bench.enumeration?.lengths.count ?? 0) > 1 else { throw .refused(.noCombinations) }
      let (answers, rest) = try bench.combinations(most: most, words)
      return .solved(AnswerPage(answers: answers, rest: rest))
    case .end: break
    }
    return .done(bench)
  }

  /// `bench` with its ring in an order that does not read like the fodder, where there is one.
  private mutating func shuffledAtFirst(_ bench: Bench) -> Bench {
    (try? bench.making(.shuffle, shufflingBy: &generator)) ?? bench
  }

  /// Puts the letter of a hint into its place.
  private mutating func accept(_ hint: Hint) throws(Refusal) {
    guard let (letter, slot) = hint.placedLetter else { return }
    try apply(.cross(letter, slot: slot))
    // It is a letter of the answer, and of no other entry.
    now.bench.slots[slot - 1].isCrossing = false
  }

  private mutating func apply(_ change: Change) throws(Refusal) {
    var next = try bench.making(change, shufflingBy: &generator)
    switch change {
    case .cross, .pattern:
      for slot in slotsWithoutCrossing where !bench.slots[slot].isCrossing { next.slots[slot].isCrossing = false }
    default: break
    }
    push(State(bench: change == .reset ? shuffledAtFirst(next) : next, entry: entry, number: now.number))
  }

  /// The slots of the entry, counted from 0, where the grid has no crossing answer. A letter that is typed there as a
  /// crossing one is known to the person alone, and stays when answers change.
  private var slotsWithoutCrossing: [Int] {
    guard let crossword, let entry = crossword.crossword.entry(named: entry.name) else { return [] }
    let crossings = crossword.crossings(of: entry)
    return crossings.count == bench.slots.count ? crossings.indices.filter { crossings[$0] == nil } : []
  }

  /// Says which entry the letters are for: one that is known already, with other letters, or else more of this one,
  /// also of what an undo or a redo brings back.
  private mutating func enter(_ entry: Entry) {
    let known = entry == Entry() ? nil : (past + future).first { $0.entry == entry }
    if let known { now.number = known.number }
    let number = now.number
    changeAll { state in
      guard state.number == number else { return }
      state.entry = entry
      state.bench.fodder = state.bench.fodder.taken(from: entry.clue)
    }
  }

  /// Changes what is now, and what an undo or a redo brings back.
  private mutating func changeAll(_ change: (inout State) -> Void) {
    change(&now)
    for place in past.indices { change(&past[place]) }
    for place in future.indices { change(&future[place]) }
  }

  /// The crossword that was opened, with the answers that its entries have; nil where none was.
  package var crossword: FilledCrossword? {
    puzzle.map { puzzle in
      let benches = named.compactMapValues { $0?.bench }.filter { !$0.value.slots.isEmpty }
      return FilledCrossword(
        puzzle, answers: benches.filter { $0.value.isAnswer }.mapValues { $0.slots.compactMap { $0.letter } },
        slots: benches.mapValues { $0.slots.map { $0.letter } })
    }
  }

  /// How many changes can be undone.
  package var undoCount: Int { past.count }

  /// Makes `next` what is now, and keeps what was before for an undo, unless they are the same.
  private mutating func push(_ next: State) {
    if next == now { return }
    past.append(now)
    future = []
    now = next
  }

  /// A seed for the next bench, which follows from how this one has been shuffled.
  ///
  /// Draws from a copy: a refused move is not recorded, so it must not change the next shuffle.
  package var nextSeed: UInt64 {
    if bench.count == 0 { return seed }
    var generator = generator
    return generator.next() >> 44
  }
}

extension Workbench: Replayable {
  /// The name under which transcripts of the bench go.
  public static let instrument = "anagram"

  /// The settings that a transcript of the bench may have.
  public static let settings: Set = ["dictionary", "common", "extra", "capitals", "accents", "clue", "answers"]

  /// The bench that `opening` begins.
  public init(_ opening: Record, of transcript: Transcript) throws(TranscriptFault) {
    guard case .begin(let fodder, let enumeration, let seed)? = Move(opening),
      let start = try? Workbench(fodder, enumeration, seed: seed)
    else { throw TranscriptFault(.headerIncomplete, line: transcript.line(ofRecord: 0)) }
    self = start
  }

  /// The move that led to the event on record, or nil for a record of no event.
  public func move(of record: Record) -> Move? { Move(record) }

  /// A source that answers what the record says was answered.
  public func oracle(believing record: Record, else source: any WordSource) -> any WordSource {
    NoWords(believing: RecordedAnswer(record))
  }
}

extension Hint {
  /// The letter that the hint puts into its place, and the slot, counted from 1.
  package var placedLetter: (Character, Int)? {
    if case .letter(let letter, let slot) = self { (letter, slot) } else { nil }
  }
}
