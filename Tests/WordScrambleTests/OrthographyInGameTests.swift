import Journal
import Lexicon
import Testing
import WordScramble

/// Games in which accents do not matter.
@Suite struct OrthographyInGameTests {
  private let french = Rules(orthography: Orthography(accents: .folded(keeping: [])))

  @Test func `A root is shown without its accents, and a word is one word with and without them`() throws {
    let root = try RootWord("Œuvré", french.orthography)
    #expect(root.description == "oeuvre")
    var round = Round(root: root, rules: french)
    #expect(round.play("rêvé", isReal: { $0 == "reve" }) == .accepted(.init(word: "reve", points: 4)))
    #expect(round.play("reve", isReal: { _ in true }) == .rejected(.notOriginal(number: 1)))
    #expect(round.play("RÈVE", isReal: { _ in true }) == .rejected(.notOriginal(number: 1)))
    #expect(round.play("œuvre", isReal: { _ in true }) == .rejected(.isRoot))
    #expect(round.play("ça", isReal: { _ in true }) == .rejected(.notPossible(missing: ["c", "a"])))
  }

  @Test func `Letters that are kept are letters of the root`() throws {
    let catalan = Rules(orthography: Orthography(accents: .folded(keeping: ["ç", "ŀ"])))
    let root = try RootWord("col·laçà", catalan.orthography)
    #expect(root.description == "coŀlaça" && root.letters.count == 7)
    var round = Round(root: root, rules: catalan)
    #expect(round.play("Cal·la", isReal: { $0 == "caŀla" })?.verdict == .accepted)
    #expect(round.play("caca", isReal: { _ in true }) == .rejected(.notPossible(missing: ["c"])))
    #expect(round.play("co·la", isReal: { _ in true }) == .rejected(.notPossible(missing: ["·"])))
  }

  @Test func `A start list is folded like the words`() throws {
    let list = WordList(Array("Château\nœuvre\n".utf8), french.orthography)
    #expect(Array(list) == ["chateau", "oeuvre"] && list.lengths == 6...7)
  }

  @Test func `A transcript tells the orthography only where it is another than the plain one`() throws {
    #expect(Rules().settings == [.init("minimum-length", "3")])
    let spanish = Orthography(allowsCapitals: true, accents: .folded(keeping: ["ñ", "ç"]))
    #expect(
      Rules(orthography: spanish).settings.dropFirst()
        == [.init("capitals", "allow"), .init("accents", "folded ç ñ")])
  }

  @Test(arguments: [
    Orthography(), Orthography(allowsCapitals: true), Orthography(accents: .folded(keeping: [])),
    Orthography(allowsCapitals: true, accents: .folded(keeping: ["ñ", "ŀ"])),
  ])
  func `A recorded game is judged by the orthography it was played with`(orthography: Orthography) throws {
    let rules = Rules(orthography: orthography)
    var game = Game(.root(try RootWord("étoñé", orthography)), roots: WordList([UInt8]()), rules: rules)
    var transcript = Transcript(
      of: Game.self, identity: 1, settings: rules.settings, records: [Record(game.opening.fields)])
    for line in ["Été", "ete", "toñe", "note"] {
      if let event = try game.make(.play(line), asking: AnyWord()) { transcript.append(Record(event.fields)) }
    }
    let recording = try Recording<Game>(try Transcript(parsing: Array(transcript.text.utf8)))
    #expect(recording.start.rules == rules)
    #expect(recording.replay(asking: AnyWord()).agrees)
    #expect(try recording.carriedOn(asking: AnyWord()).engine.round.used == game.round.used)
  }

  @Test(arguments: [
    "capitals: Allow", "capitals: allow allow", "capitals: ", "accents: none", "accents: folded  ñ",
    "accents: folded ñç",
    "accents: folded Ñ", "accents: folded 1", "accents: exact ñ", "accents: folded ",
  ])
  func `An orthography that the program does not know is bad data`(setting: String) throws {
    let text =
      "word-scramble transcript 1\ninstrument: scramble\nid: 0000000000000001\n\(setting)\n\nround silkworm root 1\n"
    let transcript = try Transcript(parsing: Array(text.utf8))
    #expect(throws: TranscriptFault(.malformed(setting), line: 4)) { try Recording<Game>(transcript) }
  }

  @Test func `Help is judged anew, and believed where a game is carried on`() throws {
    let text = """
      word-scramble transcript 1
      instrument: scramble
      id: 0000000000000001
      minimum-length: 3

      round silkworm root 485381
      hint goal 2 mi:1
      reveal 1 1

      """
    let judge = OneWord()
    func recording(_ old: String, _ new: String) throws -> Recording<Game> {
      try Recording<Game>(try Transcript(parsing: Array(text.replacing(old, with: new).utf8)))
    }
    #expect(try recording("", "").replay(asking: judge).agrees)
    for (old, new, line) in [("goal 2 mi:1", "goal 2 mi:2", 7), ("reveal 1 1", "reveal 1 0", 8)] {
      let edited = try recording(old, new)
      let divergence = edited.replay(asking: judge).divergence
      #expect(divergence?.line == line && divergence?.found?.description.hasSuffix(old) == true)
      let (game, lost) = try edited.carriedOn(asking: judge)
      #expect(lost.isEmpty && game.round.hintLevel == .beginnings && game.round.isRevealed)
    }
    for (old, new) in [("hint goal 2", "hint 2"), ("reveal 1 1", "reveal 1")] {
      #expect(throws: TranscriptFault.self) { try recording(old, new) }
    }
  }

  private final class AnyWord: Judge {
    func isReal(_ word: String) -> Bool { true }
  }

  /// Knows a word to be found, and a rare one.
  private final class OneWord: Judge {
    func isReal(_ word: String) -> Bool { true }
    func solution(of root: RootWord, _ rules: Rules) -> Solution? {
      Solution(of: root, rules: rules, found: [KnownWord("milk"), KnownWord("wilk", tier: .rare)])
    }
  }
}
