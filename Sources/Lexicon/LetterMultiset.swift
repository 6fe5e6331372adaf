/// The letters of a word without their order: how often each one occurs.
///
/// ```swift
/// let letters = LetterMultiset("silkworm")
/// print(letters.missing(for: "milks").isEmpty, letters.missing(for: "skills"))  // true ["l", "s"]
/// ```
///
/// Counts are kept in a dictionary and not in a sorted array, because a letter may be any grapheme cluster: Swift can
/// tell whether two of these are equal, but no alphabetical order holds for all languages.
public struct LetterMultiset: Hashable, Sendable {
  private var counts: [Character: Int] = [:]

  /// How many letters there are, repetitions included.
  public private(set) var count = 0

  /// The letters of `word`, taken as they stand: fold the word first where case is not to matter.
  public init(_ word: some Sequence<Character>) {
    for letter in word { insert(letter) }
  }

  /// Whether there is no letter at all.
  public var isEmpty: Bool { count == 0 }

  /// How often `letter` occurs.
  public subscript(letter: Character) -> Int { counts[letter, default: 0] }

  /// Adds one more of `letter`.
  public mutating func insert(_ letter: Character) {
    counts[letter, default: 0] += 1
    count += 1
  }

  /// Takes one `letter` out, or answers false where there is none left.
  @discardableResult
  public mutating func remove(_ letter: Character) -> Bool {
    guard let have = counts[letter] else { return false }
    counts[letter] = have == 1 ? nil : have - 1
    count -= 1
    return true
  }

  /// Whether every letter of `other` is here at least as often. Complexity: linear in the distinct letters of `other`.
  public func contains(_ other: LetterMultiset) -> Bool {
    other.count <= count && other.counts.allSatisfy { self[$0.key] >= $0.value }
  }

  /// The letters of `word` that are not here, in the order in which a reader of the word runs out of them, each as
  /// often as it is wanting. Empty exactly when `word` can be spelled from these letters.
  @inlinable public func missing(for word: some Sequence<Character>) -> [Character] {
    var rest = self
    return word.filter { !rest.remove($0) }
  }
}
