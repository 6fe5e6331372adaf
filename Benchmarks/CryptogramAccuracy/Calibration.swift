import Cryptograms

/// How often pairs of a given confidence were right: counted over letters of keys, not of texts.
struct Calibration {
  private var pairs = [Int](repeating: 0, count: 101)
  private var right = [Int](repeating: 0, count: 101)

  mutating func add(_ reading: Reading, of puzzle: PuzzleSet.Puzzle) {
    var truth: [Character: Character] = [:]
    for (cipher, plain) in zip(puzzle.ciphertext, puzzle.plaintext) { truth[cipher] = plain }
    for pair in reading.key {
      pairs[pair.confidence] += 1
      if truth[pair.cipher.capital] == pair.plain.small { right[pair.confidence] += 1 }
    }
  }

  /// A line for each confidence that was given.
  var table: String {
    let lines = pairs.indices.filter { pairs[$0] > 0 }.map {
      "said to be \($0) % sure: \(Tally.percent(right[$0], pairs[$0])) of \(pairs[$0]) right"
    }
    return lines.joined(separator: "\n")
  }
}
