extension [UInt16: Int] {
  /// Takes in the counts of others: `combine` has the count of what was not there as 0.
  ///
  /// The standard library's `merge` needs casts, which the compiler for browsers does not have.
  mutating func take(_ others: Self, _ combine: (Int, Int) -> Int) {
    for (key, count) in others { self[key] = combine(self[key] ?? 0, count) }
  }
}
