/// What lies on both sides of the wordplay.
struct DefinitionEnds {
  /// The end that leaves fewer words unexplained; the later one of equals.
  let definition: Range<Int>?

  /// The words of the other end.
  let unexplained: Range<Int>

  init(of words: [ClueWord], around wordplay: Range<Int>) {
    let before = 0..<wordplay.lowerBound
    let after = wordplay.upperBound..<words.count
    let beginning = before.lowerBound..<(before.last { !LinkWords.mayJoin(words[$0]) } ?? -1) + 1
    let end = (after.first { !LinkWords.mayJoin(words[$0]) } ?? after.upperBound)..<after.upperBound
    if beginning.isEmpty && end.isEmpty {
      // A link word alone has to do.
      definition = [after, before].first { !$0.isEmpty }
      unexplained = 0..<0
    } else if end.isEmpty || beginning.count > end.count {
      definition = beginning
      unexplained = end
    } else {
      definition = end
      unexplained = beginning
    }
  }
}
