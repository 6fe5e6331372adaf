import Lexicon

/// A reading in the making, with what speaks against it.
struct ClueCandidate: Comparable {
  let fodder: [Int]
  var subtracted: Range<Int>?
  var anagram: Indicator?
  var deletion: Range<Int>?
  var insertion: Range<Int>?
  var added: [ClueLetters] = []
  var removed: ClueLetters?
  var surplus = 0
  private(set) var definition: Range<Int>?
  private(set) var doubt = 0

  /// The place among all candidates of the clue, which decides between those that are equal in all else.
  var place = 0

  init(fodder: [Int], subtracted: Range<Int>? = nil, anagram: Indicator? = nil, deletion: Range<Int>? = nil) {
    self.fodder = fodder
    self.subtracted = subtracted
    self.anagram = anagram
    self.deletion = deletion
  }

  /// The letters by which a person tells readings apart: two with equal ones are one reading.
  struct Letters: Hashable {
    let fodder: [Int]
    let subtracted: Range<Int>?
    let removed: [Character]
    let added: [Character]
  }

  /// A short word that is added is as good as one of the fodder.
  func letters(in words: [ClueWord]) -> Letters {
    let isWord = { (added: ClueLetters) in
      added.indicator == nil && added.letters == words[added.words].flatMap { $0.letters }
    }
    return Letters(
      fodder: (fodder + added.filter(isWord).flatMap { $0.words }).sorted(), subtracted: subtracted,
      removed: removed?.letters ?? [], added: added.filter { !isWord($0) }.flatMap { $0.letters }.sorted())
  }

  /// Whether no indicator speaks for it.
  var isGuess: Bool { anagram == nil && deletion == nil }

  /// Whether letters come from elsewhere, or are lost otherwise than by words that stand in the clue.
  var isCompound: Bool { !added.isEmpty || removed != nil || surplus != 0 }

  /// The reading as it is told.
  func reading(isFolded: Bool) -> ClueReading {
    ClueReading(
      fodder: fodder, subtracted: subtracted, anagram: anagram?.words, deletion: deletion, insertion: insertion,
      definition: definition, added: added, removed: removed, surplus: surplus, isFolded: isFolded)
  }

  /// The words that have a part in the wordplay, in runs.
  var occupied: [Range<Int>] {
    [subtracted, anagram?.words, deletion, insertion, removed?.words].compactMap { $0 }
      + added.flatMap { [$0.words] + [$0.indicator].compactMap { $0 } }
  }

  /// The words from the first to the last that have a part in the wordplay.
  var wordplay: Range<Int> {
    let occupied = occupied
    return occupied.reduce(fodder[0]..<fodder[fodder.count - 1] + 1) {
      min($0.lowerBound, $1.lowerBound)..<max($0.upperBound, $1.upperBound)
    }
  }

  /// Whether `range` has none of the words of the candidate.
  func isFree(_ range: Range<Int>) -> Bool {
    !occupied.contains { $0.overlaps(range) } && !fodder.contains(where: range.contains)
  }

  /// The candidate with its definition and its doubts: words that have no part, and weak evidence, such as an indicator
  /// out of the middle of a longer phrase, or letters that nothing in the clue tells.
  func judged(in parts: ClueParts) -> ClueCandidate {
    let words = parts.words
    var judged = self
    let told = [anagram?.words, deletion].compactMap { $0 }
    judged.doubt += told.reduce(0) { doubt, indicator in
      doubt + (parts.phrases.contains { $0 != indicator && $0.contains(indicator) } ? 2 : 0)
    }
    let used = Set(occupied.joined()).union(fodder)
    judged.doubt += Self.doubt(of: wordplay.filter { !used.contains($0) }.map { words[$0] })
    let ends = DefinitionEnds(of: words, around: wordplay, upTo: parts.told)
    judged.definition = ends.definition
    judged.doubt += Self.doubt(of: ends.unexplained.map { words[$0] })
    judged.doubt += judged.definition.map { max(0, $0.count - Self.usualDefinition) } ?? 6
    judged.doubt += Self.doubt(ofFodder: fodder.map { words[$0] })
    judged.doubt += anagram.map { $0.isWeak ? 2 : 0 } ?? 1
    // Few letters are found in any fodder.
    if let subtracted, words[subtracted].reduce(0, { $0 + $1.letters.count }) < 3 { judged.doubt += 2 }
    judged.doubt += doubtOfLetters(in: words)
    return judged
  }

  private func doubtOfLetters(in words: [ClueWord]) -> Int {
    var doubt = added.isEmpty ? 0 : added.count + 1
    for letters in added where letters.indicator == nil && words[letters.words].allSatisfy(LinkWords.mayFill) {
      // Small words stand everywhere.
      doubt += 2
    }
    if removed != nil { doubt += 1 }
    if surplus < 0 { doubt += 2 - surplus }
    if surplus > 0 { doubt += 2 + surplus }
    return doubt
  }

  /// Guesses come last, others in the order of their doubts. Of equals the one with the shorter definition comes first,
  /// then the one with the longer indicators, then the one with the earlier fodder.
  static func < (first: ClueCandidate, second: ClueCandidate) -> Bool {
    first.rank.lexicographicallyPrecedes(second.rank)
  }

  private var rank: [Int] {
    let told = [anagram?.words, deletion].compactMap { $0 }.joined().count
    let parts = [subtracted, anagram?.words, deletion, insertion].flatMap {
      [$0?.lowerBound ?? -1, $0?.upperBound ?? -1]
    }
    let letters = (added + [removed].compactMap { $0 }).flatMap { [$0.words.lowerBound, $0.words.upperBound] }
    return [isGuess ? 1 : 0, doubt, definition?.count ?? 0, -told] + fodder + parts + letters + [place]
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
