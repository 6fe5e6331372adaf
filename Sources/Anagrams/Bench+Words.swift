extension Bench {
  /// What can be said of one word of the answer, as `Bench.check` tells it.
  public struct CheckedWord: Hashable, Sendable {
    /// The word with its hyphens and apostrophes, `_` for an empty slot.
    public let text: String

    /// What the dictionary says of it.
    public let verdict: Verdict

    /// What a dictionary says of a word.
    public enum Verdict: String, Sendable {
      /// A word as it stands.
      case word

      /// A word only with a capital at its beginning, such as a name.
      case capitalised

      /// No word that the dictionary knows.
      case unknown = "no-word"

      /// Not every slot of it has a letter.
      case incomplete
    }
  }

  /// Asks `source` about each word whose slots are filled. What a hyphen or an apostrophe joins is one word.
  func check(_ source: some WordSource) throws -> [CheckedWord] {
    let words = joinedWords
    if words.allSatisfy({ $0.contains("_") }) { throw Refusal.nothingToCheck }
    return try words.map { CheckedWord(text: $0, verdict: try verdict(on: $0, source)) }
  }

  private func verdict(on word: String, _ source: some WordSource) throws -> CheckedWord.Verdict {
    if word.contains("_") { return .incomplete }
    if try source.isReal(word) { return .word }
    return try source.isReal(word.capitalised) ? .capitalised : .unknown
  }

  /// The words as they stand in the slots, `_` for an empty one.
  private var joinedWords: [String] {
    guard let answer else { return [] }
    let parts = answer.words.map { String(slots[$0].map { $0.letter ?? "_" }) }
    return answer.breaks.joining(parts).split(separator: " ").map(String.init)
  }

  /// The first `most` answers that fit, without those that are plain to see in the clue.
  ///
  /// - Throws: `Refusal.answersUnknown` where `source` cannot tell words; its own fault where it fails.
  func answers(
    most: Int, holding: AnswerSearch.Holding = .locked, steps: Int = AnswerSearch.patience, _ source: some WordSource
  ) throws -> AnswerPage {
    guard let answer else { return AnswerPage(answers: [], rest: .none) }
    guard var words = try source.words(from: letters, ofLengths: Set(answer.lengths)) else {
      throw Refusal.answersUnknown
    }
    let hasPieces = answer.breaks.contains(.apostrophe)
    if hasPieces {
      let known = Set(words.map(\.text))
      words += Contractions.pieces.filter { !known.contains($0.text) }
    }
    let plainToSee = fodder.plainToSee(length: answer.count)
    var search = AnswerSearch(self, words: words, holding: holding, steps: steps)
    var answers: [Answer] = []
    var rest = AnswerPage.Rest.none
    var failure: (any Error)?
    search.forEach { answer in
      if plainToSee.contains(String(answer.letters)) { return .next }
      do {
        if try hasPieces && !answer.isReal(source) { return .unwanted }
      } catch {
        failure = error
        return .stop
      }
      if answers.count == most {
        rest = .some
        return .stop
      }
      answers.append(answer)
      return .next
    }
    if let failure { throw failure }
    return AnswerPage(answers: answers, rest: search.isCutShort ? .unknown : rest)
  }
}

extension Answer {
  /// Whether what an apostrophe joins is a word.
  fileprivate func isReal(_ source: some WordSource) throws -> Bool {
    try description.split(separator: " ").map(String.init).allSatisfy { word in
      try !word.contains("'") || source.isReal(word) || source.isReal(word.capitalised)
    }
  }
}

extension String {
  fileprivate var capitalised: String { prefix(1).capitals + dropFirst() }
}
