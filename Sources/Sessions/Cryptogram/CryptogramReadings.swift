import Cryptograms
import Layout
import Lexicon

/// The commands that ask the solver.
extension CryptogramSession {
  private static let mostReadings = 9

  /// Reads the whole puzzle, with what is locked and banned as given, and enters the best reading.
  mutating func solve(_ argument: String) throws(Diagnostic) -> CryptogramReply {
    guard let request = SolveRequest(argument) else {
      return info(
        "The spaces part words, or they do not: ':solve words', ':solve no-spaces'. ':solve' finds out. Keyword "
          + "alphabets are k1 to k4, ':solve k2', and ':solve misspelled' is for words misspelled on purpose.")
    }
    guard let text = worksheet.state.text else { return info(Self.noPuzzle) }
    return try reading(text, request) { session, solution throws(Diagnostic) in
      guard let best = solution.readings.first else { return session.reply(.solved(solution)) }
      return try session.adopt(best, .solved(solution))
    }
  }

  /// Lists the readings of the puzzle, or enters one of them. The same text has the same readings in every run, so they
  /// are found anew where another run found them, or where something else was locked or banned then.
  mutating func alternatives(_ argument: String) throws(Diagnostic) -> CryptogramReply {
    guard let text = worksheet.state.text else { return info(Self.noPuzzle) }
    let take: (inout Self, CryptogramSolution) throws(Diagnostic) -> CryptogramReply = {
      session, solution throws(Diagnostic) in
      if argument.isEmpty { return session.reply(.alternatives(solution)) }
      guard let number = Int(argument), number >= 1, number <= solution.likely.count else {
        let count = solution.likely.count
        return session.info(
          (count == 1 ? "The only likely reading has the number 1" : "The readings have the numbers 1 to \(count)")
            + ": :alternatives lists \(count == 1 ? "it" : "them").")
      }
      return try session.adopt(solution.readings[number - 1], .changed)
    }
    if let solution { return try take(&self, solution) }
    return try reading(text, asked, then: take)
  }

  /// Reads `text`, keeps what was asked and what was found, and answers with it; or tells why there is no solver.
  private mutating func reading(
    _ text: String, _ asked: SolveRequest,
    then answer: (inout Self, CryptogramSolution) throws(Diagnostic) -> CryptogramReply
  ) throws(Diagnostic) -> CryptogramReply {
    let solver: CryptogramSolver
    do throws(Diagnostic) { solver = try self.solver() } catch { return reply(.failure(error)) }
    guard solver.readsEnglish || asked.kind == nil && !asked.isMisspelled else { return info(Self.notEnglish) }
    if let kind = asked.kind { _ = try make(.kind(kind)) }
    self.asked = asked
    self.asked.kind = nil
    let (settled, request) = (worksheet.map.settled, self.request)
    let solution = solver.solve(text, settled, as: request, top: Self.mostReadings)
    solved = (solution, settled, request)
    return try answer(&self, solution)
  }

  private static let notEnglish = "Keywords and misspellings are known of the bundled model of English alone."

  /// Says of what kind the keyword alphabet of the puzzle is, or tells what was said of it.
  mutating func kind(_ argument: String) throws(Diagnostic) -> CryptogramReply {
    if worksheet.cryptogram == nil { return info(Self.noPuzzle) }
    if argument.isEmpty { return info(worksheet.state.said) }
    let kind = AlphabetKind(rawValue: argument.folded)
    if kind == nil, argument.folded != "none" { return help(about: "kind") }
    if kind != nil, let solver = try? solver(), !solver.readsEnglish { return info(Self.notEnglish) }
    var answer = try make(.kind(kind))
    if case .changed = answer.kind { answer.remarks = [Sentence(worksheet.state.said)] }
    return answer
  }

  /// Tells how many letters the program reads otherwise, and no more.
  func check() -> CryptogramReply {
    guard let puzzle = worksheet.puzzle(with: search) else { return info(Self.noPuzzle) }
    guard let comparison = puzzle.comparison else { return info("No reading is at hand to check by.") }
    return reply(.compared(comparison))
  }

  /// Tells how a person could have found what the map says.
  func explain() -> CryptogramReply {
    guard let cryptogram = worksheet.cryptogram else { return info(Self.noPuzzle) }
    let start = worksheet.map.settled
    if (solution ?? search.reading(cryptogram, start))?.partsWords == false {
      return info(
        "No order can be told where the spaces part no words.", prompt: ":hint tells letters one by one.")
    }
    let explanation = Explanation(
      of: worksheet.map.pairs, for: cryptogram, from: start, names: worksheet.state.names, search: search)
    if explanation.steps.isEmpty {
      return info(
        "There is nothing to explain.", prompt: ":solve fills the map, or pairs of your own that are not locked.")
    }
    var answer = reply(.explained(explanation))
    answer.remarks = answer.puzzle?.contradictions ?? []
    return answer
  }

  private mutating func adopt(_ reading: Reading, _ kind: CryptogramReply.Kind) throws(Diagnostic) -> CryptogramReply {
    let pairs = reading.key.map { LetterPair($0.cipher, $0.plain) }
    let answer = pairs.allSatisfy { worksheet.map[$0.cipher] == $0.plain } ? reply(.changed) : try make(.adopt(pairs))
    if case .changed = answer.kind { return reply(kind) }
    return answer
  }
}
