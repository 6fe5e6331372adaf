import Lexicon

/// A reading with its definition, and with what speaks against it.
struct ClueCandidate: Comparable {
  private(set) var reading: ClueReading
  private(set) var doubt = 0

  /// Whether its anagram indicator mostly is none.
  private let isWeak: Bool

  /// The place among all candidates of the clue, which decides between those that are equal in all else.
  var place = 0

  /// Judges `reading`: finds its definition, and its doubts, which are words that have no part, and weak evidence, such
  /// as an indicator out of the middle of a longer phrase, or letters that nothing in the clue tells.
  init(_ reading: ClueReading, in parts: ClueParts) {
    self.reading = reading
    isWeak = parts.anagrams.contains { $0.words == reading.anagram && $0.isWeak }
    let words = parts.words
    doubt += 2 * told.count { indicator in parts.phrases.contains { $0 != indicator && $0.contains(indicator) } }
    let used = Set(reading.occupied.joined()).union(reading.fodder)
    doubt += Self.doubt(of: reading.wordplay.filter { !used.contains($0) }.map { words[$0] })
    let ends = Self.ends(of: words, around: reading.wordplay, upTo: parts.told)
    self.reading.definition = ends.definition
    doubt += Self.doubt(of: ends.unexplained.map { words[$0] })
    let definition = words[ends.definition ?? 0..<0]
    doubt += max(0, definition.count - Self.usualDefinition)
    // A clue that is nothing but its anagram may define itself.
    if definition.isEmpty { doubt += reading.isCompound || reading.isGuess ? 6 : 2 }
    if !definition.isEmpty, definition.allSatisfy(LinkWords.mayFill) { doubt += 4 }
    doubt += Self.doubt(ofFodder: reading.fodder.map { words[$0] })
    doubt += reading.anagram == nil ? 1 : isWeak ? 2 : 0
    // Few letters are found in any fodder.
    if let subtracted = reading.subtracted, words[subtracted].reduce(0, { $0 + $1.letters.count }) < 3 { doubt += 2 }
    doubt += doubtOfLetters(in: words)
  }

  /// The letters by which a person tells readings apart: two with equal ones are one reading.
  struct Letters: Hashable {
    let fodder: [Int]
    let subtracted: Range<Int>?
    let removed: [Character]
    let added: [Character]

    /// A short word that is added is as good as one of the fodder.
    init(of reading: ClueReading, in words: [ClueWord]) {
      let isWord = { (added: ClueLetters) in added.areWhole(in: words) }
      fodder = (reading.fodder + reading.added.filter(isWord).flatMap { $0.words }).ordered(by: <)
      subtracted = reading.subtracted
      removed = reading.removed?.letters ?? []
      added = reading.added.filter { !isWord($0) }.flatMap { $0.letters }.ordered(by: <)
    }
  }

  /// Whether an indicator that mostly is one speaks for it.
  var hasStrongAnagram: Bool { reading.anagram != nil && !isWeak }

  private var told: [Range<Int>] { [reading.anagram, reading.deletion].compactMap { $0 } }

  private func doubtOfLetters(in words: [ClueWord]) -> Int {
    // Small words stand everywhere.
    let small = reading.added.count { $0.indicator == nil && words[$0.words].allSatisfy(LinkWords.mayFill) }
    let doubt = 2 * small + (reading.added.isEmpty ? 0 : reading.added.count + 1) + (reading.removed == nil ? 0 : 1)
    return reading.surplus == 0 ? doubt : doubt + 2 + abs(reading.surplus)
  }

  /// Guesses come last, others in the order of their doubts. Of equals the one with the shorter definition comes first,
  /// then the one with the longer indicators, then the one with the earlier fodder.
  static func < (first: ClueCandidate, second: ClueCandidate) -> Bool {
    first.rank.lexicographicallyPrecedes(second.rank)
  }

  private var rank: [Int] {
    let parts = [reading.subtracted, reading.anagram, reading.deletion, reading.insertion].flatMap {
      [$0?.lowerBound ?? -1, $0?.upperBound ?? -1]
    }
    let letters = (reading.added + [reading.removed].compactMap { $0 }).flatMap {
      [$0.words.lowerBound, $0.words.upperBound]
    }
    return [reading.isGuess ? 1 : 0, doubt, reading.definition?.count ?? 0, -told.joined().count] + reading.fodder
      + parts + letters + [place]
  }

  /// The ends of the first `count` words, behind which there is a remark: as the definition the one that leaves fewer
  /// words unexplained, the later one of equals, and the words of the other.
  private static func ends(
    of words: [ClueWord], around wordplay: Range<Int>, upTo count: Int
  ) -> (definition: Range<Int>?, unexplained: Range<Int>) {
    let before = 0..<wordplay.lowerBound
    let after = wordplay.upperBound..<max(count, wordplay.upperBound)
    let beginning = before.lowerBound..<(before.last { !LinkWords.mayJoin(words[$0]) } ?? -1) + 1
    let end = (after.first { !LinkWords.mayJoin(words[$0]) } ?? after.upperBound)..<after.upperBound
    // A link word alone has to do.
    if beginning.isEmpty && end.isEmpty { return ([after, before].first { !$0.isEmpty }, 0..<0) }
    return end.isEmpty || beginning.count > end.count ? (beginning, end) : (end, beginning)
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

extension ClueReading {
  /// Whether letters come from elsewhere, or are lost otherwise than by words that stand in the clue.
  var isCompound: Bool { !added.isEmpty || removed != nil || surplus != 0 }

  /// The words that have a part in the wordplay, in runs.
  var occupied: [Range<Int>] {
    [subtracted, anagram, deletion, insertion, removed?.words].compactMap { $0 }
      + added.flatMap { [$0.words] + [$0.indicator].compactMap { $0 } }
  }

  /// The words from the first to the last that have a part in the wordplay.
  var wordplay: Range<Int> {
    occupied.reduce(fodder[0]..<fodder[fodder.count - 1] + 1) {
      min($0.lowerBound, $1.lowerBound)..<max($0.upperBound, $1.upperBound)
    }
  }

  /// Whether `indicator` begins or ends at most so many words from the wordplay, or in a gap of it.
  func mayHave(_ indicator: Indicator, within gap: Int) -> Bool {
    let wordplay = wordplay
    let near = wordplay.lowerBound - gap...wordplay.upperBound + gap
    return (near.contains(indicator.words.lowerBound) || near.contains(indicator.words.upperBound))
      && isFree(indicator.words)
  }

  /// Whether `range` has none of the words of the reading.
  func isFree(_ range: Range<Int>) -> Bool {
    !occupied.contains { $0.overlaps(range) } && !fodder.contains(where: range.contains)
  }
}
