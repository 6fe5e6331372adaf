import Lexicon

/// Looks for the words of a clue whose letters can be rearranged into an answer, with letters taken out of them or not.
struct ClueSearch {
  private let parts: ClueParts
  private let isGuessing: Bool

  /// How many letters the answer may have.
  private let lengths: ClosedRange<Int>

  private let mostWords: Int

  /// The most words that stand between two parts of the wordplay.
  static let widestGap = 2

  /// The most words that are taken out of a fodder.
  private static let mostSubtracted = 4

  init(_ parts: ClueParts) {
    self.parts = parts
    let length = parts.enumeration?.count
    isGuessing = length != nil
    lengths = if let length { length...length } else { 3...Enumeration.mostLetters }
    mostWords = length == nil ? 4 : .max
  }

  /// All that fits, the same letters several times where several indicators are near.
  func readings() -> [ClueReading] {
    plain() + parts.deletions.flatMap { subtractions(around: $0) }
      + (isGuessing ? parts.losses.flatMap { losses(by: $0) } + guesses() : [])
  }

  private var words: [ClueWord] { parts.words }

  /// Fodder beside an anagram indicator.
  private func plain() -> [ClueReading] {
    parts.anagrams.flatMap { anagram in
      Side.allCases.flatMap { side in
        spans(on: side, of: anagram.words, lengths).map { ClueReading(fodder: $0, anagram: anagram.words) }
      }
    }
  }

  private func guesses() -> [ClueReading] {
    words.indices.flatMap { start in spans(.after, from: start, lengths).map { ClueReading(fodder: $0) } }
  }

  /// Fodder and what is taken out of it: on both sides of the indicator, or both on the side to which it points.
  private func subtractions(around indicator: Indicator) -> [ClueReading] {
    let side: Side = indicator.kind == .deletion ? .after : .before
    let words = subtracted(on: side, of: indicator.words).map { positions in
      (ClueLetters(letters: parts.words[positions].flatMap { $0.letters }, words: positions), isStanding: true)
    }
    let shortForms = isGuessing ? shortForms(on: side, of: indicator.words).map { ($0, isStanding: false) } : []
    return (words + shortForms).flatMap { subtractions(around: indicator.words, side, of: $0, isStanding: $1) }
  }

  private func subtractions(
    around indicator: Range<Int>, _ side: Side, of taken: ClueLetters, isStanding: Bool
  ) -> [ClueReading] {
    let places = regions(on: side.opposite, of: indicator).map { (side.opposite, $0) } + [(side, taken.span)]
    return fodders(losing: taken.letters, at: places).flatMap { fodder -> [ClueReading] in
      let reading = ClueReading(
        fodder: fodder, subtracted: isStanding ? taken.words : nil, deletion: indicator,
        removed: isStanding ? nil : taken)
      // An abbreviation says little without an anagram indicator.
      return (isStanding ? [reading] : []) + withAnagrams(reading)
    }
  }

  /// The range, and the anagram indicators beside it with a few words at most between: a fodder may stand behind them.
  private func regions(on side: Side, of range: Range<Int>) -> [Range<Int>] {
    [range]
      + parts.anagrams(beside: range).map { $0.words }.filter {
        side == .after ? $0.lowerBound >= range.upperBound : $0.upperBound <= range.lowerBound
      }
  }

  /// The fodders at a side of each of `places` that have `letters` over. One may come twice.
  private func fodders(losing letters: [Character], at places: [(Side, Range<Int>)]) -> [[Int]] {
    let lost = LetterMultiset(letters)
    let wanted = lengths.lowerBound + lost.count...lengths.upperBound + lost.count
    return places.flatMap { side, range in spans(on: side, of: range, wanted) }.filter { fodder in
      LetterMultiset(fodder.flatMap { words[$0].letters }).contains(lost)
    }
  }

  /// Fodder beside a word such as *nameless*, by which it loses letters; an anagram indicator has to be near.
  private func losses(by loss: ClueLetters) -> [ClueReading] {
    let places = Side.allCases.flatMap { side in regions(on: side, of: loss.words).map { (side, $0) } }
    return fodders(losing: loss.letters, at: places).filter { !$0.contains(where: loss.words.contains) }.flatMap {
      withAnagrams(ClueReading(fodder: $0, deletion: loss.words, removed: loss))
    }
  }

  /// Letters that words beside the indicator are short for.
  private func shortForms(on side: Side, of indicator: Range<Int>) -> [ClueLetters] {
    let near = max(0, indicator.lowerBound - 6)..<min(indicator.upperBound + 2, words.count)
    return parts.sources(startingIn: near).filter { source in
      let gap =
        side == .after ? source.span.lowerBound - indicator.upperBound : indicator.lowerBound - source.span.upperBound
      let most = source.indicator == nil ? 2 : 4
      return (0...1).contains(gap) && source.letters.count <= most && !source.areWhole(in: words)
    }
  }

  /// The reading with each anagram indicator that stands by it or in a gap of it.
  private func withAnagrams(_ reading: ClueReading) -> [ClueReading] {
    parts.anagrams.filter { reading.mayHave($0, within: 1) }.map { anagram in
      var reading = reading
      reading.anagram = anagram.words
      return reading
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

private enum Side: CaseIterable {
  case before
  case after

  var opposite: Side { self == .before ? .after : .before }
}
