/// The words by which setters say that letters are rearranged or taken away, with their inflections.
///
/// Its text has one stem a line, as in `anagram mix* up`: first the kind of the indicator, then a phrase. `a/the` stands
/// for either word, and a star after a verb for all its forms. A line such as `verb break breaks broke broken breaking`
/// tells the forms of a verb that is not regular. What follows a `#` is a remark.
public struct IndicatorList: Hashable, Sendable {
  /// One line of the list.
  public struct Stem: Hashable, Sendable {
    /// What the phrase says.
    public let kind: Indicator.Kind

    /// The phrase as the list writes it.
    public let phrase: String

    /// All that it stands for.
    public let forms: [String]
  }

  /// The stems in the order of the list.
  public let stems: [Stem]

  /// How many words the longest form has.
  let mostWords: Int

  private let kindsByKey: [String: [Indicator.Kind]]

  /// Reads the text of a list. Complexity: linear in the length of the text and of the forms that come of it.
  ///
  /// - Throws: `IndicatorListFault`, with the first line that is no stem.
  public init(_ text: some StringProtocol) throws(IndicatorListFault) {
    stems = try IndicatorLines(text).stems()
    var kindsByKey: [String: [Indicator.Kind]] = [:]
    var mostWords = 0
    for stem in stems {
      for form in stem.forms {
        // Most forms are their own key; what has an apostrophe may be more words than it looks.
        let key = form.utf8.contains(UInt8(ascii: "'")) ? Self.key(ClueWord.words(in: form)) : form
        mostWords = max(mostWords, key.utf8.count { $0 == UInt8(ascii: " ") } + 1)
        kindsByKey[key, default: []].append(stem.kind)
      }
    }
    self.kindsByKey = kindsByKey.mapValues { kinds in Indicator.Kind.allCases.filter(kinds.contains) }
    self.mostWords = mostWords
  }

  /// What `phrase` may say, whatever its case and punctuation; nothing where it is not on the list.
  public func kinds(of phrase: String) -> [Indicator.Kind] { kinds(of: ClueWord.words(in: phrase)) }

  func kinds(of words: some Sequence<ClueWord>) -> [Indicator.Kind] { kindsByKey[Self.key(words)] ?? [] }

  private static func key(_ words: some Sequence<ClueWord>) -> String { words.map(\.key).joined(separator: " ") }
}
