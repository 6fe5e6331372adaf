import Cryptograms
import Files
import Lexicon

/// What the solver is asked for.
extension CryptogramSession {
  /// Readings that are told on request.
  private static let mostReadings = 9

  /// Reads the whole puzzle, with what is locked and banned as given, and enters the best reading.
  mutating func solve(_ argument: String) throws -> CryptogramReply {
    let spacings: [String: Spacing] = ["": .automatic, "words": .words, "no-spaces": .none]
    guard let spacing = spacings[argument.folded] else {
      return info("The spaces part words, or they do not: ':solve words', ':solve no-spaces'. ':solve' finds out.")
    }
    guard let text = worksheet.state.text else { return info(Self.noPuzzle) }
    let settled = worksheet.map.settled
    let solution: Solution
    do {
      solution = try solver().solve(text, domains: settled.domains, spacing: spacing, top: Self.mostReadings)
    } catch let diagnostic as Diagnostic {
      return reply(.failure(diagnostic))
    } catch let fault as FileFault {
      return reply(.failure(Diagnostic(fault)))
    }
    solved = Solved(solution: solution, settled: settled)
    guard let best = solution.readings.first else { return reply(.solved(solution)) }
    return try adopt(best, .solved(solution))
  }

  /// Lists the readings that were found, or enters one of them.
  mutating func alternatives(_ argument: String) throws -> CryptogramReply {
    guard let solution else {
      return info(
        solved == nil
          ? "Nothing was solved yet: :solve reads the puzzle at hand."
          : "What is locked and banned has changed: :solve reads the puzzle again.")
    }
    if argument.isEmpty { return reply(.alternatives(solution)) }
    guard let number = Int(argument), number >= 1, number <= solution.readings.count else {
      return info("The readings have the numbers 1 to \(solution.readings.count): :alternatives lists them.")
    }
    return try adopt(solution.readings[number - 1], .changed)
  }

  /// Tells how a person could have found what the map says.
  func explain() -> CryptogramReply {
    guard let cryptogram = worksheet.cryptogram else { return info(Self.noPuzzle) }
    if solution?.partsWords == false {
      return info("The spaces part no words here, and words are what hints argue from.")
    }
    let start = worksheet.map.settled
    let explanation = Explanation(
      of: worksheet.map.pairs, for: cryptogram, from: start, names: worksheet.state.names, search: search)
    if explanation.steps.isEmpty {
      return info("There is nothing to explain: :solve fills the map, or pairs of your own that are not locked.")
    }
    return reply(.explained(explanation))
  }

  private mutating func adopt(_ reading: Reading, _ kind: CryptogramReply.Kind) throws -> CryptogramReply {
    let pairs = reading.key.map { LetterPair($0.cipher, $0.plain) }
    let answer = pairs.allSatisfy { worksheet.map[$0.cipher] == $0.plain } ? reply(.changed) : try make(.adopt(pairs))
    if case .changed = answer.kind { return reply(kind) }
    return answer
  }
}

/// What the solver made of a puzzle, and what was settled then.
struct Solved {
  let solution: Solution
  let settled: SubstitutionMap
}
