/// Something that the solver has said of the cipher, and that may be wrong.
public enum Assumption: Hashable, Sendable, CustomStringConvertible {
  /// A pair that was entered.
  case pair(LetterPair)

  /// A pair that was banned.
  case ban(LetterPair)

  /// `A=E`, or `A!=E` for a ban.
  public var description: String {
    switch self {
    case .pair(let pair): "\(pair)"
    case .ban(let pair): "\(pair.cipher)!=\(pair.plain)"
    }
  }

  /// Reads what `description` writes, or answers nil.
  public init?(_ text: some StringProtocol) {
    let scalars = Array(text.unicodeScalars)
    if scalars.count == 4, scalars[1] == "!" {
      guard let pair = LetterPair("\(scalars[0])\(scalars[2])\(scalars[3])") else { return nil }
      self = .ban(pair)
    } else {
      guard let pair = LetterPair(text) else { return nil }
      self = .pair(pair)
    }
  }
}

extension Domains {
  /// What each cipher letter may stand for as far as `assumptions` tell.
  init(_ assumptions: [Assumption], forbidsItself: Bool) {
    self.init()
    for assumption in assumptions {
      switch assumption {
      case .pair(let pair): fix(pair.cipher, as: pair.plain)
      case .ban(let pair): ban(pair.cipher, as: pair.plain)
      }
    }
    if forbidsItself { banIdentities() }
  }
}
