import Lexicon

/// How often the letters of a language occur in its text, and which of them are often doubled.
public struct LetterFrequencies: Hashable, Sendable {
  /// The thousandths of a text that each letter is, by its place in the alphabet.
  private let thousandths: [Int]

  /// The places of letters that stand twice in a row, the most frequent first.
  private let doubled: [Int]

  /// The frequencies of English.
  ///
  /// In thousandths, from the counts that Norvig published for the words of Google Books ("English Letter Frequency
  /// Counts: Mayzner Revisited", 2012), rounded, and at least 1.
  public static let english = LetterFrequencies(
    thousandths: [
      80, 15, 33, 38, 125, 24, 19, 51, 76, 2, 5, 41, 25, 72, 76, 21, 1, 63, 65, 93, 27, 11, 17, 2, 17, 1,
    ],
    doubled: "lseotfrpncmgdbz".utf8.map { Int($0) - 0x61 })

  /// Equal frequencies of `size` letters, for an alphabet of which nothing is known.
  package init(evenly size: Int) { self.init(thousandths: Array(repeating: 1000 / size, count: size), doubled: []) }

  private init(thousandths: [Int], doubled: [Int]) { (self.thousandths, self.doubled) = (thousandths, doubled) }

  /// The frequencies in words of an alphabet of `size` letters, each weighted by how frequent it is. Complexity: linear
  /// in the letters.
  package init(of words: some Sequence<(places: ArraySlice<UInt8>, weight: UInt64)>, size: Int) {
    var counts = [UInt64](repeating: 0, count: size)
    var doubles = counts
    for (places, weight) in words {
      var last: UInt8?
      for place in places {
        counts[Int(place)] += weight
        if place == last { doubles[Int(place)] += weight }
        last = place
      }
    }
    let total = max(counts.reduce(0, +), 1)
    thousandths = counts.map { max(1, Int(($0 * 1000 + total / 2) / total)) }
    doubled = doubles.indices.filter { doubles[$0] > 0 }.ordered { (doubles[$1], $0) < (doubles[$0], $1) }
  }

  /// The thousandths of all letters of a text that are `letter`.
  func of(_ letter: CipherLetter) -> Int { thousandths[letter.index] }

  /// The mean of the letters at these places, rounded down. A place without a letter, as a damaged index may have,
  /// counts nothing.
  package func mean(of places: some Collection<UInt8>) -> Int {
    places.reduce(0) { $0 + (Int($1) < thousandths.count ? thousandths[Int($1)] : 0) } / max(places.count, 1)
  }

  /// The place of the letter of `letters` that occurs most often, of equally frequent ones the first in the alphabet.
  package func mostFrequent(of letters: CipherLetterSet) -> Int? {
    thousandths.indices.filter { letters.rawValue >> UInt64($0) & 1 == 1 }
      .max { (thousandths[$0], $1) < (thousandths[$1], $0) }
  }

  /// The place of the letter of `letters` that most often stands twice in a row.
  func mostDoubled(of letters: CipherLetterSet) -> Int? { doubled.first { letters.rawValue >> UInt64($0) & 1 == 1 } }

  /// Whether the letter is one of those that most often stand twice in a row.
  func isOftenDoubled(_ letter: CipherLetter) -> Bool { doubled.prefix(6).contains(letter.index) }

  /// Whether no more than two letters are more frequent.
  func isFrequent(_ letter: CipherLetter) -> Bool { thousandths.count { $0 > thousandths[letter.index] } < 3 }
}
