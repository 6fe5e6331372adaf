/// What a tabulator makes of the beginning of a line.
package struct LineCompletion: Equatable {
  /// What goes on the line: the rest of the only word, with a blank, or the beginning that all words have in common.
  package let addition: String

  /// The words that it may become, if that is not settled.
  package let candidates: [String]

  /// The completion of `typed`, which stands at the start of the line, to one of `words`.
  package init(_ typed: String, to words: [String]) {
    let fitting = words.filter { $0.hasPrefix(typed) }
    guard let first = fitting.first, !typed.contains(" ") else {
      (addition, candidates) = ("", [])
      return
    }
    if fitting.count == 1 {
      (addition, candidates) = (first.dropFirst(typed.count) + " ", [])
      return
    }
    let common = fitting.dropFirst().reduce(first) { String(zip($0, $1).prefix { $0 == $1 }.map(\.0)) }
    (addition, candidates) = (String(common.dropFirst(typed.count)), fitting)
  }
}
