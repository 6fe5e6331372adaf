extension Puzzle {
  /// The next step that helps most, or nil if every letter has its pair and nothing is wrong.
  ///
  /// What is wrong comes first, then what is forced (by one word, by several, by all), then what is likely. A letter is
  /// forced only where the reading of the whole text, if there is one, has it for certain; words that it finds in no list
  /// prove nothing. Complexity: a reading of the text, and several searches for each of the most constrained words, of
  /// which at most `Reasoning.mostWords` are looked at.
  public func hint(_ level: Hint.Level) -> Hint? { deduction.map { Hint($0, level) } }

  private var deduction: Deduction? {
    let belief = belief
    if let wrong = wrong(by: belief) { return wrong }
    let left = lettersLeft
    if left.isEmpty { return nil }
    // What the person has settled helps to find letters, and proves none.
    let advice = map.settled == SubstitutionMap(forbidsItself: map.forbidsItself) ? belief : settledBelief
    if belief.map(\.partsWords) ?? cryptogram.partsWords == false {
      return repeatedRun(left, by: advice) ?? wholeText(left, by: advice) ?? counts(left)
    }
    let reasoning = Reasoning(self, belief)
    guard let advice else {
      return reasoning.clash ?? lastLeft(left, by: belief) ?? reasoning.singleWord ?? reasoning.severalWords
        ?? reasoning.allWords ?? reasoning.likelyLetter ?? counts(left)
    }
    return lastLeft(left, by: belief) ?? reasoning.singleWord ?? reasoning.severalWords
      ?? reasoning.likelyLetter(by: advice) ?? wholeText(left, by: advice) ?? counts(left)
  }

  /// What must be wrong, or may well be.
  private func wrong(by belief: Belief?) -> Deduction? {
    let contradictions = contradicted.lazy.map { word in
      let blamed = blame(for: word.cipher)
      return Deduction(
        ground: .contradiction, words: [word.cipher], blamed: blamed,
        isCertain: belief == nil || isCertain(blamed, for: word.cipher))
    }
    if let certain = contradictions.first(where: \.isCertain) { return certain }
    if let denied = map.assumptions.first(where: { belief?.denies($0, least: Belief.certain) == true }) {
      return Deduction(ground: .reading, blamed: [denied], isCertain: false)
    }
    if let uncertain = contradictions.first { return uncertain }
    guard let impossible = lettersLeft.letters.first(where: { domains[$0].isEmpty }) else { return nil }
    let words = words.map(\.cipher).filter { $0.alphabet.contains(impossible) }.prefix(1)
    return Deduction(ground: .contradiction, words: Array(words), blamed: blame { $0[impossible].isEmpty })
  }

  private func lastLeft(_ left: LatinLetterSet, by belief: Belief?) -> Deduction? {
    let cipher = left.letters.first {
      domains[$0].count == 1 && belief?.isCertain(of: $0, domains[$0].only) ?? true
    }
    return cipher.map {
      Deduction(ground: .lastLeft, cipher: $0, options: domains[$0], answer: domains[$0].only)
    }
  }

  /// A letter of the run of letters that repeats itself most, of those with letters that have no pair.
  private func repeatedRun(_ left: LatinLetterSet, by advice: Belief?) -> Deduction? {
    guard let advice else { return nil }
    let letters = cryptogram.text.unicodeScalars.compactMap { LatinLetter(scalar: $0) }.prefix(Self.mostRunLetters)
    let known = left.letters.filter { advice.plain(of: $0, in: domains) != nil }
    var best: (run: [LatinLetter], count: Int)?
    for length in [5, 4, 3] where length <= letters.count {
      var counts: [[LatinLetter]: Int] = [:]
      for start in 0...letters.count - length {
        let run = Array(letters[start..<start + length])
        guard run.contains(where: known.contains) else { continue }
        counts[run, default: 0] += 1
        let count = counts[run, default: 0]
        if count > 1, (count - 1) * length > best.map({ ($0.count - 1) * $0.run.count }) ?? 0 { best = (run, count) }
      }
    }
    guard let (run, count) = best, let pair = advice.surest(of: run.filter(known.contains)) else { return nil }
    return Deduction(
      ground: .run, words: [CipherWord(run)], count: count, cipher: pair.cipher, options: domains[pair.cipher],
      answer: pair.plain, confidence: pair.confidence, isCertain: false)
  }

  /// The surest letter of the reading, where no word argues for any.
  private func wholeText(_ left: LatinLetterSet, by advice: Belief?) -> Deduction? {
    let known = left.letters.filter { advice?.plain(of: $0, in: domains) != nil }
    return advice?.surest(of: known).map {
      Deduction(
        ground: .text, cipher: $0.cipher, options: domains[$0.cipher], answer: $0.plain, confidence: $0.confidence,
        isCertain: false)
    }
  }

  /// A guess from letter counts, used where no word helps: first E for the most frequent letter, then a common double
  /// for a doubled letter, then the most frequent plain letter that is left.
  private func counts(_ left: LatinLetterSet) -> Deduction? {
    let frequent = cryptogram.lettersByCount.filter(left.contains)
    let isFirst = map.plainLeft.letters.contains { $0.small == "e" }
    if !isFirst, let doubled = frequent.first(where: cryptogram.doubledLetters.contains),
      let answer = LetterFrequency.mostDoubled(of: domains[doubled])
    {
      return Deduction(
        ground: .doubled, cipher: doubled, options: domains[doubled], answer: answer, isCertain: false)
    }
    guard let cipher = frequent.first(where: { !domains[$0].isEmpty }) else { return nil }
    let answer = LetterFrequency.mostFrequent(of: domains[cipher])
    return Deduction(
      ground: .frequency, cipher: cipher, options: domains[cipher], answer: answer, isCertain: false)
  }

  /// Runs are looked for among so many letters, so that a whole book takes bounded time.
  private static let mostRunLetters = 2000
}

/// What can be concluded about a puzzle: all that a `Hint` tells at its highest level.
struct Deduction {
  let ground: Hint.Ground
  var words: [CipherWord] = []
  var count = 0
  var cipher: LatinLetter?
  var options: LatinLetterSet = []
  var examples: [String] = []
  var answer: LatinLetter?
  var blamed: [Assumption] = []

  /// How sure the answer is, in per cent; nil where no solver was asked.
  var confidence: Int?

  /// Whether nothing but the truth of the argument is needed; otherwise it may be that some word is in no list.
  var isCertain = true

  /// Whether the argument leaves one letter, or none.
  var isForced: Bool { options.count < 2 && isCertain }
}
