/// One way to understand a clue: which letters are rearranged, what says so, and what is left to define the answer.
///
/// Words are named by their positions in the clue. Letters that come from abbreviations, such as N for *north*, are not
/// considered.
public struct ClueReading: Hashable, Sendable {
  /// The words that give the letters. They stand together, but an *and* or a *with* among them may be left out.
  public let fodder: [Int]

  /// The words whose letters are taken out of the fodder again.
  public let subtracted: Range<Int>?

  /// The anagram indicator, where one is near.
  public let anagram: Range<Int>?

  /// The indicator that says that letters are taken out.
  public let deletion: Range<Int>?

  /// The end of the clue that has no part in the rest, without link words such as *for* and *gives*. It may define the
  /// answer.
  public let definition: Range<Int>?

  /// A reading of a clue whose words stand at these positions.
  public init(
    fodder: [Int], subtracted: Range<Int>? = nil, anagram: Range<Int>? = nil, deletion: Range<Int>? = nil,
    definition: Range<Int>? = nil
  ) {
    self.fodder = fodder
    self.subtracted = subtracted
    self.anagram = anagram
    self.deletion = deletion
    self.definition = definition
  }

  /// Whether nothing but the number of letters speaks for this reading.
  public var isGuess: Bool { anagram == nil && deletion == nil }
}

extension Clue {
  /// The readings in which the letters fit the enumeration, the most likely first, one for each fodder and subtraction.
  ///
  /// First come those in which an indicator stands by its fodder and which leave no word unexplained, last those that
  /// are guesses. Without an enumeration there are no guesses, and a fodder has at most four words.
  /// Complexity: at most cubic in the number of words.
  public func readings(_ list: IndicatorList) -> [ClueReading] {
    var best: [ClueReading.Letters: ClueCandidate] = [:]
    for candidate in ClueSearch(self, list).candidates() {
      let letters = ClueReading.Letters(fodder: candidate.fodder, subtracted: candidate.subtracted)
      if best[letters].map({ candidate < $0 }) != false { best[letters] = candidate }
    }
    return best.values.sorted().map(\.reading)
  }
}

extension ClueReading {
  /// What makes two readings the same to a person who is to pick one.
  fileprivate struct Letters: Hashable {
    let fodder: [Int]
    let subtracted: Range<Int>?
  }
}

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

  /// The same candidate with its definition and its doubts. What counts as a doubt: words that have no part, and weak
  /// evidence, such as an indicator out of the middle of one of the longer `phrases`.
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

  /// Guesses come last, others in the order of their doubts. Of equals the one with the shorter definition comes first,
  /// then the one with the longer indicators, then the one with the earlier fodder.
  static func < (first: ClueCandidate, second: ClueCandidate) -> Bool {
    first.rank.lexicographicallyPrecedes(second.rank)
  }

  private var rank: [Int] {
    let parts = [subtracted, anagram, deletion].flatMap { [$0?.lowerBound ?? -1, $0?.upperBound ?? -1] }
    return [reading.isGuess ? 1 : 0, doubt, definition?.count ?? 0, -indicators.joined().count] + fodder + parts
  }

  /// The most words that a definition usually has.
  private static let usualDefinition = 4

  /// A link word at an end of the fodder is probably no part of it, and a fodder of small words alone is probably none.
  private static func doubt(ofFodder fodder: [ClueWord]) -> Int {
    if fodder.allSatisfy(LinkWords.mayFill) { return 4 }
    return [fodder[0], fodder[fodder.count - 1]].contains(where: LinkWords.mayJoin) ? 1 : 0
  }

  private static func doubt(of unexplained: [ClueWord]) -> Int {
    unexplained.reduce(0) { $0 + (LinkWords.mayFill($1) ? 1 : 3) }
  }
}

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

/// Small words that stand between the parts of a clue without being one.
enum LinkWords {
  /// Whether `word` may join a definition to the wordplay.
  static func mayJoin(_ word: ClueWord) -> Bool { joining.contains(word.key) }

  /// Whether `word` may stand within the wordplay: what joins, articles, and the likes of *his* and *some*.
  static func mayFill(_ word: ClueWord) -> Bool { mayJoin(word) || filling.contains(word.key) }

  /// Whether `word` may stand between words of a fodder without being one.
  static func mayLink(_ word: ClueWord) -> Bool { word.key == "and" || word.key == "with" }

  private static let joining: Set<String> = [
    "'s", "and", "are", "as", "at", "be", "become", "becomes", "becoming", "being", "brings", "but", "by", "can",
    "could", "create", "creates", "creating", "finds", "for", "form", "forming", "forms", "found", "from", "get",
    "gets", "getting", "give", "given", "gives", "giving", "has", "having", "in", "into", "is", "leads", "like", "make",
    "makes", "making", "may", "might", "need", "needed", "needing", "needs", "of", "offering", "offers", "on", "or",
    "produce", "produces", "producing", "provide", "provided", "provides", "providing", "required", "requires",
    "requiring", "seen", "showing", "shows", "so", "then", "thus", "to", "when", "where", "which", "will", "with",
    "would", "yield", "yielding", "yields",
  ]

  private static let filling: Set<String> = [
    "a", "all", "an", "her", "his", "i", "it", "its", "just", "my", "one", "our", "some", "that", "the", "their",
    "this", "was", "were", "your",
  ]
}
