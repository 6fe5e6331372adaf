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

/// The costs of letters in text without spaces.
struct LetterRunModel {
  private let alphabet: CipherAlphabet
  private var counts: RunCounts
  private var run = 0

  init(_ alphabet: CipherAlphabet) {
    self.alphabet = alphabet
    counts = RunCounts(radix: alphabet.count, length: LetterRunTable.length(size: alphabet.count))
  }

  /// Begins a text that does not go on from the one before.
  mutating func beginText() { run = 0 }

  /// Learns the next word of a text.
  mutating func learn(_ word: String, weight: Double) {
    for letter in letters(of: word) {
      run = (run * alphabet.count + letter) % counts.size
      counts.add(run, weight)
    }
  }

  /// Learns pairs of words, which together weigh as much as some four million letters of text.
  mutating func learn(_ pairs: [CountLists.Pair]) {
    let total = pairs.reduce(0) { $0 + $1.count }
    for pair in pairs {
      let (first, second) = (letters(of: pair.first), letters(of: pair.second))
      var run = 0
      for (place, letter) in (first + second).enumerated() {
        run = (run * alphabet.count + letter) % counts.size
        if place >= counts.length - 1, place >= first.count { counts.add(run, pair.count / total * 1_000_000) }
      }
    }
  }

  private func letters(of word: String) -> [Int] { word.unicodeScalars.compactMap { alphabet.letter($0)?.index } }

  func steps() -> [UInt8] {
    let steps = counts.steps { probability in
      UInt8(min(15, max(0, (-log(0.97 * probability + 0.03 / Double(alphabet.count)) * 2).rounded())))
    }
    return stride(from: 0, to: steps.count, by: 2).map { steps[$0] | ($0 + 1 < steps.count ? steps[$0 + 1] << 4 : 0) }
  }
}
