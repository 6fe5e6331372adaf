import Journal

/// The search for readings of a cryptogram whose words are known: annealing from random keys, once more and slower
/// where nothing comes out that reads well, and then every key that is one exchange away from the best ones.
struct WordSearch {
  private(set) var pool: ReadingPool

  /// How often the best cost has to come out.
  private static let agreements = 3
  /// How many moves are tried for each letter where the best cost is too high to be trusted.
  private static let moreMoves = 12_000
  /// Two of three right readings of 20 to 39 letters cost less than this for each letter, in parts of a nat, and one of
  /// three wrong ones.
  private static let trusted = 225
  /// Fewer letters decide nothing, however long they are searched, and of more the search misses nothing.
  private static let searchedMore = 20..<80
  static let sampleLetters = 300

  /// The readings of `pool`, and those around them, if words may be misspelled on purpose.
  ///
  /// - Parameter isSaid: whether the puzzle is said to be misspelled. If it is not, the result is nil unless a reading
  ///   with misspelled words costs less than the best of `pool`.
  init?(
    misspelled ciphertext: Ciphertext, _ matching: DomainMatching, model: LanguageModel, from pool: ReadingPool,
    isSaid: Bool
  ) {
    let letters = ciphertext.used
    self.pool = ReadingPool(letters: letters, capacity: ReadingPool.size)
    guard let best = pool.best else { return nil }
    let network = WordNetwork(ciphertext.sample(letters: Self.sampleLetters), size: ciphertext.alphabet.count)
    var score = WordScore(network, key: best.key, model: model, respelling: Respelling(model))
    for found in pool.found.prefix(Self.expansions) {
      score.restart(from: found.key)
      self.pool.insert(found.key, cost: score.cost)
    }
    guard isSaid || self.pool.best.map({ $0.cost < best.cost }) == true else { return nil }
    self.pool.lookAround(
      Annealing(letters: letters, permitted: matching.permitted), &score, expansions: Self.misspelledExpansions,
      margin: Self.margin
    ) { $0.cost }
  }

  init(_ ciphertext: Ciphertext, _ matching: DomainMatching, model: LanguageModel) {
    let letters = ciphertext.used
    pool = ReadingPool(letters: letters, capacity: ReadingPool.size)
    var chance = SplitMix64(seed: 0x5EED)
    guard !letters.isEmpty, let first = matching.key(&chance) else { return }
    let network = WordNetwork(ciphertext.sample(letters: Self.sampleLetters), size: ciphertext.alphabet.count)
    var score = WordScore(network, key: first, model: model)
    var annealing = Annealing(letters: letters, permitted: matching.permitted)
    annealing.search(&score, from: matching, into: &pool, agreements: Self.agreements, &chance)
    let length = ciphertext.run(letters: Self.sampleLetters).count
    if let best = pool.best, Self.searchedMore.contains(length), Int(best.cost) > Self.trusted * length {
      annealing.schedule.moves = Self.moreMoves
      annealing.search(&score, from: matching, into: &pool, agreements: Self.agreements, &chance)
      annealing.searchBehindExchanges(&score, into: &pool)
    }
    let coarse = pool.found
    pool = ReadingPool(letters: letters, capacity: ReadingPool.size)
    for found in coarse {
      score.restart(from: found.key)
      pool.insert(found.key, cost: score.cost)
    }
    pool.lookAround(annealing, &score, expansions: Self.expansions, margin: Self.margin) { $0.cost }
  }

  private static let expansions = 24
  /// Fewer, since each looks up many spellings.
  private static let misspelledExpansions = 16
  /// How much worse a neighbour may be to be kept, in parts of a nat.
  private static let margin: Int32 = 10 * 128
}
