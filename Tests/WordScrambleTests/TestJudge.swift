import Lexicon
import WordScramble

/// Takes everything for a word.
func anything(_ word: String) -> Bool { true }

/// A judge of the tests' own.
final class TestJudge: Judge, Sendable {
  private let words: [String]?

  /// Those of the words that are not in the goal.
  private let rare: Set<String>
  private let accepts: @Sendable (String) -> Bool

  /// Takes everything for a word.
  static let anything = TestJudge { _ in true }

  init(_ accepts: @escaping @Sendable (String) -> Bool) {
    (words, rare, self.accepts) = (nil, [], accepts)
  }

  /// Knows these words, the more common ones first.
  init(words: [String], rare: Set<String> = [], accepts: (@Sendable (String) -> Bool)? = nil) {
    self.words = words
    self.rare = rare
    self.accepts = accepts ?? { words.contains($0) }
  }

  func isReal(_ word: String) -> Bool { accepts(word) }

  func isRare(_ word: String) -> Bool { rare.contains(word) }

  func solution(of root: RootWord, _ rules: Rules) -> Solution? {
    guard let words else { return nil }
    let found = words.enumerated().filter { root.letters.missing(for: $0.element).isEmpty }
    return Solution(
      of: root, rules: rules,
      found: found.map {
        KnownWord($0.element, frequency: words.count - $0.offset, tier: rare.contains($0.element) ? .rare : .goal)
      })
  }
}
