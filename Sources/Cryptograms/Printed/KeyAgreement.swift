/// Whether lines are written in one key, told by how often letters of two different lines are the same: 67 times in a
/// thousand in one key, as in English, and 38 times, as by chance, in different ones (Friedman's index of coincidence).
struct KeyAgreement {
  /// Whether one key is likelier.
  let isOneKey: Bool

  /// Whether the answer is beyond reasonable doubt.
  let isPlain: Bool

  /// Compares the letters of `lines`; nil for fewer than two lines with letters. Complexity: linear.
  init?(_ lines: [String], _ alphabet: CipherAlphabet) {
    var all = [Int64](repeating: 0, count: alphabet.count)
    var (within, squares, count) = (0 as Int64, 0 as Int64, 0)
    for line in lines {
      let letters = Ciphertext(line, of: alphabet).counts.map { Int64($0) }
      let sum = letters.reduce(0, +)
      if sum == 0 { continue }
      count += 1
      squares += sum * sum
      for (index, number) in letters.enumerated() {
        within += number * number
        all[index] += number
      }
    }
    let sum = all.reduce(0, +)
    guard count > 1 else { return nil }
    guard sum >= Int64(Self.fewestLetters * count) else {
      // Too little to tell by: people break lines more often than they write such short puzzles.
      (isOneKey, isPlain) = (true, false)
      return
    }
    let equal = all.reduce(0) { $0 + $1 * $1 } - within
    let coincidence = Int(equal * 10_000 / (sum * sum - squares))
    let middle = Self.middle * CipherAlphabet.english.count / alphabet.count
    isOneKey = coincidence >= middle
    isPlain = abs(coincidence - middle) > 20 + 70 / (count - 1)
  }

  /// The least letters a line, on average, that tell anything.
  private static let fewestLetters = 20

  /// Between the two, in ten-thousandths, for an alphabet of 26 letters; chance has less with more of them. Of 1,500
  /// made texts of two lines of 75 letters in one key 1 in 100 were below 542, and of as many pairs of puzzles 5 in 100
  /// above 527; of three lines and more fewer than 1 in 100 of either.
  private static let middle = 525
}
