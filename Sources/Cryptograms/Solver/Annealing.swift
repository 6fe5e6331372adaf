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
  let permitted: [UInt32]
  var schedule = Schedule()

  private var moves: Int { schedule.moves * letters.count }

  /// Whether exchanging two cipher letters keeps to what they may stand for.
  @inline(__always)
  func permits(_ key: CipherKey, _ one: Int, _ other: Int) -> Bool {
    permitted[one] >> UInt32(key.plain[other]) & permitted[other] >> UInt32(key.plain[one]) & 1 == 1
  }

  /// The cipher letters to exchange with, so that each exchange comes up once.
  func partners(of letter: Int) -> [Int] { (0..<26).filter { $0 > letter || !letters.contains($0) } }

  func run(_ score: inout some KeyScore, _ chance: inout SplitMix64) {
    let stages = 64
    var temperature = Int(schedule.hottest) << 16
    // The 64th root of the whole cooling, by halving: a ratio in parts of 65536.
    let ratio = Self.ratio(from: Int(schedule.hottest), to: Int(schedule.coldest), stages: stages)
    for _ in 0..<stages {
      let degrees = Int64(temperature >> 16)
      for _ in 0..<moves / stages {
        let bits = chance.next()
        let one = letters[Int(((bits & 0xFFFF) &* UInt64(letters.count)) >> 16)]
        let plain = Int(((bits >> 16 & 0xFFFF) &* 26) >> 16)
        let other = Int(score.key.cipher[plain])
        guard one != other, permits(score.key, one, other) else { continue }
        let loss = Int64(AcceptanceTable.losses[Int(bits >> 56)])
        _ = score.exchange(one, other, allowance: Int32(truncatingIfNeeded: (degrees * loss) >> 7))
      }
      temperature = ((temperature >> 8) * ratio) >> 8
    }
    descend(&score)
  }

  /// How often to start anew at most: in long texts, where a move takes longer and leads further, less often.
  func restarts(_ score: some KeyScore) -> Int {
    min(Self.mostRestarts, max(Self.fewestRestarts, Self.budget / (moves * (1 + score.work(letters: letters)))))
  }

  private static let mostRestarts = 40
  private static let fewestRestarts = 4
  /// Symbols to be looked at, all in all.
  private static let budget = 60_000_000

  /// Takes every exchange for the better until there is none.
  func descend(_ score: inout some KeyScore) {
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

  /// What to multiply with, in parts of 65536, to come from one temperature to another in so many stages.
  static func ratio(from hottest: Int, to coldest: Int, stages: Int) -> Int {
    var (low, high) = (1, 65536)
    while low < high {
      let middle = (low + high) / 2
      var temperature = hottest << 16
      for _ in 1..<stages { temperature = ((temperature >> 8) * middle) >> 8 }
      if temperature >> 16 < coldest { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
