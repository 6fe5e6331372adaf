import Lexicon

/// Looks for anagrams that take letters from elsewhere in the clue, or lose some: `almost`, `head of`, `with river`.
///
/// Only a fodder by an anagram indicator counts, in a clue with an enumeration. The number of candidates is bounded.
struct CompoundSearch {
  private let parts: ClueParts
  private let length: Int
  private static let mostCandidates = 1_500

  /// The most letters that come from elsewhere.
  private static let mostAdded = 4

  /// The most words that stand between a fodder and its indicator, those that give letters among them.
  private static let widestAdded = 5

  /// The most letters that are missing without a word that tells them.
  private static let mostMissing = 4

  private static let fewestLetters = 3

  /// The letters of the answer, where they are known.
  private let letters: LetterMultiset?

  /// A search for an answer, of which the `letters` may be known.
  init(_ parts: ClueParts, within letters: LetterMultiset? = nil) {
    self.parts = parts
    self.letters = letters
    length = parts.enumeration?.count ?? 0
  }

  /// The readings in the order of the clue.
  func readings() -> [ClueReading] {
    guard length > 0 else { return [] }
    var found: [ClueReading] = []
    for start in words.indices where found.count < Self.mostCandidates {
      for fodder in fodders(from: start) {
        if fodder.candidate.removed == nil, let letters {
          let own = fodder.candidate.fodder.flatMap { words[$0].letters }
          if fodder.count <= length, !letters.contains(LetterMultiset(own)) { continue }
        }
        // Letters from elsewhere may stand between.
        for anagram in parts.anagrams(beside: fodder.candidate.wordplay, gap: Self.widestAdded)
        where fodder.candidate.isFree(anagram.words) {
          var candidate = fodder.candidate
          candidate.anagram = anagram.words
          complete(candidate, missing: length - fodder.count, into: &found)
        }
      }
    }
    return found
  }

  private var words: [ClueWord] { parts.words }

  /// Words that stand together, with or without a loss.
  private typealias SpanOfFodder = (candidate: ClueReading, count: Int)

  /// The fodders whose first word, or indicator of a loss, is at `start`.
  private func fodders(from start: Int) -> [SpanOfFodder] {
    var found: [SpanOfFodder] = []
    var count = 0
    var end = start
    while end < words.count, count <= length + 2 {
      count += words[end].letters.count
      end += 1
      if words[start].isPossessive { break }
      found += fodders(in: start..<end)
    }
    // A loss makes the region longer by its indicator.
    for cut in parts.cuts
    where cut.words.lowerBound == start || (cut.words.lowerBound > start && cut.words.lowerBound <= end) {
      found += losing(cut, from: start)
    }
    return found
  }

  /// The words of a region, and those without the links among them, where they have too many or too few letters.
  private func fodders(in region: Range<Int>) -> [SpanOfFodder] {
    let linked = region.filter { $0 == region.lowerBound || !LinkWords.mayLink(words[$0]) }
    return ([Array(region)] + (linked.count < region.count ? [linked] : [])).compactMap { positions in
      let count = positions.reduce(0) { $0 + words[$1].letters.count }
      let isOff = count != length && (length - Self.mostMissing...length + 1).contains(count)
      guard isOff, count >= Self.fewestLetters, !positions.allSatisfy({ LinkWords.mayFill(words[$0]) }) else {
        return nil
      }
      return (ClueReading(fodder: positions), count)
    }
  }

  /// The fodders from `start` on around the indicator of a loss, which is no part of them.
  private func losing(_ cut: Indicator, from start: Int) -> [SpanOfFodder] {
    var found: [SpanOfFodder] = []
    var targets = [cut.words.upperBound]
    if cut.words.upperBound < words.count, LinkWords.isArticle(words[cut.words.upperBound]) {
      targets.append(cut.words.upperBound + 1)
    }
    if cut.words.lowerBound > start {
      let before = cut.words.lowerBound - 1
      targets.append(words[before].isPossessive ? before - 1 : before)
    }
    for target in targets where target >= start && target < words.count && !words[target].isPossessive {
      guard let lost = words[target].lost(by: cut.kind) else { continue }
      let skipped = min(target + 1, cut.words.lowerBound)..<max(target, cut.words.upperBound)
      let first = max(target + 1, cut.words.upperBound)
      for end in first..<min(first + 4, words.count + 1) {
        let fodder = (start..<end).filter { !skipped.contains($0) && ($0 == start || !LinkWords.mayLink(words[$0])) }
        let count = fodder.reduce(0) { $0 + words[$1].letters.count } - lost.count
        if count > length { break }
        guard count >= Self.fewestLetters, length - count <= 2, !fodder.isEmpty else { continue }
        let removed = ClueLetters(letters: lost, words: target..<target + 1)
        found.append((ClueReading(fodder: fodder, deletion: cut.words, removed: removed), count))
      }
    }
    return found
  }

  /// Adds the candidate with the letters that it misses, from each place that has them, and without any.
  private func complete(_ candidate: ClueReading, missing: Int, into found: inout [ClueReading]) {
    if missing == 0 {
      add(candidate, to: &found)
    } else if missing < 0 {
      for deletion in parts.deletions where candidate.removed == nil && candidate.mayHave(deletion, within: 2) {
        var candidate = candidate
        candidate.deletion = deletion.words
        candidate.surplus = -missing
        add(candidate, to: &found)
      }
    } else {
      for insertion in [nil] + insertions(beside: candidate) {
        var candidate = candidate
        candidate.insertion = insertion
        addLetters(to: candidate, missing: missing, into: &found)
        if insertion == nil, candidate.removed == nil, missing <= Self.mostMissing {
          candidate.surplus = -missing
          add(candidate, to: &found)
        }
      }
    }
  }

  /// Adds a complete candidate if its anagram indicator is near the words that give letters. Short words do not count:
  /// they stand everywhere.
  private func add(_ candidate: ClueReading, to found: inout [ClueReading]) {
    var rest = candidate
    (rest.anagram, rest.insertion) = (nil, nil)
    rest.added.removeAll { $0.areWhole(in: words) }
    let gap = candidate.anagram?.gap(to: rest.wordplay) ?? 0
    if gap <= ClueSearch.widestGap { found.append(candidate) }
  }

  private func addLetters(to candidate: ClueReading, missing: Int, into found: inout [ClueReading]) {
    guard missing <= Self.mostAdded, found.count < Self.mostCandidates else { return }
    for source in parts.sources(beside: candidate.wordplay, gap: 1) {
      if let letters, !letters.contains(LetterMultiset(source.letters)) { continue }
      let rest = missing - source.letters.count
      guard rest >= 0, candidate.isFree(source.words), source.indicator.map(candidate.isFree) ?? true else { continue }
      var candidate = candidate
      candidate.added.append(source)
      if rest == 0 {
        add(candidate, to: &found)
      } else if candidate.added.count == 1, candidate.removed == nil {
        addLetters(to: candidate, missing: rest, into: &found)
      }
    }
  }

  private func insertions(beside candidate: ClueReading) -> [Range<Int>?] {
    let wordplay = candidate.wordplay
    return parts.insertions.filter {
      $0.upperBound >= wordplay.lowerBound && $0.lowerBound <= wordplay.upperBound && candidate.isFree($0)
    }.map { $0 }
  }
}
