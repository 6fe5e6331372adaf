/// Words of a clue that tell what is done with the letters of others.
public struct Indicator: Hashable, Sendable {
  /// What is done with the letters, and where they stand.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The fodder is rearranged: *broken*, *off*, *in a mess*. Setters call it an anagrind.
    case anagram

    /// What comes after it is taken out of the fodder: *minus*, *has no*, *short of*.
    case deletion

    /// What stands before it is taken out of the fodder: *leaving*, *removed from*.
    case departure
  }

  /// What the words say.
  public let kind: Kind

  /// The positions of its words in the clue.
  public let words: Range<Int>
}

extension Clue {
  /// The indicators of `list` that the clue holds, in order, without those that are part of a longer one.
  public func indicators(_ list: IndicatorList) -> [Indicator] {
    let found = allIndicators(list)
    return found.filter { inner in
      !found.contains { $0.words != inner.words && $0.words.contains(inner.words) }
    }
  }

  /// All of them, of those with the same first word the longest first.
  func allIndicators(_ list: IndicatorList) -> [Indicator] {
    var found: [Indicator] = []
    for start in words.indices {
      for end in (start + 1..<start + 1 + list.mostWords).reversed() where end <= words.count {
        found += list.kinds(of: words[start..<end]).map { Indicator(kind: $0, words: start..<end) }
      }
    }
    return found
  }
}
