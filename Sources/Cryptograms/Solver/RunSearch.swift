import Journal

/// The search for readings of a cryptogram without spaces: annealing scored by runs of letters, then a climb from the
/// best keys that is scored by cutting the letters into words. Until something reads as the language, both are repeated
/// from other keys.
struct RunSearch {
  private(set) var pool: ReadingPool

  init(_ ciphertext: Ciphertext, _ matching: DomainMatching, model: LanguageModel) {
    let letters = ciphertext.used
    pool = ReadingPool(letters: letters, capacity: ReadingPool.size)
    let text = ciphertext.run(letters: Self.sampleLetters)
    func cost(of key: CipherKey) -> Int32 {
      Segmentation(text.map { key.plain[Int($0)] + 1 }, model: model).cost
    }
    var chance = SplitMix64(seed: 0x5EED)
    guard !letters.isEmpty, let first = matching.key(&chance) else { return }
    var score = LetterRunScore(text, key: first, runs: model.runs)
    var annealing = Annealing(letters: letters, permitted: matching.permitted)
    annealing.schedule = Self.schedule
    for round in Self.rounds {
      (annealing.schedule.moves, annealing.fewestRestarts) = (round.moves, round.starts)
      var coarse = ReadingPool(letters: letters, capacity: ReadingPool.size)
      annealing.search(&score, from: matching, into: &coarse, agreements: Self.agreements, &chance)
      guard let best = coarse.best else { return }
      for found in coarse.found where found.cost <= best.cost + Self.runMargin {
        pool.insert(found.key, cost: cost(of: found.key))
      }
      pool.lookAround(annealing, &score, expansions: Self.expansions, margin: Self.margin) { cost(of: $0.key) }
      let isRead = pool.best.map { Int($0.cost) < Self.language * text.count } ?? false
      let isHopeless = Int(best.cost) > Self.noLanguage * text.count
      if isRead || isHopeless || text.count >= Self.long { return }
    }
  }

  /// The least that the text of `score` costs after a few starts, or nil where no key keeps to the rules.
  static func sketch(_ score: inout LetterRunScore, letters: [Int], _ matching: DomainMatching) -> Int32? {
    var chance = SplitMix64(seed: 0x5EED)
    let annealing = Annealing(letters: letters, permitted: matching.permitted, schedule: schedule)
    var least: Int32?
    for _ in 0..<sketches {
      guard let key = matching.key(&chance) else { return nil }
      score.restart(from: key)
      annealing.run(&score, &chance)
      least = min(least ?? .max, score.total)
    }
    return least
  }

  static let sampleLetters = 300
  /// The least number of letters for which one round is enough.
  private static let long = 200

  /// Six of ten single runs find the best key of 60 to 170 letters; from 15 nats, where nothing is decided yet, fewer
  /// do, in twice the time.
  private static let schedule = Annealing.Schedule(hottest: 5 * 128, coldest: 256)
  /// The moves for each cipher letter, and the fewest starts, of each round. The later rounds read 17 of 200 sayings of
  /// 40 to 59 letters. Texts of many rare letters need more moves.
  private static let rounds: [(moves: Int, starts: Int)] = [(3000, 4), (3000, 50), (3000, 50), (3000, 50), (9000, 32)]
  private static let sketches = 2
  private static let agreements = 4
  private static let expansions = 24
  /// Keys that are worse than the best of their round by no more than this are scored as words. Runs make the right key
  /// of a short text up to 12 nats dearer than another one.
  private static let runMargin: Int32 = 30 * 128
  /// So are exchanges that are worse than their key by no more than this.
  private static let margin: Int32 = 14 * 128
  /// Text of the language costs less than this for each letter, in parts of a nat: 1.6 nats.
  private static let language = 208

  /// Where the runs of the best key cost more than this for each letter, later rounds find none that reads: 3 nats. Of
  /// 150 sayings of 60 to 199 letters those that needed them had cost 2.5 at most; 100 random letters cost 3.4.
  private static let noLanguage = 384
}
