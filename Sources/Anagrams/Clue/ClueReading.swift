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

  /// The end of the clue that the rest leaves over, without link words such as *for* and *gives*. It may define the
  /// answer.
  public let definition: Range<Int>?

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
