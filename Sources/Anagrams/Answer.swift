/// Words that fill the slots of a bench together.
public struct Answer: Hashable, Sendable {
  /// The words in the order of the enumeration.
  public let words: [String]

  /// How common the rarest of them is.
  public let frequency: Int

  let breaks: [Enumeration.Break]

  init(words: [String], breaks: [Enumeration.Break], frequency: Int) {
    self.words = words
    self.breaks = breaks
    self.frequency = frequency
  }

  /// The letters of all words, one a slot.
  public var letters: [Character] { words.flatMap { Array($0) } }
}

extension Answer: CustomStringConvertible {
  /// As the answer is written, with its spaces, hyphens and apostrophes.
  public var description: String { breaks.joining(words) }
}

extension [Enumeration.Break] {
  /// `parts` with what stands between them.
  func joining(_ parts: [String]) -> String {
    zip(parts, map { $0 == .space ? " " : String($0.rawValue) } + [""]).map { $0 + $1 }.joined()
  }
}
