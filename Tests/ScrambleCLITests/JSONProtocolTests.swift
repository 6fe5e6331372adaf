import TestSupport
import Testing

@Suite struct JSONProtocolTests {
  private let state = TemporaryFolder()

  @Test func `One object answers one line`() async throws {
    let list = try state.file("list", "silkworm")
    let outcome = try await Program(state: state)(
      "--seed", "7", "--words", list, "--format", "json",
      input: "silk\n\ncat\nsilk\n:shuffle\n:what\n:hint 3\n")
    #expect(
      outcome.output == """
        {"daysInRow":0,"definitions":[],"event":"round","found":0,"hints":0,"letters":"silkworm","level":"",\
        "message":"0 words, 0 points","missedRare":[],"missing":"","next":"Larva","points":0,"rank":"Egg","rare":0,\
        "rarePoints":0,"root":"silkworm","score":0,"seed":"7","share":"",\
        "text":"Root word: silkworm (seed 7). Make words of at least 3 letters out of it. 48 words to find, 184 points. :help lists the commands, :quit ends the game.",\
        "title":"","toNext":4,"total":48,"totalPoints":184,"used":[],"usedRare":[],"verdict":"","word":"","words":[]}
        {"daysInRow":0,"definitions":[],"event":"accepted","found":1,"hints":0,"letters":"silkworm","level":"",\
        "message":"","missedRare":[],"missing":"","next":"Caterpillar","points":4,"rank":"Larva","rare":0,\
        "rarePoints":0,"root":"silkworm","score":4,"seed":"7","share":"",\
        "text":"silk: 4 points. 1 of 48, 6 points to Caterpillar. Rank reached: Larva.","title":"","toNext":6,\
        "total":48,"totalPoints":184,"used":["silk"],"usedRare":[],"verdict":"accepted","word":"silk","words":[]}
        {"daysInRow":0,"definitions":[],"event":"rejected","found":0,"hints":0,"letters":"silkworm","level":"",\
        "message":"You can't spell that word from 'silkworm'!","missedRare":[],"missing":"cat","next":"","points":0,\
        "rank":"","rare":0,"rarePoints":0,"root":"silkworm","score":4,"seed":"7","share":"",\
        "text":"'cat': Word not possible: You can't spell that word from 'silkworm'! Missing: c, a, t.",\
        "title":"Word not possible","toNext":0,"total":0,"totalPoints":0,"used":["silk"],"usedRare":[],\
        "verdict":"not-possible","word":"cat","words":[]}
        {"daysInRow":0,"definitions":[],"event":"rejected","found":0,"hints":0,"letters":"silkworm","level":"",\
        "message":"Be more original","missedRare":[],"missing":"","next":"","points":0,"rank":"","rare":0,\
        "rarePoints":0,"root":"silkworm","score":4,"seed":"7","share":"",\
        "text":"'silk': Word used already: Be more original (It is word 1 of yours.)","title":"Word used already",\
        "toNext":0,"total":0,"totalPoints":0,"used":["silk"],"usedRare":[],"verdict":"not-original","word":"silk",\
        "words":[]}
        {"daysInRow":0,"definitions":[],"event":"info","found":0,"hints":0,"letters":"lrsimkwo","level":"",\
        "message":"Shuffled: lrsimkwo","missedRare":[],"missing":"","next":"","points":0,"rank":"","rare":0,\
        "rarePoints":0,"root":"silkworm","score":4,"seed":"7","share":"","text":"Shuffled: lrsimkwo","title":"",\
        "toNext":0,"total":0,"totalPoints":0,"used":["silk"],"usedRare":[],"verdict":"","word":"","words":[]}
        {"daysInRow":0,"definitions":[],"event":"info","found":0,"hints":0,"letters":"lrsimkwo","level":"",\
        "message":"There is no command :what. :help lists the commands.","missedRare":[],"missing":"","next":"",\
        "points":0,"rank":"","rare":0,"rarePoints":0,"root":"silkworm","score":4,"seed":"7","share":"",\
        "text":"There is no command :what. :help lists the commands.","title":"","toNext":0,"total":0,"totalPoints":0,\
        "used":["silk"],"usedRare":[],"verdict":"","word":"","words":[]}
        {"daysInRow":0,"definitions":[],"event":"info","found":0,"hints":3,"letters":"lrsimkwo","level":"",\
        "message":"A word of 4 letters: w__k","missedRare":[],"missing":"","next":"","points":0,"rank":"","rare":0,\
        "rarePoints":0,"root":"silkworm","score":4,"seed":"7","share":"","text":"A word of 4 letters: w__k",\
        "title":"","toNext":0,"total":0,"totalPoints":0,"used":["silk"],"usedRare":[],"verdict":"","word":"",\
        "words":["w__k"]}
        {"daysInRow":0,"definitions":[],"event":"end","found":1,"hints":3,"letters":"lrsimkwo","level":"",\
        "message":"1 word, 4 points","missedRare":[],"missing":"","next":"Caterpillar","points":0,"rank":"Larva",\
        "rare":0,"rarePoints":0,"root":"silkworm","score":4,"seed":"7",\
        "share":"scramble --seed 7 --words \(list): 1/48 words, 2 %, Larva, hints of level 3",\
        "text":"1 word, 4 points","title":"","toNext":6,"total":48,"totalPoints":184,"used":["silk"],"usedRare":[],\
        "verdict":"","word":"","words":[]}

        """)
    #expect(outcome.errors == "" && outcome.status == 0)
  }

  @Test func `Rare words and the line to share are told apart`() async throws {
    let outcome = try await Program(state: state)(
      "--root", "silkworm", "--format", "json", input: "silk skirl\n:reveal\n")
    let objects = outcome.output.split(separator: "\n")
    #expect(objects.map { $0.contains("\"usedRare\":[\"skirl\"]") } == [false, false, true, true, true])
    let share = "\"share\":\"scramble --root silkworm: 1/48 words, +1 rare, 4 %, Larva, revealed\""
    #expect(objects.map { $0.contains(share) } == [false, false, false, true, true])
  }

  @Test func `A bench tells where the words of an answer part, and which reading of a clue it is for`() async throws {
    let outcome = try await Program(state: state)(
      "anagram", "--format", "json",
      input: "real fun (4-3)\n:clue Endless parties ruined buccaneer (6)\n2\n:clue\n:clue Hats (3)\n:clue One two\n")
    let objects = outcome.output.split(separator: "\n")
    try #require(objects.count == 8, "\(objects)")
    #expect(objects[1].contains(#""breaks":["","","","","-","",""]"#))
    #expect(!objects[2].contains("picked") && objects[4].contains(#""picked":2"#))
    #expect(objects[4].contains(#"{"text":"1 other reading, by little but the number of letters: ':clue more'"}"#))
    #expect(!objects[5].contains("picked"), "\(objects[5])")
    #expect(objects[6].contains(#"{"text":"It does not tell the length of the answer, such as (8)."#))
  }

  @Test func `The parts of a clue are ranges of its characters`() async throws {
    let clue = "Keeps in seat, awkwardly, with right (7)"
    let outcome = try await Program(state: state)("anagram", "--clue", clue, "--format", "json", input: "2\n:clue\n")
    let objects = outcome.output.split(separator: "\n")
    try #require(objects.count == 4)
    let start = clue.startIndex
    let parts = objects[2].matches(of: /\{"end":(\d+),"role":"(\w+)","start":(\d+)\}/).map { mark in
      let range = clue.index(start, offsetBy: Int(mark.3)!)..<clue.index(start, offsetBy: Int(mark.1)!)
      return "\(mark.2): \(clue[range])"
    }
    let picked = ["definition: Keeps", "fodder: in seat", "indicator: awkwardly", "added: right"]
    #expect(Array(parts.suffix(4)) == picked, "\(parts)")
    #expect(parts.starts(with: ["fodder: Keeps in", "indicator: awkwardly", "definition: right"]), "\(parts)")
    #expect(objects[2].contains(#""text":"\#(clue)","tone":"title"}"#))
  }

  @Test func `The helper names the letters that the solver doubts, and counts the likely readings`() async throws {
    let outcome = try await Program(state: state)(
      "cryptogram", "--format", "json", input: ":puzzle\nXJFFXU ABC\n\n:solve words\n:clear\nXJFFXU\n")
    let objects = outcome.output.split(separator: "\n")
    let solved = try #require(objects.first { $0.contains(#""kind":"solved""#) })
    let odds = solved.matches(of: /"odds":(0\.[0-9]+)/).compactMap { Double($0.1) }
    #expect(odds.count > 1 && solved.contains("\"likely\":\(odds.count { $0 >= 0.01 }),"), "\(solved)")
    let doubted = solved.matches(of: /([A-Z])=[a-z] [0-9]+ %/).map { "\"\($0.1)\"" }
    #expect(doubted.count == 7 && solved.contains("\"doubtful\":[\(doubted.joined(separator: ","))]"), "\(solved)")
    let cleared = try #require(objects.first { !$0.contains(#""map""#) && $0.contains("XJFFXU") })
    #expect(!cleared.contains(#""doubtful""#) && !cleared.contains(#""likely""#))
    #expect(objects.contains { $0.contains(#""kind":"found""#) && $0.contains(/"text":"XJFFXU: [0-9]+ words"/) })
  }

  @Test func `Bytes that are no text stay valid JSON`() async throws {
    let input: [UInt8] = [0xFF, 0x00, 0x22, 0x5C, 0x0A]
    let outcome = try await Program(state: state)("--root", "silkworm", "--format", "json", input: input)
    #expect(outcome.output.contains(#""word":"\\xFF\\x00\"\\""#))
    #expect(outcome.status == 0)
  }
}
