/// One of the letters that a cryptogram is written with, on either side of the cipher.
///
/// A letter knows its place in the alphabet that it was taken from. Letters of two alphabets are not to be mixed.
public struct CipherLetter: Hashable, Sendable {
  private let place: UInt8
  private let capitalScalar: Unicode.Scalar
  private let smallScalar: Unicode.Scalar

  init(place: Int, capital: Unicode.Scalar, small: Unicode.Scalar) {
    self.place = UInt8(place)
    capitalScalar = capital
    smallScalar = small
  }

  /// The letter at a place of the English alphabet, 0 to 25.
  package init(index: Int) { self = CipherAlphabet.english[index] }

  /// The letter of the English alphabet written as `character`, in either case; nil for anything but A to Z.
  public init?(_ character: Character) {
    guard let letter = CipherAlphabet.english.letter(character) else { return nil }
    self = letter
  }

  /// Its place in the alphabet, from 0.
  public var index: Int { Int(place) }

  /// The letter as it stands in a ciphertext.
  public var capital: Character { Character(capitalScalar) }

  /// The letter as it stands in a plaintext.
  public var small: Character { Character(smallScalar) }

  func scalar(inCaseOf scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar.properties.isLowercase ? smallScalar : capitalScalar
  }
}

extension CipherLetter: Comparable {
  /// The order of the alphabet.
  public static func < (left: CipherLetter, right: CipherLetter) -> Bool { left.place < right.place }
}

extension CipherLetter: CustomStringConvertible {
  /// The capital.
  public var description: String { String(capital) }
}

/// Some letters of an alphabet, a bit each. Which letters they are is told by `CipherAlphabet.letters(of:)`.
public struct CipherLetterSet: OptionSet, Hashable, Sendable {
  /// Bit 0 stands for the first letter of the alphabet.
  public let rawValue: UInt64

  /// The letters whose bits are set, the first letter of the alphabet the lowest.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The set of this one letter.
  public init(_ letter: CipherLetter) { rawValue = 1 << UInt64(letter.index) }

  /// How many letters there are.
  public var count: Int { rawValue.nonzeroBitCount }

  /// Whether `letter` is one of them.
  public func contains(_ letter: CipherLetter) -> Bool { rawValue >> UInt64(letter.index) & 1 == 1 }

  /// Adds `letter`, and tells whether it was not there yet.
  @discardableResult
  package mutating func insert(_ letter: CipherLetter) -> Bool { insert(CipherLetterSet(letter)).inserted }

  /// Takes `letter` away, which need not be there.
  package mutating func remove(_ letter: CipherLetter) { subtract(CipherLetterSet(letter)) }
}
