/// A cipher letter and a plain letter, written `A=E`: what a pair of the map says, or what a ban denies.
public struct LetterPair: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The letter of the ciphertext.
  public let cipher: CipherLetter

  /// The plain letter that it stands for, or does not stand for where the pair is banned.
  public let plain: CipherLetter

  /// `cipher` with the plain letter `plain`.
  public init(_ cipher: CipherLetter, _ plain: CipherLetter) {
    self.cipher = cipher
    self.plain = plain
  }

  /// Reads `A=E`, in either case and with white space wherever it likes; nil for anything else.
  public init?(_ text: some StringProtocol, of alphabet: CipherAlphabet = .english) {
    let sides = Array(alphabet.composed(text).unicodeScalars).filter { !$0.properties.isWhitespace }
    guard sides.count == 3, sides[1] == "=", let cipher = alphabet.letter(sides[0]),
      let plain = alphabet.letter(sides[2])
    else { return nil }
    self.init(cipher, plain)
  }

  /// Capitals on both sides.
  public var description: String { "\(cipher)=\(plain)" }

  /// Compares by the order of the cipher letters.
  public static func < (left: LetterPair, right: LetterPair) -> Bool {
    (left.cipher, left.plain) < (right.cipher, right.plain)
  }
}

/// Something that the solver has said of the cipher, and that may be wrong.
public enum Assumption: Hashable, Sendable, CustomStringConvertible {
  /// A pair that was entered.
  case pair(LetterPair)

  /// A pair that was banned.
  case ban(LetterPair)

  /// The letter of the cipher.
  var cipher: CipherLetter {
    switch self {
    case .pair(let pair), .ban(let pair): pair.cipher
    }
  }

  /// `A=E`, or `A!=E` for a ban.
  public var description: String {
    switch self {
    case .pair(let pair): "\(pair)"
    case .ban(let pair): "\(pair.cipher)!=\(pair.plain)"
    }
  }

  /// Reads what `description` writes, or answers nil.
  package init?(_ text: some StringProtocol, of alphabet: CipherAlphabet = .english) {
    let scalars = Array(alphabet.composed(text).unicodeScalars)
    let isBan = scalars.count == 4 && scalars[1] == "!"
    let sides = isBan ? "\(scalars[0])\(scalars[2])\(scalars[3])" : String(text)
    guard let pair = LetterPair(sides, of: alphabet) else { return nil }
    self = isBan ? .ban(pair) : .pair(pair)
  }
}
