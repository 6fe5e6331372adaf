import Lexicon

/// How hard the goal of a root is, by how many everyday words it has and by their share of it.
///
/// Of the roots of the bundled start list a quarter are easy, and of the others as many are medium as are hard.
package enum RootLevel: String, CaseIterable, Sendable {
  /// At least 20 everyday words, which are at least a third of the goal.
  case easy

  /// Neither easy nor hard.
  case medium

  /// Fewer than 15 everyday words, or less than a quarter of the goal.
  case hard

  /// The frequency from which a word of the bundled index is an everyday word: a third of the words that the roots of
  /// the bundled list offer for a goal are.
  package static let everydayFrequency = 60

  /// The level of a root with `solution`, or nil where its goal has no word.
  ///
  /// - Parameter isRated: whether the frequencies of the words are known. Otherwise their number alone decides: 100
  ///   words are easy, and fewer than 60 are hard.
  package init?(_ solution: Solution, isRated: Bool) {
    let words = solution.goal.count
    if words == 0 { return nil }
    guard isRated else {
      self = words >= 100 ? .easy : words < 60 ? .hard : .medium
      return
    }
    let everyday = solution.goal.count { $0.frequency >= Self.everydayFrequency }
    self =
      if everyday < 15 || everyday * 4 < words {
        .hard
      } else if everyday >= 20 && everyday * 3 >= words {
        .easy
      } else {
        .medium
      }
  }
}
