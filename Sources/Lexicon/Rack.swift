/// The letters a to z that words are to be spelled from, in the form in which the word index compares them.
///
/// The seven letters that are most frequent in words are counted, a byte each. Of the other nineteen the first and the
/// second copy have a bit each, so that comparing bits shows whether a rack has the letters of a word.
public struct Rack: Hashable, Sendable {
  /// The most letters that a rack may hold, as many as a root.
  package static let capacity = WordList.longestWord

  /// How often each letter occurs, by its place in the alphabet.
  private var counts = SIMD32<UInt8>(repeating: 0)

  /// How many letters there are, repetitions included.
  public private(set) var count = 0

  /// The copies of each common letter, a byte for each letter.
  private var common: UInt64 = 0

  /// The rare letters: bit n stands for a copy of letter n of the alphabet, bit 26 + n for a second one, and bit 52
  /// (`manyRare`) for a third copy of any of them.
  private(set) var rare: UInt64 = 0

  /// The bit of `rare` for letters that the other bits cannot count.
  static let manyRare: UInt64 = 1 << 52

  /// The rack of `letters`, or nil where one of them is not a to z or where there are more than `capacity`: the index
  /// does not have all words that such letters spell.
  public init?(_ letters: String) {
    self.init(utf8: letters.utf8)
  }

  /// The rack of `letters` in ASCII, or nil under the same conditions.
  init?(utf8 letters: some Sequence<UInt8>) {
    for letter in letters {
      guard letter >= 0x61, letter <= 0x7A, count < Self.capacity else { return nil }
      insert(Int(letter &- 0x61))
    }
  }

  private mutating func insert(_ letter: Int) {
    counts[letter] &+= 1
    count += 1
    if let place = Self.commonPlace(letter) {
      common &+= 1 << (8 * place)
    } else {
      switch counts[letter] {
      case 1: rare |= 1 << letter
      case 2: rare |= 1 << (26 + letter)
      default: rare |= Self.manyRare
      }
    }
  }

  /// The number of `letter` among the common letters, which occur in most English words; nil for any other. There are
  /// seven, because the search of an index needs the eighth bit of a byte.
  private static func commonPlace(_ letter: Int) -> UInt64? {
    switch UInt8(letter) + 0x61 {
    case UInt8(ascii: "e"): 0
    case UInt8(ascii: "i"): 1
    case UInt8(ascii: "a"): 2
    case UInt8(ascii: "r"): 3
    case UInt8(ascii: "s"): 4
    case UInt8(ascii: "o"): 5
    case UInt8(ascii: "n"): 6
    default: nil
    }
  }

  /// The common letters of which there are at least `copies` (1 to 100), as a bit each.
  func commonLetters(copies: Int) -> UInt8 {
    // The sum carries into the top bit of a byte exactly if its count is high enough. The product gathers these bits.
    let enough = (common &+ UInt64(128 &- copies) &* 0x0101_0101_0101_0101) >> 7 & 0x0101_0101_0101_0101
    return UInt8(truncatingIfNeeded: (enough &* 0x0102_0408_1020_4080) >> 56)
  }

  /// The common letters of which there are fewer than `copies`, as a bit each.
  func lackedLetters(copies: Int) -> UInt8 { ~commonLetters(copies: copies) & 0x7F }

  /// How often a common letter occurs at most: 0 for once, 1 for twice, 2 for more often.
  var repetition: Int { commonLetters(copies: 2) == 0 ? 0 : commonLetters(copies: 3) == 0 ? 1 : 2 }

  static let repetitions = 3

  /// Whether every letter of `other` is here at least as often.
  public func contains(_ other: Rack) -> Bool {
    (0..<26).allSatisfy { other.counts[$0] <= counts[$0] }
  }
}

extension String {
  /// Whether the word is of the letters a to z, as the words of the index are.
  package var isPlain: Bool { utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A } }
}
