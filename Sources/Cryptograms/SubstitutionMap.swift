import Journal

/// The known part of a cipher: pairs of a cipher letter and its plain letter, one-to-one, and pairs that are banned.
///
/// Whatever is done to it, no two cipher letters share a plain letter, and no pair is banned.
public struct SubstitutionMap: Hashable, Sendable {
  /// The letters of both sides.
  public let alphabet: CipherAlphabet

  private var plain: [CipherLetter?]
  private var banned: [CipherLetterSet]

  /// The cipher letters whose pairs are kept as they are until they are unlocked.
  public private(set) var locked: CipherLetterSet = []

  /// Whether no letter may stand for itself, as is the custom of puzzles.
  ///
  /// A pair that was entered before stays.
  public var forbidsItself: Bool

  /// An empty map of the letters of `alphabet`, in which `forbidsItself` says whether no letter may stand for itself.
  public init(_ alphabet: CipherAlphabet = .english, forbidsItself: Bool = false) {
    self.alphabet = alphabet
    self.forbidsItself = forbidsItself
    plain = [CipherLetter?](repeating: nil, count: alphabet.count)
    banned = [CipherLetterSet](repeating: [], count: alphabet.count)
  }

  /// The plain letter of `cipher`, or nil where it is not known.
  public subscript(cipher: CipherLetter) -> CipherLetter? { plain[cipher.index] }

  /// The cipher letter that stands for `letter`, or nil where it is not known.
  public func cipher(for letter: CipherLetter) -> CipherLetter? { alphabet.letters.first { self[$0] == letter } }

  /// The pairs in the order of their cipher letters.
  public var pairs: [LetterPair] { alphabet.letters.compactMap { pair(of: $0) } }

  /// The banned pairs in the order of their cipher letters.
  public var bans: [LetterPair] {
    alphabet.letters.flatMap { cipher in
      banned[cipher.index].isEmpty ? [] : alphabet.letters(of: banned[cipher.index]).map { LetterPair(cipher, $0) }
    }
  }

  /// The plain letters that no pair uses.
  package var plainLeft: CipherLetterSet {
    plain.reduce(into: alphabet.all) { if let letter = $1 { $0.remove(letter) } }
  }

  private func pair(of cipher: CipherLetter) -> LetterPair? { self[cipher].map { LetterPair(cipher, $0) } }

  /// The plain letters that each cipher letter may still stand for.
  public var domains: Domains { Domains(assumptions, alphabet, forbidsItself: forbidsItself) }

  /// Why `pair` may not be entered, or nil where it may; `replacing` says whether it may take the place of another pair
  /// with the same cipher letter.
  package func refusal(of pair: LetterPair, replacing: Bool) -> Refusal? {
    if self[pair.cipher] == pair.plain { return nil }
    if let old = self.pair(of: pair.cipher) {
      if locked.contains(pair.cipher) { return .locked(old) }
      if !replacing { return .blocked(by: old) }
    }
    if let other = cipher(for: pair.plain) { return .blocked(by: LetterPair(other, pair.plain)) }
    if banned[pair.cipher.index].contains(pair.plain) { return .banned(pair) }
    if forbidsItself, pair.cipher == pair.plain { return .standsForItself(pair.cipher) }
    return nil
  }

  /// Enters a pair, in place of another one with the same cipher letter.
  ///
  /// - Throws: a `Refusal` where the map rules it out, and changes nothing then.
  public mutating func enter(_ pair: LetterPair) throws(Refusal) {
    if let refusal = refusal(of: pair, replacing: true) { throw refusal }
    plain[pair.cipher.index] = pair.plain
  }

  /// Enters all letters of a word, or, where a pair stands in the way, none of them. No pair is replaced.
  ///
  /// - Precondition: `letters` has as many letters as `word`.
  /// - Throws: the `Refusal` of the first pair that stands in the way.
  public mutating func enter(_ word: CipherWord, as letters: [CipherLetter]) throws(Refusal) {
    var map = self
    for (cipher, plain) in zip(word.letters, letters) {
      let pair = LetterPair(cipher, plain)
      if let refusal = map.refusal(of: pair, replacing: false) { throw refusal }
      map.plain[cipher.index] = plain
    }
    self = map
  }

  /// Enters all letters of a word and locks them, in the place of pairs that are only tried.
  ///
  /// - Precondition: `letters` has as many letters as `word`.
  /// - Throws: the `Refusal` of the first pair that stands in the way, and changes nothing then.
  mutating func settle(_ word: CipherWord, as letters: [CipherLetter]) throws(Refusal) {
    var map = settled
    try map.enter(word, as: letters)
    for pair in pairs where map[pair.cipher] == nil && map.cipher(for: pair.plain) == nil { try map.enter(pair) }
    for cipher in word.letters { try map.lock(cipher) }
    self = map
  }

  /// The map with these pairs in the place of all that are not locked.
  func adopting(_ pairs: [LetterPair]) throws(Refusal) -> SubstitutionMap {
    var map = settled
    for pair in pairs where map[pair.cipher] != pair.plain { try map.enter(pair) }
    return map
  }

  /// The settled part of the map: the locked pairs, the bans and the custom of puzzles, without the pairs that are only
  /// tried.
  package var settled: SubstitutionMap {
    var map = self
    map.clear()
    return map
  }

  /// The map without pairs and bans: the custom of puzzles alone.
  var blank: SubstitutionMap { SubstitutionMap(alphabet, forbidsItself: forbidsItself) }

  /// Takes the pair of `cipher` out.
  ///
  /// - Throws: `Refusal.unpaired(_:)` where there is none, `Refusal.locked(_:)` where it is to stay.
  package mutating func remove(_ cipher: CipherLetter) throws(Refusal) {
    guard let pair = pair(of: cipher) else { throw .unpaired(cipher) }
    if locked.contains(cipher) { throw .locked(pair) }
    plain[cipher.index] = nil
  }

  /// Takes all pairs out that are not locked.
  package mutating func clear() {
    for cipher in alphabet.letters where !locked.contains(cipher) { plain[cipher.index] = nil }
  }

  mutating func clearBans() { banned = [CipherLetterSet](repeating: [], count: alphabet.count) }

  /// Keeps the pair of `cipher` as it is.
  ///
  /// - Throws: `Refusal.unpaired(_:)` where there is none.
  public mutating func lock(_ cipher: CipherLetter) throws(Refusal) {
    guard self[cipher] != nil else { throw .unpaired(cipher) }
    locked.insert(cipher)
  }

  /// Lets the pair of `cipher` be changed again.
  ///
  /// - Throws: `Refusal.unpaired(_:)` where there is none.
  package mutating func unlock(_ cipher: CipherLetter) throws(Refusal) {
    guard self[cipher] != nil else { throw .unpaired(cipher) }
    locked.remove(cipher)
  }

  /// Rules a pair out.
  ///
  /// - Throws: `Refusal.blocked(by:)` where the map has that very pair.
  package mutating func ban(_ pair: LetterPair) throws(Refusal) {
    if self[pair.cipher] == pair.plain { throw .blocked(by: pair) }
    banned[pair.cipher.index].insert(pair.plain)
  }

  /// Lets a pair be entered again.
  ///
  /// - Throws: `Refusal.notBanned(_:)` where it was not ruled out.
  package mutating func unban(_ pair: LetterPair) throws(Refusal) {
    guard banned[pair.cipher.index].contains(pair.plain) else { throw .notBanned(pair) }
    banned[pair.cipher.index].remove(pair.plain)
  }
}

extension SubstitutionMap: CustomStringConvertible {
  /// Pairs, locked ones with an asterisk, then bans: `A=E,B=T*,C!=D`. Empty for an empty map.
  public var description: String {
    let pairs = pairs.map { locked.contains($0.cipher) ? "\($0)*" : "\($0)" }
    return (pairs + bans.map { "\(Assumption.ban($0))" }).joined(separator: ",")
  }

  /// Reads what `description` writes, in either case and with white space wherever it likes; `forbidsItself` says
  /// whether no letter may stand for itself from then on.
  ///
  /// - Throws: `MapFault` for a part that is no pair, or one that contradicts those before it.
  public init(
    _ text: some StringProtocol, of alphabet: CipherAlphabet = .english, forbidsItself: Bool = false
  ) throws(MapFault) {
    self.init(alphabet)
    for part in Self.parts(of: text) {
      let isLocked = part.utf8.last == UInt8(ascii: "*")
      let assumption = Assumption(isLocked ? part.dropLast() : part[...], of: alphabet)
      if isLocked, case .ban = assumption { throw .notAPair(part) }
      guard let assumption else { throw .notAPair(part) }
      do throws(Refusal) { try enter(assumption, isLocked: isLocked) } catch { throw .refused(part, error) }
    }
    self.forbidsItself = forbidsItself
  }

  /// Bans the pairs of a text such as `A=E,B=T`.
  package mutating func ban(_ text: some StringProtocol) throws(MapFault) {
    for part in Self.parts(of: text) {
      guard let pair = LetterPair(part, of: alphabet) else { throw .notAPair(part) }
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

  /// The parts between commas, without white space.
  private static func parts(of text: some StringProtocol) -> [String] {
    text.unicodeScalars.filter { !$0.properties.isWhitespace }.split(separator: ",").map {
      String(String.UnicodeScalarView($0))
    }
  }
}

/// Why a text is no map.
public enum MapFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// A part that is neither a pair nor a ban.
  case notAPair(String)

  /// A part that what stands before it refuses.
  case refused(String, Refusal)

  /// The cause in one sentence.
  public var description: String {
    switch self {
    case .notAPair(let part): "'\(Escape.visible.beginning(20, of: part))' is no pair of letters such as A=E"
    case .refused(let part, let refusal): "\(Escape.visible(part)) is not possible: \(refusal)"
    }
  }
}
