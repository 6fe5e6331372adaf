import Journal
import Lexicon
import Testing
import WordScramble

@Suite struct GameTests {
  private let roots = WordList(words: ["silkworm", "notebook", "gardener", "umbrella", "triangle"])

  @Test func `The same seed brings the same root and the same shuffles`() throws {
    for seed in 1...50 as ClosedRange<UInt64> {
      var first = Game(.seed(seed), roots: roots), second = Game(.seed(seed), roots: roots)
      #expect(first.round.root == second.round.root)
      #expect(try first.make(.shuffle, asking: TestJudge.anything) == second.make(.shuffle, asking: TestJudge.anything))
    }
  }

  @Test func `Every root is drawn sooner or later`() {
    let drawn = Set((1...200 as ClosedRange<UInt64>).map { Game(.seed($0), roots: roots).round.root.description })
    #expect(drawn == Set(roots))
  }

  @Test func `The round of a day is that of its digits`() {
    let day = CalendarDate("2026-11-21")!
    #expect(
      Game(.daily(day), roots: roots).round.root == Game(.seed(20_261_121), roots: roots).round.root)
  }

  @Test func `An empty list falls back to silkworm`() {
    #expect(Game(.seed(1), roots: WordList([UInt8]())).round.root.description == "silkworm")
  }

  @Test func `A new round clears everything`() throws {
    var game = Game(.root(try RootWord("silkworm")), roots: roots)
    try game.make(.play("silk"), asking: TestJudge.anything)
    try game.make(.shuffle, asking: TestJudge.anything)
    let event = try game.make(.begin(.root(try RootWord("silkworm"))), asking: TestJudge.anything)
    #expect(event == game.opening)
    #expect(game.round.used.isEmpty && game.round.score == 0)
    #expect(String(game.round.letters) == "silkworm")
    #expect(
      try game.make(.play("silk"), asking: TestJudge.anything)
        == .played("silk", .accepted(.init(word: "silk", points: 4))))
  }

  @Test func `Nothing to do is no event`() throws {
    var game = Game(.seed(1), roots: roots)
    #expect(try game.make(.undo, asking: TestJudge.anything) == nil)
    #expect(try game.make(.play("  "), asking: TestJudge.anything) == nil)
  }

  @Test func `Each seed leads to the next one in the same way`() {
    let first = Game(.seed(3), roots: roots), second = Game(.seed(3), roots: roots)
    #expect(first.nextSeed == second.nextSeed)
  }

  @Test func `The digest is the same every time and notices a changed rule`() throws {
    func digest(_ judge: TestJudge) throws -> Fingerprint { try SeededGames.digest(5, roots: roots, asking: judge) }
    #expect(try digest(.anything) == digest(.anything))
    #expect(try digest(.anything) != digest(TestJudge { $0.count > 3 }))
  }
}
