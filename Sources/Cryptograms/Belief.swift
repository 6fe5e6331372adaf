/// How sure a solver's reading of a whole puzzle is of each letter, and which words are in no list.
///
/// A word that is in no list makes proofs from the words of a puzzle false, so the reading has to tell of it.
struct Belief: Sendable {
  /// Per cent from which on a letter counts as certain.
  static let certain = 99

  /// Per cent that every letter needs for a text to be solved: no reading of 550 puzzles was wrong that was so sure.
  private static let solved = 96

  /// Every cipher letter of the text with what it stands for.
  let domains: Domains

  let solution: CryptogramSolution

  /// The belief in the best reading of `solution`, of a text with the letters of `alphabet`; nil where there is none.
  init?(_ solution: CryptogramSolution?, _ alphabet: CipherAlphabet) {
    guard let solution, let best = solution.readings.first else { return nil }
    self.solution = solution
    var domains = Domains(alphabet)
    for pair in best.key { domains.fix(pair.cipher, as: pair.plain) }
    self.domains = domains
  }

  /// Whether nothing tells that the text does not read as language.
  var readsAsLanguage: Bool { solution.readsAsLanguage != false }

  /// The pair of `cipher` in the reading, with its confidence.
  subscript(cipher: CipherLetter) -> Reading.Pair? { solution.readings[0].key.first { $0.cipher == cipher } }

  func isCertain(of cipher: CipherLetter, _ plain: CipherLetter?) -> Bool {
    self[cipher].map { $0.plain == plain && $0.confidence >= Self.certain } ?? false
  }

  /// The plain letter of `cipher` in the reading, where `domains` still permit it.
  func plain(of cipher: CipherLetter, in domains: Domains) -> CipherLetter? {
    self[cipher].flatMap { domains[cipher].contains($0.plain) ? $0.plain : nil }
  }

  /// The surest pair of `letters` in the reading, the first of equally sure ones.
  func surest(of letters: [CipherLetter]) -> Reading.Pair? {
    letters.compactMap { self[$0] }.max { $0.confidence < $1.confidence }
  }

  /// Whether the reading contradicts `assumption`, with a confidence of `least` or more.
  func denies(_ assumption: Assumption, least: Int = 0) -> Bool {
    switch assumption {
    case .pair(let pair): self[pair.cipher].map { $0.plain != pair.plain && $0.confidence >= least } ?? false
    case .ban(let pair): self[pair.cipher].map { $0.plain == pair.plain && $0.confidence >= least } ?? false
    }
  }

  /// How far a text under a complete map has come.
  func completion(of map: SubstitutionMap) -> Puzzle.Completion {
    let best = solution.readings[0]
    guard readsAsLanguage,
      let own = solution.readings.first(where: { $0.key.allSatisfy { map[$0.cipher] == $0.plain } })
    else { return .paired }
    let isSure = !solution.isBelowUnicityDistance && best.key.allSatisfy { $0.confidence >= Self.solved }
    if own.key == best.key, isSure { return .solved }
    return own.score - best.score > -CryptogramSolution.nearness ? .readable : .paired
  }
}
