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
/// of chances.
enum ExponentialTable {
  /// The ratio for a difference in parts of a nat, 0 or more.
  static func ratio(_ difference: Int) -> Int {
    let place = difference / (Nats.unit / 16)
    return place < ratios.count ? ratios[place] : 0
  }

  /// Each is the one before times the exponential of minus a sixteenth. Products are the same on every machine.
  private static let ratios: [Int] = {
    var ratio = 65536.0
    return (0..<192).map { _ in
      defer { ratio *= 0.9394130628134758 }
      return Int(ratio + 0.5)
    }
  }()
}
