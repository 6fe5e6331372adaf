import Lexicon

/// Looks for the words of a clue whose letters can be rearranged into an answer.
struct ClueSearch {
  private let words: [ClueWord]
  private let anagrams: [Range<Int>]
  private let deletions: [Indicator]

  /// The indicators of more than one word.
  private let phrases: [Range<Int>]

  private let isGuessing: Bool

  /// How many letters the answer may have.
  private let lengths: ClosedRange<Int>

  /// The most words of a fodder.
  private let mostWords: Int

  /// The most words that stand between two parts of the wordplay.
  private static let widestGap = 2

  /// The most words that are taken out of a fodder.
  private static let mostSubtracted = 4

  init(_ clue: Clue, _ list: IndicatorList) {
    words = clue.words
    let indicators = clue.allIndicators(list)
    anagrams = indicators.filter { $0.kind == .anagram }.map(\.words)
    deletions = indicators.filter { $0.kind != .anagram }
    phrases = indicators.map(\.words).filter { $0.count > 1 }
    let length = clue.enumeration?.count
    isGuessing = length != nil
    lengths = if let length { length...length } else { 3...Enumeration.mostLetters }
    mostWords = length == nil ? 4 : .max
  }

  /// All that fits, the same letters several times where several indicators are near.
  func candidates() -> [ClueCandidate] {
    let all = plain() + deletions.flatMap { subtractions(around: $0) } + (isGuessing ? guesses() : [])
    return all.map { $0.judged(in: words, phrases: phrases) }
  }

  /// Fodder beside an anagram indicator.
  private func plain() -> [ClueCandidate] {
    anagrams.flatMap { anagram in
      Side.allCases.flatMap { side in
        spans(on: side, of: anagram, lengths).map { ClueCandidate(fodder: $0, anagram: anagram) }
      }
    }
  }

  private func guesses() -> [ClueCandidate] {
    words.indices.flatMap { start in spans(.after, from: start, lengths).map { ClueCandidate(fodder: $0) } }
  }

  /// Fodder and what is taken out of it: on both sides of the indicator, or both on the side to which it points.
  private func subtractions(around indicator: Indicator) -> [ClueCandidate] {
    let side: Side = indicator.kind == .deletion ? .after : .before
    var found: [ClueCandidate] = []
    for subtracted in subtracted(on: side, of: indicator.words) {
      let letters = LetterMultiset(words[subtracted].flatMap(\.letters))
      let wanted = lengths.lowerBound + letters.count...lengths.upperBound + letters.count
      let fodders =
        spans(on: side.opposite, of: indicator.words, wanted) + spans(on: side, of: subtracted, wanted)
      for fodder in fodders where LetterMultiset(fodder.flatMap { words[$0].letters }).contains(letters) {
        let candidate = ClueCandidate(fodder: fodder, subtracted: subtracted, deletion: indicator.words)
        found += [candidate] + withAnagrams(candidate)
      }
    }
    return found
  }

  /// The candidate with each anagram indicator that stands by it or in a gap of it.
  private func withAnagrams(_ candidate: ClueCandidate) -> [ClueCandidate] {
    let wordplay = candidate.wordplay
    let near = wordplay.lowerBound - 1...wordplay.upperBound + 1
    let taken = [candidate.subtracted, candidate.deletion].compactMap(\.self)
    return anagrams.compactMap { anagram in
      guard near.contains(anagram.lowerBound) || near.contains(anagram.upperBound),
        !taken.contains(where: anagram.overlaps), !candidate.fodder.contains(where: anagram.contains)
      else { return nil }
      var candidate = candidate
      candidate.anagram = anagram
      return candidate
    }
  }

  private func subtracted(on side: Side, of indicator: Range<Int>) -> [Range<Int>] {
    (0...1).flatMap { gap in
      (1...Self.mostSubtracted).compactMap { count in
        let range =
          switch side {
          case .after: indicator.upperBound + gap..<indicator.upperBound + gap + count
          case .before: indicator.lowerBound - gap - count..<indicator.lowerBound - gap
          }
        guard words.indices.contains(range), !words[range.lowerBound].isPossessive else { return nil }
        return range
      }
    }
  }

  /// The spans beside `range` that have as many letters as are `wanted`, with small gaps too.
  private func spans(on side: Side, of range: Range<Int>, _ wanted: ClosedRange<Int>) -> [[Int]] {
    (0...Self.widestGap).flatMap { gap in
      spans(side, from: side == .after ? range.upperBound + gap : range.lowerBound - 1 - gap, wanted)
    }
  }

  /// The spans that grow from one word to a side, whole and without the link words in them.
  private func spans(_ side: Side, from first: Int, _ wanted: ClosedRange<Int>) -> [[Int]] {
    var found: [[Int]] = []
    var span: [Int] = []
    var linked: [Int] = []
    var count = 0
    var linkedCount = 0
    var position = first
    while words.indices.contains(position), linkedCount <= wanted.upperBound, span.count < mostWords {
      let word = words[position]
      span.append(position)
      count += word.letters.count
      let isLink = LinkWords.mayLink(word) && position != first
      if !isLink {
        linked.append(position)
        linkedCount += word.letters.count
      }
      if !words[min(first, position)].isPossessive {
        if wanted.contains(count) { found.append(span.sorted()) }
        if !isLink, linked.count < span.count, wanted.contains(linkedCount) { found.append(linked.sorted()) }
      }
      position += side == .after ? 1 : -1
    }
    return found
  }
}

/// A direction in a clue.
private enum Side: CaseIterable {
  case before
  case after

  var opposite: Side { self == .before ? .after : .before }
}
