import Lexicon

/// The plain and the cipher alphabet of a key one above the other, of which at least one is keyed.
///
/// ```swift
/// let alphabets = AlphabetPair(.k2, plain: .straight, cipher: KeyedAlphabet("silkworm")!, shift: 3)
/// print(alphabets.cipherRow)  // KWORMABCDEFGHJNPQTUVXYZSIL
/// ```
public struct AlphabetPair: Hashable, Sendable, CustomStringConvertible {
  /// Which of the two have keywords.
  public let kind: AlphabetKind

  /// The order of the plain letters.
  public let plain: KeyedAlphabet

  /// The order of the cipher letters.
  public let cipher: KeyedAlphabet

  /// The place of the cipher alphabet, counted from 0, that stands under the first letter of the plain alphabet.
  package let shift: Int

  /// Puts `cipher` under `plain`, from the letter at `shift` on, as `kind` does it.
  public init(_ kind: AlphabetKind, plain: KeyedAlphabet, cipher: KeyedAlphabet, shift: Int) {
    (self.kind, self.plain, self.cipher) = (kind, plain, cipher)
    let count = plain.letters.count
    self.shift = (shift % count + count) % count
  }

  /// The alphabets of this kind; `other` is the keyword of the cipher alphabet of K4, and of no other kind.
  init(_ kind: AlphabetKind, keyword: KeyedAlphabet, other: KeyedAlphabet? = nil, shift: Int) {
    let straight = KeyedAlphabet(straightening: keyword)
    switch kind {
    case .k1: self.init(kind, plain: keyword, cipher: straight, shift: shift)
    case .k2: self.init(kind, plain: straight, cipher: keyword, shift: shift)
    case .k3: self.init(kind, plain: keyword, cipher: keyword, shift: shift)
    case .k4: self.init(kind, plain: keyword, cipher: other ?? straight, shift: shift)
    }
  }

  /// The keywords, each once, that of the plain alphabet first.
  public var keywords: [String] {
    let words = [plain.keyword, cipher.keyword].filter { !$0.isEmpty }
    return kind == .k3 ? Array(words.prefix(1)) : words
  }

  /// Kind and keywords: `K2, keyword SILKWORM`.
  public var description: String {
    "\(kind.rawValue.uppercased()), keyword\(keywords.count > 1 ? "s" : "") \(keywords.joined(separator: " and "))"
  }

  /// The pairs of the key, in the order of the plain alphabet.
  package var pairs: [LetterPair] {
    plain.letters.indices.map { place in
      LetterPair(cipher.letters[(place + shift) % cipher.letters.count], plain.letters[place])
    }
  }

  /// The plain alphabet in small letters.
  package var plainRow: String { String(plain.letters.map { $0.small }) }

  /// The row of cipher letters under the plain ones.
  public var cipherRow: String { String(pairs.map { $0.cipher.capital }) }

  /// The key as the search has it.
  package var key: CipherKey { CipherKey(pairs.ordered(by: <).map { UInt8($0.plain.index) }) }

  /// The shifts at which no letter stands for itself. Of an even number of letters there always is one: their places,
  /// each minus that of the same letter in another alphabet, cannot all be different.
  static func shifts(of plain: KeyedAlphabet, over cipher: KeyedAlphabet) -> [Int] {
    let count = plain.letters.count
    var isTaken = [Bool](repeating: false, count: count)
    for (under, over) in zip(cipher.places, plain.places) {
      isTaken[(under - over + count) % count] = true
    }
    return isTaken.indices.filter { !isTaken[$0] }
  }
}
