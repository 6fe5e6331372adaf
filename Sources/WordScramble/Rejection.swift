/// The first rule that a word breaks, with what a player needs to understand it.
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

  /// The detail that the verdict's name leaves open: the missing letters, the number of the earlier word, the least
  /// number of letters, the limit in seconds; empty for the other rules.
  public var detail: String {
    switch self {
    case .timeUp(let limit): String(limit)
    case .notOriginal(let number): String(number)
    case .notPossible(let missing): String(missing)
    case .tooShort(let minimum): String(minimum)
    case .isRoot, .notReal: ""
    }
  }

  /// The rejection of which `verdict` and `detail` tell; nil where there is none.
  init?(_ verdict: Verdict, detail: String) {
    switch (verdict, Int(detail)) {
    case (.timeUp, let limit?): self = .timeUp(limit: limit)
    case (.notOriginal, let number?): self = .notOriginal(number: number)
    case (.notPossible, _) where !detail.isEmpty: self = .notPossible(missing: Array(detail))
    case (.tooShort, let minimum?): self = .tooShort(minimum: minimum)
    case (.isRoot, _) where detail.isEmpty: self = .isRoot
    case (.notReal, _) where detail.isEmpty: self = .notReal
    default: return nil
    }
  }
}

extension Rejection: CustomStringConvertible {
  /// The rejection in a few words, for whoever does not know the root.
  public var description: String {
    switch self {
    case .timeUp(let limit): "time is up: the round had \(limit) seconds"
    case .notOriginal(let number): "not original: word \(number) is the same"
    case .notPossible(let missing): "not possible: \(missing.map { String($0) }.joined(separator: ", ")) missing"
    case .tooShort(let minimum): "too short: a word has at least \(minimum) letters"
    case .isRoot: "the root itself"
    case .notReal: "not real: the dictionary does not know the word"
    }
  }

  /// The heading of the message. The headings of the three rules of the game are those of the original, word for word.
  public var title: String {
    switch self {
    case .timeUp: "Time is up"
    case .notOriginal: "Word used already"
    case .notPossible: "Word not possible"
    case .tooShort: "Word too short"
    case .isRoot: "Word is the root"
    case .notReal: "Word not recognized"
    }
  }

  /// The sentence under the heading, for a round with `root`.
  public func message(for root: RootWord) -> String {
    switch self {
    case .timeUp(let limit): "You had \(limit) \(limit == 1 ? "second" : "seconds"), you know!"
    case .notOriginal: "Be more original"
    case .notPossible: "You can't spell that word from '\(root)'!"
    case .tooShort(let minimum): "You'll need at least \(minimum) letters"
    case .isRoot: "You can't just hand '\(root)' back!"
    case .notReal: "You can't just make them up, you know!"
    }
  }
}
