import Lexicon

/// How many words a round has to be found, by their length.
///
/// ```swift
/// let found = ["silk", "milk", "rim"].map { KnownWord($0) }
/// print(Goal(Solution(of: try RootWord("silkworm"), rules: Rules(), found: found)).fields)  // ["3:1", "4:2"]
/// ```
public struct Goal: Hashable, Sendable {
  /// How many words have so many letters; a length without a word is not in it.
  public private(set) var lengths: [Int: Int] = [:]

  /// The goal of `solution`. Complexity: linear in its words.
  public init(_ solution: Solution) {
    lengths = solution.goal.lazy.map { $0.text.count }.counts
  }

  /// How many words there are.
  public var words: Int { lengths.values.reduce(0, +) }

  /// The points of all of them.
  public var points: Int { lengths.reduce(0) { $0 + $1.value * Rules.points(forLetters: $1.key) } }

  /// The lengths in order, each with the number of its words, as in `4:22`.
  public var fields: [String] { lengths.ordered { $0.key < $1.key }.map { "\($0.key):\($0.value)" } }

  /// Reads what `fields` writes, or answers nil. No more is read than can be added up in 32 bits.
  init?(fields: some Sequence<String>) {
    var last = 0
    for field in fields {
      let parts = field.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 2, let length = Int(parts[0]), let count = Int(parts[1]), "\(length):\(count)" == field,
        length > last, length <= RootWord.mostLetters, (1...Self.mostOfALength).contains(count)
      else { return nil }
      lengths[length] = count
      last = length
    }
  }

  private static let mostOfALength = 99_999
}
