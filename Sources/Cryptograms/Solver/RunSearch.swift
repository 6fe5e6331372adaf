import Journal

/// The search for readings of a cryptogram without spaces: annealing by runs of letters, then a climb from the best keys
/// that is scored by cutting the letters into words; again, and more slowly, as long as no words come of it.
struct RunSearch {
  private(set) var pool: ReadingPool

  private let text: [UInt8]
  private let model: LanguageModel

  init(_ ciphertext: Ciphertext, _ matching: DomainMatching, model: LanguageModel) {
    let letters = ciphertext.alphabet
    pool = ReadingPool(letters: letters, capacity: ReadingPool.size)
    text = ciphertext.run(letters: Self.sampleLetters)
    self.model = model
    var chance = SplitMix64(seed: 0x5EED)
    guard !letters.isEmpty, let first = matching.key(&chance) else { return }
    var score = LetterRunScore(text, key: first, runs: model.runs)
    var annealing = Annealing(letters: letters, permitted: matching.permitted)
    for moves in text.count < Self.long ? Self.rounds : [Self.rounds[0]] {
      annealing.schedule = Annealing.Schedule(hottest: 15 * 128, coldest: 192, moves: moves)
      let coarse = candidates(annealing, matching, &score, &chance)
      guard let best = coarse.best else { return }
      for found in coarse.found where found.cost <= best.cost + Self.margin {
        climb(from: found.key, annealing, &score)
      }
      if let best = pool.best, Int(best.cost) < Self.english * text.count { return }
    }
  }

  /// The best keys by runs of letters.
  private func candidates(
    _ annealing: Annealing, _ matching: DomainMatching, _ score: inout LetterRunScore, _ chance: inout SplitMix64
  ) -> ReadingPool {
    var coarse = ReadingPool(letters: annealing.letters, capacity: Self.climbs)
    var agreements = 0
    for _ in 0..<annealing.restarts(score) {
      guard let key = matching.key(&chance) else { break }
      score.restart(from: key)
      annealing.run(&score, &chance)
      let best = coarse.best
      let cost = coarse.insert(score.key, cost: score.total)
      if let best, best.cost < cost { continue }
      agreements = best?.cost == cost ? agreements + 1 : 1
      if agreements == Self.agreements { break }
    }
    return coarse
  }

  /// Takes the best exchange as long as there is one for the better.
  private mutating func climb(from key: CipherKey, _ annealing: Annealing, _ score: inout LetterRunScore) {
    var key = key
    var cost = pool.insert(key, cost: self.cost(of: key))
    while true {
      var (best, bestCost) = (key, cost)
      score.restart(from: key)
      for one in annealing.letters {
        for other in annealing.partners(of: one) where annealing.permits(key, one, other) {
          guard score.exchange(one, other, allowance: Self.margin) else { continue }
          let exchanged = score.key
          _ = score.exchange(one, other, allowance: .max / 2)
          let found = pool.insert(exchanged, cost: self.cost(of: exchanged))
          if found < bestCost { (best, bestCost) = (exchanged, found) }
        }
      }
      if bestCost == cost { return }
      (key, cost) = (best, bestCost)
    }
  }

  private func cost(of key: CipherKey) -> Int32 {
    Segmentation(text.map { key.plain[Int($0)] + 1 }, model: model).cost
  }

  static let sampleLetters = 300
  /// So many letters need no second round.
  private static let long = 200

  /// How many moves are made in the starts of each round, for each cipher letter that occurs.
  private static let rounds = [3000, 9000, 20_000]
  private static let agreements = 4
  private static let climbs = 10
  /// How much worse than the best a key may be, and how much worse an exchange may make it, to be looked at more closely.
  private static let margin: Int32 = 14 * 128
  /// What a letter of English text costs at most, by and large, in parts of a nat: two nats.
  private static let english = 256
}
