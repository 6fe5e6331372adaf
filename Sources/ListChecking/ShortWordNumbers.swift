/// A number for each of many short words. A look-up costs a fifth of one in a dictionary, whose hashing takes longer
/// than the rest.
struct ShortWordNumbers {
  /// The words, each at the first free place from that of its hash; nil where there is none.
  private var places: [(word: ShortWord, number: Int)?]
  private var count = 0

  /// So many upper bits of a hash are the place.
  private var bits = 10

  /// Any odd number. A random one, so that nobody can make a list whose words all begin at the same place.
  private let multiplier = UInt64.random(in: .min ... .max) | 1

  init() { places = Array(repeating: nil, count: 1 << bits) }

  /// The number of `word`; nil where it has none. Complexity: O(1).
  subscript(word: ShortWord) -> Int? {
    places[place(of: word)]?.number
  }

  /// Gives `word`, which has none yet, its number. Complexity: O(1), amortized.
  mutating func insert(_ word: ShortWord, number: Int) {
    if count * 2 == places.count { grow() }
    places[place(of: word)] = (word, number)
    count += 1
  }

  /// Where `word` stands, or is to stand.
  private func place(of word: ShortWord) -> Int {
    var place = Int((word.letters &* multiplier) >> UInt64(UInt64.bitWidth - bits))
    while let other = places[place], other.word != word { place = (place + 1) % places.count }
    return place
  }

  private mutating func grow() {
    let old = places
    bits += 1
    places = Array(repeating: nil, count: 1 << bits)
    for entry in old { if let entry { places[place(of: entry.word)] = entry } }
  }
}
