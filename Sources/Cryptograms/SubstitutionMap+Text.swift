extension SubstitutionMap: CustomStringConvertible {
  /// Pairs, locked ones with an asterisk, then bans: `A=E,B=T*,C!=D`. Empty for an empty map.
  public var description: String {
    let pairs = pairs.map { locked.contains($0.cipher) ? "\($0)*" : "\($0)" }
    return (pairs + bans.map { "\(Assumption.ban($0))" }).joined(separator: ",")
  }

  /// Reads what `description` writes, in either case and with white space wherever it likes; `forbidsItself` says whether
  /// no letter may stand for itself from then on.
  ///
  /// - Throws: `MapFault` for a part that is no pair, or one that contradicts those before it.
  public init(_ text: some StringProtocol, forbidsItself: Bool = false) throws(MapFault) {
    self.init()
    for part in Self.parts(of: text) {
      let isLocked = part.utf8.last == UInt8(ascii: "*")
      let assumption = Assumption(isLocked ? part.dropLast() : part[...])
      if isLocked, case .ban = assumption { throw .notAPair(part) }
      guard let assumption else { throw .notAPair(part) }
      do throws(Refusal) { try enter(assumption, isLocked: isLocked) } catch { throw .refused(part, error) }
    }
    self.forbidsItself = forbidsItself
  }

  /// Bans the pairs of a text such as `A=E,B=T`.
  public mutating func ban(_ text: some StringProtocol) throws(MapFault) {
    for part in Self.parts(of: text) {
      guard let pair = LetterPair(part) else { throw .notAPair(part) }
      do throws(Refusal) { try ban(pair) } catch { throw .refused(part, error) }
    }
  }

  private mutating func enter(_ assumption: Assumption, isLocked: Bool) throws(Refusal) {
    switch assumption {
    case .ban(let pair): try ban(pair)
    case .pair(let pair):
      if let refusal = refusal(of: pair, replacing: false) { throw refusal }
      try enter(pair)
      if isLocked { try lock(pair.cipher) }
    }
  }

  /// What stands between commas, without white space.
  private static func parts(of text: some StringProtocol) -> [String] {
    text.unicodeScalars.filter { !$0.properties.isWhitespace }.split(separator: ",").map {
      String(String.UnicodeScalarView($0))
    }
  }
}
