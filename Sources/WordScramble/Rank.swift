/// How far a player has come, by the share of the points that the shown words of a root are worth.
public enum Rank: String, CaseIterable, Sendable {
  /// From the start.
  case egg = "Egg"

  /// From 3 % of the points.
  case larva = "Larva"

  /// From 8 % of the points.
  case caterpillar = "Caterpillar"

  /// From 15 % of the points.
  case spinner = "Spinner"

  /// From 25 % of the points.
  case cocoon = "Cocoon"

  /// From 40 % of the points.
  case moth = "Moth"

  /// From 60 % of the points.
  case emperorMoth = "Emperor Moth"

  /// All points.
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
