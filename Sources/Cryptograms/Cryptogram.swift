import Lexicon

/// A ciphertext: its lines as they are shown, and the words in them.
///
/// ```swift
/// let cryptogram = try Cryptogram("XJ'F a XJF.")
/// print(cryptogram.words.map(\.cipher))  // [XJ'F, A, XJF]
/// ```
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

  /// The letters that it may have.
  public let alphabet: CipherAlphabet

  /// The lines in capitals, everything that is no letter as it came.
  package let lines: [String]

  /// The different words in the order in which they first occur; the parts of a hyphenated word are words.
  public private(set) var words: [Word]

  /// Whether the spaces part words, as far as the text alone tells; nil where they may also mean nothing.
  package let partsWords: Bool?

  /// How often each letter occurs, by its place in the alphabet.
  private let counts: [Int]

  /// The most Unicode scalars of a ciphertext.
  package static let mostScalars = 200_000

  /// Reads a text of one line or several, ended by line feeds, carriage returns or both. Complexity: linear.
  ///
  /// - Throws: `CipherFault` for a text that is too long, has no letter, or has a letter of another alphabet.
  public init(_ text: some StringProtocol, of alphabet: CipherAlphabet = .english) throws(CipherFault) {
    var scalars: [Unicode.Scalar] = []
    var lines: [String] = []
    var line = ""
    var counts = [Int](repeating: 0, count: alphabet.count)
    for scalar in alphabet.composed(text).unicodeScalars {
      if scalars.count == Self.mostScalars { throw .tooLong }
      switch (CipherScalar(scalar, of: alphabet), scalar) {
      case (.letter(let letter), _):
        counts[letter.index] += 1
        line.append(letter.capital)
      case (.foreign, _): throw .foreignLetter(Character(scalar), line: lines.count + 1)
      // A carriage return and a line feed together end one line.
      case (_, "\n") where scalars.last == "\r": break
      case (_, "\n"), (_, "\r"):
        lines.append(line)
        line = ""
      // A tab would take as many columns as the terminal likes.
      case (_, "\t"): line.append(" ")
      default: line.unicodeScalars.append(scalar)
      }
      scalars.append(scalar)
    }
    if !line.isEmpty { lines.append(line) }
    self.alphabet = alphabet
    self.lines = lines
    self.counts = counts
    partsWords = Spacing.automatic.partsWords(of: Ciphertext(lines.joined(separator: "\n"), of: alphabet))
    words = Self.words(of: scalars, alphabet)
    if words.isEmpty { throw .noLetters }
  }

  /// The different words, in the order in which they first occur.
  private static func words(of scalars: [Unicode.Scalar], _ alphabet: CipherAlphabet) -> [Word] {
    var words: [Word] = []
    var places: [CipherWord: Int] = [:]
    for range in scalars.cipherWords(of: alphabet) {
      let cipher = CipherWord(scalars[range], of: alphabet)
      let isName = isName(range, in: scalars)
      if let place = places[cipher] {
        words[place].occurrences += 1
        words[place].isName = words[place].isName && isName
      } else {
        places[cipher] = words.count
        words.append(Word(cipher: cipher, occurrences: 1, isName: isName))
      }
    }
    return words
  }

  /// Whether the marks on both sides of a word say that no word list has it, as `Word.isName` tells.
  private static func isName(_ word: Range<Int>, in scalars: [Unicode.Scalar]) -> Bool {
    let before = scalars[..<word.lowerBound].last
    var behind = scalars[word.upperBound...]
    // An apostrophe that ends a word, as in `DOGS'`, says nothing: what stands behind it does.
    if behind.first?.isApostrophe == true { behind = behind.dropFirst() }
    let sides = [before, behind.first].compactMap { $0 }
    if before == "*" || sides.contains(where: { $0.isDigit }) { return true }
    return word.count == 1 && (behind.first == "." || sides.contains { $0.joinsLetters })
  }

  /// The words of a part of the text, in order.
  package func words(in part: some StringProtocol) -> [CipherWord] {
    let scalars = Array(part.unicodeScalars)
    return scalars.cipherWords(of: alphabet).map { CipherWord(scalars[$0], of: alphabet) }
  }

  /// How often `letter` occurs.
  public func count(of letter: CipherLetter) -> Int { counts[letter.index] }

  /// The letters that occur, the most frequent first, those of one frequency in the order of the alphabet.
  package var lettersByCount: [CipherLetter] {
    alphabet.letters.filter { count(of: $0) > 0 }.ordered { count(of: $0) > count(of: $1) }
  }

  /// The letters that stand beside themselves in some word.
  var doubledLetters: CipherLetterSet {
    words.reduce(into: []) { doubled, word in
      for (left, right) in zip(word.cipher.letters, word.cipher.letters.dropFirst()) where left == right {
        doubled.insert(left)
      }
    }
  }

  /// The text with its first `most` different words, and of those behind them the ones with letters that had not
  /// occurred.
  func abridged(toWords most: Int) -> Cryptogram {
    var abridged = self
    abridged.words = Array(words.prefix(most))
    var met = abridged.words.reduce(CipherLetterSet()) { $0.union($1.cipher.alphabet) }
    for word in words.dropFirst(most) where !word.cipher.alphabet.isSubset(of: met) {
      met.formUnion(word.cipher.alphabet)
      abridged.words.append(word)
    }
    return abridged
  }

  /// The whole text, as a solver reads it.
  public var text: String { lines.joined(separator: "\n") }

  /// The lines once more, each letter replaced by its plain letter, in lower case, or by a full stop where it has none.
  public func solution(by map: SubstitutionMap) -> [String] {
    lines.map { line in
      var plain = ""
      for scalar in line.unicodeScalars {
        if let letter = alphabet.letter(scalar) {
          plain.append(map[letter]?.small ?? ".")
        } else {
          plain.unicodeScalars.append(scalar)
        }
      }
      return plain
    }
  }
}

extension Unicode.Scalar {
  /// Whether a single letter beside it is a part of something rather than a word: `T-SHIRT`, `'N'`.
  fileprivate var joinsLetters: Bool {
    isApostrophe || joinsWords || self == "\u{2018}" || self == "\""
  }

  fileprivate var isDigit: Bool { properties.generalCategory == .decimalNumber }
}
