import Lexicon

/// Words of the dictionary that together fill the slots, although no list has them as an answer.
extension Bench {
  /// The combinations of words, the common ones first, `most` at most, in a search of at most `steps` steps. There are
  /// none where the answer is one word. Answers of the list and texts that stand in the clue are left out.
  ///
  /// One unknown letter is tried as each of the alphabet. More are not tried.
  ///
  /// - Throws: `Refusal.answersUnknown` where `source` cannot tell words; its own fault where it fails.
  func combinations(
    most: Int, steps: Int = AnswerSearch.defaultSteps, _ source: AskedWords
  ) throws(Interruption) -> (answers: [Answer], rest: AnswerPage.Rest) {
    guard let enumeration, enumeration.lengths.count > 1, surplus >= 0 else { return ([], .none) }
    let (known, unknown) = pool
    if unknown > 1 { return ([], .unknown) }
    let plain = WordsOfClue(fodder, length: slots.count)
    let listed = Set(try answers(source).map { $0.letters })
    let isNew = { answer in !plain.give(answer) && !listed.contains(answer.letters) }
    if unknown == 0 { return try combinations(from: known, of: enumeration, most, steps, source, where: isNew) }
    let alphabet = try source.alphabet(ofLengths: Set(enumeration.lengths))
    let found = try alphabet.map { letter throws(Interruption) in
      try combinations(from: known + [letter], of: enumeration, most, steps / alphabet.count, source) {
        isNew($0) && agrees($0.letters)
      }
    }
    // While letters are to be discarded an answer may do without the unknown one, whatever that is.
    var texts: Set<String> = []
    let answers = found.flatMap { $0.answers }.filter { texts.insert($0.text).inserted }.ordered {
      ($1.frequency, $0.text) < ($0.frequency, $1.text)
    }
    if answers.count > most { return (Array(answers.prefix(most)), .some) }
    let rests = found.map { $0.rest }
    return (answers, rests.contains(.unknown) ? .unknown : rests.contains(.some) ? .some : .none)
  }

  /// The names of one word on the list, which the words of the dictionary lack: *Eastwood*.
  private func names(
    from letters: [Character], ofLengths lengths: Set<Int>, _ source: AskedWords
  ) throws(Interruption) -> [KnownWord] {
    var names: [KnownWord] = []
    for length in lengths.ordered(by: <) {
      let query = AnswerQuery(pattern: Array(repeating: nil, count: length), pool: letters)
      names += try source.listedAnswers(query).filter {
        $0.answer.text.first?.isUppercase == true && $0.answer.text.allSatisfy { $0.isWordLetter }
      }.map { KnownWord($0.answer.letters, frequency: $0.frequency, spelling: $0.answer.text) }
    }
    return names
  }

  /// The combinations of words from `letters`, all of which are known, that `isWanted`.
  private func combinations(
    from letters: [Character], of enumeration: Enumeration, _ most: Int, _ steps: Int, _ source: AskedWords,
    where isWanted: (Answer) -> Bool
  ) throws(Interruption) -> (answers: [Answer], rest: AnswerPage.Rest) {
    guard var words = try source.words(from: letters, ofLengths: Set(enumeration.lengths)) else {
      throw .refused(.answersUnknown)
    }
    let known = Set(words.map { $0.text })
    words += try names(from: letters, ofLengths: Set(enumeration.lengths), source).filter { !known.contains($0.text) }
    let hasPieces = enumeration.breaks.contains(.apostrophe)
    if hasPieces {
      words += Contractions.pieces.subtracting(known).map { KnownWord($0, frequency: 60) }
    }
    var search = AnswerSearch(self, from: letters, words: words, steps: steps)
    var answers: [Answer] = []
    while let answer = search.next() {
      if !isWanted(answer) { continue }
      if hasPieces, try !answer.isReal(source) {
        search.countLookUp()
        continue
      }
      if answers.count == most { return (answers, .some) }
      answers.append(answer)
    }
    return (answers, search.isCutShort ? .unknown : .none)
  }
}

extension Answer {
  /// Whether the dictionary has each word with an apostrophe.
  fileprivate func isReal(_ source: AskedWords) throws(Interruption) -> Bool {
    for word in text.split(separator: " ").map(String.init) where word.contains("'" as Character) {
      if try !source.isInDictionary(word) { return false }
    }
    return true
  }
}
