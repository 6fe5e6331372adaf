import Lexicon

/// A clue of a cryptic crossword, such as `Users rip off revelation (8)`.
public struct Clue: Hashable, Sendable {
  /// The most characters that a clue may have, its enumeration included.
  public static let mostCharacters = 500

  /// The clue without its enumeration and without white space around it.
  public let text: String

  /// How long the answer is, where the clue ends in a bracket that tells.
  public let enumeration: Enumeration?

  /// The words of `text` in order, at least one. Readings speak of them by their positions.
  public let words: [ClueWord]

  /// Reads a clue as it is printed. A remark in brackets at its end belongs to the text.
  ///
  /// - Throws: `ClueFault` where it is too long, has no word, or ends in numbers that are no enumeration.
  public init(_ clue: some StringProtocol) throws(ClueFault) {
    guard clue.dropFirst(Self.mostCharacters).isEmpty else { throw .tooLong }
    let whole = clue.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let bracket = Self.lastBracket(of: whole)
    enumeration = bracket.flatMap { Enumeration(whole[$0]) }
    if let bracket, enumeration == nil, Self.holdsOnlyNumbers(whole[bracket]) {
      throw .notAnEnumeration(String(whole[bracket]))
    }
    text = if let bracket, enumeration != nil { String(whole[..<bracket.lowerBound].trimmed) } else { whole }
    words = ClueWord.words(in: text)
    if words.isEmpty { throw .noLetters }
  }

  /// The words at the ascending `positions` as the clue has them: neighbours with all that stands between them, others
  /// with a space.
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

  /// Where neighbouring words stand in the text of the clue, to underline them. `positions` is not empty.
  public func range(of positions: Range<Int>) -> Range<String.Index> {
    words[positions.lowerBound].range.lowerBound..<words[positions.upperBound - 1].range.upperBound
  }

  private static func lastBracket(of text: String) -> Range<String.Index>? {
    guard let close = text.lastIndex(of: ")"), let open = text[..<close].lastIndex(of: "(") else { return nil }
    let end = text.index(after: close)
    return text[end...].contains { $0.isLetter || $0.isNumber } ? nil : open..<end
  }

  private static func holdsOnlyNumbers(_ bracket: Substring) -> Bool {
    bracket.contains(where: \.isNumber) && !bracket.contains(where: \.isLetter)
  }
}
