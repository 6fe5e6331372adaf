public import Lexicon

/// A word of a cryptogram: capital letters, with the apostrophes that stand between them.
public struct CipherWord: Hashable, Sendable, CustomStringConvertible {
  /// The letters, one or more.
  public let letters: [LatinLetter]

  /// Before which letters an apostrophe stands, counted from 0: `X'Y` has one before letter 1.
  public let apostrophes: [Int]

  /// - Precondition: there are letters, and each apostrophe stands between two of them.
  init(_ letters: [LatinLetter], apostrophes: [Int] = []) {
    self.letters = letters
    self.apostrophes = apostrophes
  }

  /// Reads what was typed as one word, in any case, without its digits, punctuation and spaces.
  ///
  /// Apostrophes between two letters are kept; `withoutApostrophes` is the word that has none.
  /// Complexity: linear.
  ///
  /// - Throws: `CipherFault` for a text that is too long, has no letter, or has a letter that is not Latin.
  public init(entry: some StringProtocol) throws(CipherFault) {
    var letters: [LatinLetter] = []
    var apostrophes: [Int] = []
    var followsApostrophe = false
    for (place, scalar) in entry.unicodeScalars.enumerated() {
      if place == Cryptogram.mostScalars { throw .tooLong }
      switch CipherScalar(scalar) {
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

  /// The same letters as one plain word.
  public var withoutApostrophes: CipherWord { CipherWord(letters) }

  /// Which of its letters are the same.
  public var pattern: LetterPattern { LetterPattern(letters) }

  /// For each place, the first one that has its letter.
  var repetitions: [Int] {
    var first = [Int?](repeating: nil, count: LatinLetter.count)
    return letters.enumerated().map { place, letter in
      if let place = first[letter.index] { return place }
      first[letter.index] = place
      return place
    }
  }

  /// The different letters in the order in which they first occur, each with its first place.
  var firstPlaces: [(letter: LatinLetter, place: Int)] {
    var met: LatinLetterSet = []
    var places: [(letter: LatinLetter, place: Int)] = []
    for (place, letter) in letters.enumerated() where !met.contains(letter) {
      met.insert(letter)
      places.append((letter, place))
    }
    return places
  }

  /// The different letters.
  public var alphabet: LatinLetterSet { letters.reduce(into: []) { $0.insert($1) } }

  /// The word in capitals.
  public var description: String { text(of: letters.map(\.capital)) }

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
