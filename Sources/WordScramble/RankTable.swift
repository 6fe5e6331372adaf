import Lexicon

/// Which ranks a part of the goal comes to, over many roots. The thresholds of the ranks were chosen by it.
package struct RankTable: Sendable {
  /// A part of the words of a goal, rounded up to whole words.
  package enum Part: String, CaseIterable, Sendable {
    case commonQuarter = "common-quarter"
    case commonHalf = "common-half"
    case commonThreeQuarters = "common-three-quarters"
    case all

    /// The shorter half of the words, which brings no more points than any other half.
    case shortHalf = "short-half"

    /// The shorter three quarters of the words, which bring no more points than any other three quarters.
    case shortThreeQuarters = "short-three-quarters"

    private var quarters: Int {
      switch self {
      case .commonQuarter: 1
      case .commonHalf, .shortHalf: 2
      case .commonThreeQuarters, .shortThreeQuarters: 3
      case .all: 4
      }
    }

    /// The points for the words of `goal` that are in this part.
    fileprivate func points(of goal: [KnownWord]) -> Int {
      let isShort = self == .shortHalf || self == .shortThreeQuarters
      let order = isShort ? goal.ordered { $0.text.count < $1.text.count } : goal.commonFirst
      return Array(order.prefix((goal.count * quarters + 3) / 4)).points
    }
  }

  package let roots: Int

  /// For each part its share of the points on each root, in whole percentages, the least first.
  private let shares: [Part: [Int]]

  /// The table over `solutions`; those whose goal has no word do not count.
  package init(_ solutions: some Sequence<Solution>) {
    let solutions = solutions.filter { !$0.goal.isEmpty }
    roots = solutions.count
    shares = Dictionary(
      uniqueKeysWithValues: Part.allCases.map { part in
        (part, solutions.map { part.points(of: $0.goal) * 100 / $0.goalPoints }.ordered(by: <))
      })
  }

  /// On how many roots the part comes to the rank, or to a higher one.
  package func count(of rank: Rank, with part: Part) -> Int {
    shares[part, default: []].count { $0 >= rank.percentage }
  }

  /// The least share of the points that the part has on any root, as a percentage; 0 where there is no root.
  package func leastShare(of part: Part) -> Int { shares[part]?.first ?? 0 }

  /// The share that half of the roots reach, as a percentage; 0 where there is no root.
  package func medianShare(of part: Part) -> Int { roots == 0 ? 0 : shares[part, default: []][roots / 2] }
}
