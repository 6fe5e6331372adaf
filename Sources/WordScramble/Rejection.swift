/// The first rule that a word breaks, with what the player needs to see it.
public enum Rejection: Hashable, Sendable {
  /// The round of so many seconds is over.
  case timeUp(limit: Int)

  /// The word is in the list already, as the word of this number, counted from 1.
  case notOriginal(number: Int)

  /// The root lacks these letters, in the order in which the word needs them, each as often as it is wanting.
  case notPossible(missing: [Character])

  /// The word has fewer letters than this.
  case tooShort(minimum: Int)

  /// The word is the root itself; its anagrams may be played.
  case isRoot

  /// The judge does not know the word.
  case notReal

  /// The judgement's name, as in files and columns.
  public var verdict: Verdict {
    switch self {
    case .timeUp: .timeUp
    case .notOriginal: .notOriginal
    case .notPossible: .notPossible
    case .tooShort: .tooShort
    case .isRoot: .isRoot
    case .notReal: .notReal
    }
  }

  /// What the verdict's name leaves open: the missing letters, the number of the earlier word, the least number of
  /// letters, the limit in seconds; empty for the other rules.
  public var detail: String {
    switch self {
    case .timeUp(let limit): String(limit)
    case .notOriginal(let number): String(number)
    case .notPossible(let missing): String(missing)
    case .tooShort(let minimum): String(minimum)
    case .isRoot, .notReal: ""
    }
  }
}
