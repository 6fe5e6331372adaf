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

  /// Counts the run with this number, and all shorter runs at its end. The last symbol is the lowest digit of the
  /// number.
  mutating func add(_ run: Int, _ weight: Double) {
    for order in 0...length { counts[order][run % counts[order].count] += weight }
  }

  /// The probability of the last symbol of each run after its others, by the number of the run.
  func probabilities(novelty: Double) -> [Double] {
    var shorter = [Double](repeating: 1 / Double(radix), count: radix)
    var order = 1
    while true {
      let table = counts[order]
      var result = [Double](repeating: 0, count: table.count)
      for context in 0..<table.count / radix {
        let range = context * radix..<(context + 1) * radix
        let total = table[range].reduce(0, +)
        let kinds = Double(table[range].count { $0 > 0 }) * novelty
        for run in range {
          let below = shorter[order == 1 ? run : run % shorter.count]
          result[run] = total + kinds == 0 ? below : (table[run] + kinds * below) / (total + kinds)
        }
      }
      if order == length { return result }
      shorter = result
      order += 1
    }
  }
}

/// The costs of letters in words. They are learned from the list of words rather than from text, where the few frequent
/// words would outweigh all others.
enum SpellingModel {
  static func steps(_ words: WordModel) -> [UInt8] {
    var counts = RunCounts(radix: 28, length: 4)
    for (number, word) in words.vocabulary.words.enumerated() {
      guard let spelling = Symbol.spelling(of: word) else { continue }
      let weight = pow(words.alone[number] * 1e8, 0.4)
      var run = 0
      for symbol in spelling + [Symbol.edge] {
        run = (run * 28 + Int(symbol)) % (28 * 28 * 28 * 28)
        counts.add(run, weight)
      }
    }
    let probabilities = counts.probabilities(novelty: 1)
    var steps = [UInt8](repeating: 255, count: 1 << 20)
    for (number, probability) in probabilities.enumerated() {
      var (rest, run) = (number, 0)
      for place in 0..<4 {
        run |= (rest % 28) << (5 * place)
        rest /= 28
      }
      // No letter is impossible: names and foreign words have unusual spellings.
      steps[run] = UInt8(min(255, max(0, (-log(0.96 * probability + 0.04 / 28) * 16).rounded())))
    }
    return steps
  }
}

/// The costs of letters in text without spaces.
enum LetterRunModel {
  static func steps(_ sources: [TextSource], pairs: WordPairCounts) -> [UInt8] {
    var counts = RunCounts(radix: 26, length: 5)
    let all = 26 * 26 * 26 * 26 * 26
    for source in sources {
      var run = 0
      for word in source.text.stretches.joined() {
        for byte in word.utf8 where byte != UInt8(ascii: "'") {
          run = (run * 26 + Int(byte - 0x61)) % all
          counts.add(run, source.weight)
        }
      }
    }
    // The pairs weigh as much as four million letters of text.
    let total = pairs.pairs.reduce(0) { $0 + $1.count }
    for pair in pairs.pairs {
      let letters = Array((pair.first + pair.second).utf8)
      var run = 0
      for (place, byte) in letters.enumerated() {
        run = (run * 26 + Int(byte - 0x61)) % all
        if place >= 4, place >= pair.first.utf8.count { counts.add(run, pair.count / total * 1_000_000) }
      }
    }
    let steps = counts.probabilities(novelty: 1).map { probability in
      UInt8(min(15, max(0, (-log(0.97 * probability + 0.03 / 26) * 2).rounded())))
    }
    return stride(from: 0, to: steps.count, by: 2).map { steps[$0] | steps[$0 + 1] << 4 }
  }
}
