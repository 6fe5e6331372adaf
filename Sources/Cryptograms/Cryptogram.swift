/// A ciphertext: its lines as they are shown, and the words in them.
public struct Cryptogram: Hashable, Sendable {
  /// A word and how it occurs.
  public struct Word: Hashable, Sendable {
    /// The word as it is written.
    public let cipher: CipherWord

    /// How often it occurs.
    public internal(set) var occurrences: Int

    /// Whether it is, wherever it occurs, marked as something that no word list has: by an asterisk before it, as
    /// puzzles mark names; by a digit next to it; or, where it is a single letter, by a full stop after it, or a hyphen
    /// or a quotation mark beside it.
    public internal(set) var isName: Bool
  }

  /// The lines in capitals, everything that is no letter as it came.
  public let lines: [String]

  /// The different words in the order in which they first occur; the parts of a hyphenated word are words.
  public private(set) var words: [Word]

  /// How often each letter occurs, by its place in the alphabet.
  private let counts: [Int]

  /// The most Unicode scalars of a ciphertext.
  public static let mostScalars = 200_000

  /// Reads a text of one line or several, ended by line feeds, carriage returns or both. Complexity: linear.
  ///
  /// - Throws: `CipherFault` for a text that is too long, has no letter, or has a letter that is not Latin.
  public init(_ text: some StringProtocol) throws(CipherFault) {
    var reader = CryptogramReader()
    for (place, scalar) in text.unicodeScalars.enumerated() {
      if place == Self.mostScalars { throw .tooLong }
      try reader.read(scalar)
    }
    reader.end()
    if reader.words.isEmpty { throw .noLetters }
    lines = reader.lines
    words = reader.words
    counts = reader.counts
  }

  /// How often `letter` occurs.
  public func count(of letter: LatinLetter) -> Int { counts[letter.index] }

  /// The letters that occur, the most frequent first, those of one frequency in the order of the alphabet.
  public var lettersByCount: [LatinLetter] {
    LatinLetter.alphabet.filter { count(of: $0) > 0 }.sorted { (count(of: $1), $0) < (count(of: $0), $1) }
  }

  /// The letters that stand beside themselves in some word.
  var doubledLetters: LatinLetterSet {
    words.reduce(into: []) { doubled, word in
      for (left, right) in zip(word.cipher.letters, word.cipher.letters.dropFirst()) where left == right {
        doubled.insert(left)
      }
    }
  }

  /// The text with its first `most` different words, and of those behind them the ones with letters that had not occurred.
  func abridged(toWords most: Int) -> Cryptogram {
    var abridged = self
    abridged.words = Array(words.prefix(most))
    var met = abridged.words.reduce(LatinLetterSet()) { $0.union($1.cipher.alphabet) }
    for word in words.dropFirst(most) where !word.cipher.alphabet.isSubset(of: met) {
      met.formUnion(word.cipher.alphabet)
      abridged.words.append(word)
    }
    return abridged
  }

  /// The lines once more, each letter replaced by its plain letter, in lower case, or by a full stop where it has none.
  public func solution(by map: SubstitutionMap) -> [String] {
    lines.map { line in
      var plain = ""
      for scalar in line.unicodeScalars {
        if let letter = LatinLetter(scalar: scalar) {
          plain.append(map[letter]?.small ?? ".")
        } else {
          plain.unicodeScalars.append(scalar)
        }
      }
      return plain
    }
  }
}
