/// Some of the 26 letters, a bit each.
public struct LatinLetterSet: OptionSet, Hashable, Sendable {
  /// Bit 0 stands for A, bit 25 for Z.
  public let rawValue: UInt32

  /// The letters whose bits are set, A the lowest.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The set of this one letter.
  public init(_ letter: LatinLetter) { rawValue = 1 << letter.index }

  /// The whole alphabet.
  public static let all = LatinLetterSet(rawValue: 1 << LatinLetter.count - 1)

  /// How many letters there are.
  public var count: Int { rawValue.nonzeroBitCount }

  /// Whether `letter` is one of them.
  public func contains(_ letter: LatinLetter) -> Bool { rawValue >> letter.index & 1 == 1 }

  /// Adds `letter`, which may be there already.
  public mutating func insert(_ letter: LatinLetter) { formUnion(LatinLetterSet(letter)) }

  /// Takes `letter` away, which need not be there.
  public mutating func remove(_ letter: LatinLetter) { subtract(LatinLetterSet(letter)) }

  /// The letters in the order of the alphabet.
  public var letters: [LatinLetter] { LatinLetter.alphabet.filter(contains) }

  /// The only letter, or nil where there are none or several.
  public var only: LatinLetter? { count == 1 ? LatinLetter(index: rawValue.trailingZeroBitCount) : nil }
}
