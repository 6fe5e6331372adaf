/// How many letters have to be put in, taken out, replaced or swapped with their neighbour to turn one word into
/// another (Damerau and Levenshtein, in the form of the optimal string alignment). Complexity: the product of the
/// lengths, of which no more than 32 letters count.
func editDistance(_ first: String, _ second: String) -> Int {
  let first = Array(first.prefix(32)), second = Array(second.prefix(32))
  var rows = [Array(0...second.count)]
  for i in 0..<first.count {
    var row = [i + 1]
    for j in 0..<second.count {
      var cost = min(row[j] + 1, rows[i][j + 1] + 1, rows[i][j] + (first[i] == second[j] ? 0 : 1))
      if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] { cost = min(cost, rows[i - 1][j - 1] + 1) }
      row.append(cost)
    }
    rows.append(row)
  }
  return rows[first.count][second.count]
}
