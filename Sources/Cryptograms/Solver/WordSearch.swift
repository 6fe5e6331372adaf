import Journal

/// The search for readings of a cryptogram whose words are known: annealing from several random keys, until the same best
/// one has come out often enough, and then a look at everything near the best.
struct WordSearch {
  private(set) var pool: ReadingPool

  private static let agreements = 3
  static let sampleLetters = 300

  init(_ ciphertext: Ciphertext, _ matching: DomainMatching, model: LanguageModel) {
    let letters = ciphertext.alphabet
    pool = ReadingPool(letters: letters, capacity: ReadingPool.size)
    var chance = SplitMix64(seed: 0x5EED)
    guard !letters.isEmpty, let first = matching.key(&chance) else { return }
    let network = WordNetwork(ciphertext.sample(letters: Self.sampleLetters))
    var score = WordScore(network, key: first, model: model)
    let annealing = Annealing(letters: letters, permitted: matching.permitted)
    var agreements = 0
    for _ in 0..<annealing.restarts(score) {
      guard let key = matching.key(&chance) else { break }
      score.restart(from: key)
      annealing.run(&score, &chance)
      let best = pool.best
      let cost = pool.insert(score.key, cost: score.total)
      if let best, best.cost < cost { continue }
      agreements = best?.cost == cost ? agreements + 1 : 1
      if agreements == Self.agreements { break }
    }
    lookAround(annealing, &score)
  }

  /// Takes what is one exchange away from the best keys into the pool, the best first, as long as there are new ones.
  private mutating func lookAround(_ annealing: Annealing, _ score: inout WordScore) {
    var expanded: Set<[UInt8]> = []
    for _ in 0..<Self.expansions {
      guard let next = pool.found.first(where: { !expanded.contains($0.reading) }) else { return }
      expanded.insert(next.reading)
      score.restart(from: next.key)
      for one in annealing.letters {
        for other in annealing.partners(of: one) where annealing.permits(next.key, one, other) {
          guard score.exchange(one, other, allowance: Self.margin) else { continue }
          pool.insert(score.key, cost: score.total)
          _ = score.exchange(one, other, allowance: .max / 2)
        }
      }
    }
  }

  private static let expansions = 24
  /// How much worse a neighbour may be to be kept, in parts of a nat.
  private static let margin: Int32 = 10 * 128
}
