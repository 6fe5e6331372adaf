import Lexicon

/// The answers that fit a bench. `:solve`, hints and the check all ask here, so that they agree.
extension Bench {
  /// The answers of the list and the words of the dictionary that fit, the likeliest first: those that are written as
  /// the enumeration says before those that papers may write so, then the common ones, then those of the list. Nothing
  /// that stands in the clue is among them. Letters that are placed and not locked are trials, and do not count.
  ///
  /// - Throws: `Refusal.answersUnknown` where nothing is listed and `source` cannot tell words; its own fault where it
  ///   fails.
  func fittingAnswers(_ source: any WordSource) throws -> [Answer] {
    let plain = WordsOfClue(fodder, length: slots.count)
    return try answers(source).filter { !plain.give($0) }
  }

  /// The same with what stands in the clue.
  private func answers(_ source: any WordSource) throws -> [Answer] {
    // Where letters are missing there is no answer.
    guard surplus >= 0, !slots.isEmpty else { return [] }
    let pattern = lockedLetters
    let query = AnswerQuery(pattern: pattern, pool: letters)
    var found = try source.listedAnswers(query).compactMap { Answer($0) }.filter { fit(of: $0) != nil }
    let word = Enumeration(length: slots.count)
    if enumeration?.admits(word) != false {
      if let words = try source.words(from: letters, ofLengths: [slots.count]) {
        let known = Set(found.lazy.filter { $0.enumeration == word }.map(\.letters))
        found += words.map { Answer($0) }.filter { $0.letters.fit(pattern) && !known.contains($0.letters) }
      } else if found.isEmpty {
        throw Refusal.answersUnknown
      }
    }
    return found.map { ($0, fit(of: $0) ?? .maybe) }.sorted { Self.isLikelier($0, $1) }.map(\.0)
  }

  /// The first `most` answers, with how many combinations of words there are besides; or else the combinations.
  func page(most: Int, _ source: any WordSource) throws -> AnswerPage {
    let listed = try fittingAnswers(source)
    if listed.isEmpty {
      let (answers, rest) = try combinations(most: most, source)
      return AnswerPage(answers: answers, rest: rest)
    }
    var folded: AnswerCount?
    if let enumeration, enumeration.lengths.count > 1 {
      // Only what takes no time: the answers of the list are there at once.
      do {
        let found = try combinations(most: Hint.mostCounted, steps: Self.stepsOfCounting, source)
        folded = AnswerCount(found.answers.count, isLeast: found.rest != .none)
      } catch is Refusal {
        folded = AnswerCount(0, isLeast: true)
      }
    }
    return AnswerPage(
      answers: Array(listed.prefix(most)), rest: listed.count > most ? .some : .none, combinations: folded)
  }

  private static let stepsOfCounting = 50_000

  /// The combinations of words of the dictionary that fill the slots, the common ones first, in a search of at most so
  /// many `steps`: no more than `most` of them. None where the answer is one word. Nothing of the list is among them,
  /// and nothing that stands in the clue.
  ///
  /// - Throws: `Refusal.answersUnknown` where `source` cannot tell words; its own fault where it fails.
  func combinations(
    most: Int, steps: Int = AnswerSearch.defaultSteps, _ source: any WordSource
  ) throws -> (answers: [Answer], rest: AnswerPage.Rest) {
    guard let enumeration, enumeration.lengths.count > 1, surplus >= 0 else { return ([], .none) }
    guard var words = try source.words(from: letters, ofLengths: Set(enumeration.lengths)) else {
      throw Refusal.answersUnknown
    }
    let hasPieces = enumeration.breaks.contains(.apostrophe)
    if hasPieces {
      let known = Set(words.map(\.text))
      words += Contractions.pieces.subtracting(known).map { KnownWord($0, frequency: 60) }
    }
    let plain = WordsOfClue(fodder, length: slots.count)
    let listed = Set(try answers(source).map(\.letters))
    var search = AnswerSearch(self, words: words, steps: steps)
    var answers: [Answer] = []
    while let answer = search.next() {
      if plain.give(answer) || listed.contains(answer.letters) { continue }
      if try hasPieces && !answer.isReal(source) {
        search.countLookUp()
        continue
      }
      if answers.count == most { return (answers, .some) }
      answers.append(answer)
    }
    return (answers, search.isCutShort ? .unknown : .none)
  }

  /// The letters that an answer has to have, one for each slot, nil where any will do.
  var lockedLetters: [Character?] { slots.map { $0.isLocked ? $0.letter : nil } }

  /// How well an answer fits the enumeration.
  private enum Fit: Int {
    /// It is written so, or nothing is known.
    case exact

    /// A paper may write it so.
    case maybe
  }

  private func fit(of answer: Answer) -> Fit? {
    guard let enumeration, enumeration != answer.enumeration else { return .exact }
    return enumeration.admits(answer.enumeration) ? .maybe : nil
  }

  private static func isLikelier(_ first: (Answer, Fit), _ second: (Answer, Fit)) -> Bool {
    rank(first).lexicographicallyPrecedes(rank(second))
      || rank(first) == rank(second) && first.0.text < second.0.text
  }

  private static func rank(_ answer: (Answer, Fit)) -> [Int] {
    // Of what nobody has counted, words come before names.
    [
      answer.1.rawValue, -answer.0.frequency, answer.0.kind == .listed ? 0 : 1,
      answer.0.text.first?.isUppercase == true ? 1 : 0,
    ]
  }
}

extension [Character] {
  /// Whether these letters stand where `pattern` has them.
  func fit(_ pattern: [Character?]) -> Bool {
    count == pattern.count && zip(self, pattern).allSatisfy { $1 == nil || $0 == $1 }
  }
}

extension Enumeration {
  /// Whether a paper may give this for an answer that a list writes as `other`: hyphens and apostrophes are left out, or
  /// become spaces, but where one has a space the other has a break, too.
  package func admits(_ other: Enumeration) -> Bool {
    let (own, others) = (breaksByPlace, other.breaksByPlace)
    return count == other.count
      && own.allSatisfy { $0.value != .space || others[$0.key] != nil }
      && others.allSatisfy { $0.value != .space || own[$0.key] != nil }
  }

  /// The breaks by the number of letters before them.
  private var breaksByPlace: [Int: Break] {
    Dictionary(uniqueKeysWithValues: zip(words.dropLast().map(\.upperBound), breaks))
  }
}

extension Answer {
  /// Whether what an apostrophe joins is a word.
  fileprivate func isReal(_ source: any WordSource) throws -> Bool {
    try text.split(separator: " ").map(String.init).allSatisfy { word in
      try !word.contains("'") || source.isReal(word) || source.isReal(word.capitalised)
    }
  }
}

extension String {
  /// The word with a capital first.
  var capitalised: String { prefix(1).capitals + dropFirst() }
}
