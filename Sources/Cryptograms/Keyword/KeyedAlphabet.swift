import Journal

/// An alphabet that begins with the letters of a keyword and goes on with the others in their order.
///
/// ```swift
/// print(KeyedAlphabet("silkworm")!)  // SILKWORMABCDEFGHJNPQTUVXYZ
/// ```
public struct KeyedAlphabet: Hashable, Sendable, CustomStringConvertible {
  /// All letters in the order of this alphabet.
  public let letters: [CipherLetter]

  /// The letters of the keyword as it is written, in capitals, with a blank between the words of a phrase that was read
  /// off a key; empty for the straight alphabet.
  package let keyword: String

  /// The alphabet from A to Z.
  public static let straight = KeyedAlphabet([])

  /// The alphabet of a keyword in either case; what is no letter from A to Z is passed over, and a letter that comes
  /// again counts once. Nil where there is no letter.
  public init?(_ keyword: some StringProtocol) {
    let letters = keyword.unicodeScalars.compactMap { CipherAlphabet.english.letter($0) }
    if letters.isEmpty { return nil }
    self.init(letters)
  }

  init(_ keyword: [CipherLetter]) { self.init(words: [keyword]) }

  /// The alphabet of a phrase.
  init(words: [[CipherLetter]]) {
    keyword = words.map { String($0.map { $0.capital }) }.joined(separator: " ")
    let keyword = words.flatMap { $0 }
    var met: CipherLetterSet = []
    letters = (keyword + CipherAlphabet.english.letters).filter { letter in
      defer { met.insert(letter) }
      return !met.contains(letter)
    }
  }

  /// The place of each letter, by its index.
  var places: [Int] {
    var places = [Int](repeating: 0, count: CipherAlphabet.english.count)
    for (place, letter) in letters.enumerated() { places[letter.index] = place }
    return places
  }

  /// The letters in capitals, the keyword first.
  public var description: String { String(letters.map { $0.capital }) }
}

/// How the two alphabets of a cipher are made of keywords, by the names of the American Cryptogram Association.
public enum AlphabetKind: String, CaseIterable, Hashable, Sendable {
  /// The plain alphabet is keyed, the cipher alphabet straight.
  case k1

  /// The cipher alphabet is keyed, the plain alphabet straight.
  case k2

  /// Both are keyed with the same keyword, and one is shifted.
  case k3

  /// Each is keyed with a keyword of its own.
  case k4
}

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

  /// The place of the cipher alphabet, 0 to 25, that stands under the first letter of the plain alphabet.
  public let shift: Int

  /// Puts `cipher` under `plain`, from the letter at `shift` on, as `kind` does it.
  public init(_ kind: AlphabetKind, plain: KeyedAlphabet, cipher: KeyedAlphabet, shift: Int) {
    (self.kind, self.plain, self.cipher) = (kind, plain, cipher)
    self.shift = (shift % CipherAlphabet.english.count + CipherAlphabet.english.count) % CipherAlphabet.english.count
  }

  /// The alphabets of this kind; `other` is the keyword of the cipher alphabet of K4, and of no other kind.
  init(_ kind: AlphabetKind, keyword: KeyedAlphabet, other: KeyedAlphabet = .straight, shift: Int) {
    switch kind {
    case .k1: self.init(kind, plain: keyword, cipher: .straight, shift: shift)
    case .k2: self.init(kind, plain: .straight, cipher: keyword, shift: shift)
    case .k3: self.init(kind, plain: keyword, cipher: keyword, shift: shift)
    case .k4: self.init(kind, plain: keyword, cipher: other, shift: shift)
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
  public var pairs: [LetterPair] {
    plain.letters.indices.map { place in
      LetterPair(cipher.letters[(place + shift) % CipherAlphabet.english.count], plain.letters[place])
    }
  }

  /// The plain alphabet in small letters.
  package var plainRow: String { String(plain.letters.map { $0.small }) }

  /// The row of cipher letters under the plain ones.
  public var cipherRow: String { String(pairs.map { $0.cipher.capital }) }

  /// The key as the search has it.
  package var key: CipherKey {
    var stands = [UInt8](repeating: 0, count: CipherAlphabet.english.count)
    for pair in pairs { stands[pair.cipher.index] = UInt8(pair.plain.index) }
    return CipherKey(stands)
  }

  /// The shifts at which no letter stands for itself. There always is one: the places of an alphabet of 26 letters,
  /// each minus that of the same letter in another alphabet, cannot all be different.
  static func shifts(of plain: KeyedAlphabet, over cipher: KeyedAlphabet) -> [Int] {
    var isTaken = [Bool](repeating: false, count: CipherAlphabet.english.count)
    for (under, over) in zip(cipher.places, plain.places) {
      isTaken[(under - over + CipherAlphabet.english.count) % CipherAlphabet.english.count] = true
    }
    return isTaken.indices.filter { !isTaken[$0] }
  }
}

/// The keyword alphabets that explain a key, or the simple cipher.
public struct RecognizedKey: Hashable, Sendable, CustomStringConvertible {
  /// The two alphabets, which tell the letters that the text lacks, too.
  public let alphabets: AlphabetPair

  /// The cipher with few keys that makes them, where they have no keyword.
  public let simple: SimpleCipher?

  /// How sure the keywords are, in per cent, if the letters of the text are right.
  public let confidence: Int

  /// `alphabets`, right in `confidence` of a hundred cases.
  package init(_ alphabets: AlphabetPair, confidence: Int) {
    (self.alphabets, self.confidence, simple) = (alphabets, confidence, nil)
  }

  /// `simple`, right in `confidence` of a hundred cases.
  init(_ simple: SimpleCipher, confidence: Int) {
    let row = simple.cipherRow.unicodeScalars.compactMap { CipherAlphabet.english.letter($0) }
    alphabets = AlphabetPair(.k2, plain: .straight, cipher: KeyedAlphabet(row), shift: 0)
    (self.confidence, self.simple) = (confidence, simple)
  }

  /// `k1` to `k4`, or the name of the simple cipher.
  package var kindName: String { simple?.name ?? alphabets.kind.rawValue }

  /// The keywords, with a blank between those of K4; empty for a simple cipher.
  package var keywords: String { simple == nil ? alphabets.keywords.joined(separator: " ") : "" }

  /// Keywords that are as sure as that, in per cent, or surer, are called sure.
  public static let sure = 95

  /// Kind, keywords, and how sure they are: `K2, keyword SILKWORM (sure)`.
  public var description: String {
    "\(simple.map { "\($0)" } ?? "\(alphabets)") (\(confidence >= Self.sure ? "sure" : "\(confidence) %"))"
  }
}
