import Cryptograms
import Glibc

/// The costs of letters in words. They are learned from the list of words rather than from text, where the few frequent
/// words would outweigh all others.
struct SpellingModel {
  private var counts: RunCounts

  init(_ alphabet: CipherAlphabet) { counts = RunCounts(radix: SpellingTable.radix(of: alphabet), length: 4) }

  mutating func learn(_ spelling: [UInt8], probability: Double) {
    let weight = pow(probability * 1e8, 0.4)
    var run = 0
    for symbol in spelling + [0] {
      run = (run * counts.radix + Int(symbol)) % counts.size
      counts.add(run, weight)
    }
  }

  func steps() -> [UInt8] {
    // No letter is impossible: names and foreign words have unusual spellings.
    counts.steps { probability in
      UInt8(min(255, max(0, (-log(0.96 * probability + 0.04 / Double(counts.radix)) * 16).rounded())))
    }
  }
}
