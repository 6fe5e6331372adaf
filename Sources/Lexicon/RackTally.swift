/// What a rack offers to a player, in numbers.
public struct RackTally: Hashable, Sendable {
  /// From which frequency on a word is common: the ten thousand or so that everybody knows.
  public static let commonFrequency = 48

  /// How many words have as many letters as the index says; the last entry is for those that use up the rack, the
  /// rack's own word among them.
  public private(set) var wordsByLength: [Int]

  /// How many of them are common.
  public private(set) var common = 0

  /// How many obscene words there are besides.
  public private(set) var hidden = 0

  init(rackLength: Int) { wordsByLength = Array(repeating: 0, count: rackLength + 1) }

  /// How many words there are.
  public var words: Int { wordsByLength.reduce(0, +) }

  /// How many letters the longest word has; 0 where there is no word.
  public var longest: Int { wordsByLength.lastIndex { $0 > 0 } ?? 0 }

  mutating func count(_ word: IndexedWord, commonFrequency: Int) {
    if word.isObscene {
      hidden += 1
    } else {
      wordsByLength[min(word.length, wordsByLength.count - 1)] += 1
      if word.frequency >= commonFrequency { common += 1 }
    }
  }
}
