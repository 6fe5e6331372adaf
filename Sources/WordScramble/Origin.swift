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

  /// The seed of all that is random about the round.
  package var seed: UInt64 {
    switch self {
    case .seed(let seed): seed
    case .root(let root): root.seed
    case .daily(let date): date.seed
    }
  }

  /// The root word.
  func root(from source: RootSource) throws(LookupFault) -> RootWord {
    switch self {
    case .root(let root): return root
    case .daily(let date): if let root = source.root(of: date) { return root }
    case .seed: break
    }
    var draws = generators.root
    return try source.root(drawnBy: &draws)
  }

  /// The root word out of a list, which always has one.
  func root(from list: WordList) -> RootWord {
    if case .root(let root) = self { return root }
    var draws = generators.root
    return list.root(drawnBy: &draws)
  }

  /// The seed of the shuffles, which is independent of the length of the list.
  var shuffleSeed: UInt64 { generators.shuffleSeed }

  private var generators: (root: SplitMix64, shuffleSeed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let shuffleSeed = generator.next()
    return (generator, shuffleSeed)
  }
}
