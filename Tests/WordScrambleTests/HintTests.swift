import Lexicon
import Testing
import WordScramble

@Suite struct HintTests {
  private let judge = TestJudge(words: ["worm", "milk", "silk", "milo", "rim", "silkworms"])
  private let game = Game(.root(try! RootWord("silkworm")), roots: WordList([UInt8]()))

  @Test(
    arguments: [
      (.counts, ["m4:2", "r3:1", "s4:1", "w4:1"]), (.beginnings, ["mi:2", "ri:1", "si:1", "wo:1"]), (.masked, ["w__m"]),
      (.letters, ["morw"]), (.word, ["worm"]),
    ] as [(Hint.Level, [String])])
  func `A hint tells what its level says and no more`(level: Hint.Level, clues: [String]) {
    var game = game
    #expect(game.make(.hint(level), by: judge) == .hinted(Hint(level: level, clues: clues)))
    #expect(game.round.hintLevel == level)
  }

  @Test func `Hints speak of what has not been found`() {
    var game = game
    _ = game.make(.play("worm"), by: judge)
    #expect(game.make(.hint(.word), by: judge) == .hinted(Hint(level: .word, clues: ["milk"])))
    for word in ["milk", "silk", "milo", "rim"] { _ = game.make(.play(word), by: judge) }
    #expect(game.make(.hint(.word), by: judge) == nil)
  }

  @Test func `A round is marked with its most telling hint`() {
    var game = game
    for level in [.masked, .counts] as [Hint.Level] { _ = game.make(.hint(level), by: judge) }
    #expect(game.round.hintLevel == .masked)
    _ = game.make(.begin(.seed(1)), by: judge)
    #expect(game.round.hintLevel == nil)
  }

  @Test func `Revealing ends the round`() {
    var game = game
    _ = game.make(.play("rim"), by: judge)
    #expect(game.make(.reveal, by: judge) == .revealed(missed: 4))
    for move in [.play("milk"), .undo, .shuffle, .hint(.word), .reveal] as [Move] {
      #expect(game.make(move, by: judge) == nil)
    }
    #expect(game.round.score == 3)
    #expect(game.make(.begin(.seed(1)), by: judge) != nil)
    #expect(game.make(.play("milk"), by: judge) != nil)
  }

  @Test func `Without all words there are no hints`() {
    var game = game
    #expect(game.make(.hint(.counts), by: TestJudge.anything) == nil)
    #expect(game.make(.reveal, by: TestJudge.anything) == nil)
    #expect(!game.round.isRevealed)
  }

  @Test(
    arguments: [
      (.masked, ["_"]), (.beginnings, ["si:1"]), (.counts, ["i1:1", "i2:1", "s4:1"]),
    ] as [(Hint.Level, [String])])
  func `Short words are not told by a hint at them`(level: Hint.Level, clues: [String]) {
    let judge = TestJudge(words: ["i", "is", "silk"])
    var game = Game(.root(try! RootWord("silks")), roots: WordList([UInt8]()), rules: Rules(minimumLength: 1))
    #expect(game.make(.hint(level), by: judge) == .hinted(Hint(level: level, clues: clues)))
  }

  @Test func `A word of two letters shows one of them`() {
    var game = Game(.root(try! RootWord("silk")), roots: WordList([UInt8]()), rules: Rules(minimumLength: 2))
    #expect(game.make(.hint(.masked), by: TestJudge(words: ["is"])) == .hinted(Hint(level: .masked, clues: ["i_"])))
  }
}
