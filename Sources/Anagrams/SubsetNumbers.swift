import Lexicon

/// Numbers for the multisets of letters that can be taken out of a given one.
///
/// A mixed radix: each different letter is a digit, from 0 to as often as it occurs. Adding letters adds their numbers,
/// so the letters left behind a word have the number of the whole less that of the word. Up to 64 letters every number
/// fits into 64 bits, because no product of one more than each count exceeds 2^64.
struct SubsetNumbers {
  private var places: [Character: Int] = [:]
  private var weights: [UInt64] = []

  /// The whole, a digit for each different letter.
  let digits: Digits

  /// The digits of a number; each letter has a lane.
  typealias Digits = SIMD64<UInt8>

  /// Numbers for the multisets that can be taken out of `letters`, of which there are at most `Fodder.mostLetters`.
  init(_ letters: [Character]) {
    var digits = Digits(repeating: 0)
    for letter in letters {
      let place = places[letter] ?? places.count
      places[letter] = place
      digits[place] += 1
    }
    var weight: UInt64 = 1
    for place in 0..<places.count {
      weights.append(weight)
      weight = weight &* (UInt64(digits[place]) + 1)
    }
    self.digits = digits
  }

  /// The digits of `word`, or nil where it cannot be spelled from the whole.
  func digits(of word: String) -> Digits? {
    var digits = Digits(repeating: 0)
    for letter in word {
      guard let place = places[letter], digits[place] < self.digits[place] else { return nil }
      digits[place] += 1
    }
    return digits
  }

  /// The number that has these digits. Complexity: the number of different letters.
  func number(of digits: Digits) -> UInt64 {
    weights.indices.reduce(0) { $0 &+ weights[$1] &* UInt64(digits[$1]) }
  }
}
