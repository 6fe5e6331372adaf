package import Cryptograms
import Journal
import Layout

/// Reads printed puzzles by what is known of all of them, and by what each of them tells.
package struct PuzzleSolving: Sendable {
  private let solver: CryptogramSolver
  private let search: PatternSearch
  private let known: SubstitutionMap
  private let cribs: [Crib]
  private let spacing: Spacing
  private let kind: AlphabetKind?
  private let misspelled: Bool?
  private let top: Int

  /// Whether a reading has rivals is told by so many readings, which need not be shown.
  private static let fewestReadings = 5

  /// Reads by pairs, bans and words of all puzzles; a `kind`, or whether words are `misspelled`, is nil where each
  /// puzzle tells.
  ///
  /// - Throws: `Diagnostic` for a crib that `known` rules out.
  package init(
    _ solver: CryptogramSolver, search: PatternSearch, known: SubstitutionMap, cribs: [Crib], spacing: Spacing,
    kind: AlphabetKind? = nil, misspelled: Bool? = nil, top: Int
  ) throws(Diagnostic) {
    var known = known
    for crib in cribs {
      do throws(Refusal) { try known.enter(crib) } catch {
        throw Diagnostic(
          .usage, "cannot use the crib '\(crib)'", because: error.description(of: solver.alphabet),
          "name what goes together")
      }
    }
    self.solver = solver
    self.search = search
    self.known = known
    self.cribs = cribs
    self.spacing = spacing
    self.kind = kind
    self.misspelled = misspelled
    self.top = max(top, Self.fewestReadings)
  }

  /// Solves one puzzle by its own clues and by what is known of all puzzles.
  package func solve(_ puzzle: PuzzleReader.ReadPuzzle) -> SolvedPuzzle {
    // A text without letters may be of another cipher, which its solution tells.
    if let fault = puzzle.fault, fault != .noLetters {
      return SolvedPuzzle(puzzle: puzzle, solution: nil, fault: fault, unheeded: [], placesLeftOut: 0)
    }
    var map = known
    var unheeded: [Crib] = []
    for clue in puzzle.printed.clues {
      if !has(clue, puzzle.printed) {
        unheeded.append(clue)
        continue
      }
      do throws(Refusal) { try map.enter(clue) } catch { unheeded.append(clue) }
    }
    let isReadable = puzzle.fault == nil
    if !cribs.allSatisfy({ has($0, puzzle.printed) }) {
      return SolvedPuzzle(puzzle: puzzle, solution: nil, fault: nil, unheeded: unheeded, placesLeftOut: 0)
    }
    var (solution, leftOut) = solution(
      puzzle.printed, by: isReadable ? readings(of: cribs + puzzle.printed.clues) : [], map)
    let heeded = puzzle.printed.clues.filter { !unheeded.contains($0) }
    let words = heeded.filter { if case .stands = $0 { false } else { true } }
    if solution == nil, !words.isEmpty {
      // No reading has the printed words: they may be a hint of another kind, so it is read without them.
      (solution, leftOut) = self.solution(puzzle.printed, by: isReadable ? readings(of: cribs) : [], map)
      if solution != nil { unheeded += words }
    } else if solution?.readsAsLanguage == false, !heeded.isEmpty {
      // A sentence may not mean it as a clue, as in "it does not contain the word STEP". So it is read without clues.
      let (other, leftOutOfOther) = self.solution(puzzle.printed, by: isReadable ? readings(of: cribs) : [], known)
      if other?.readsAsLanguage == true {
        (solution, leftOut) = (other, leftOutOfOther)
        unheeded += heeded
      }
    }
    return SolvedPuzzle(
      puzzle: puzzle, solution: solution, fault: nil, unheeded: unheeded, placesLeftOut: leftOut)
  }

  /// Whether the puzzle has the ciphertext of a crib that tells what several letters stand for.
  private func has(_ crib: Crib, _ puzzle: PrintedPuzzle) -> Bool {
    guard case .stands(let cipher, _) = crib, cipher.letters.count > 1 else { return true }
    let letters = puzzle.text.compactMap { solver.alphabet.letter($0) }
    return letters.indices.contains { letters[$0...].starts(with: cipher.letters) }
  }

  /// The words, one after the other, that each of the cribs may be.
  private func readings(of cribs: [Crib]) -> [[[CipherWord]]] {
    cribs.compactMap { crib in
      switch crib {
      case .stands: nil
      case .words(let words): [words]
      case .tip(let words): search.readings(ofTip: words)
      }
    }
  }

  /// The solution of a puzzle, nil where the cribs have no place, and how many places are left out.
  private func solution(
    _ puzzle: PrintedPuzzle, by cribs: [[[CipherWord]]], _ map: SubstitutionMap
  ) -> (solution: CryptogramSolution?, placesLeftOut: Int) {
    let text = puzzle.text
    let spacing = spacing == .automatic && puzzle.isPatristocrat ? .none : spacing
    let misspelled = misspelled ?? (puzzle.isMisspelled && solver.readsEnglish ? true : nil)
    func solved(_ domains: Domains, _ spacing: Spacing) -> CryptogramSolution {
      solver.solve(
        text, domains: domains, spacing: spacing, kind: kind ?? puzzle.alphabetKind, misspelled: misspelled, top: top)
    }
    if cribs.isEmpty { return (solved(map.domains, spacing), 0) }
    let places = CribPlaces(cribs, in: text, map.domains, frequencies: search.frequencies, spacing: spacing)
    let assumptions = places.places.map { place in
      var domains = map.domains
      for pair in place.pairs { domains.fix(pair.cipher, as: pair.plain) }
      return domains
    }
    let solutions = solver.likeliest(of: assumptions, in: text, spacing: places.spacing).map {
      solved($0, places.spacing)
    }
    return (solutions.isEmpty ? nil : CryptogramSolution(merging: solutions, top: top), places.leftOut)
  }
}

extension SubstitutionMap {
  /// Enters the letters of a crib that tells for what it stands.
  fileprivate mutating func enter(_ crib: Crib) throws(Refusal) {
    if case .stands(let cipher, let plain) = crib { try enter(cipher, as: plain.letters) }
  }
}

extension Reading {
  /// The cipher alphabet with the plain letters of the key below it, and the plain alphabet with its cipher letters: in
  /// the one the keyword of K1 is seen, in the other that of K2.
  func rows(of alphabet: CipherAlphabet) -> [String] {
    let plain = alphabet.letters.map { cipher in key.first { $0.cipher == cipher }?.plain.small ?? "." }
    let cipher = alphabet.letters.map { plain in key.first { $0.plain == plain }?.cipher.capital ?? "." }
    return [
      "   Cipher: \(String(alphabet.letters.map { $0.capital }))", "   Plain:  \(String(plain))",
      "   Plain:  \(String(alphabet.letters.map { $0.small }))", "   Cipher: \(String(cipher))",
    ]
  }
}
