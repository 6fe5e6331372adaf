@testable import Cryptograms
@testable import Journal

/// How the scale of `Difficulty` is calibrated: the points of Aristocrats made of sayings, tenth by tenth.
enum Difficulties {
  private static let lengths = 40...179

  /// Prints the points at which each tenth ends, and what a likely letter was worth: how many of them hints without any
  /// reading of the whole text had right.
  static func print(
    _ sayings: [String], _ list: KeywordList, count: Int, skip: Int, _ solver: CryptogramSolver, _ search: PatternSearch
  ) throws {
    var chance = SplitMix64(seed: 1)
    var texts = sayings.filter { lengths.contains($0.utf8.count { (0x41...0x5A).contains($0 & 0xDF) }) }
    chance.shuffle(&texts)
    var points: [Int] = []
    var (likely, right) = (0, 0)
    for text in texts.dropFirst(skip).prefix(count) {
      let made = try CryptogramMaker(from: list).make(text, by: &chance)
      guard let difficulty = try Difficulty(of: made.ciphertext, solver: solver, search: search) else { continue }
      points.append(difficulty.points)
      let cryptogram = try Cryptogram(made.ciphertext)
      var map = SubstitutionMap(forbidsItself: true)
      while let hint = Puzzle(cryptogram, under: map, search: search).hint(.letter),
        let pair = made.pairs.first(where: { $0.cipher == hint.cipher })
      {
        if !hint.isForced {
          likely += 1
          right += hint.answer == pair.plain ? 1 : 0
        }
        try map.enter(pair)
      }
    }
    points.sort()
    let tenths = (1..<10).map { points[points.count * $0 / 10] }
    Swift.print("\(points.count) Aristocrats: the tenths end at \(tenths), the last at \(points.last ?? 0) points")
    Swift.print("of \(likely) likely letters the hints had \(right) right")
  }
}
