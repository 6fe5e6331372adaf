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
