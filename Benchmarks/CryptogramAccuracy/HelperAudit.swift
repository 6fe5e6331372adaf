import Synchronization

@testable import Cryptograms
@testable import Journal
@testable import WordLists

/// Counts the claims of the helper about puzzles with known answers, and the false ones among them.
struct HelperAudit {
  private var puzzles = 0
  private var called: [Puzzle.Completion: Int] = [:]
  private var calledWrong = 0
  private var forced = Share()
  private var likely: [Int: Share] = [:]
  private var wronglyBlamed = 0
  private var blamed = Share()
  private var solvedWrongly = Share()
  private var steps = 0
  /// By the least confidence of a letter: readings of the solver, and those of them with a wrong letter.
  private var readings: [Int: Share] = [:]
  private var praised = 0

  /// A number of things, and how many of them are false.
  private struct Share {
    var all = 0
    var isFalse = 0

    mutating func add(isFalse: Bool) {
      all += 1
      self.isFalse += isFalse ? 1 : 0
    }
  }

  /// Solves `puzzle` by hints alone, enters its answer, and spoils the answer.
  mutating func add(_ puzzle: PuzzleSet.Puzzle, by search: PatternSearch, _ solver: CryptogramSolver) throws {
    let cryptogram = try Cryptogram(puzzle.ciphertext)
    var truth: [CipherLetter: CipherLetter] = [:]
    for (cipher, plain) in zip(puzzle.ciphertext, puzzle.plaintext) {
      if let cipher = CipherLetter(cipher), let plain = CipherLetter(plain) { truth[cipher] = plain }
    }
    let known = Readings(solver)
    var search = search
    search.reading = { known.solution(of: $0, $1) }
    puzzles += 1
    if let own = known.solution(of: cryptogram, SubstitutionMap(forbidsItself: true)).readings.first {
      let isWrong = own.key.contains { truth[$0.cipher] != $0.plain }
      readings[own.key.map(\.confidence).min() ?? 0, default: Share()].add(isFalse: isWrong)
      let map = try SubstitutionMap(
        own.key.map { "\($0.cipher)=\($0.plain)" }.joined(separator: ","), forbidsItself: true)
      if isWrong, Puzzle(cryptogram, under: map, search: search).isSolved { praised += 1 }
    }
    var map = SubstitutionMap(forbidsItself: true)
    while let hint = Puzzle(cryptogram, under: map, search: search).hint(.letter) {
      guard let cipher = hint.cipher, let answer = hint.answer, let plain = truth[cipher] else {
        // All that was entered is right.
        if hint.isForced { wronglyBlamed += 1 }
        break
      }
      steps += 1
      if hint.isForced {
        forced.add(isFalse: answer != plain)
      } else {
        likely[hint.confidence ?? 0, default: Share()].add(isFalse: answer != plain)
      }
      try map.enter(LetterPair(cipher, plain))
    }
    let solution = try SubstitutionMap(
      truth.map { "\($0.key)=\($0.value)" }.joined(separator: ","), forbidsItself: true)
    let told = Puzzle(cryptogram, under: solution, search: search)
    called[told.completion, default: 0] += 1
    if !told.contradicted.isEmpty { calledWrong += 1 }
    try spoil(solution, cryptogram, search)
  }

  /// Takes another plain letter for each cipher letter in turn: one that is left, or that of another cipher letter.
  private mutating func spoil(_ solution: SubstitutionMap, _ cryptogram: Cryptogram, _ search: PatternSearch) throws {
    var chance = SplitMix64(seed: UInt64(cryptogram.text.utf8.count))
    for pair in solution.pairs {
      let other = CipherLetter(index: chance.draw(below: CipherAlphabet.english.count))
      if other == pair.plain || other == pair.cipher { continue }
      let partner = solution.cipher(for: other)
      if partner == pair.plain { continue }
      var spoiled = solution
      try spoiled.remove(pair.cipher)
      if let partner { try spoiled.remove(partner) }
      try spoiled.enter(LetterPair(pair.cipher, other))
      if let partner { try spoiled.enter(LetterPair(partner, pair.plain)) }
      let puzzle = Puzzle(cryptogram, under: spoiled, search: search)
      solvedWrongly.add(isFalse: puzzle.isSolved)
      for word in puzzle.contradicted {
        let accused = puzzle.blame(for: word.cipher)
        guard puzzle.isCertain(accused, for: word.cipher) else { continue }
        blamed.add(isFalse: accused.allSatisfy { solution.pairs.map(Assumption.pair).contains($0) })
      }
    }
  }

  var lines: [String] {
    let states = [Puzzle.Completion.solved, .readable, .paired, .open].map {
      "\(called[$0, default: 0]) \($0.rawValue)"
    }
    let guesses = likely.sorted { $0.key > $1.key }.map { said, share in
      "  said to be likely with \(said) %: \(Tally.percent(share.all - share.isFalse, share.all)) of \(share.all) right"
    }
    return [
      "\(puzzles) puzzles, \(steps) hints",
      "true solutions: \(states.joined(separator: ", ")); \(calledWrong) with a word called wrong",
      "false forced hints: \(forced.isFalse) of \(forced.all)",
      "true pairs that a hint blamed for certain: \(wronglyBlamed)",
      "wrong maps called solved: \(solvedWrongly.isFalse) of \(solvedWrongly.all), and \(praised) of the solver's own",
      "certain blame without a wrong pair: \(blamed.isFalse) of \(blamed.all)",
    ] + guesses
      + readings.sorted { $0.key > $1.key }.map { least, share in
        "  readings of which every letter is \(least) % sure: \(share.isFalse) of \(share.all) wrong"
      }
  }
}

/// Solutions of one puzzle, each found once.
final class Readings: Sendable {
  private let solver: CryptogramSolver
  private let known = Mutex<[SubstitutionMap: CryptogramSolution]>([:])

  init(_ solver: CryptogramSolver) { self.solver = solver }

  func solution(of cryptogram: Cryptogram, _ settled: SubstitutionMap) -> CryptogramSolution {
    known.withLock { known in
      if let solution = known[settled] { return solution }
      let solution = solver.solve(cryptogram.text, domains: settled.domains, top: 64)
      known[settled] = solution
      return solution
    }
  }
}
