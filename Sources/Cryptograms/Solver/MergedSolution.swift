import Lexicon

extension CryptogramSolution {
  /// The solutions of one cryptogram under assumptions of which one is right, such as the places of a crib, as one.
  ///
  /// Readings are sorted by their scores, and letters are as sure as their readings are likely beside the best reading
  /// under every other assumption. Complexity: linear in the readings but for sorting.
  ///
  /// - Parameters:
  ///   - solutions: those of the same text, one or more.
  ///   - top: how many readings are wanted.
  package init(merging solutions: [CryptogramSolution], top: Int) {
    let found = solutions.filter { !$0.readings.isEmpty }.ordered { $0.readings[0].score > $1.readings[0].score }
    guard let best = found.first ?? solutions.first else {
      self.init([], partsWords: true, letters: 0, unicityDistance: 0)
      return
    }
    let alike = found.filter { $0.partsWords == best.partsWords }
    let weighed = alike.compactMap { solution in
      solution.readings.first.map { (reading: $0, weight: ExponentialTable.ratio(best.readings[0].score - $0.score)) }
    }
    let whole = max(1, weighed.reduce(0) { $0 + $1.weight })
    /// How likely the assumptions are under which a letter is read so, in per cent.
    func share(_ pair: Reading.Pair) -> Int {
      weighed.reduce(0) { sum, one in
        let agrees = one.reading.key.contains { $0.cipher == pair.cipher && $0.plain == pair.plain }
        return agrees ? sum + one.weight : sum
      } * 100 / whole
    }
    var met: Set<String> = []
    let readings = alike.flatMap { $0.readings }.ordered { $0.score > $1.score }.filter {
      met.insert($0.plaintext).inserted
    }
    var odds: [String: Int] = [:]
    for (solution, one) in zip(alike, weighed) {
      for reading in solution.readings { odds[reading.plaintext, default: 0] += reading.odds * one.weight / whole }
    }
    self = best
    self.readings = readings.prefix(max(0, top)).map { reading in
      reading.with(reading.key.map { min($0.confidence, share($0)) }, odds: odds[reading.plaintext, default: 0])
    }
  }

  /// The solution where the letters `assumed` were found and not given: only pairs that `domains` give are certain.
  func assuming(_ assumed: [CipherLetter], but domains: Domains) -> CryptogramSolution {
    let found = assumed.filter { domains.alphabet.only(of: domains[$0]) == nil }
    var solution = self
    solution.readings = readings.map { reading in
      reading.with(
        reading.key.map { found.contains($0.cipher) ? min($0.confidence, 99) : $0.confidence }, odds: reading.odds)
    }
    return solution
  }
}

extension Reading {
  /// The reading with other figures for the confidence of its letters, and of all of it.
  fileprivate func with(_ confidence: [Int], odds: Int) -> Reading {
    var reading = self
    reading.key = zip(key, confidence).map { Pair(cipher: $0.cipher, plain: $0.plain, confidence: $1) }
    reading.odds = odds
    return reading
  }
}
