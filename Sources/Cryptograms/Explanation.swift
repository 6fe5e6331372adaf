/// The order in which a person could have found a reading of a puzzle, one letter after the other.
package struct Explanation: Sendable {
  /// A letter, or a word that is set aside, and why.
  package struct Step: Hashable, Sendable {
    /// Why, in one sentence, which says once that it is only likely.
    package let reason: String

    /// The letter that is found; nil where a word is set aside.
    package let pair: LetterPair?

    /// Whether it follows from the words and what was found before; otherwise it is only likely.
    package let isForced: Bool
  }

  package let steps: [Step]

  /// How many different words of the text the steps do not argue from, because it has more than `mostWords`.
  package let wordsLeftOut: Int

  /// How many different words are argued from: the first of the text, and a few more where a letter occurs only later.
  package static let mostWords = 120

  /// How `key` could be found for `cryptogram` by hints alone, from `start` on.
  ///
  /// Words of which the key makes none that is listed are set aside first. Where the words suggest another letter than
  /// the key has, the key wins and the step is likely, not forced. Complexity: a hint for each letter and for each word
  /// that is set aside, of which there are little more than `mostWords`.
  package init(
    of key: [LetterPair], for cryptogram: Cryptogram, from start: SubstitutionMap, names: Set<CipherWord> = [],
    search: PatternSearch
  ) {
    let abridged = cryptogram.abridged(toWords: Self.mostWords)
    wordsLeftOut = cryptogram.words.count - abridged.words.count
    var map = start
    var names = names
    var steps: [Step] = []
    func setAside(_ word: CipherWord) {
      names.insert(word)
      steps.append(Step(reason: "Likely: \(word) is in no list and is set aside.", pair: nil, isForced: false))
    }
    // The key is taken for how the text reads, so that no word that it makes of none is argued from.
    let pairs = key.map { Reading.Pair(cipher: $0.cipher, plain: $0.plain, confidence: 100) }
    let readings = pairs.isEmpty ? [] : [Reading("", key: pairs, score: 0)]
    let solution = CryptogramSolution(readings, partsWords: true, letters: 0, unicityDistance: 0)
    var search = search
    search.reading = { _, _ in solution }
    if let belief = Belief(solution, start.alphabet) {
      for word in Puzzle(abridged, under: start, names: names, search: search).words
      where word.status == .open && search.matches(for: word.cipher, in: belief.domains).isEmpty {
        setAside(word.cipher)
      }
    }
    while let hint = Puzzle(abridged, under: map, names: names, search: search).hint(.letter) {
      guard let cipher = hint.cipher else {
        guard let word = hint.words.first, !names.contains(word) else { break }
        setAside(word)
        continue
      }
      // If the key lacks the hinted letter, the next letter of the key is told instead.
      let entered = map
      let wanted = key.first { $0.cipher == cipher } ?? key.first { entered[$0.cipher] == nil }
      guard let pair = wanted, entered[pair.cipher] == nil else { break }
      let agrees = hint.answer == pair.plain && cipher == pair.cipher
      let reason =
        agrees
        ? hint.description
        : "Likely: \(pair.cipher) is \(pair.plain): no single word decides it, the whole text does."
      steps.append(Step(reason: reason, pair: pair, isForced: agrees && hint.isForced))
      do throws(Refusal) { try map.enter(pair) } catch { break }
      // A forced letter that is not the key's comes from a word that no list has.
      if !agrees, hint.isForced, cipher == pair.cipher { names.formUnion(hint.words) }
    }
    self.steps = steps
  }
}
