/// A query for answers of a crossword, by letters in their places and by the letters that the answer is made of.
///
/// ```swift
/// // Nine letters, the second an s, with at least two a and two n.
/// index.answers(AnswerQuery(pattern: Array("?s???????").map { $0 == "?" ? nil : $0 }, atLeast: Array("aann")))
/// ```
public struct AnswerQuery: Hashable, Sendable {
  /// A letter for each place of the answer, nil where it is not known.
  public var pattern: [Character?]

  /// The letters that the answer may be spelled from, each as often as it stands here; nil for any.
  public var pool: [Character]?

  /// How many letters of the answer may be none of the pool.
  public var unknown: Int

  /// Letters that the answer has in any place, each at least as often as it stands here.
  public var atLeast: [Character]

  /// A query for answers of as many letters as `pattern` has places.
  ///
  /// - Parameters:
  ///   - pattern: the letters that are known, in their places.
  ///   - pool: the letters to spell from, or nil for any.
  ///   - unknown: how many letters may be none of the pool.
  ///   - atLeast: letters that the answer has somewhere.
  public init(pattern: [Character?], pool: [Character]? = nil, unknown: Int = 0, atLeast: [Character] = []) {
    self.pattern = pattern
    self.pool = pool
    self.unknown = unknown
    self.atLeast = atLeast
  }
}

extension Character {
  /// Whether this is one of the letters that the answers of the index are made of: a to z.
  var isCrosswordLetter: Bool { asciiValue.map { (0x61...0x7A).contains($0) } ?? false }
}
