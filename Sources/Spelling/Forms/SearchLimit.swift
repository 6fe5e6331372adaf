/// How much Hunspell may be asked for the words of one root.
package struct SearchLimit: Sendable {
  /// The most forms. Only long roots of languages with compounds have more than some thousand.
  package let candidates: Int

  /// The most effort of judging them all; see `JudgingEffort`.
  package let effort: Int

  /// The bound for arrangements.
  package var effortOfArrangements: Int { 6 * effort }

  /// The most arrangements, where there are no forms.
  package let arrangements: Int

  /// Whether another process may be asked as well, where there is a processor for it.
  package let mayShare: Bool

  package init(candidates: Int, effort: Int, arrangements: Int, mayShare: Bool = false) {
    self.candidates = candidates
    self.effort = effort
    self.arrangements = arrangements
    self.mayShare = mayShare
  }

  /// For what nobody has asked for. Hunspell judges 50,000 compounds in half a second, with a few dictionaries in some
  /// seconds. Eight different letters have 109,600 arrangements.
  package static let quick = SearchLimit(candidates: 50_000, effort: 85_000_000, arrangements: 110_000)

  /// For each of many words, one of which is to be a root: what has more forms than this is passed over.
  package static let drawing = SearchLimit(candidates: 10_000, effort: 10_000_000, arrangements: 110_000)

  /// For what a person waits for, and can see go on: half a minute on two processors, and 200 MB.
  /// Ten letters, two of which are the same, have 4,986,850 arrangements.
  package static let patient = SearchLimit(
    candidates: 600_000, effort: 85_000_000, arrangements: 5_000_000, mayShare: true)
}
