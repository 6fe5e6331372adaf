import Journal
import Lexicon

/// The letters of a language, in their order: 20 to 36 of them.
///
/// ```swift
/// let spanish = try CipherAlphabet("abcdefghijklmnñopqrstuvwxyz")
/// print(spanish.count, spanish.letter("Ñ")!.index, spanish.letter("é")!)  // 27 14 E
/// ```
///
/// A letter with a mark that is none of the alphabet is the letter without it, as é is e in Spanish, and a final sigma
/// is a sigma. In the English alphabet alone it is a foreign letter: English puzzles have none.
public struct CipherAlphabet: Sendable {
  /// How many letters an alphabet may have. With an apostrophe and the edge of a word they fit into six bits.
  package static let sizes = 20...36

  /// The 26 letters from A to Z.
  public static let english = CipherAlphabet(
    (0..<26).map {
      CipherLetter(place: $0, capital: Unicode.Scalar(UInt8(0x41 + $0)), small: Unicode.Scalar(UInt8(0x61 + $0)))
    }, foldsMarks: false)

  /// The letters in their order.
  public let letters: [CipherLetter]

  /// The place of the letter that a scalar is, or `none`, by its number.
  private let places: [UInt8]

  /// The places of letters that are written as a letter and a mark behind it, by both.
  private let marked: [Marked: UInt8]

  private struct Marked: Hashable {
    let place: UInt8
    let mark: Unicode.Scalar
  }

  /// Whether a letter with a mark that is none of the alphabet is the letter without it.
  private let foldsMarks: Bool

  private static let none = UInt8.max

  /// The alphabet with the letters of `text` in their order, in either case; white space means nothing.
  ///
  /// - Throws: `AlphabetFault` where they are too few or too many, a character is no letter, or two are the same.
  public init(_ text: some StringProtocol) throws(AlphabetFault) {
    var letters: [CipherLetter] = []
    var met: Set<Unicode.Scalar> = []
    let isTurkish = text.contains("ı") || text.contains("İ")
    for character in text.composed where !character.isWhitespace {
      let small = Self.small(character, isTurkish: isTurkish)
      guard let small, let capital = Self.capital(small, isTurkish: isTurkish), small.value < Self.smallLetters else {
        throw .notALetter(character)
      }
      guard letters.count < Self.sizes.upperBound else { throw .size(text.count { !$0.isWhitespace }) }
      guard met.insert(small).inserted else { throw .twice(Character(small)) }
      letters.append(CipherLetter(place: letters.count, capital: capital, small: small))
    }
    guard Self.sizes.contains(letters.count) else { throw .size(letters.count) }
    self = letters == Self.english.letters ? .english : CipherAlphabet(letters)
  }

  /// An alphabet of `letters`, in which a letter with a mark that is none of them may be the letter without it.
  private init(_ letters: [CipherLetter], foldsMarks: Bool = true) {
    (self.letters, self.foldsMarks) = (letters, foldsMarks)
    var places = [UInt8](repeating: Self.none, count: Int(Self.scalars))
    for letter in letters {
      for scalar in "\(letter.capital)\(letter.small)".unicodeScalars where scalar.value < Self.scalars {
        places[Int(scalar.value)] = UInt8(letter.index)
      }
    }
    for value in Self.markedLetters.joined() where foldsMarks && places[value] == Self.none {
      guard let plain = Unicode.Scalar(UInt32(value))?.plainLetter else { continue }
      if let letter = letters.first(where: { $0.small.unicodeScalars.first == plain }) {
        places[value] = UInt8(letter.index)
      }
    }
    self.places = places
    var marked: [Marked: UInt8] = [:]
    for letter in letters where !letter.small.isASCII {
      for base in letters {
        for mark in Self.marks {
          let composed = "\(base.small)\(mark)"
          if composed.count == 1, composed.first == letter.small {
            marked[Marked(place: UInt8(base.index), mark: mark)] = UInt8(letter.index)
          }
        }
      }
    }
    self.marked = marked
  }

  /// The alphabet with marks folded, even where its letters are English.
  package var foldingMarks: CipherAlphabet { CipherAlphabet(letters) }

  /// Above all scripts whose alphabets have so few letters.
  private static let smallLetters: UInt32 = 0x2000

  /// Above the capitals of these letters, such as that of ɥ.
  private static let scalars: UInt32 = 0xA800

  /// The ranges of letters with marks: Latin, Greek, Cyrillic, and more of Latin and Greek.
  private static let markedLetters = [0xC0..<0x250, 0x370..<0x530, 0x1E00..<0x2000]

  /// The marks by which one letter is made another one: accents, dots, rings, hooks, cedillas.
  private static let marks = [0x300...0x30C, 0x31B...0x31B, 0x323...0x328].joined().compactMap(Unicode.Scalar.init)

  /// The small letter that `character` is in either case, where it is one letter.
  private static func small(_ character: Character, isTurkish: Bool) -> Unicode.Scalar? {
    guard character.unicodeScalars.count == 1, let scalar = character.unicodeScalars.first,
      scalar.properties.isAlphabetic
    else { return nil }
    if isTurkish, scalar == "I" { return "ı" }
    if scalar == "İ" { return "i" }
    return only(scalar.properties.lowercaseMapping)
  }

  /// The capital of a small letter: of ß the one that has no other letters, of a letter without one the letter itself.
  private static func capital(_ small: Unicode.Scalar, isTurkish: Bool) -> Unicode.Scalar? {
    if small == "ß" { return "ẞ" }
    if small == "i", isTurkish { return "İ" }
    return only(small.properties.uppercaseMapping) ?? small
  }

  private static func only(_ text: String) -> Unicode.Scalar? {
    text.unicodeScalars.count == 1 ? text.unicodeScalars.first : nil
  }
}

extension CipherAlphabet {
  /// How many letters there are.
  public var count: Int { letters.count }

  /// The letter at a place, from 0.
  public subscript(index: Int) -> CipherLetter { letters[index] }

  /// The letter that `character` is, in either case; nil where it is none of the alphabet.
  public func letter(_ character: Character) -> CipherLetter? {
    let scalars = character.unicodeScalars
    guard var letter = scalars.first.flatMap(letter) else { return nil }
    for mark in scalars.dropFirst() {
      guard let next = self.letter(letter, with: mark) else { return nil }
      letter = next
    }
    return letter
  }

  /// The letter that `scalar` is, in either case; nil where it is none of the alphabet.
  @inline(__always)
  package func letter(_ scalar: Unicode.Scalar) -> CipherLetter? {
    guard scalar.value < Self.scalars else { return nil }
    let place = places[Int(scalar.value)]
    return place == Self.none ? nil : letters[Int(place)]
  }

  /// The letter that `letter` becomes with a mark behind it, which may be itself where marks mean nothing; nil where
  /// `mark` is no mark, or makes a foreign letter of it.
  package func letter(_ letter: CipherLetter, with mark: Unicode.Scalar) -> CipherLetter? {
    if let place = marked[Marked(place: UInt8(letter.index), mark: mark)] { return letters[Int(place)] }
    return foldsMarks && mark.properties.generalCategory == .nonspacingMark ? letter : nil
  }

  /// All letters as a set.
  public var all: CipherLetterSet { CipherLetterSet(rawValue: 1 << UInt64(count) - 1) }

  /// The letters of a set in their order.
  public func letters(of set: CipherLetterSet) -> [CipherLetter] { letters.filter(set.contains) }

  /// The only letter of a set, or nil where there are none or several.
  package func only(of set: CipherLetterSet) -> CipherLetter? {
    set.count == 1 ? letters[set.rawValue.trailingZeroBitCount] : nil
  }

  /// `text` with a letter in the place of each letter and mark that make one, so that it can be read scalar by scalar.
  func composed(_ text: some StringProtocol) -> String {
    guard text.unicodeScalars.contains(where: { $0.value >= 0x300 && $0.value < 0x370 }) else { return String(text) }
    var composed = String.UnicodeScalarView()
    for character in text {
      if character.unicodeScalars.count > 1, let letter = letter(character), let first = character.unicodeScalars.first
      {
        composed.append(letter.scalar(inCaseOf: first))
      } else {
        composed.append(contentsOf: character.unicodeScalars)
      }
    }
    return String(composed)
  }

  /// The letters of a word as numbers from 1, and one more than there are letters for an apostrophe; nil where it has
  /// anything else. œ and æ are two letters where they are none of the alphabet, as ß is.
  package func spelling(of word: some StringProtocol) -> [UInt8]? {
    var spelling: [UInt8] = []
    for scalar in word.unicodeScalars {
      if let letter = letter(scalar) {
        spelling.append(UInt8(letter.index + 1))
      } else if scalar.isApostrophe {
        spelling.append(UInt8(count + 1))
      } else if let last = spelling.last, last <= count, let letter = letter(letters[Int(last) - 1], with: scalar) {
        spelling[spelling.count - 1] = UInt8(letter.index + 1)
      } else if foldsMarks, let pair = Self.pairs[scalar]?.compactMap({ letter($0) }), pair.count == 2 {
        spelling += pair.map { UInt8($0.index + 1) }
      } else {
        return nil
      }
    }
    return spelling.isEmpty ? nil : spelling
  }

  /// Letters that are two letters where the alphabet lacks them.
  private static let pairs: [Unicode.Scalar: [Unicode.Scalar]] = [
    "œ": ["o", "e"], "Œ": ["o", "e"], "æ": ["a", "e"], "Æ": ["a", "e"], "ß": ["s", "s"], "ẞ": ["s", "s"],
  ]

  /// The word with this spelling in lower case, with its apostrophes.
  package func text(of spelling: some Sequence<UInt8>) -> String {
    String(spelling.map { $0 > 0 && $0 <= count ? letters[Int($0) - 1].small : "'" })
  }
}

extension CipherAlphabet: Hashable, CustomStringConvertible {
  /// Whether the letters are the same, in the same order.
  public static func == (left: CipherAlphabet, right: CipherAlphabet) -> Bool { left.letters == right.letters }

  /// Hashes the letters.
  public func hash(into hasher: inout Hasher) { hasher.combine(letters) }

  /// The small letters in their order, nothing between them.
  public var description: String { String(letters.map { $0.small }) }
}

/// Why a text is no alphabet.
public enum AlphabetFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// The alphabet has this number of letters.
  case size(Int)

  /// A character that is no letter, or is of a script whose letters are too many.
  case notALetter(Character)

  /// A letter that stands there more than once, in either case.
  case twice(Character)

  /// The cause in one sentence, with nothing in it that could act on a terminal.
  public var description: String {
    switch self {
    case .size(let count):
      "it has \(count) letters, and an alphabet has \(CipherAlphabet.sizes.lowerBound) to \(CipherAlphabet.sizes.upperBound)"
    case .notALetter(let character): "'\(Escape.visible(String(character)))' is no letter of an alphabet"
    case .twice(let letter): "'\(Escape.visible(String(letter)))' stands in it twice"
    }
  }
}

extension StringProtocol {
  /// The characters, each with a letter and a mark made one scalar where there is one for both.
  fileprivate var composed: [Character] {
    map { character in
      let scalars = character.unicodeScalars
      guard scalars.count == 2, let base = scalars.first, base.value < 0x250 else { return character }
      return (0xC0..<0x250).lazy.compactMap(Unicode.Scalar.init).map { Character($0) }.first { $0 == character }
        ?? character
    }
  }
}

extension Unicode.Scalar {
  /// The small letter that a letter is without its mark: e for É.
  fileprivate var plainLetter: Unicode.Scalar? {
    if self == "ς" { return "σ" }
    if self == "ё" || self == "Ё" { return "е" }
    let mapping = properties.lowercaseMapping.unicodeScalars
    return mapping.count == 1 ? mapping.first?.unmarked : nil
  }
}
