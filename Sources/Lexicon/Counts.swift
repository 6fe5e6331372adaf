extension Sequence where Element: Hashable {
  /// How often each element occurs.
  package var counts: [Element: Int] { reduce(into: [:]) { counts, element in counts[element, default: 0] += 1 } }
}
