import Journal
import Lexicon
import Testing
import WordScramble

/// A move that fails, or leads to nothing, changes nothing, not even the generator.
@Suite struct FailedMoveTests {
  /// A dictionary and a start list that fail now and then.
  private final class Unreliable: Judge, Sendable {
    private let failing: Int
    private let chance: Int

    init(failing: Int, chance: Int) { (self.failing, self.chance) = (failing, chance) }

    func isReal(_ word: String) throws(LookupFault) -> Bool {
      try fail(0)
      return word.count + chance != 5
    }

    func solution(of root: RootWord, _ rules: Rules) throws(LookupFault) -> Solution? {
      try fail(1)
      if chance == 1 { return nil }
      return Solution(of: root, rules: rules, found: ["silk", "worm", "milk"].map { KnownWord($0) })
    }

    var roots: RootSource {
      RootSource { generator throws(LookupFault) in try self.root(drawnBy: &generator) }
    }

    private func root(drawnBy generator: inout SplitMix64) throws(LookupFault) -> RootWord {
      _ = generator.next()
      try fail(2)
      return WordList(words: ["silkworm", "notebook"]).root(drawnBy: &generator)
    }

    private func fail(_ question: Int) throws(LookupFault) {
      if question == failing { throw LookupFault(.failed, "cannot tell", because: nil, "ask again") }
    }
  }

  @Test func `A round that cannot begin leaves the next shuffle as it was`() throws {
    var (game, other) = (try game(), try game())
    game.roots = Unreliable(failing: 2, chance: 0).roots
    let seed = game.nextSeed
    #expect(throws: LookupFault.self) { try game.make(.begin(.seed(seed)), asking: TestJudge.anything) }
    #expect(game.nextSeed == seed)
    #expect(
      try game.make(.shuffle, asking: TestJudge.anything) == other.make(.shuffle, asking: TestJudge.anything))
  }

  @Test(arguments: 1...50)
  func `Whatever leads to no event leaves the game as it was`(seed: UInt64) throws {
    var chance = SplitMix64(seed: seed)
    var game = try game()
    var failures = 0
    for _ in 0..<200 {
      let oracle = Unreliable(failing: chance.draw(below: 5), chance: chance.draw(below: 3))
      game.roots = chance.draw(below: 8) == 0 ? nil : oracle.roots
      let before = game
      let event = try? game.make(move(&chance), at: chance.draw(below: 70_000), asking: oracle)
      if event != nil { continue }
      failures += 1
      #expect(game.round == before.round && game.origin == before.origin && game.rules == before.rules)
      #expect(game.nextSeed == before.nextSeed)
    }
    #expect(failures > 20)
  }

  private func game() throws -> Game {
    Game(.root(try RootWord("silkworm")), roots: WordList(words: ["silkworm"]), rules: Rules(timeLimit: 60))
  }

  private func move(_ chance: inout SplitMix64) -> Move {
    switch chance.draw(below: 10) {
    case 0: return .begin(.seed(chance.next()))
    case 1: return .begin(.daily(CalendarDate("2026-11-21")!))
    case 2: return .shuffle
    case 3: return .undo
    case 4: return .hint(Hint.Level.allCases[chance.draw(below: 5)])
    case 5: return chance.draw(below: 4) == 0 ? .reveal : .play("")
    case 6: return .end
    default: return .play(["silk", "worm", "milk", "zebra", "si", "note", "bone"][chance.draw(below: 7)])
    }
  }
}
