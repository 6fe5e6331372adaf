public import Lexicon

/// One way to understand a clue: which letters are rearranged, what says so, and what is left to define the answer.
///
/// Words are named by their positions in the clue.
public struct ClueReading: Hashable, Sendable {
  /// The words that give the letters. They stand together, but an *and* or a *with* among them may be left out, and so
  /// may the indicator of a letter that one of them loses.
  public let fodder: [Int]

  /// The words whose letters are taken out of the fodder again.
  package internal(set) var subtracted: Range<Int>?

  /// The anagram indicator, where one is near.
  public internal(set) var anagram: Range<Int>?

  /// The indicator that says that letters are taken out.
  package internal(set) var deletion: Range<Int>?

  /// The indicator that says that letters are put into others.
  package internal(set) var insertion: Range<Int>?

  /// The end of the clue that may define the answer, without link words such as *for* and *gives*.
  public internal(set) var definition: Range<Int>?

  /// The letters that join those of the fodder from elsewhere in the clue.
  package internal(set) var added: [ClueLetters] = []

  /// The letters that the fodder loses beside `subtracted`: the end of a word, or what another one is short for.
  package internal(set) var removed: ClueLetters?

  /// How many letters are over that nothing in the clue tells; negative where they are missing.
  package internal(set) var surplus = 0

  /// Whether little speaks for the reading but the number of letters.
  package internal(set) var isFolded = false

  /// Whether no indicator speaks for this reading.
  package var isGuess: Bool { anagram == nil && deletion == nil }

  /// The indicators of the reading in the order of the clue, with those of letters that are added.
  package var indicators: [Range<Int>] {
    ([anagram, deletion, insertion].compactMap { $0 } + added.compactMap { $0.indicator })
      .ordered { $0.lowerBound < $1.lowerBound }
  }
}

/// Letters that words of a clue give or take beside its fodder.
package struct ClueLetters: Hashable, Sendable {
  /// The letters in lower case, at least one.
  package let letters: [Character]

  /// The words that they stand in or that are short for them, by their positions.
  package let words: Range<Int>

  /// The words that tell which letters of those are meant, such as *head of*.
  package var indicator: Range<Int>?

  /// Whether these are all letters of their words, which are some of `words`, as they stand.
  func areWhole(in words: [ClueWord]) -> Bool {
    indicator == nil && letters == words[self.words].flatMap { $0.letters }
  }

  /// The range from the first to the last word that the letters rest upon.
  var span: Range<Int> {
    guard let indicator else { return words }
    return min(words.lowerBound, indicator.lowerBound)..<max(words.upperBound, indicator.upperBound)
  }
}

extension Clue {
  /// The readings in which the letters fit the enumeration, the most likely first, one for each set of letters from the
  /// same words. Those that are folded come last.
  ///
  /// A reading stands out where an indicator is by its fodder, where few words are left unexplained, and where an
  /// answer of the list has its letters; without `answers` the words alone decide. Letters may come from elsewhere: an
  /// abbreviation, the beginning or end of a word, or, where one or two are missing, nothing that the words tell.
  /// Without an enumeration there are neither guesses nor letters from elsewhere, and a fodder has at most four words.
  ///
  /// - Parameters:
  ///   - list: the indicators and abbreviations.
  ///   - answers: the answers that crosswords have.
  ///   - definitions: senses of words. Where they tie a definition to an answer, more speaks for a reading.
  /// - Complexity: at most cubic in the number of words; the number of questions to `answers` is bounded.
  public func readings(
    _ list: IndicatorList, knowing answers: AnswerIndex? = nil, _ definitions: Definitions? = nil
  ) -> [ClueReading] {
    let parts = ClueParts(of: self, list, enumeration: enumeration)
    // In an array, because the order of a dictionary changes from run to run.
    var places: [ClueCandidate.Letters: Int] = [:]
    var best: [ClueCandidate] = []
    for reading in ClueSearch(parts).readings() + CompoundSearch(parts).readings() {
      let judged = ClueCandidate(reading, in: parts)
      let letters = ClueCandidate.Letters(of: reading, in: words)
      if let place = places[letters] {
        if judged < best[place] { best[place] = judged }
      } else {
        places[letters] = best.count
        best.append(judged)
      }
    }
    for place in best.indices { best[place].place = place }
    return FoldedReadings.readings(best.ordered(by: <), of: self, knowing: answers, definitions)
  }

  /// The letters of the answer that `reading` tells, in the order in which the clue gives them. With a `surplus` some
  /// are over or missing.
  public func letters(of reading: ClueReading) -> [Character] {
    var gone = LetterMultiset(
      (reading.subtracted ?? 0..<0).flatMap { words[$0].letters } + (reading.removed?.letters ?? []))
    return reading.fodder.flatMap { words[$0].letters }.filter { !gone.remove($0) }
      + reading.added.flatMap { $0.letters }
  }
}
