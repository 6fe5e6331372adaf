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
    var transcript = Transcript(of: Game.self, settings: rules.settings, records: [Record(game.opening.fields)])
    for line in ["Été", "ete", "toñe", "note"] {
      if let event = try game.make(.play(line), asking: AnyWord()) { transcript.append(Record(event.fields)) }
    }
    let recording = try Recording<Game>(try Transcript(parsing: Array(transcript.text.utf8)))
    #expect(recording.start.rules == rules)
    #expect(try recording.firstDivergence(asking: AnyWord()) == nil)
    #expect(try recording.carriedOn(asking: AnyWord()).engine.round.used == game.round.used)
  }

  @Test(arguments: [
    "capitals: Allow", "capitals: allow allow", "capitals: ", "accents: none", "accents: folded  ñ",
    "accents: folded ñç",
    "accents: folded Ñ", "accents: folded 1", "accents: exact ñ", "accents: folded ",
  ])
  func `An orthography that the program does not know is bad data`(setting: String) throws {
    let text = "word-scramble transcript 1\ninstrument: scramble\n\(setting)\n\nround silkworm root 1\n"
    let transcript = try Transcript(parsing: Array(text.utf8))
    #expect(throws: TranscriptFault(.malformed(setting), line: 3)) { try Recording<Game>(transcript) }
  }

  @Test func `Help of release 1.0.0 is believed, that of today is judged`() throws {
    let text = """
      word-scramble transcript 1
      instrument: scramble
      minimum-length: 3

      round silkworm root 485381
      hint 2 xy:1
      hint goal 2 mi:1
      reveal 7

      """
    let judge = OneWord()
    let recording = try Recording<Game>(try Transcript(parsing: Array(text.utf8)))
    #expect(try recording.firstDivergence(asking: judge) == nil)
    let edited = text.replacing("goal 2 mi:1", with: "goal 2 mi:2")
    let divergence = try Recording<Game>(try Transcript(parsing: Array(edited.utf8))).firstDivergence(asking: judge)
    #expect(divergence?.line == 7 && divergence?.found?.description == "hint goal 2 mi:1")
    let told = text.replacing("reveal 7", with: "reveal 1 1")
    #expect(try Recording<Game>(try Transcript(parsing: Array(told.utf8))).firstDivergence(asking: judge) == nil)
    let wrong = text.replacing("reveal 7", with: "reveal 1 0")
    #expect(try Recording<Game>(try Transcript(parsing: Array(wrong.utf8))).firstDivergence(asking: judge)?.line == 8)
  }

  private struct AnyWord: Judge {
    func isReal(_ word: String) -> Bool { true }
  }

  /// Knows a word to be found, and a rare one.
  private struct OneWord: Judge {
    func isReal(_ word: String) -> Bool { true }
    func solution(of root: RootWord, _ rules: Rules) -> Solution? {
      Solution(of: root, rules: rules, found: [KnownWord("milk"), KnownWord("wilk", tier: .rare)])
    }
  }
}
