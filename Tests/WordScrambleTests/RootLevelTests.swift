import Lexicon
import Testing
import WordScramble

@Suite struct RootLevelTests {
  /// A solution with so many everyday words, and with others that are hardly met.
  private func solution(everyday: Int, others: Int) throws -> Solution {
    let root = try RootWord(String(repeating: "a", count: 100))
    let words = (0..<(everyday + others)).map { number in
      KnownWord(
        String(repeating: "a", count: 3 + number % 90), frequency: number < everyday ? RootLevel.everydayFrequency : 59)
    }
    return Solution(of: root, rules: Rules(), found: words)
  }

  @Test(
    arguments: [
      (20, 0, .easy), (20, 40, .easy), (20, 41, .medium), (19, 0, .medium), (15, 45, .medium), (15, 46, .hard),
      (14, 0, .hard), (0, 1, .hard), (40, 120, .medium), (40, 121, .hard), (0, 0, nil),
    ] as [(Int, Int, RootLevel?)])
  func `Everyday words and their share decide`(everyday: Int, others: Int, level: RootLevel?) throws {
    #expect(RootLevel(try solution(everyday: everyday, others: others), isRated: true) == level)
  }

  @Test(
    arguments: [
      (0, 0, nil), (0, 1, .hard), (19, 0, .hard), (20, 0, .medium), (29, 0, .medium), (30, 0, .easy), (30, 30, .easy),
      (30, 31, .medium), (30, 60, .medium), (30, 61, .hard), (60, 251, .hard),
    ] as [(Int, Int, RootLevel?)])
  func `Where no word is known to be common the short ones decide`(short: Int, long: Int, level: RootLevel?) throws {
    let words = (0..<short).map { _ in "aaaa" } + (0..<long).map { _ in "aaaaa" }
    let solution = Solution(
      of: try RootWord("aaaaaaaa"), rules: Rules(), found: words.map { KnownWord($0, frequency: 127) })
    #expect(RootLevel(solution, isRated: false) == level)
  }

  @Test func `Rare words have no part in it`() throws {
    let root = try RootWord("notebook")
    let rare = (3..<8).map { KnownWord(String("notebook".prefix($0)), frequency: 99, tier: .rare) }
    #expect(RootLevel(Solution(of: root, rules: Rules(), found: rare), isRated: true) == nil)
  }
}
