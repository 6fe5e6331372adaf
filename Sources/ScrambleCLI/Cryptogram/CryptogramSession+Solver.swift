import Cryptograms

/// What the solver is asked for.
extension CryptogramSession {
  /// Readings that are told on request.
  private static let mostReadings = 9

  /// Reads the whole puzzle, with what is locked and banned as given, and enters the best reading.
  mutating func solve() throws -> CryptogramReply {
    guard let text = helper.standing.text else { return info(Self.noPuzzle) }
    let solution = try solver().solve(text, domains: helper.map.settled.domains, top: Self.mostReadings)
    self.solution = solution
    guard let best = solution.readings.first else { return reply(.solved(solution)) }
    return try adopt(best, .solved(solution))
  }

  /// Lists the readings that were found, or enters one of them.
  mutating func alternatives(_ argument: String) throws -> CryptogramReply {
    guard let solution else { return info("Nothing was solved yet: :solve reads the puzzle at hand.") }
    if argument.isEmpty { return reply(.alternatives(solution)) }
    guard let number = Int(argument), solution.readings.indices.contains(number - 1) else {
      return info("There are \(count(solution.readings.count, "reading")): :alternatives lists them.")
    }
    return try adopt(solution.readings[number - 1], .changed)
  }

  /// Tells how a person could have found what the map says.
  func explain() -> CryptogramReply {
    guard let cryptogram = helper.cryptogram else { return info(Self.noPuzzle) }
    if helper.map.pairs.isEmpty { return info("The map is empty: :solve fills it, or pairs of your own.") }
    let explanation = Explanation(
      of: helper.map.pairs, for: cryptogram, from: helper.map.settled, names: helper.standing.names, search: search)
    return reply(.explained(explanation))
  }

  private mutating func adopt(_ reading: Reading, _ kind: CryptogramReply.Kind) throws -> CryptogramReply {
    let pairs = reading.key.map { LetterPair($0.cipher, $0.plain) }
    let answer = pairs.allSatisfy { helper.map[$0.cipher] == $0.plain } ? reply(.changed) : try make(.adopt(pairs))
    if case .changed = answer.kind { return reply(kind) }
    return answer
  }
}
