/// Who decides what a word is, and who may know all words that some letters spell.
public protocol WordSource {
  /// What asking may fail with, such as a dictionary that cannot be read; `Never` where it cannot.
  associatedtype Fault: Error

  /// Whether `word` is in the dictionary as it is written; it may hold hyphens and apostrophes.
  func isReal(_ word: String) throws(Fault) -> Bool

  /// The words of the given lengths that can be spelled from `letters`, those that nobody should be shown unasked left
  /// out; nil where they cannot be told.
  func words(from letters: [Character], ofLengths lengths: Set<Int>) throws(Fault) -> [KnownWord]?
}

/// A word of an answer, with how common it is.
public struct KnownWord: Hashable, Sendable {
  /// The letters in lower case.
  public let text: String

  /// Larger is more common; 0 is unknown.
  public let frequency: Int

  /// A word that a list or an index has found, `frequency` on any scale on which more is more common.
  public init(_ text: String, frequency: Int = 0) {
    self.text = text
    self.frequency = frequency
  }
}
