/// A word of the index, with all that is asked of it most often, in four bytes; `WordTexts` has its letters.
public struct IndexedWord: Hashable, Sendable {
  /// From the lowest bit: the number, 18 bits; the rating, 8; the length, 6.
  let bits: UInt32

  init(bits: UInt32) { self.bits = bits }

  init(number: Int, rating: UInt8, length: Int) {
    bits =
      UInt32(truncatingIfNeeded: length) << 26 | UInt32(rating) << 18 | UInt32(truncatingIfNeeded: number) & 0x3FFFF
  }

  static let mostWords = 1 << 18
  static let mostLetters = 63

  /// The number of the word: shorter words come first, those of one length by their pattern, those of one pattern by
  /// how frequent they are.
  public var number: Int { Int(bits & 0x3FFFF) }

  /// How many letters it has, 1 to 63.
  public var length: Int { Int(bits >> 26) }

  /// How frequent it is in English text: 0 for a word that was not met, else a level from 1 to 127.
  ///
  /// Six levels are a doubling. A word of level 1 was counted about 12,000 times among the words of Google Books, one
  /// of level 61 about a thousand times as often.
  public var frequency: Int { Int(bits >> 18 & 0x7F) }

  /// Whether hints and printed solutions hide it.
  public var isObscene: Bool { bits >> 25 & 1 == 1 }
}

/// The frequency and the obscenity of a word in a byte: the level in seven bits, the mark above them.
enum WordRating {
  static func byte(count: Int, isObscene: Bool) -> UInt8 { level(of: count) | (isObscene ? 0x80 : 0) }

  private static func level(of count: Int) -> UInt8 {
    if count <= 0 { return 0 }
    return UInt8((1...127).last { Double(count) >= leastCount(ofLevel: $0) } ?? 1)
  }

  /// From which count on words have a level. No logarithm is taken, which another system might round another way.
  private static func leastCount(ofLevel level: Int) -> Double {
    12_000 * sixthsOfDoubling[(level - 1) % 6] * Double(1 << ((level - 1) / 6))
  }

  private static let sixthsOfDoubling = [1, 1.122_462, 1.259_921, 1.414_214, 1.587_401, 1.781_797]
}
