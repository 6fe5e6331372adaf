/// How far a player has come, by the share of the points that the shown words of a root are worth.
public enum Rank: String, CaseIterable, Sendable {
  case egg = "Egg"
  case larva = "Larva"
  case caterpillar = "Caterpillar"
  case spinner = "Spinner"
  case cocoon = "Cocoon"
  case moth = "Moth"
  case emperorMoth = "Emperor Moth"
  case goldenSilk = "Golden Silk"

  /// The percentage of the points from which the rank is held.
  public var percentage: Int {
    switch self {
    case .egg: 0
    case .larva: 3
    case .caterpillar: 8
    case .spinner: 15
    case .cocoon: 25
    case .moth: 40
    case .emperorMoth: 60
    case .goldenSilk: 100
    }
  }

  /// The rank for `score` of `points`. Where there is nothing to find, everything has been found.
  public init(score: Int, of points: Int) {
    self = Rank.allCases.last { score * 100 >= $0.percentage * points } ?? .egg
  }
}
