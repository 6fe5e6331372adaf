/// One of the 26 letters that a cryptogram is written with, on either side of the cipher.
public struct LatinLetter: Hashable, Sendable {
  /// Its place in the alphabet, 0 for A to 25 for Z.
  public let index: Int

  /// How many there are.
  public static let count = 26

  /// The letter at a place of the alphabet, 0 to 25.
  public init(index: Int) {
    precondition((0..<Self.count).contains(index), "the alphabet has 26 letters")
    self.index = index
  }

  /// The letter written as `character`, in either case; nil for anything but A to Z.
  public init?(_ character: Character) {
    guard let ascii = character.asciiValue else { return nil }
    self.init(ascii: ascii)
  }

  /// The letter as it stands in a ciphertext.
  public var capital: Character { Character(Unicode.Scalar(UInt8(0x41 + index))) }

  /// The letter as it stands in a plaintext.
  public var small: Character { Character(Unicode.Scalar(UInt8(0x61 + index))) }

  /// The whole alphabet, from A to Z.
  public static let alphabet = (0..<count).map(LatinLetter.init(index:))
}

extension LatinLetter: Comparable {
  /// The order of the alphabet.
  public static func < (left: LatinLetter, right: LatinLetter) -> Bool { left.index < right.index }
}

extension LatinLetter: CustomStringConvertible {
  /// The capital.
  public var description: String { String(capital) }
}

extension LatinLetter {
  /// The letter that `scalar` is, in either case; nil for anything but A to Z.
  init?(scalar: Unicode.Scalar) {
    guard let byte = UInt8(exactly: scalar.value) else { return nil }
    self.init(ascii: byte)
  }

  /// The letter that `ascii` encodes, in either case; nil for anything but A to Z.
  init?(ascii: UInt8) {
    let place = (ascii | 0x20) &- 0x61
    guard place < UInt8(Self.count) else { return nil }
    self.init(index: Int(place))
  }
}

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

/// How often the letters occur in English text.
///
/// In thousandths, from the counts that Norvig published for the words of Google Books ("English Letter Frequency
/// Counts: Mayzner Revisited", 2012), rounded, and at least 1.
enum LetterFrequency {
  private static let thousandths = [
    80, 15, 33, 38, 125, 24, 19, 51, 76, 2, 5, 41, 25, 72, 76, 21, 1, 63, 65, 93, 27, 11, 17, 2, 17, 1,
  ]

  /// The thousandths of all letters of a text that are `letter`.
  static func of(_ letter: LatinLetter) -> Int { thousandths[letter.index] }

  /// The letter of `letters` that occurs most often, of equally frequent ones the first in the alphabet.
  static func mostFrequent(of letters: LatinLetterSet) -> LatinLetter? {
    letters.letters.max { (of($0), $1.index) < (of($1), $0.index) }
  }

  /// The letter of `letters` that most often stands twice in a row.
  static func mostDoubled(of letters: LatinLetterSet) -> LatinLetter? {
    "lseotfrpncmgdbz".compactMap(LatinLetter.init).first(where: letters.contains)
  }
}
