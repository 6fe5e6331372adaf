/// A cipher letter and a plain letter, written `A=E`: what a pair of the map says, or what a ban denies.
public struct LetterPair: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The letter of the ciphertext.
  public let cipher: LatinLetter

  /// What it stands for, or does not where the pair is banned.
  public let plain: LatinLetter

  /// `cipher` with the plain letter `plain`.
  public init(_ cipher: LatinLetter, _ plain: LatinLetter) {
    self.cipher = cipher
    self.plain = plain
  }

  /// Reads `A=E`, in either case and with white space wherever it likes; nil for anything else.
  public init?(_ text: some StringProtocol) {
    let sides = text.unicodeScalars.filter { !$0.properties.isWhitespace }
    guard sides.count == 3, sides[1] == "=", let cipher = LatinLetter(Character(sides[0])),
      let plain = LatinLetter(Character(sides[2]))
    else { return nil }
    self.init(cipher, plain)
  }

  /// Capitals on both sides.
  public var description: String { "\(cipher)=\(plain)" }

  /// In the order of the cipher letters.
  public static func < (left: LetterPair, right: LetterPair) -> Bool {
    (left.cipher, left.plain) < (right.cipher, right.plain)
  }
}
