/// The best distinct keys of a search, best first. Keys that read the text alike are the same.
///
/// Their costs are those of the text and of the key.
struct ReadingPool {
  struct Found: Sendable {
    let key: CipherKey
    let cost: Int32
    /// The plain letters of the text's letters.
    let reading: [UInt8]
  }

  /// The most keys that are kept to tell how sure the best one is.
  static let size = 64

  private(set) var found: [Found] = []
  private let letters: [Int]
  private let capacity: Int

  /// The readings that `lookAround` began from.
  private var expanded: Set<[UInt8]> = []

  init(letters: [Int], capacity: Int) { (self.letters, self.capacity) = (letters, capacity) }

  /// The best reading of another pool alone.
  init(best pool: ReadingPool) {
    self.init(letters: pool.letters, capacity: 1)
    found = Array(pool.found.prefix(1))
  }

  var best: Found? { found.first }

  /// Takes a key in, unless it is known or costs more than all of a full pool.
  ///
  /// - Returns: its whole cost.
  @discardableResult
  mutating func insert(_ key: CipherKey, cost textCost: Int32) -> Int32 {
    insert(key, wholeCost: textCost + KeyPrior.cost(key, letters: letters))
  }

  /// Takes a key in whose cost is that of the text and of the key.
  @discardableResult
  mutating func insert(_ key: CipherKey, wholeCost cost: Int32) -> Int32 {
    if found.count == capacity, let last = found.last, last.cost <= cost { return cost }
    let reading = letters.map { key.plain[$0] }
    var place = found.count
    while place > 0, found[place - 1].cost > cost { place -= 1 }
    var twin = place
    while twin > 0, found[twin - 1].cost == cost {
      twin -= 1
      if found[twin].reading == reading { return cost }
    }
    found.insert(Found(key: key, cost: cost, reading: reading), at: place)
    if found.count > capacity { found.removeLast() }
    return cost
  }
}

extension ReadingPool {
  /// Takes the keys in that are one exchange away from the `expansions` best ones, from the best on, and cost less than
  /// `margin` more by `score`; `cost` is that of the text under the key of a score. No key is begun from twice.
  mutating func lookAround<Score: KeyScore>(
    _ annealing: Annealing, _ score: inout Score, expansions: Int, margin: Int32, cost: (Score) -> Int32
  ) {
    for _ in 0..<expansions {
      guard let next = found.first(where: { !expanded.contains($0.reading) }) else { return }
      expanded.insert(next.reading)
      score.restart(from: next.key)
      for one in annealing.letters {
        for other in annealing.partners(of: one) where annealing.permits(next.key, one, other) {
          guard score.exchange(one, other, allowance: margin) else { continue }
          insert(score.key, cost: cost(score))
          _ = score.exchange(one, other, allowance: .max / 2)
        }
      }
    }
  }

  /// Takes the readings of another pool in, each at the lower of its two costs, where those of `other` have `rarity`
  /// added.
  ///
  /// - Returns: the readings that cost less in the other pool.
  mutating func merge(_ other: ReadingPool, adding rarity: Int32) -> Set<[UInt8]> {
    var costs: [[UInt8]: Int32] = [:]
    for found in found { costs[found.reading] = found.cost }
    let cheaper = other.found.filter { $0.cost + rarity < costs[$0.reading] ?? .max }
    let readings = Set(cheaper.map { $0.reading })
    var merged = ReadingPool(letters: letters, capacity: capacity)
    for found in found where !readings.contains(found.reading) { merged.insert(found.key, wholeCost: found.cost) }
    for found in cheaper { merged.insert(found.key, wholeCost: found.cost + rarity) }
    self = merged
    return readings
  }
}

/// The exponential of minus so many sixteenths of a nat, in parts of 65536: what a difference of scores is as a ratio
/// of chances, from a table, so that it is the same on every machine.
enum ExponentialTable {
  /// The ratio for a difference in parts of a nat, 0 or more.
  static func ratio(_ difference: Int) -> Int {
    let place = difference / (Nats.unit / 16)
    return place < ratios.count ? ratios[place] : 0
  }

  private static let ratios = [
    65536, 61565, 57835, 54331, 51039, 47947, 45042, 42313, 39750, 37341, 35079, 32954, 30957, 29081, 27319, 25664,
    24109, 22649, 21276, 19987, 18776, 17639, 16570, 15566, 14623, 13737, 12905, 12123, 11388, 10698, 10050, 9441,
    8869, 8332, 7827, 7353, 6907, 6489, 6096, 5726, 5380, 5054, 4747, 4460, 4190, 3936, 3697, 3473,
    3263, 3065, 2879, 2705, 2541, 2387, 2243, 2107, 1979, 1859, 1746, 1641, 1541, 1448, 1360, 1278,
    1200, 1128, 1059, 995, 935, 878, 825, 775, 728, 684, 642, 604, 567, 533, 500, 470,
    442, 415, 390, 366, 344, 323, 303, 285, 268, 252, 236, 222, 209, 196, 184, 173,
    162, 153, 143, 135, 127, 119, 112, 105, 99, 93, 87, 82, 77, 72, 68, 64,
    60, 56, 53, 50, 47, 44, 41, 39, 36, 34, 32, 30, 28, 27, 25, 23,
    22, 21, 19, 18, 17, 16, 15, 14, 13, 13, 12, 11, 10, 10, 9, 9,
    8, 8, 7, 7, 6, 6, 6, 5, 5, 5, 4, 4, 4, 4, 3, 3,
    3, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0,
  ]
}
