import Journal

/// The words by which setters say what is done with letters, with their inflections, and those that stand for letters.
///
/// Its text has one stem a line, as in `anagram mix* up`: first the kind of the indicator, then a phrase. `a/the`
/// stands for either word, and a star after a verb for all its forms. A kind with a question mark, as in `anagram?
/// about`, says that clues mostly mean something else by the phrase. A line such as `letters dr doctor` tells what a
/// phrase is short for, and one such as `verb break breaks broke broken breaking` the forms of a verb that is not
/// regular. What follows a `#` is a remark.
public struct IndicatorList: Hashable, Sendable {
  /// One line of the list.
  package struct Stem: Hashable, Sendable {
    /// The operation that the phrase asks for.
    package let kind: Indicator.Kind

    /// Whether clues mostly mean something else by it.
    package let isWeak: Bool

    /// The phrase as the list writes it.
    package let phrase: String

    /// All that it stands for.
    package let forms: [String]
  }

  /// The stems in the order of the list.
  package let stems: [Stem]

  /// How many words the longest form has.
  let mostWords: Int

  /// The stems of each form, as positions in `stems`.
  private let meanings: [String: [Int]]
  private let abbreviations: [String: [String]]

  /// Reads the text of a list. Complexity: linear in the length of the text and of the forms that come of it.
  ///
  /// - Throws: `IndicatorListFault`, with the first line that is no stem.
  public init(_ text: some StringProtocol) throws(IndicatorListFault) {
    let lines = try IndicatorLines(text)
    stems = lines.stems()
    var meanings: [String: [Int]] = [:]
    var abbreviations: [String: [String]] = [:]
    var mostWords = 0
    func key(of form: String) -> String {
      // Most forms are their own key. A form with an apostrophe may be read as more words.
      let key = form.utf8.contains(UInt8(ascii: "'")) ? Self.key(ClueWord.words(in: form)) : form
      mostWords = max(mostWords, key.utf8.count { $0 == UInt8(ascii: " ") } + 1)
      return key
    }
    for (place, stem) in stems.enumerated() {
      for form in stem.forms { meanings[key(of: form), default: []].append(place) }
    }
    for (letters, forms) in lines.abbreviations() {
      for form in forms { abbreviations[key(of: form), default: []].append(letters) }
    }
    self.meanings = meanings
    self.abbreviations = abbreviations
    self.mostWords = mostWords
  }

  /// The operations that `phrase` may ask for, whatever its case and punctuation; none where it is not on the list.
  package func kinds(of phrase: String) -> [Indicator.Kind] {
    let kinds = (meanings[Self.key(ClueWord.words(in: phrase))] ?? []).map { stems[$0].kind }
    return Indicator.Kind.allCases.filter(kinds.contains)
  }

  /// The letters that `phrase` stands for, such as *dr* for *doctor*, in the order of the list.
  package func abbreviations(of phrase: String) -> [String] { abbreviations(of: ClueWord.words(in: phrase)) }

  func abbreviations(of words: some Sequence<ClueWord>) -> [String] { abbreviations[Self.key(words)] ?? [] }

  /// The indicators that the words at `positions` may be, in the order of the kinds.
  func indicators(_ words: [ClueWord], at positions: Range<Int>) -> [Indicator] {
    let found = (meanings[Self.key(words[positions])] ?? []).map { stems[$0] }
    return Indicator.Kind.allCases.compactMap { kind in
      found.first { $0.kind == kind }.map { Indicator(kind: kind, words: positions, isWeak: $0.isWeak) }
    }
  }

  private static func key(_ words: some Sequence<ClueWord>) -> String { words.map { $0.key }.joined(separator: " ") }
}
