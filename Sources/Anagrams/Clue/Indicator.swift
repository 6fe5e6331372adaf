/// Words of a clue that tell what is done with the letters of others.
public struct Indicator: Hashable, Sendable {
  /// The operation on the letters, and the place where they stand.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The fodder is rearranged: *broken*, *off*, *in a mess*. Setters call it an anagrind.
    case anagram

    /// The letters of the words after it are taken out of the fodder: *minus*, *has no*, *short of*.
    case deletion

    /// The letters of the words before it are taken out of the fodder: *leaving*, *removed from*.
    case departure

    /// Letters are put into others, or around them: *holding*, *inside*, *about*.
    case insertion

    /// The first letter of each word beside it is meant: *initially*, *head of*.
    case first

    /// The last letter of each word beside it is meant: *finally*, *end of*.
    case last

    /// The middle of a word beside it is meant: *heart of*.
    case middle

    /// The first and the last letter of a word beside it are meant: *edges of*, *empty*.
    case ends

    /// Every other letter of the words beside it is meant: *regularly*, *oddly*.
    case alternate

    /// A word beside it loses its first letter: *headless*, *unopened*.
    case beheading

    /// A word beside it loses its last letter: *almost*, *endless*.
    case curtailing

    /// A word beside it loses its middle: *heartless*.
    case gutting

    /// A word beside it loses its first and its last letter: *limitless*.
    case trimming
  }

  /// The operation that the words ask for.
  package let kind: Kind

  /// The positions of its words in the clue.
  public let words: Range<Int>

  /// Whether the words mostly mean something else in a clue, as *about* and *lost* do.
  package let isWeak: Bool
}

extension Clue {
  /// The indicators of `list` that the clue holds, in order, without those that are part of a longer one.
  package func indicators(_ list: IndicatorList) -> [Indicator] {
    let found = allIndicators(list)
    return found.filter { inner in
      !found.contains { $0.words != inner.words && $0.words.contains(inner.words) }
    }
  }

  /// All of them, of those with the same first word the longest first.
  func allIndicators(_ list: IndicatorList) -> [Indicator] {
    words.indices.flatMap { start in
      (start + 1..<min(start + list.mostWords, words.count) + 1).reversed().flatMap {
        list.indicators(words, at: start..<$0)
      }
    }
  }
}
