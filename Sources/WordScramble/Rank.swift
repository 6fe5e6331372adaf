/// How far a player has come, by the share of the points that the goal of a round is worth.
///
/// On every root of the bundled start list, half of the words of the goal come to Moth, three quarters of them to
/// Emperor Moth, and all of them to Golden Silk, whichever words they are. `scramble ranks` counts it.
public enum Rank: String, CaseIterable, Sendable {
  /// From the start.
  case egg = "Egg"

  /// From 2 % of the points.
  case larva = "Larva"

  /// From 5 % of the points.
  case caterpillar = "Caterpillar"

  /// From 10 % of the points.
  case spinner = "Spinner"

  /// From 20 % of the points.
  case cocoon = "Cocoon"

  /// From 35 % of the points.
  case moth = "Moth"

  /// From 60 % of the points.
  case emperorMoth = "Emperor Moth"

  /// All points.
  case goldenSilk = "Golden Silk"

  /// The percentage of the points from which the rank is held.
  public var percentage: Int {
    switch self {
    case .egg: 0
    case .larva: 2
    case .caterpillar: 5
    case .spinner: 10
    case .cocoon: 20
    case .moth: 35
    case .emperorMoth: 60
    case .goldenSilk: 100
    }
  }

  /// The rank above this one, or nil for the highest.
  public var next: Rank? { Rank.allCases.first { $0.percentage > percentage } }

  /// The fewest of `points` with which the rank is held.
  public func points(of points: Int) -> Int { (percentage * points + 99) / 100 }

  /// The rank for `score` of `points`. Where there is nothing to find, everything has been found.
  public init(score: Int, of points: Int) {
    self = Rank.allCases.last { score * 100 >= $0.percentage * points } ?? .egg
  }
}
