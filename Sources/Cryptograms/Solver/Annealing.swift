import Journal

/// Simulated annealing, after Kirkpatrick, Gelatt and Vecchi, "Optimization by simulated annealing" (1983): moves at
/// random, of which those for the worse are accepted less and less, and then a descent to the nearest best key.
struct Annealing {
  /// Temperatures in parts of a nat, and how many moves are tried on the way.
  struct Schedule {
    var hottest: Int32 = 8 * 128
    var coldest: Int32 = 77
    /// For each cipher letter that occurs.
    var moves = 3000
  }

  /// The cipher letters that can be moved.
  let letters: [Int]
  let permitted: [UInt64]
  var schedule = Schedule()
  /// How often to start anew at least.
  var fewestRestarts = 4

  private var moves: Int { schedule.moves * letters.count }

  /// Whether exchanging two cipher letters keeps to what they may stand for.
  @inline(__always)
  func permits(_ key: CipherKey, _ one: Int, _ other: Int) -> Bool {
    permitted[one] &>> UInt64(key.plain[other]) & permitted[other] &>> UInt64(key.plain[one]) & 1 == 1
  }

  /// The cipher letters to exchange with, so that each exchange comes up once.
  func partners(of letter: Int) -> [Int] { permitted.indices.filter { $0 > letter || !letters.contains($0) } }

  func run(_ score: inout some KeyScore, _ chance: inout SplitMix64) {
    let stages = 64
    let size = UInt64(permitted.count)
    var temperature = Int64(schedule.hottest) << 16
    // The 64th root of the whole cooling, by halving: a ratio in parts of 65536.
    let ratio = Self.ratio(from: Int64(schedule.hottest), to: Int64(schedule.coldest), stages: stages)
    for _ in 0..<stages {
      let degrees = temperature >> 16
      for _ in 0..<moves / stages {
        let bits = chance.next()
        let one = letters[Int(((bits & 0xFFFF) &* UInt64(letters.count)) >> 16)]
        let plain = Int(((bits >> 16 & 0xFFFF) &* size) >> 16)
        let other = Int(score.key.cipher[plain])
        guard one != other, permits(score.key, one, other) else { continue }
        let loss = Int64(AcceptanceTable.losses[Int(bits >> 56)])
        _ = score.exchange(one, other, allowance: Int32(truncatingIfNeeded: (degrees * loss) >> 7))
      }
      temperature = ((temperature >> 8) * ratio) >> 8
    }
    descend(&score)
  }

  /// Runs from random keys and puts each result into `pool`, until the same best cost has come out `agreements` times
  /// in succession, or there were enough restarts. Worse results in between do not count.
  func search(
    _ score: inout some KeyScore, from matching: DomainMatching, into pool: inout ReadingPool, agreements: Int,
    _ chance: inout SplitMix64
  ) {
    var agreed = 0
    for _ in 0..<restarts(score) {
      guard let key = matching.key(&chance) else { return }
      score.restart(from: key)
      run(&score, &chance)
      let best = pool.best
      let cost = pool.insert(score.key, cost: score.total)
      if let best, best.cost < cost { continue }
      agreed = best?.cost == cost ? agreed + 1 : 1
      if agreed == agreements { return }
    }
  }

  /// Makes each exchange with the best key of `pool`, whatever it costs, descends from there, and puts the results into
  /// the pool; as long as one of them is better, once more with that one. Where a word stands several times, all its
  /// letters have to change before a wrong key costs less, which single exchanges for the better do not do.
  func searchBehindExchanges(_ score: inout some KeyScore, into pool: inout ReadingPool) {
    var known: Int32?
    while let best = pool.best, best.cost < known ?? .max {
      known = best.cost
      for one in letters {
        for other in partners(of: one) where permits(best.key, one, other) {
          score.restart(from: best.key)
          _ = score.exchange(one, other, allowance: .max / 2)
          descend(&score)
          pool.insert(score.key, cost: score.total)
        }
      }
    }
  }

  /// How often to start anew at most: in long texts, where a move takes longer and leads further, less often.
  private func restarts(_ score: some KeyScore) -> Int {
    let looks = Int64(moves) * Int64(1 + score.work(letters: letters))
    return max(fewestRestarts, min(Self.mostRestarts, Int(Self.budget / looks)))
  }

  private static let mostRestarts = 40
  /// Symbols to be looked at, all in all.
  private static let budget: Int64 = 60_000_000

  /// Takes every exchange for the better until there is none.
  private func descend(_ score: inout some KeyScore) {
    var improves = true
    while improves {
      improves = false
      for one in letters {
        for other in partners(of: one) where permits(score.key, one, other) {
          if score.exchange(one, other, allowance: 0) { improves = true }
        }
      }
    }
  }

  /// The factor from one temperature to the next, in parts of 65536, that leads from one to another in this number of
  /// stages.
  static func ratio(from hottest: Int64, to coldest: Int64, stages: Int) -> Int64 {
    var (low, high): (Int64, Int64) = (1, 65536)
    while low < high {
      let middle = (low + high) / 2
      var temperature = hottest << 16
      for _ in 1..<stages { temperature = ((temperature >> 8) * middle) >> 8 }
      if temperature >> 16 < coldest { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// A score of keys that knows what a move changes, so that annealing need not look at the whole text.
package protocol KeyScore {
  var key: CipherKey { get }

  /// The cost of the text under the key, in parts of a nat.
  var total: Int32 { get }

  /// How many symbols are looked at for a move of any two of these cipher letters, on the average.
  func work(letters: [Int]) -> Int

  /// Scores another key from scratch.
  mutating func restart(from key: CipherKey)

  /// Exchanges what two cipher letters stand for where that costs less than `allowance` more, and tells whether it did.
  mutating func exchange(_ one: Int, _ other: Int, allowance: Int32) -> Bool
}

/// The losses that the Metropolis criterion accepts at a temperature of one nat: the negative logarithms of evenly
/// spread chances, in parts of a nat, after Metropolis and others, "Equation of state calculations by fast computing
/// machines" (1953). A table, so that no machine's logarithm decides what is accepted.
enum AcceptanceTable {

  static let losses: [Int32] = [
    799, 658, 592, 549, 517, 492, 470, 452, 436, 422, 409, 397, 386, 377, 367, 359,
    351, 343, 336, 330, 323, 317, 311, 306, 300, 295, 290, 286, 281, 277, 272, 268,
    264, 260, 257, 253, 249, 246, 242, 239, 236, 233, 230, 227, 224, 221, 218, 216,
    213, 210, 208, 205, 203, 200, 198, 196, 193, 191, 189, 187, 185, 183, 180, 178,
    176, 174, 173, 171, 169, 167, 165, 163, 161, 160, 158, 156, 155, 153, 151, 150,
    148, 147, 145, 143, 142, 140, 139, 137, 136, 135, 133, 132, 130, 129, 128, 126,
    125, 124, 122, 121, 120, 118, 117, 116, 115, 113, 112, 111, 110, 109, 108, 106,
    105, 104, 103, 102, 101, 100, 99, 98, 96, 95, 94, 93, 92, 91, 90, 89,
    88, 87, 86, 85, 84, 83, 82, 81, 80, 80, 79, 78, 77, 76, 75, 74,
    73, 72, 71, 71, 70, 69, 68, 67, 66, 65, 65, 64, 63, 62, 61, 61,
    60, 59, 58, 57, 57, 56, 55, 54, 54, 53, 52, 51, 51, 50, 49, 48,
    48, 47, 46, 45, 45, 44, 43, 43, 42, 41, 41, 40, 39, 39, 38, 37,
    36, 36, 35, 35, 34, 33, 33, 32, 31, 31, 30, 29, 29, 28, 28, 27,
    26, 26, 25, 24, 24, 23, 23, 22, 21, 21, 20, 20, 19, 19, 18, 17,
    17, 16, 16, 15, 15, 14, 13, 13, 12, 12, 11, 11, 10, 10, 9, 9,
    8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0,
  ]
}
