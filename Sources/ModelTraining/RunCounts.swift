import Cryptograms
import Glibc

/// Counts of runs of symbols, for the probability of the last symbol after the others. They are smoothed by
/// interpolation with shorter runs, after Witten and Bell, "The zero-frequency problem" (1991).
struct RunCounts {
  /// The number of different symbols, and the length of the longest run.
  let radix: Int
  let length: Int
  private var counts: [[Double]]

  init(radix: Int, length: Int) {
    (self.radix, self.length) = (radix, length)
    counts = (0...length).map { order in
      [Double](repeating: 0, count: (0..<order).reduce(1) { size, _ in size * radix })
    }
  }

  /// The number of different runs of the longest length.
  var size: Int { counts[length].count }

  /// Counts the run with this number, and all shorter runs at its end. The last symbol is the lowest digit of the
  /// number.
  mutating func add(_ run: Int, _ weight: Double) {
    for order in 0...length { counts[order][run % counts[order].count] += weight }
  }

  /// The `step` of each run, by the number of the run: it is made of the probability of the run's last symbol after the
  /// others.
  func steps(_ step: (Double) -> UInt8) -> [UInt8] {
    var shorter = [Double](repeating: 1 / Double(radix), count: radix)
    for order in 1..<length {
      var result = [Double](repeating: 0, count: counts[order].count)
      smooth(order, shorter) { run, probability in result[run] = probability }
      shorter = result
    }
    // The table of the longest runs is large, so that its probabilities are not kept.
    var steps = [UInt8](repeating: 0, count: size)
    smooth(length, shorter) { run, probability in steps[run] = step(probability) }
    return steps
  }

  private func smooth(_ order: Int, _ shorter: [Double], _ body: (Int, Double) -> Void) {
    let table = counts[order]
    for context in 0..<table.count / radix {
      let range = context * radix..<(context + 1) * radix
      let total = table[range].reduce(0, +)
      let kinds = Double(table[range].count { $0 > 0 })
      for run in range {
        let below = shorter[order == 1 ? run : run % shorter.count]
        body(run, total + kinds == 0 ? below : (table[run] + kinds * below) / (total + kinds))
      }
    }
  }
}
