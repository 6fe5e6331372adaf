import Journal

/// A sitting at the bench: what was done, what can be undone, and the help that was asked for.
///
/// Working, carrying on and judging anew all go through `make(_:by:)`, so that they cannot differ.
public struct Workbench: Sendable {
  /// The letters as they lie now.
  public private(set) var bench: Bench

  /// The seed of the shuffles.
  public private(set) var seed: UInt64

  /// Whether answers are told.
  public private(set) var isSolverOn = false

  private var past: [Bench] = []
  private var future: [Bench] = []
  private var generator: SplitMix64

  /// A sitting with all letters in the ring; `seed` decides how they are shuffled.
  ///
  /// - Throws: `Refusal.tooLong` for an answer of more letters than there are.
  public init(_ fodder: Fodder, _ enumeration: Enumeration? = nil, seed: UInt64 = 0) throws(Refusal) {
    bench = try Bench(fodder, enumeration)
    self.seed = seed
    generator = SplitMix64(seed: seed)
  }

  /// How the sitting began, or how it goes on, as an event.
  public var opening: Event { .began(bench, seed: seed) }

  /// Makes a move.
  ///
  /// - Parameters:
  ///   - move: what the person does.
  ///   - source: asked about words, and for all of them where an answer is needed.
  /// - Returns: what the move led to. Where it is refused, nothing has changed.
  /// - Throws: what the source throws, in which case nothing has changed either.
  public mutating func make<Source: WordSource>(_ move: Move, by source: Source) throws(Source.Fault) -> Event {
    do {
      return try event(of: move, source)
    } catch let refusal as Refusal {
      return .refused(move, refusal)
    } catch let fault as Source.Fault {
      throw fault
    } catch {
      preconditionFailure("a move fails with a refusal or with a fault of its source")
    }
  }

  private mutating func event(of move: Move, _ source: some WordSource) throws -> Event {
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

  private func hint(_ level: Hint.Level, _ source: some WordSource) throws -> Hint {
    let found = try bench.answers(most: Hint.mostCounted, steps: Hint.patience, source)
    if found.answers.isEmpty, found.rest != .unknown { return .hopeless }
    if level == .count {
      return found.answers.isEmpty ? .unknown : .count(found.answers.count, isLeast: found.rest != .none)
    }
    if let hint = Hint(level, sharedBy: found, on: bench) { return hint }
    // An answer that agrees with all that is placed is the one that the person is after, if there is one.
    let isTried = bench.slots.contains { $0.letter != nil && !$0.isLocked }
    let tried = isTried ? try bench.answers(most: 1, holding: .placed, steps: Hint.patience / 2, source) : found
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

  /// Makes `next` the bench, and the one before it what an undo brings back, unless they are the same.
  private mutating func push(_ next: Bench) {
    if next == bench { return }
    past.append(bench)
    future = []
    bench = next
  }

  /// A seed for the next bench, which follows from how this one has been shuffled.
  ///
  /// Nothing is drawn for it: what may yet be refused, and so is not recorded, must not change the next shuffle.
  public var nextSeed: UInt64 {
    var generator = generator
    return generator.next() >> 44
  }
}
