/// Who decides what a word is, and who may know all words of a root.
public protocol Judge {
  /// What asking may fail with, such as a dictionary that cannot be read; `Never` where it cannot.
  associatedtype Fault: Error

  /// Whether `word`, which is folded and of letters only, is in the dictionary.
  func isReal(_ word: String) throws(Fault) -> Bool

  /// All words of a round with `root`, or nil where they cannot be told.
  func solution(of root: RootWord, _ rules: Rules) throws(Fault) -> Solution?
}

extension Judge {
  /// Nil: a judge that only answers questions.
  public func solution(of root: RootWord, _ rules: Rules) throws(Fault) -> Solution? { nil }
}
