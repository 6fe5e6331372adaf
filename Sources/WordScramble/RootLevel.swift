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

  /// The most letters of a short word.
  private static let shortWord = 4

  /// The level of a root with `solution`, or nil where its goal has no word.
  ///
  /// - Parameter isRated: whether the frequencies of the words are known. Otherwise the short words, of at most four
  ///   letters, stand for the common ones: 30 of them that are half of the goal are easy; fewer than 20, or less than a
  ///   third, are hard. So a heap of compounds is not easy for its size.
  package init?(_ solution: Solution, isRated: Bool) {
    let words = solution.goal.count
    if words == 0 { return nil }
    guard isRated else {
      let short = solution.goal.count { $0.text.count <= Self.shortWord }
      self = short < 20 || short * 3 < words ? .hard : short >= 30 && short * 2 >= words ? .easy : .medium
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
