import Lexicon

/// Words that fill the slots of a bench together.
public struct Answer: Hashable, Sendable {
  /// The words in the order of the enumeration.
  public let words: [String]

  /// How common the rarest of them is.
  public let frequency: Int

  /// What stands between the words.
  public let breaks: [Enumeration.Break]

  /// The answer of `words` with `breaks` between them, the rarest of which has this `frequency`.
  public init(words: [String], breaks: [Enumeration.Break], frequency: Int = 0) {
    self.words = words
    self.breaks = breaks
    self.frequency = frequency
  }

  /// The letters of all words, one a slot.
  public var letters: [Character] { words.flatMap { Array($0) } }
}

extension Answer: CustomStringConvertible {
  /// As the answer is written, with its spaces, hyphens and apostrophes.
  public var description: String { breaks.joining(words) }
}

extension [Enumeration.Break] {
  /// `parts` with what stands between them.
  func joining(_ parts: [String]) -> String {
    zip(parts, map { $0 == .space ? " " : String($0.rawValue) } + [""]).map { $0 + $1 }.joined()
  }
}

/// The first answers of a search.
public struct AnswerPage: Hashable, Sendable {
  /// The common ones first.
  public let answers: [Answer]

  /// What is known of others.
  public let rest: Rest

  /// A page with `answers`, where this is known of the `rest`.
  public init(answers: [Answer], rest: Rest) {
    self.answers = answers
    self.rest = rest
  }

  /// What is known of the answers behind those of a page.
  public enum Rest: Hashable, Sendable {
    /// There are none.
    case none

    /// There are some.
    case some

    /// The search ended before it could tell.
    case unknown
  }
}

extension Bench {
  /// What can be said of one word of the answer, as `Bench.check` tells it.
  public struct CheckedWord: Hashable, Sendable {
    /// The word with its hyphens and apostrophes, `_` for an empty slot, `?` for an unknown letter.
    public let text: String

    /// What the dictionary says of it.
    public let verdict: Verdict

    /// A word as it stands in the slots, and what the dictionary says of it.
    public init(text: String, verdict: Verdict) {
      self.text = text
      self.verdict = verdict
    }

    /// What a dictionary says of a word.
    public enum Verdict: String, Sendable {
      /// A word as it stands.
      case word

      /// A word only with a capital at its beginning, such as a name.
      case capitalised

      /// No word that the dictionary knows.
      case unknown = "no-word"

      /// Not every slot of it has a known letter.
      case incomplete
    }
  }

  /// Asks `source` about each word whose slots are filled. What a hyphen or an apostrophe joins is one word.
  func check(_ source: any WordSource) throws -> [CheckedWord] {
    let words = joinedWords
    if words.allSatisfy(\.isIncomplete) { throw Refusal.nothingToCheck }
    return try words.map { CheckedWord(text: $0, verdict: try verdict(on: $0, source)) }
  }

  private func verdict(on word: String, _ source: any WordSource) throws -> CheckedWord.Verdict {
    if word.isIncomplete { return .incomplete }
    if try source.isReal(word) { return .word }
    return try source.isReal(word.capitalised) ? .capitalised : .unknown
  }

  /// The words as they stand in the slots, `_` for an empty one.
  private var joinedWords: [String] {
    guard let answer else { return [] }
    let parts = answer.words.map { String(slots[$0].map { $0.letter ?? "_" }) }
    return answer.breaks.joining(parts).split(separator: " ").map(String.init)
  }

  /// The first `most` answers that fit, without those that stand in the clue.
  ///
  /// - Throws: `Refusal.answersUnknown` where `source` cannot tell words; its own fault where it fails.
  func answers(
    most: Int, holding: AnswerSearch.Holding = .locked, steps: Int = AnswerSearch.defaultSteps, _ source: any WordSource
  ) throws -> AnswerPage {
    let unknown = letters(holding).count { $0 == Fodder.unknown }
    if unknown > 0 { return try answers(most: most, unknown: unknown, holding, steps, source) }
    return try answers(from: letters(holding), most: most, holding, steps, source)
  }

  /// The same from `letters`, all of which are known.
  func answers(
    from letters: [Character], most: Int, _ holding: AnswerSearch.Holding, _ steps: Int, _ source: any WordSource
  ) throws -> AnswerPage {
    guard let answer else { return AnswerPage(answers: [], rest: .none) }
    guard var words = try source.words(from: letters, ofLengths: Set(answer.lengths)) else {
      throw Refusal.answersUnknown
    }
    let hasPieces = answer.breaks.contains(.apostrophe)
    if hasPieces {
      let known = Set(words.map(\.text))
      words += Contractions.pieces.subtracting(known).map { KnownWord($0, frequency: 60) }
    }
    let plainToSee = fodder.plainToSee(length: answer.count)
    var search = AnswerSearch(self, from: letters, words: words, holding: holding, steps: steps)
    var answers: [Answer] = []
    var rest = AnswerPage.Rest.none
    while let answer = search.next() {
      if plainToSee.contains(String(answer.letters)) { continue }
      if try hasPieces && !answer.isReal(source) {
        search.countLookUp()
        continue
      }
      if answers.count == most {
        rest = .some
        break
      }
      answers.append(answer)
    }
    return AnswerPage(answers: answers, rest: search.isCutShort ? .unknown : rest)
  }
}

extension Answer {
  /// Whether what an apostrophe joins is a word.
  fileprivate func isReal(_ source: any WordSource) throws -> Bool {
    try description.split(separator: " ").map(String.init).allSatisfy { word in
      try !word.contains("'") || source.isReal(word) || source.isReal(word.capitalised)
    }
  }
}

extension String {
  /// Whether it is a word of slots not all of which have a known letter.
  fileprivate var isIncomplete: Bool { contains { $0 == "_" || $0 == Fodder.unknown } }

  fileprivate var capitalised: String { prefix(1).capitals + dropFirst() }
}
