import Cryptograms
import Glibc

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
