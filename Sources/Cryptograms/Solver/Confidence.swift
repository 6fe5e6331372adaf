/// How sure each pair of a reading is: the share of all readings found, weighed by their scores, that have it too, set
/// right by how often such pairs turned out to be right.
struct Confidence {
  /// For each cipher letter and plain letter the weight of the readings with that pair, at 26 times the one plus the other.
  private var weights = [Int](repeating: 0, count: 26 * 26)
  private var whole = 0

  init(_ pool: ReadingPool) {
    guard let best = pool.best else { return }
    for found in pool.found {
      let weight = ExponentialTable.ratio(Int(found.cost - best.cost))
      whole += weight
      for (cipher, plain) in found.key.plain.enumerated() { weights[26 * cipher + Int(plain)] += weight }
    }
  }

  /// The share, in parts of ten thousand, before it is set right.
  func share(_ cipher: Int, _ plain: Int) -> Int { whole == 0 ? 0 : weights[26 * cipher + plain] * 10_000 / whole }

  /// Per cent that the pair is right.
  func percent(_ cipher: Int, _ plain: Int) -> Int {
    let share = share(cipher, plain)
    return Self.measured[Self.bounds.count { $0 <= share }]
  }

  /// Where one class of shares ends and the next begins.
  private static let bounds = [100, 300, 1000, 2000, 3500, 5000, 6500, 8000, 9000, 9500, 9800, 9900, 9970, 9990]

  /// Per cent of the pairs of each class that were right, counted by `cryptogram-accuracy --calibration`.
  private static let measured = [0, 1, 6, 13, 20, 30, 50, 60, 73, 83, 89, 93, 95, 96, 99]
}
