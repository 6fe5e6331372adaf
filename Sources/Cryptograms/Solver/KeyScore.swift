/// A score of keys that knows what a move changes, so that annealing need not look at the whole text.
protocol KeyScore {
  var key: CipherKey { get }

  /// What the text costs under the key, in parts of a nat.
  var total: Int32 { get }

  /// How many symbols are looked at for a move of any two of these cipher letters, on the average.
  func work(letters: [Int]) -> Int

  /// Scores another key from scratch.
  mutating func restart(from key: CipherKey)

  /// Exchanges what two cipher letters stand for where that costs less than `allowance` more, and tells whether it did.
  mutating func exchange(_ one: Int, _ other: Int, allowance: Int32) -> Bool
}
