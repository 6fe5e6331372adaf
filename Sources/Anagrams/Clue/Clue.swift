import Journal
public import Lexicon

/// A clue of a cryptic crossword, such as `Users rip off revelation (8)`.
///
/// ```swift
/// let clue = try Clue("Users rip off revelation (8)")
/// let reading = clue.readings(try IndicatorList("anagram off"))[0]
/// print(clue.phrase(reading.fodder), reading.definition.map { clue.phrase($0) }!)  // Users rip revelation
/// ```
public struct Clue: Hashable, Sendable {
  /// The most characters that a clue may have, its enumeration included.
  static let mostCharacters = 500

  /// The clue without its enumeration and without white space around it.
  public let text: String

  /// How long the answer is, where a bracket of the clue or the grid says so.
  public let enumeration: Enumeration?

  /// The words of `text` in order, at least one. Readings speak of them by their positions.
  public let words: [ClueWord]

  /// How many of them stand before the enumeration; all where none does.
  let told: Int

  /// Reads a clue as it is printed. The last bracket that tells an enumeration is taken out, wherever it stands, and so
  /// is the number of an entry at the beginning, such as `12a`; a remark in brackets belongs to the text. The letters
  /// of the words are those that `orthography` makes of them.
  ///
  /// - Parameter squares: how many letters the answer has by its grid, which count where no bracket tells it.
  /// - Throws: `ClueFault` where it is too long, has no word, or ends in numbers that are no enumeration.
  public init(
    _ clue: some StringProtocol, _ orthography: Orthography = Orthography(), squares: Int? = nil
  ) throws(ClueFault) {
    guard clue.dropFirst(Self.mostCharacters).isEmpty else { throw .tooLong }
    let printed = try PrintedClue(clue.split { $0.isWhitespace }.joined(separator: " "))
    text = printed.text
    enumeration = printed.enumeration ?? squares.map { Enumeration(length: $0) }
    words = ClueWord.words(in: text, orthography)
    if words.isEmpty { throw .noLetters }
    let before = ClueWord.words(in: printed.before, orthography).count
    told = before == 0 ? words.count : before
  }

  /// The words at the ascending `positions` as they stand in the clue: between neighbours stands what the clue has
  /// there, between others a space.
  public func phrase(_ positions: some Sequence<Int>) -> String {
    var phrase = ""
    var last: Int?
    for position in positions {
      let range = words[position].range
      if let last { phrase += position == last + 1 ? text[words[last].range.upperBound..<range.lowerBound] : " " }
      phrase += text[range]
      last = position
    }
    return phrase
  }

  /// Whether words that follow each other have exactly `letters`, in their order.
  package func has(_ letters: [Character]) -> Bool {
    words.map { String($0.letters) }.runs(upTo: letters.count).contains(String(letters))
  }
}

/// Why a text is no clue that can be read.
public enum ClueFault: Error, Equatable, Sendable {
  /// The text has more than `Clue.mostCharacters`.
  case tooLong

  /// There is no word beside the enumeration.
  case noLetters

  /// The bracket at the end, as it was written, holds digits but does not say how long an answer is.
  case notAnEnumeration(String)
}

extension ClueFault: CustomStringConvertible {
  /// The fault in words, with what the clue says escaped and shortened.
  public var description: String {
    switch self {
    case .tooLong: "a clue has at most \(Clue.mostCharacters) characters"
    case .noLetters: "a clue has words, such as 'Users rip off revelation (8)'"
    case .notAnEnumeration(let bracket):
      "'\(Escape.visible.beginning(60, of: bracket))' is no enumeration, which is written (8), (3,5) or (2-4)"
    }
  }
}
