import Lexicon

/// All words that a root offers under some rules.
public struct Solution: Sendable {
  /// A word to be found.
  public struct Word: Hashable, Sendable {
    public let text: String

    /// How common the word is: larger is more common, 0 is unknown.
    public let frequency: Int

    public init(_ text: String, frequency: Int = 0) {
      self.text = text
      self.frequency = frequency
    }
  }

  /// The words, the longest first, those of a length in alphabetical order.
  public let words: [Word]

  /// How many more there are that nobody should be shown unasked.
  public let hidden: Int

  /// What the words are worth together.
  public let points: Int

  /// The words of `found` that `rules` let through, each in lower case and of the root's letters.
  public init(
    of root: RootWord, rules: Rules, scoring: ScoreTable = .letterCount, found: some Sequence<Word>, hidden: Int = 0
  ) {
    words = found.filter { $0.text.count >= rules.minimumLength && $0.text != root.description }.sorted {
      ($1.text.count, $0.text) < ($0.text.count, $1.text)
    }
    self.hidden = hidden
    points = words.reduce(0) { $0 + scoring.points(forLetters: $1.text.count) }
  }

  /// Asks `isReal` about every arrangement of the root's letters.
  ///
  /// Complexity: as many questions as `Arrangements` has, 109,600 for eight different letters, nine times as many for
  /// nine.
  public init<Fault>(
    of root: RootWord, rules: Rules, isReal: (String) throws(Fault) -> Bool
  ) throws(Fault) {
    var found: [Word] = []
    try Arrangements(of: root.description).forEach { word throws(Fault) in
      if word.count >= rules.minimumLength, try isReal(word) { found.append(Word(word)) }
    }
    self.init(of: root, rules: rules, found: found)
  }
}
