/// The first of the numbers from `low` up to, not including, `high` that is not `isBefore` what is looked for, found by
/// halving; `high` where all are before it.
@inlinable package func halving(_ low: Int, _ high: Int, _ isBefore: (Int) -> Bool) -> Int {
  var (low, high) = (low, high)
  while low < high {
    let middle = (low + high) / 2
    if isBefore(middle) { low = middle + 1 } else { high = middle }
  }
  return low
}
