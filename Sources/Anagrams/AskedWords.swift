import Lexicon

/// Why a move leads to no answer.
enum Interruption: Error {
  /// The move cannot be made.
  case refused(Refusal)

  /// The source of words fails.
  case failed(LookupFault)

  /// Runs `body`, whose refusals interrupt the move.
  static func refusing<Result>(_ body: () throws(Refusal) -> Result) throws(Interruption) -> Result {
    do throws(Refusal) { return try body() } catch { throw .refused(error) }
  }

  /// Runs `body`, whose faults interrupt the move.
  static func asking<Result>(_ body: () throws(LookupFault) -> Result) throws(Interruption) -> Result {
    do throws(LookupFault) { return try body() } catch { throw .failed(error) }
  }
}

/// A source of words in the midst of a move, where it may also turn out that the move cannot be made.
struct AskedWords {
  private let source: any WordSource

  /// The words of the clue that define the answer, or "".
  private let definition: String

  init(_ source: any WordSource, for definition: String = "") {
    self.source = source
    self.definition = definition
  }

  /// Whether the definition of the clue is tied to `answer`.
  func isTied(_ answer: [Character]) throws(Interruption) -> Bool {
    if definition.isEmpty { return false }
    return try Interruption.asking { () throws(LookupFault) in try source.isTied(definition, to: String(answer)) }
  }

  func isReal(_ word: String) throws(Interruption) -> Bool {
    try Interruption.asking { () throws(LookupFault) in try source.isReal(word) }
  }

  /// Whether the dictionary has `word` as it is written, or with a capital at its beginning.
  func isInDictionary(_ word: String) throws(Interruption) -> Bool {
    if try isReal(word) { return true }
    return try isReal(word.capitalised)
  }

  func words(from letters: [Character], ofLengths lengths: Set<Int>) throws(Interruption) -> [KnownWord]? {
    try Interruption.asking { () throws(LookupFault) in try source.words(from: letters, ofLengths: lengths) }
  }

  func words(ofLength length: Int, from letters: [Character], unknown: Int) throws(Interruption) -> [KnownWord]? {
    try Interruption.asking { () throws(LookupFault) in
      try source.words(ofLength: length, from: letters, unknown: unknown)
    }
  }

  func alphabet(ofLengths lengths: Set<Int>) throws(Interruption) -> [Character] {
    try Interruption.asking { () throws(LookupFault) in try source.alphabet(ofLengths: lengths) }
  }

  func listedAnswers(_ query: AnswerQuery) throws(Interruption) -> [ListedAnswer] {
    try Interruption.asking { () throws(LookupFault) in try source.listedAnswers(query) }
  }
}
