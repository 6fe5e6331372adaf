/// An answer as crosswords have it: a word, a phrase or a name, with its accents, capitals and breaks.
///
/// ```swift
/// let answer = CrosswordAnswer("crème de la crème")!
/// print(answer.letters, answer.enumeration)  // cremedelacreme 5,2,2,5
/// ```
public struct CrosswordAnswer: Hashable, Sendable {
  /// The answer as it is spelled.
  public let text: String

  /// The lists that have it.
  package let sources: Sources

  /// Lists of answers.
  public struct Sources: OptionSet, Hashable, Sendable {
    /// A bit for each list.
    public let rawValue: UInt8

    /// The lists whose bits are set.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A list made for crosswords.
    public static let crosswords = Sources(rawValue: 1)

    /// WordNet's phrases and names.
    package static let wordNet = Sources(rawValue: 2)

    /// SCOWL's names.
    public static let names = Sources(rawValue: 4)
  }

  /// The answer `text`, or nil where it has no letters, more than `mostLetters` of them, a digit, or a letter that is
  /// none of a to z with a mark.
  public init?(_ text: String, sources: Sources = []) {
    guard Self.letters(of: text) != nil else { return nil }
    self.init(checked: text, sources: sources)
  }

  /// The answer `text`, which is known to be one.
  init(checked text: String, sources: Sources) {
    self.text = text
    self.sources = sources
  }

  /// The most letters that an answer has.
  package static let mostLetters = 100

  /// The letters that stand in the grid: a to z.
  public var letters: String { Self.letters(of: text) ?? "" }

  /// How many letters each word has, and what stands between them: `3,4-2`.
  public var enumeration: String {
    var parts = ""
    var count = 0
    var pending: Character?
    for character in text {
      switch character {
      case " ", "/": pending = ","
      // The widest of several breaks counts: rock 'n' roll.
      case "-", "'": pending = pending ?? character
      default:
        guard let letters = Self.folded(character), !letters.isEmpty else { continue }
        if let separator = pending, count > 0 {
          parts += "\(count)\(separator)"
          count = 0
        }
        pending = nil
        count += letters.utf8.count
      }
    }
    return "\(parts)\(count)"
  }

  /// The letters of a text from a to z, in lower case and without marks; nil where they are no answer's.
  public static func letters(of text: String) -> String? {
    var letters = ""
    for character in text {
      guard let folded = folded(character) else { return nil }
      letters += folded
      if letters.utf8.count > mostLetters { return nil }
    }
    return letters.isEmpty ? nil : letters
  }

  /// The letters in the grid for a character of an answer: none for punctuation, nil for a character that no answer
  /// has.
  private static func folded(_ character: Character) -> String? {
    if let ascii = character.asciiValue {
      switch ascii {
      case 0x61...0x7A: return String(character)
      case 0x41...0x5A: return character.lowercased()
      case 0x30...0x39, 0..<0x20, 0x7F: return nil
      default: return ""
      }
    }
    let folded = Orthography(accents: .folded(keeping: [])).folded(String(character))
    return !folded.isEmpty && folded.utf8.allSatisfy { (0x61...0x7A).contains($0) } ? folded : nil
  }
}
