extension Puzzle {
  /// The next step that helps most, or nil if every letter has its pair and nothing is wrong.
  ///
  /// Mistakes come first, then letters in the order in which a person finds them (`Reasoning.deductions(by:)`). A
  /// letter is forced only where the reading of the whole text, if there is one, has it for certain; words that the
  /// reading finds in no list prove nothing. Complexity: a reading of the text, and several searches for each of the
  /// most constrained words, of which at most `Reasoning.mostWords` are looked at.
  ///
  /// - Parameters:
  ///   - level: how much it gives away.
  ///   - seen: words that were looked at; others are preferred.
  ///   - doubted: words of which was told that no list may have them, which are not told of again.
  ///   - last: a hint about the same map, which this one goes on with, unless it only says where to look, and all that
  ///     was looked at.
  public func hint(
    _ level: Hint.Level, apartFrom seen: Set<CipherWord> = [], doubted: Set<CipherWord> = [], after last: Hint? = nil
  ) -> Hint? {
    deduction(level, apartFrom: seen, doubted, after: last).map { Hint($0, level, map.alphabet) }
  }

  private func deduction(
    _ level: Hint.Level, apartFrom seen: Set<CipherWord>, _ doubted: Set<CipherWord>, after last: Hint?
  ) -> Deduction? {
    let belief = belief
    if let wrong = wrong(
      by: belief,
      isTold: { wrong in
        wrong.words.allSatisfy(doubted.contains) && !(last.map { wrong.isTold(by: $0) && level > $0.level } ?? false)
      })
    {
      return wrong
    }
    let left = lettersLeft
    if left.isEmpty { return nil }
    // The pairs that the person has settled help to find letters, and prove none.
    let advice =
      map.settled == map.blank ? belief : Belief(search.reading(cryptogram, map.settled), map.alphabet)
    if belief.map({ $0.solution.partsWords }) ?? cryptogram.partsWords == false {
      return repeatedRun(left, by: advice) ?? wholeText(left, by: advice) ?? counts(left)
    }
    let reasoning = Reasoning(self, belief)
    if advice == nil, let clash = reasoning.clash { return clash }
    if let only = lastLeft(left, by: belief) { return only }
    let found = reasoning.deductions(by: advice)
    let isNew = { (deduction: Deduction) in deduction.words.isEmpty || !deduction.words.allSatisfy(seen.contains) }
    let same = last.flatMap { last in found.first { $0.isTold(by: last) && (level > .place || isNew($0)) } }
    let deduction = same ?? found.first(where: isNew) ?? found.first { _ in true }
    return deduction.map(illustrated) ?? wholeText(left, by: advice) ?? counts(left)
  }

  /// A pair of the map that must be wrong, or may well be, unless that is told already.
  private func wrong(by belief: Belief?, isTold: (Deduction) -> Bool) -> Deduction? {
    let contradictions = contradicted.lazy.map { word in
      let blamed = blame(for: word.cipher)
      return Deduction(
        ground: .contradiction, words: [word.cipher], blamed: blamed,
        isCertain: belief == nil || isCertain(blamed, for: word.cipher))
    }
    if let certain = contradictions.first(where: { $0.isCertain }) { return certain }
    // Words that are misspelled on purpose prove nothing.
    if let belief, !belief.solution.isMisspelled {
      let partsWords = belief.solution.partsWords
      let better = partsWords ? betterRead(by: belief) : []
      for denied in map.assumptions where belief.denies(denied, least: Belief.certain) {
        let word = better.first { $0.alphabet.contains(denied.cipher) }
        let other = (partsWords ? words : []).map { $0.cipher }.filter { $0.alphabet.contains(denied.cipher) }
          .max { $0.letters.count < $1.letters.count }
        return Deduction(
          ground: .reading, words: [word ?? other].compactMap { $0 }, count: word == nil ? 1 : 0, blamed: [denied],
          isCertain: false)
      }
    }
    if let uncertain = contradictions.first(where: { !isTold($0) }) { return uncertain }
    guard let impossible = map.alphabet.letters(of: lettersLeft).first(where: { domains[$0].isEmpty }) else {
      return nil
    }
    let words = words.map { $0.cipher }.filter { $0.alphabet.contains(impossible) }.prefix(1)
    return Deduction(ground: .contradiction, words: Array(words), blamed: blame { $0[impossible].isEmpty })
  }

  /// The words that no list has with the letters of the map, and some list with those of `belief`.
  private func betterRead(by belief: Belief) -> [CipherWord] {
    words.lazy.map { $0.cipher }.filter { word in
      search.matches(for: word, in: domains).isEmpty && !search.matches(for: word, in: belief.domains).isEmpty
    }
  }

  /// The words that no list has as the map reads them, where the program reads a word.
  package var betterRead: [CipherWord] {
    belief.map { $0.readsAsLanguage && !$0.solution.isMisspelled ? betterRead(by: $0) : [] } ?? []
  }

  private func lastLeft(_ left: CipherLetterSet, by belief: Belief?) -> Deduction? {
    let cipher = map.alphabet.letters(of: left).first {
      domains[$0].count == 1 && belief?.isCertain(of: $0, map.alphabet.only(of: domains[$0])) ?? true
    }
    return cipher.map {
      Deduction(ground: .lastLeft, cipher: $0, options: domains[$0], answer: map.alphabet.only(of: domains[$0]))
    }
  }

  /// A letter of the run of letters that repeats itself most, of those with letters that have no pair.
  private func repeatedRun(_ left: CipherLetterSet, by advice: Belief?) -> Deduction? {
    guard let advice else { return nil }
    let letters = cryptogram.text.unicodeScalars.compactMap { map.alphabet.letter($0) }.prefix(Self.mostRunLetters)
    let known = map.alphabet.letters(of: left).filter { advice.plain(of: $0, in: domains) != nil }
    var best: (run: [CipherLetter], count: Int)?
    for length in [5, 4, 3] where length <= letters.count {
      var counts: [[CipherLetter]: Int] = [:]
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
  private func wholeText(_ left: CipherLetterSet, by advice: Belief?) -> Deduction? {
    let known = map.alphabet.letters(of: left).filter { advice?.plain(of: $0, in: domains) != nil }
    return advice?.surest(of: known).map {
      Deduction(
        ground: .text, cipher: $0.cipher, options: domains[$0.cipher], answer: $0.plain, confidence: $0.confidence,
        isCertain: false)
    }
  }

  /// A guess from letter counts, used where no word helps: first the language's commonest letter for the most frequent
  /// one, then a common double for a doubled letter, then the most frequent plain letter that is left.
  private func counts(_ left: CipherLetterSet) -> Deduction? {
    let frequent = cryptogram.lettersByCount.filter(left.contains)
    let frequencies = search.frequencies
    let first = frequencies.mostFrequent(of: map.alphabet.all).map { map.alphabet[$0] }
    let isFirst = first.map(map.plainLeft.contains) ?? false
    if !isFirst, let doubled = frequent.first(where: cryptogram.doubledLetters.contains),
      let answer = frequencies.mostDoubled(of: domains[doubled])
    {
      return Deduction(
        ground: .doubled, cipher: doubled, options: domains[doubled], answer: map.alphabet[answer], isCertain: false)
    }
    guard let cipher = frequent.first(where: { !domains[$0].isEmpty }) else { return nil }
    let answer = frequencies.mostFrequent(of: domains[cipher]).map { map.alphabet[$0] }
    return Deduction(
      ground: .frequency, cipher: cipher, options: domains[cipher], answer: answer, isCertain: false)
  }

  /// Runs are looked for among so many letters, so that a whole book takes bounded time.
  private static let mostRunLetters = 2000
}

/// A conclusion about a puzzle: all that a `Hint` tells at its highest level.
struct Deduction {
  let ground: Hint.Ground
  var words: [CipherWord] = []
  var count = 0
  var cipher: CipherLetter?
  var options: CipherLetterSet = []
  var examples: [String] = []

  /// How many of the words left for the first word are names.
  var names = 0
  var answer: CipherLetter?
  var blamed: [Assumption] = []

  /// How sure the answer is, in per cent; nil where no solver was asked.
  var confidence: Int?

  /// Whether nothing but the truth of the argument is needed; otherwise it may be that some word is in no list.
  var isCertain = true

  /// Whether `hint` tells of it, as far as its level goes.
  func isTold(by hint: Hint) -> Bool {
    ground == hint.ground && words == hint.words && (hint.cipher == nil || cipher == hint.cipher)
  }

  /// This argument where its answer is only likely, by so many per cent.
  func likely(_ confidence: Int?) -> Deduction {
    var deduction = self
    (deduction.confidence, deduction.isCertain) = (confidence, false)
    return deduction
  }

  /// Whether the argument leaves one letter, or none.
  var isForced: Bool { options.count < 2 && isCertain }
}
