/// How a list of words is sorted.
public enum SortOrder: String, CaseIterable, Sendable {
  /// By the text, apostrophes before letters.
  case alphabetical

  /// By `Match.score`, the highest first, those of one score in the order of the alphabet.
  case frequency
}
