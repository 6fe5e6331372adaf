import Journal
import Lexicon

/// Where the root of a round comes from.
public enum Origin: Hashable, Sendable {
  /// Drawn from the start list by a seed.
  case seed(UInt64)

  /// Drawn from the start list for a day, the same for everyone who has the same list.
  case daily(CalendarDate)

  /// Chosen by the player.
  case root(RootWord)

  /// What everything random about the round follows from.
  public var seed: UInt64 {
    switch self {
    case .seed(let seed): seed
    case .root(let root): root.seed
    case .daily(let date): date.seed
    }
  }

  /// The root word; out of an empty list, `RootWord.fallback`.
  func root(from list: WordList) -> RootWord {
    if case .root(let root) = self { return root }
    if list.isEmpty { return .fallback }
    var draws = generators.root
    return RootWord(admitted: list[draws.draw(below: list.count)])
  }

  /// The seed of the shuffles, which is independent of the length of the list.
  var shuffleSeed: UInt64 { generators.shuffleSeed }

  private var generators: (root: SplitMix64, shuffleSeed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let shuffleSeed = generator.next()
    return (generator, shuffleSeed)
  }
}
