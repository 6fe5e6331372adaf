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
  func `A hint tells what its level says and no more`(level: Hint.Level, clues: [String]) throws {
    var game = game
    #expect(try game.make(.hint(level), asking: judge) == .hinted(Hint(level: level, clues: clues)))
    #expect(game.round.hintLevel == level)
  }

  @Test func `Hints speak of what has not been found`() throws {
    var game = game
    try game.make(.play("worm"), asking: judge)
    #expect(try game.make(.hint(.word), asking: judge) == .hinted(Hint(level: .word, clues: ["milk"])))
    for word in ["milk", "silk", "milo", "rim"] { try game.make(.play(word), asking: judge) }
    #expect(try game.make(.hint(.word), asking: judge) == nil)
  }

  @Test func `A hint again speaks of another word, a higher level of the last one or of one that was begun`() throws {
    var game = game
    let asked: [Hint.Level] = [.masked, .masked, .letters, .masked, .word, .letters, .letters]
    let told = try asked.map { level -> [String] in
      if case .hinted(let hint)? = try game.make(.hint(level), asking: judge) { hint.clues } else { [] }
    }
    #expect(told == [["w__m"], ["m__k"], ["iklm"], ["s__k"], ["silk"], ["morw"], ["ilmo"]])
  }

  @Test func `A hint goes further with the word that was spoken of last, and not with one that was told`() throws {
    var game = Game(.root(try! RootWord("willow")), roots: WordList([UInt8]()))
    let judge = TestJudge(words: ["will", "low", "owl"])
    let asked: [Hint.Level] = [.masked, .masked, .letters, .word, .masked, .letters, .word, .masked]
    let told = try asked.map { level -> [String] in
      if case .hinted(let hint)? = try game.make(.hint(level), asking: judge) { hint.clues } else { [] }
    }
    #expect(told == [["w__l"], ["l_w"], ["low"], ["low"], ["o_l"], ["low"], ["owl"], ["w__l"]])
  }

  @Test func `When every word was hinted at, they come one after the other again`() throws {
    var game = game
    let judge = TestJudge(words: ["worm", "milk", "mirk"])
    let told = try (1...5).map { _ -> [String] in
      if case .hinted(let hint)? = try game.make(.hint(.masked), asking: judge) { hint.clues } else { [] }
    }
    #expect(told == [["w__m"], ["m__k"], ["w__m"], ["m__k"], ["w__m"]])
  }

  @Test func `A round is marked with its most telling hint`() throws {
    var game = game
    for level in [.masked, .counts] as [Hint.Level] { try game.make(.hint(level), asking: judge) }
    #expect(game.round.hintLevel == .masked)
    try game.make(.begin(.seed(1)), asking: judge)
    #expect(game.round.hintLevel == nil)
  }

  @Test func `Revealing ends the round`() throws {
    var game = game
    try game.make(.play("rim"), asking: judge)
    #expect(try game.make(.reveal, asking: judge) == .revealed(missed: 4, rare: 0))
    for move in [.play("milk"), .undo, .shuffle, .hint(.word), .reveal] as [Move] {
      #expect(try game.make(move, asking: judge) == nil)
    }
    #expect(game.round.score == 3)
    #expect(try game.make(.begin(.seed(1)), asking: judge) != nil)
    #expect(try game.make(.play("milk"), asking: judge) != nil)
  }

  @Test func `Without all words there are no hints`() throws {
    var game = game
    #expect(try game.make(.hint(.counts), asking: TestJudge.anything) == nil)
    #expect(try game.make(.reveal, asking: TestJudge.anything) == nil)
    #expect(!game.round.isRevealed)
  }

  @Test(
    arguments: [
      (.masked, ["_"]), (.beginnings, ["si:1"]), (.counts, ["i1:1", "i2:1", "s4:1"]),
    ] as [(Hint.Level, [String])])
  func `Short words are not told by a hint at them`(level: Hint.Level, clues: [String]) throws {
    let judge = TestJudge(words: ["i", "is", "silk"])
    var game = Game(.root(try! RootWord("silks")), roots: WordList([UInt8]()), rules: Rules(minimumLength: 1))
    #expect(try game.make(.hint(level), asking: judge) == .hinted(Hint(level: level, clues: clues)))
  }

  @Test func `A word of two letters shows one of them`() throws {
    var game = Game(.root(try! RootWord("silk")), roots: WordList([UInt8]()), rules: Rules(minimumLength: 2))
    #expect(
      try game.make(.hint(.masked), asking: TestJudge(words: ["is"])) == .hinted(Hint(level: .masked, clues: ["i_"])))
  }
}
