import Lexicon

/// The answers that fit a bench. `:solve`, hints and the check all ask here, so that they agree.
extension Bench {
  /// The answers of the list and the words of the dictionary that fit, the likeliest first: those that are written as
  /// the enumeration says before those that papers may write so, then those that senses tie to the definition of the
  /// clue, then the common ones, then those of the list. Nothing that stands in the clue is among them. Letters that
  /// are placed and not locked are trials, and do not count.
  ///
  /// - Throws: `Refusal.answersUnknown` or `Refusal.tooManyUnknown` where nothing is listed and `source` cannot tell
  ///   words; its own fault where it fails.
  func fittingAnswers(_ source: AskedWords) throws(Interruption) -> [Answer] {
    let plain = WordsOfClue(fodder, length: slots.count)
    return try answers(source).filter { !plain.give($0) }
  }

  /// The answers that fit, those that stand in the clue included.
  func answers(_ source: AskedWords) throws(Interruption) -> [Answer] {
    // Where letters are missing there is no answer.
    guard surplus >= 0, !slots.isEmpty else { return [] }
    let (known, unknown) = pool
    let query = AnswerQuery(pattern: lockedLetters, pool: known, unknown: unknown)
    var found = try source.listedAnswers(query).compactMap { Answer($0) }.filter {
      enumeration?.admits($0.enumeration) != false && agrees($0.letters)
    }
    let word = Enumeration(length: slots.count)
    if enumeration?.admits(word) != false {
      do throws(Interruption) {
        guard let words = try wholeWords(source) else { throw .refused(.answersUnknown) }
        let listed = Set(found.lazy.filter { $0.enumeration == word }.map { $0.letters })
        found += words.map { Answer(words: [$0], word) }.filter { agrees($0.letters) && !listed.contains($0.letters) }
      } catch .refused(let refusal) {
        if found.isEmpty { throw .refused(refusal) }
      }
    }
    let ranked = try found.map { answer throws(Interruption) in
      let isExact = enumeration == nil || enumeration == answer.enumeration
      // Of so many, a definition tells little.
      let isTied = found.count <= Self.mostTied ? try source.isTied(answer.letters) : false
      // Of what nobody has counted, words come before names.
      let (isListed, isName) = (answer.kind == .listed, answer.text.first?.isUppercase == true)
      let rank = (isExact ? 0 : 1, isTied ? 0 : 1, -answer.frequency, isListed ? 0 : 1, isName ? 1 : 0, answer.text)
      return (answer: answer, rank: rank)
    }
    return ranked.ordered { $0.rank < $1.rank }.map { $0.answer }
  }

  /// The first `most` answers, with how many combinations of words there are besides; or else the combinations.
  func page(most: Int, _ source: AskedWords) throws(Interruption) -> AnswerPage {
    let listed = try fittingAnswers(source)
    if listed.isEmpty {
      let (answers, rest) = try combinations(most: most, source)
      return AnswerPage(answers: answers, rest: rest)
    }
    var folded: AnswerCount?
    if let enumeration, enumeration.lengths.count > 1, pool.unknown < 2 {
      // Only what takes no time: the answers of the list are there at once.
      do throws(Interruption) {
        if pool.unknown > 0 { throw .refused(.answersUnknown) }
        let found = try combinations(most: Hint.mostCounted, steps: Self.stepsOfCounting, source)
        folded = AnswerCount(number: found.answers.count, isLeast: found.rest != .none)
      } catch .refused {
        folded = AnswerCount(number: 0, isLeast: true)
      }
    }
    return AnswerPage(
      answers: Array(listed.prefix(most)), rest: listed.count > most ? .some : .none, combinations: folded)
  }

  private static let stepsOfCounting = 50_000

  /// The most answers that are held against the definition.
  private static let mostTied = 1_000
}

extension [Character] {
  /// Whether these letters stand where `pattern` has them.
  func fit(_ pattern: [Character?]) -> Bool {
    count == pattern.count && zip(self, pattern).allSatisfy { $1 == nil || $0 == $1 }
  }
}

extension Enumeration {
  /// Whether a paper may give this for an answer that a list writes as `other`: hyphens and apostrophes are left out,
  /// or become spaces, but where one has a space the other has a break, too.
  package func admits(_ other: Enumeration) -> Bool {
    if self == other { return true }
    let (own, others) = (breaksByPlace, other.breaksByPlace)
    return count == other.count
      && own.allSatisfy { $0.value != .space || others[$0.key] != nil }
      && others.allSatisfy { $0.value != .space || own[$0.key] != nil }
  }

  /// The breaks by the number of letters before them.
  private var breaksByPlace: [Int: Break] {
    Dictionary(uniqueKeysWithValues: zip(words.dropLast().map { $0.upperBound }, breaks))
  }
}

extension String {
  var capitalised: String { prefix(1).capitals + dropFirst() }
}
