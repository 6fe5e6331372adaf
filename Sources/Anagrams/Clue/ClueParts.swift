import Lexicon

/// The indicators and letters that the words of a clue may stand for, found once for all of its readings.
struct ClueParts {
  let words: [ClueWord]
  let enumeration: Enumeration?
  let anagrams: [Indicator]
  let deletions: [Indicator]
  let insertions: [Range<Int>]

  /// The indicators by which a word loses letters of its own.
  let cuts: [Indicator]

  /// The words such as *nameless*, with the letters that others lose by them: what the name is short for, or all of it.
  let losses: [ClueLetters]

  /// How many words stand before the enumeration. What stands behind it is a remark.
  let told: Int

  /// The indicators of more than one word.
  let phrases: [Range<Int>]

  /// The letters that words give beside any fodder, by the first word that they rest upon.
  private let sources: [[ClueLetters]]

  /// The most words of a source, with its indicator.
  private static let widestSource = 8

  /// The parts of a clue whose answer is enumerated so.
  init(of clue: Clue, _ list: IndicatorList, enumeration: Enumeration?) {
    words = clue.words
    self.enumeration = enumeration
    let indicators = clue.allIndicators(list)
    anagrams = indicators.filter { $0.kind == .anagram }
    deletions = indicators.filter { $0.kind == .deletion || $0.kind == .departure }
    insertions = indicators.filter { $0.kind == .insertion }.map { $0.words }
    cuts = indicators.filter { [.beheading, .curtailing, .gutting, .trimming].contains($0.kind) }
    losses = Self.losses(words, list, passing: Set(cuts.filter { $0.words.count == 1 }.map { $0.words.lowerBound }))
    told = clue.told
    phrases = indicators.filter { $0.words.count > 1 && [.anagram, .deletion, .departure].contains($0.kind) }
      .map { $0.words }
    var sources = Array(repeating: [ClueLetters](), count: words.count)
    for source in Self.shortForms(words, list) + Self.pickedLetters(words, indicators) {
      sources[source.span.lowerBound].append(source)
    }
    self.sources = sources
  }

  /// The letters that words in `range` give, which may hold a few words more.
  func sources(startingIn range: Range<Int>) -> [ClueLetters] {
    sources[range.clamped(to: words.indices)].flatMap { $0 }
  }

  /// The letters that stand beside `wordplay`, with at most a small gap, or in a gap of it.
  func sources(beside wordplay: Range<Int>, gap: Int) -> [ClueLetters] {
    let near = max(0, wordplay.lowerBound - gap - Self.widestSource)..<min(words.count, wordplay.upperBound + gap + 1)
    return sources(startingIn: near).filter {
      $0.span.upperBound >= wordplay.lowerBound - gap && $0.span.upperBound <= words.count
    }
  }

  /// The anagram indicators at most so many words from `region`.
  func anagrams(beside region: Range<Int>, gap: Int = ClueSearch.widestGap) -> [Indicator] {
    anagrams.filter { (0...gap).contains($0.words.gap(to: region)) }
  }

  /// Words that are short for letters, and short words themselves.
  private static func shortForms(_ words: [ClueWord], _ list: IndicatorList) -> [ClueLetters] {
    words.indices.flatMap { start in
      var found: [ClueLetters] = []
      let word = words[start]
      if word.letters.count <= 3, !word.isPossessive {
        found.append(ClueLetters(letters: word.letters, words: start..<start + 1))
      }
      for end in start + 1..<min(start + list.mostWords, words.count) + 1 {
        found += list.abbreviations(of: words[start..<end]).map { ClueLetters(letters: Array($0), words: start..<end) }
      }
      return found
    }
  }

  /// The losses by words that end in *-less*, but for those at `passed`, which are indicators of their own.
  private static func losses(_ words: [ClueWord], _ list: IndicatorList, passing passed: Set<Int>) -> [ClueLetters] {
    words.indices.flatMap { index -> [ClueLetters] in
      let word = words[index].key
      guard word.hasSuffix("less"), word.utf8.count > 6, !passed.contains(index) else { return [] }
      let stem = String(word.dropLast(4))
      // The penniless have no penny.
      let names = stem.hasSuffix("i") ? [stem, stem.dropLast() + "y"] : [stem]
      let short = names.flatMap { name in list.abbreviations(of: ClueWord.words(in: name)) }
      return (short.map { Array($0) } + [Array(stem)]).map { ClueLetters(letters: $0, words: index..<index + 1) }
    }
  }

  /// Letters out of words, as an indicator beside them tells.
  private static func pickedLetters(_ words: [ClueWord], _ indicators: [Indicator]) -> [ClueLetters] {
    var found: [ClueLetters] = []
    for indicator in indicators {
      guard let most = mostPicked[indicator.kind] else { continue }
      for start in [indicator.words.upperBound, indicator.words.upperBound + 1] where start < words.count {
        // Between the indicator and its word an article may stand.
        if start > indicator.words.upperBound, !LinkWords.isArticle(words[start - 1]) { continue }
        for end in start + 1..<min(start + most, words.count) + 1 {
          found += picked(indicator, words, start..<end)
        }
      }
      var end = indicator.words.lowerBound
      if end > 0, words[end - 1].isPossessive { end -= 1 }
      let ends = LinkWords.mayJoin(words[indicator.words.upperBound - 1])
      if !ends { for start in max(0, end - most)..<end { found += picked(indicator, words, start..<end) } }
    }
    return found
  }

  private static func picked(_ indicator: Indicator, _ words: [ClueWord], _ positions: Range<Int>) -> [ClueLetters] {
    if indicator.kind == .alternate {
      let letters = words[positions].filter { !$0.isPossessive }.flatMap { $0.letters }
      return [0, 1].compactMap { first in
        let picked = stride(from: first, to: letters.count, by: 2).map { letters[$0] }
        return picked.isEmpty ? nil : ClueLetters(letters: picked, words: positions, indicator: indicator.words)
      }
    }
    var letters: [Character] = []
    for word in words[positions] where !word.isPossessive {
      switch indicator.kind {
      case .first: letters += word.letters.prefix(1)
      case .last: letters += word.letters.suffix(1)
      case .middle: letters += word.middle
      default: letters += word.letters.count < 2 ? [] : [word.letters[0], word.letters[word.letters.count - 1]]
      }
    }
    return letters.isEmpty ? [] : [ClueLetters(letters: letters, words: positions, indicator: indicator.words)]
  }

  /// The most words at a time that letters are picked from.
  private static let mostPicked: [Indicator.Kind: Int] = [.first: 5, .last: 4, .middle: 1, .ends: 2, .alternate: 2]
}

extension Range<Int> {
  /// How many words stand between this and `other`; less than 0 where they overlap.
  func gap(to other: Range<Int>) -> Int {
    Swift.max(lowerBound - other.upperBound, other.lowerBound - upperBound)
  }
}

extension ClueWord {
  /// The letter in the middle, or the two there.
  var middle: ArraySlice<Character> {
    letters.count < 3 ? [] : letters[(letters.count - 1) / 2...letters.count / 2]
  }

  /// The letters that the word loses by an indicator of a `kind`; nil where it has too few.
  func lost(by kind: Indicator.Kind) -> [Character]? {
    guard letters.count > 2 else { return nil }
    return switch kind {
    case .beheading: [letters[0]]
    case .curtailing: [letters[letters.count - 1]]
    case .gutting: Array(middle)
    case .trimming: [letters[0], letters[letters.count - 1]]
    default: nil
    }
  }
}
