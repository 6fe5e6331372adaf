import Lexicon

/// All words that a root offers under some rules.
public struct Solution: Sendable {
  /// A word to be found.
  public struct Word: Hashable, Sendable {
    /// The word, folded.
    public let text: String

    /// How common the word is: larger is more common, 0 is unknown.
    public let frequency: Int

    /// Whether nobody should be shown the word unasked.
    public let isObscene: Bool

    /// A word that a list or an index has found, `frequency` on any scale on which more is more common.
    public init(_ text: String, frequency: Int = 0, isObscene: Bool = false) {
      self.text = text
      self.frequency = frequency
      self.isObscene = isObscene
    }
  }

  /// The words, the longest first, those of a length in alphabetical order.
  public let words: [Word]

  /// How many more there are, which are obscene.
  public let hidden: Int

  /// What the words are worth together.
  public let points: Int

  /// The words of `found`, each in lower case, that `rules` let through: those that the root's letters spell, that are
  /// long enough, and that are not the root itself.
  public init(of root: RootWord, rules: Rules, scoring: ScoreTable = .letterCount, found: some Sequence<Word>) {
    let playable = found.filter { word in
      word.text.count >= rules.minimumLength && word.text != root.description
        && root.letters.missing(for: word.text).isEmpty
    }
    words = playable.filter { !$0.isObscene }.sorted { ($1.text.count, $0.text) < ($0.text.count, $1.text) }
    hidden = playable.count - words.count
    points = words.reduce(0) { $0 + scoring.points(forLetters: $1.text.count) }
  }

  /// Asks `isReal` about every arrangement of the root's letters.
  ///
  /// Complexity: as many questions as `Arrangements` has, 109,600 for eight different letters, nine times as many for
  /// nine.
  ///
  /// - Throws: what `isReal` throws, at once.
  public init<Fault>(
    of root: RootWord, rules: Rules, isReal: (String) throws(Fault) -> Bool
  ) throws(Fault) {
    var found: [Word] = []
    for word in Arrangements(of: root.description) {
      if word.count >= rules.minimumLength, try isReal(word) { found.append(Word(word)) }
    }
    self.init(of: root, rules: rules, found: found)
  }

  /// How many of the words `round` has, and what they brought. Words that are not shown are not among them.
  public func found(in round: Round) -> (words: Int, points: Int) {
    let missed = round.missed(of: self)
    let missedPoints = missed.reduce(0) { $0 + round.scoring.points(forLetters: $1.text.count) }
    return (words.count - missed.count, points - missedPoints)
  }
}
