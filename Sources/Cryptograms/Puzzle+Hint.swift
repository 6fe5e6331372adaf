extension Puzzle {
  /// What helps most, or nil where every letter has its pair and nothing is wrong.
  ///
  /// What is wrong comes first; then what is forced, by the word with the fewest words left before several words, and
  /// those before all; then what is likely. A clash that no pair is to blame for is none: some name looks like a word.
  /// Complexity: several searches for each of the most constrained words, of which at most `Reasoning.mostWords` are
  /// looked at.
  public func hint(_ level: Hint.Level) -> Hint? { deduction.map { Hint($0, level) } }

  private var deduction: Deduction? {
    if let word = contradicted.first {
      return Deduction(ground: .contradiction, words: [word.cipher], blamed: blame(for: word.cipher))
    }
    let left = lettersLeft
    if left.isEmpty { return nil }
    if let impossible = left.letters.first(where: { domains[$0].isEmpty }) {
      let words = words.map(\.cipher).filter { $0.alphabet.contains(impossible) }.prefix(1)
      return Deduction(ground: .contradiction, words: Array(words), blamed: blame { $0[impossible].isEmpty })
    }
    let reasoning = Reasoning(self)
    return reasoning.clash ?? lastLeft(left) ?? reasoning.singleWord ?? reasoning.severalWords ?? reasoning.allWords
      ?? reasoning.likelyLetter ?? counts(left)
  }

  private func lastLeft(_ left: LatinLetterSet) -> Deduction? {
    guard let cipher = left.letters.first(where: { domains[$0].count == 1 }) else { return nil }
    return Deduction(ground: .lastLeft, cipher: cipher, options: domains[cipher], answer: domains[cipher].only)
  }

  /// What letter counts suggest where no word helps: the most frequent letter is E, doubled ones are L, S and so on, and
  /// then one frequency is held against the other.
  private func counts(_ left: LatinLetterSet) -> Deduction? {
    let frequent = cryptogram.lettersByCount.filter(left.contains)
    let isFirst = map.plainLeft.letters.contains { $0.small == "e" }
    if !isFirst, let doubled = frequent.first(where: cryptogram.doubledLetters.contains),
      let answer = LetterFrequency.mostDoubled(of: domains[doubled])
    {
      return Deduction(ground: .doubled, cipher: doubled, options: domains[doubled], answer: answer)
    }
    guard let cipher = frequent.first(where: { !domains[$0].isEmpty }) else { return nil }
    let answer = LetterFrequency.mostFrequent(of: domains[cipher])
    return Deduction(ground: .frequency, cipher: cipher, options: domains[cipher], answer: answer)
  }
}
