import Lexicon
import Testing
import WordScramble

@Suite struct RoundComparisonTests {
  private static let root = try! RootWord("silkworm")

  private func player(_ name: String, _ words: String...) -> RoundComparison.Player {
    var round = Round(root: Self.root)
    for word in words { round.play(word, isReal: anything) }
    return RoundComparison.Player(name, round)
  }

  @Test func `Words are shared by all, by some, or found by one alone`() {
    let comparison = RoundComparison([
      player("mine", "silk", "milk", "works"), player("yours", "milk", "silk", "kilo"),
      player("theirs", "silk", "kilos", "irk"),
    ])
    #expect(comparison.shared == ["silk"])
    #expect(comparison.partlyShared == ["milk"])
    #expect(comparison.scores.map(\.player.name) == ["mine", "yours", "theirs"])
    #expect(comparison.scores.map(\.alone) == [["works"], ["kilo"], ["kilos", "irk"]])
    #expect(comparison.scores.map(\.points) == [13, 12, 12])
    #expect(comparison.scores.map(\.pointsAlone) == [5, 4, 8])
    #expect(comparison.winners.map(\.player.name) == ["mine"])
    #expect(comparison.winnersAlone.map(\.player.name) == ["theirs"])
  }

  @Test func `What is common is asked of the solution`() throws {
    let found = ["silk", "milk", "works", "skirl", "kilo", "irk"].map {
      KnownWord($0, frequency: $0.count == 4 ? 2 : 1, tier: $0 == "skirl" ? .rare : .goal)
    }
    let solution = Solution(of: Self.root, rules: Rules(), found: found)
    let comparison = RoundComparison([player("mine", "silk", "skirl"), player("yours", "milk", "silk")], solution)
    let mine = try #require(comparison.scores.first)
    #expect(mine.player.name == "mine" && mine.rareWords == 1 && mine.progress?.words == 1)
    // 9 points of 20: those of the rare word count, too.
    #expect(mine.points == 9 && mine.share == 45)
    #expect(comparison.missed?.map(\.text) == ["kilo", "irk", "works"])
  }

  @Test func `Nothing is said of a goal that nobody knows`() {
    let comparison = RoundComparison([player("mine", "silk"), player("yours", "milk")])
    #expect(comparison.missed == nil)
    #expect(comparison.scores.allSatisfy { $0.progress == nil && $0.rareWords == nil && $0.share == nil })
  }

  @Test func `Equal points are a tie, and no points win nothing`() {
    let comparison = RoundComparison([player("mine", "silk"), player("yours", "silk")])
    #expect(comparison.winners.map(\.player.name) == ["mine", "yours"])
    #expect(comparison.winnersAlone.isEmpty)
    #expect(comparison.shared == ["silk"] && comparison.partlyShared.isEmpty)
    #expect(RoundComparison([player("mine"), player("yours")]).winners.isEmpty)
  }

  @Test func `What was taken back is not found`() {
    var yours = Round(root: Self.root)
    yours.play("milk", isReal: anything)
    yours.play("silk", isReal: anything)
    yours.undo()
    let comparison = RoundComparison([player("mine", "silk"), RoundComparison.Player("yours", yours)])
    #expect(comparison.shared.isEmpty)
    #expect(comparison.scores.map(\.alone) == [["silk"], ["milk"]])
  }
}
