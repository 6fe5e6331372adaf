/// A reading in the making, with what speaks against it.
struct ClueCandidate: Comparable {
  let fodder: [Int]
  var subtracted: Range<Int>?
  var anagram: Range<Int>?
  var deletion: Range<Int>?
  private(set) var definition: Range<Int>?
  private(set) var doubt = 0

  init(fodder: [Int], subtracted: Range<Int>? = nil, anagram: Range<Int>? = nil, deletion: Range<Int>? = nil) {
    self.fodder = fodder
    self.subtracted = subtracted
    self.anagram = anagram
    self.deletion = deletion
  }

  /// The indicators that the candidate rests upon.
  var indicators: [Range<Int>] { [anagram, deletion].compactMap(\.self) }

  var reading: ClueReading {
    ClueReading(
      fodder: fodder, subtracted: subtracted, anagram: anagram, deletion: deletion, definition: definition)
  }

  /// The words from the first to the last that have a part in the wordplay.
  var wordplay: Range<Int> {
    let parts = [fodder[0]..<fodder[fodder.count - 1] + 1] + [subtracted, anagram, deletion].compactMap(\.self)
    return parts.map(\.lowerBound).min()!..<parts.map(\.upperBound).max()!
  }

  /// The same with its definition found and its doubts counted: words that have no part, and evidence that is wanting,
  /// such as an indicator out of the middle of one of the longer `phrases`.
  func judged(in words: [ClueWord], phrases: [Range<Int>]) -> ClueCandidate {
    var judged = self
    judged.doubt += indicators.reduce(0) { doubt, indicator in
      doubt + (phrases.contains { $0 != indicator && $0.contains(indicator) } ? 2 : 0)
    }
    let parts = Set([subtracted, anagram, deletion].compactMap(\.self).joined()).union(fodder)
    judged.doubt += Self.doubt(of: wordplay.filter { !parts.contains($0) }.map { words[$0] })
    let ends = DefinitionEnds(of: words, around: wordplay)
    judged.definition = ends.definition
    judged.doubt += Self.doubt(of: ends.unexplained.map { words[$0] })
    judged.doubt += judged.definition.map { max(0, $0.count - Self.usualDefinition) } ?? 6
    judged.doubt += Self.doubt(ofFodder: fodder.map { words[$0] })
    if anagram == nil { judged.doubt += 1 }
    // Few letters are found in any fodder.
    if let subtracted, words[subtracted].reduce(0, { $0 + $1.letters.count }) < 3 { judged.doubt += 2 }
    return judged
  }

  /// Guesses come last, else the less doubtful first; of equals that which leaves the shorter definition, has the longer
  /// indicators and the earlier fodder.
  static func < (first: ClueCandidate, second: ClueCandidate) -> Bool {
    first.rank.lexicographicallyPrecedes(second.rank)
  }

  private var rank: [Int] {
    let parts = [subtracted, anagram, deletion].flatMap { [$0?.lowerBound ?? -1, $0?.upperBound ?? -1] }
    return [reading.isGuess ? 1 : 0, doubt, definition?.count ?? 0, -indicators.joined().count] + fodder + parts
  }

  /// The most words that a definition usually has.
  private static let usualDefinition = 4

  /// A link word at an end of the fodder is more likely to be one, and a fodder of nothing but small words to be none.
  private static func doubt(ofFodder fodder: [ClueWord]) -> Int {
    if fodder.allSatisfy(LinkWords.mayFill) { return 4 }
    return [fodder[0], fodder[fodder.count - 1]].contains(where: LinkWords.mayJoin) ? 1 : 0
  }

  private static func doubt(of unexplained: [ClueWord]) -> Int {
    unexplained.reduce(0) { $0 + (LinkWords.mayFill($1) ? 1 : 3) }
  }
}
