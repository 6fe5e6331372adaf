import Lexicon
import Testing
import WordScramble

@Suite struct RankTableTests {
  /// Words of 3, 4, 5 and 8 letters with these frequencies, worth 20 points.
  private func solution(_ frequencies: [Int]) throws -> Solution {
    let words = zip(["not", "note", "token", "bookonte"], frequencies).map { KnownWord($0, frequency: $1) }
    return Solution(of: try RootWord("notebook"), rules: Rules(), found: words + [KnownWord("koto", tier: .rare)])
  }

  @Test func `Parts of the goal come to ranks`() throws {
    let table = RankTable([try solution([4, 3, 2, 1]), try solution([1, 2, 3, 4])])
    #expect(table.roots == 2)
    // 3 and 8 points of 20; 7 and 13; 12 and 17.
    #expect(table.leastShare(of: .commonQuarter) == 15 && table.medianShare(of: .commonQuarter) == 40)
    #expect(table.leastShare(of: .commonHalf) == 35 && table.medianShare(of: .commonHalf) == 65)
    #expect(table.leastShare(of: .commonThreeQuarters) == 60 && table.medianShare(of: .commonThreeQuarters) == 85)
    #expect(table.leastShare(of: .shortHalf) == 35 && table.medianShare(of: .shortHalf) == 35)
    #expect(table.leastShare(of: .all) == 100)
    #expect(table.count(of: .spinner, with: .commonQuarter) == 2 && table.count(of: .cocoon, with: .commonQuarter) == 1)
    #expect(table.count(of: .moth, with: .commonHalf) == 2 && table.count(of: .emperorMoth, with: .commonHalf) == 1)
    #expect(table.count(of: .goldenSilk, with: .all) == 2 && table.count(of: .goldenSilk, with: .shortHalf) == 0)
  }

  @Test func `A part that is no whole number of words has one more, and no goal counts for nothing`() throws {
    let three = Solution(
      of: try RootWord("notebook"), rules: Rules(), found: ["not", "ton", "oboe"].map { KnownWord($0) })
    let none = Solution(of: try RootWord("notebook"), rules: Rules(), found: [])
    let table = RankTable([three, none])
    #expect(table.roots == 1)
    #expect(table.leastShare(of: .commonHalf) == 60 && table.leastShare(of: .commonThreeQuarters) == 100)
    let empty = RankTable([none])
    #expect(empty.roots == 0 && empty.medianShare(of: .all) == 0 && empty.leastShare(of: .all) == 0)
  }
}
