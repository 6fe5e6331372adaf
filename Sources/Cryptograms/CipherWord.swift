public import Lexicon

/// A word of a cryptogram: capital letters, with the apostrophes that stand between them.
public struct CipherWord: Hashable, Sendable, CustomStringConvertible {
  /// The letters, one or more.
  public let letters: [CipherLetter]

  /// Before which letters an apostrophe stands, counted from 0: `X'Y` has one before letter 1.
  package let apostrophes: [Int]

  /// - Precondition: there are letters, and each apostrophe stands between two of them.
  init(_ letters: [CipherLetter], apostrophes: [Int] = []) {
    self.letters = letters
    self.apostrophes = apostrophes
  }

  /// One of the words that `cipherWords(of:)` finds.
  init(_ scalars: ArraySlice<Unicode.Scalar>, of alphabet: CipherAlphabet) {
    var letters: [CipherLetter] = []
    var apostrophes: [Int] = []
    for scalar in scalars {
      if let letter = alphabet.letter(scalar) { letters.append(letter) } else { apostrophes.append(letters.count) }
    }
    self.init(letters, apostrophes: apostrophes)
  }

  /// Reads what was typed as one word, in any case, without its digits, punctuation and spaces.
  ///
  /// Apostrophes between two letters are kept; `withoutApostrophes` is the word that has none.
  /// Complexity: linear.
  ///
  /// - Throws: `CipherFault` for a text that is too long, has no letter, or has a letter of another alphabet.
  public init(entry: some StringProtocol, of alphabet: CipherAlphabet = .english) throws(CipherFault) {
    var letters: [CipherLetter] = []
    var apostrophes: [Int] = []
    var followsApostrophe = false
    for (place, scalar) in alphabet.composed(entry).unicodeScalars.enumerated() {
      if place == Cryptogram.mostScalars { throw .tooLong }
      switch CipherScalar(scalar, of: alphabet) {
      case .letter(let letter):
        if followsApostrophe, !letters.isEmpty { apostrophes.append(letters.count) }
        letters.append(letter)
        followsApostrophe = false
      case .apostrophe: followsApostrophe = true
      case .digit, .other: followsApostrophe = false
      case .foreign: throw .foreignLetter(Character(scalar), line: 1)
      }
    }
    if letters.isEmpty { throw .noLetters }
    self.init(letters, apostrophes: apostrophes)
  }

  var withoutApostrophes: CipherWord { CipherWord(letters) }

  /// Which of its letters are the same.
  public var pattern: LetterPattern { LetterPattern(letters) }

  /// The different letters in the order in which they first occur, each with its first place.
  var firstPlaces: [(letter: CipherLetter, place: Int)] {
    var met: CipherLetterSet = []
    return letters.enumerated().filter { met.insert($0.element) }.map { ($0.element, $0.offset) }
  }

  /// The different letters.
  public var alphabet: CipherLetterSet { letters.reduce(into: []) { $0.insert($1) } }

  /// The word in capitals.
  public var description: String { text(of: letters.map { $0.capital }) }

  /// `characters`, one for each letter, with the apostrophes of this word between them.
  func text(of characters: some Sequence<Character>) -> String {
    var text = ""
    var apostrophes = apostrophes[...]
    for (place, character) in characters.enumerated() {
      if apostrophes.first == place {
        apostrophes.removeFirst()
        text.append("'")
      }
      text.append(character)
    }
    return text
  }
}

/// The kind of a scalar of a ciphertext, as far as words are concerned.
enum CipherScalar {
  case letter(CipherLetter)
  case apostrophe
  case digit

  /// White space and punctuation: shown as it is.
  case other

  /// A letter of another alphabet, or a mark that combines with the letter before it.
  case foreign

  init(_ scalar: Unicode.Scalar, of alphabet: CipherAlphabet) {
    if let letter = alphabet.letter(scalar) {
      self = .letter(letter)
    } else if scalar.isApostrophe {
      self = .apostrophe
    } else if scalar.isASCII {
      self = ("0"..."9").contains(scalar) ? .digit : .other
    } else {
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
        .spacingMark, .enclosingMark:
        // A variation selector makes a picture of a sign before it, not another letter.
        self = scalar.properties.isVariationSelector ? .other : .foreign
      case .decimalNumber: self = .digit
      default: self = .other
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether it joins the letters on its two sides to one word. Typewriters have a backtick for an apostrophe.
  var isApostrophe: Bool { self == "'" || self == "\u{2019}" || self == "\u{2BC}" || self == "`" }

  /// Whether it joins the words on its two sides, as hyphens do.
  var joinsWords: Bool { self == "-" || self == "\u{2010}" || self == "\u{2011}" }
}

extension [Unicode.Scalar] {
  /// The ranges of the words of a ciphertext: runs of letters, with single apostrophes between two letters.
  func cipherWords(of alphabet: CipherAlphabet) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    for place in indices {
      if alphabet.letter(self[place]) != nil {
        start = start ?? place
      } else if let first = start {
        let isInside =
          self[place].isApostrophe && alphabet.letter(self[place - 1]) != nil && place + 1 < count
          && alphabet.letter(self[place + 1]) != nil
        if isInside { continue }
        words.append(first..<place)
        start = nil
      }
    }
    if let start { words.append(start..<count) }
    return words
  }
}
