/// What a root offers to a player, in numbers.
public struct RootTally: Hashable, Sendable {
  /// How many words there are, without the root itself and without obscene ones.
  public let words: Int

  /// What these words are worth together.
  public let points: Int

  /// How many letters the longest word has.
  public let longest: Int

  /// How many words use every letter of the root.
  public let anagrams: Int

  /// How many of the words everybody knows.
  public let common: Int

  /// Counts from how many words there are of each length up to that of the root.
  package init(wordsByLength: [Int], common: Int, scoring: ScoreTable = .letterCount) {
    words = wordsByLength.reduce(0, +)
    points = wordsByLength.enumerated().reduce(0) { $0 + $1.element * scoring.points(forLetters: $1.offset) }
    longest = wordsByLength.lastIndex { $0 > 0 } ?? 0
    anagrams = wordsByLength.last ?? 0
    self.common = common
  }

  /// Counts the words of `solution` for a root of so many letters; words of `commonFrequency` are common.
  public init(_ solution: Solution, letters: Int, commonFrequency: Int) {
    var wordsByLength = [Int](repeating: 0, count: letters + 1)
    for word in solution.words { wordsByLength[word.text.count] += 1 }
    self.init(wordsByLength: wordsByLength, common: solution.words.count { $0.frequency >= commonFrequency })
  }
}
