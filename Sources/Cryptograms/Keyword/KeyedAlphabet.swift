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

  /// The alphabet of a keyword in either case; what is no letter of `alphabet` is passed over, and a letter that comes
  /// again counts once. Nil where there is no letter.
  public init?(_ keyword: some StringProtocol, of alphabet: CipherAlphabet = .english) {
    let letters = alphabet.composed(keyword).unicodeScalars.compactMap { alphabet.letter($0) }
    if letters.isEmpty { return nil }
    self.init(words: [letters], of: alphabet)
  }

  init(_ keyword: [CipherLetter]) { self.init(words: [keyword]) }

  /// The alphabet of a phrase.
  init(words: [[CipherLetter]], of alphabet: CipherAlphabet = .english) {
    keyword = words.map { String($0.map { $0.capital }) }.joined(separator: " ")
    let keyword = words.flatMap { $0 }
    var met: CipherLetterSet = []
    letters = (keyword + alphabet.letters).filter { met.insert($0) }
  }

  /// The letters of `other` in their own order, without a keyword.
  init(straightening other: KeyedAlphabet) { (letters, keyword) = (other.letters.sorted(), "") }

  /// The place of each letter, by its index.
  var places: [Int] {
    var places = [Int](repeating: 0, count: letters.count)
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
