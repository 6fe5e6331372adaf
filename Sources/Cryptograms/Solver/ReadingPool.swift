/// The best distinct keys that a search has come by, best first. Two keys are the same where they read the text alike.
///
/// Their costs are those of the text and of the key.
struct ReadingPool {
  struct Found: Sendable {
    let key: CipherKey
    let cost: Int32
    /// What the letters of the text stand for.
    let reading: [UInt8]
  }

  /// How many are worth keeping to tell how sure the best one is.
  static let size = 64

  private(set) var found: [Found] = []
  private let letters: [Int]
  private let capacity: Int

  init(letters: [Int], capacity: Int) { (self.letters, self.capacity) = (letters, capacity) }

  var best: Found? { found.first }

  /// Takes a key in, unless it is known or costs more than all of a full pool.
  ///
  /// - Returns: its whole cost.
  @discardableResult
  mutating func insert(_ key: CipherKey, cost textCost: Int32) -> Int32 {
    let cost = textCost + KeyPrior.cost(key, letters: letters)
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
