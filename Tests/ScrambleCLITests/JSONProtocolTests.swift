import TestSupport
import Testing

@Suite struct JSONProtocolTests {
  private let state = TemporaryFolder()

  @Test func `One object answers one line`() async throws {
    let outcome = try await Program(state: state)(
      "--seed", "7", "--words", try state.file("list", "silkworm"), "--format", "json",
      input: "silk\n\ncat\nsilk\n:shuffle\n:what\n:hint 3\n")
    #expect(
      outcome.output == """
        {"daysInRow":0,"definitions":[],\
        "event":"round","found":0,"hints":0,"letters":"silkworm","level":"","message":"0 words, 0 points",\
        "missedRare":[],"missing":"","next":"Larva","points":0,"rank":"Egg","rare":0,"rarePoints":0,"root":"silkworm",\
        "score":0,"seed":"7","title":"","toNext":4,"total":48,"totalPoints":184,"used":[],"verdict":"","word":"",\
        "words":[]}
        {"daysInRow":0,"definitions":[],\
        "event":"accepted","found":1,"hints":0,"letters":"silkworm","level":"","message":"","missedRare":[],\
        "missing":"","next":"Caterpillar","points":4,"rank":"Larva","rare":0,"rarePoints":0,"root":"silkworm",\
        "score":4,"seed":"7","title":"","toNext":6,"total":48,"totalPoints":184,"used":["silk"],\
        "verdict":"accepted","word":"silk","words":[]}
        {"daysInRow":0,"definitions":[],\
        "event":"rejected","found":0,"hints":0,"letters":"silkworm","level":"",\
        "message":"You can't spell that word from 'silkworm'!","missedRare":[],"missing":"cat","next":"","points":0,\
        "rank":"","rare":0,"rarePoints":0,"root":"silkworm","score":4,"seed":"7","title":"Word not possible",\
        "toNext":0,"total":0,"totalPoints":0,"used":["silk"],"verdict":"not-possible","word":"cat","words":[]}
        {"daysInRow":0,"definitions":[],\
        "event":"rejected","found":0,"hints":0,"letters":"silkworm","level":"","message":"Be more original",\
        "missedRare":[],"missing":"","next":"","points":0,"rank":"","rare":0,"rarePoints":0,"root":"silkworm",\
        "score":4,"seed":"7","title":"Word used already","toNext":0,"total":0,"totalPoints":0,"used":["silk"],\
        "verdict":"not-original","word":"silk","words":[]}
        {"daysInRow":0,"definitions":[],\
        "event":"info","found":0,"hints":0,"letters":"lrsimkwo","level":"","message":"Shuffled: lrsimkwo",\
        "missedRare":[],"missing":"","next":"","points":0,"rank":"","rare":0,"rarePoints":0,"root":"silkworm",\
        "score":4,"seed":"7","title":"","toNext":0,"total":0,"totalPoints":0,"used":["silk"],"verdict":"","word":"",\
        "words":[]}
        {"daysInRow":0,"definitions":[],\
        "event":"info","found":0,"hints":0,"letters":"lrsimkwo","level":"",\
        "message":"There is no command :what. :help lists the commands.","missedRare":[],"missing":"","next":"",\
        "points":0,"rank":"","rare":0,"rarePoints":0,"root":"silkworm","score":4,"seed":"7","title":"","toNext":0,\
        "total":0,"totalPoints":0,"used":["silk"],"verdict":"","word":"","words":[]}
        {"daysInRow":0,"definitions":[],\
        "event":"info","found":0,"hints":3,"letters":"lrsimkwo","level":"",\
        "message":"A word of 4 letters: w__k","missedRare":[],"missing":"","next":"","points":0,"rank":"","rare":0,\
        "rarePoints":0,"root":"silkworm","score":4,"seed":"7","title":"","toNext":0,"total":0,"totalPoints":0,\
        "used":["silk"],"verdict":"","word":"","words":["w__k"]}
        {"daysInRow":0,"definitions":[],\
        "event":"end","found":1,"hints":3,"letters":"lrsimkwo","level":"","message":"1 word, 4 points",\
        "missedRare":[],"missing":"","next":"Caterpillar","points":0,"rank":"Larva","rare":0,"rarePoints":0,\
        "root":"silkworm","score":4,"seed":"7","title":"","toNext":6,"total":48,"totalPoints":184,"used":["silk"],\
        "verdict":"","word":"","words":[]}

        """)
    #expect(outcome.errors == "" && outcome.status == 0)
  }

  @Test func `Bytes that are no text stay valid JSON`() async throws {
    let input: [UInt8] = [0xFF, 0x00, 0x22, 0x5C, 0x0A]
    let outcome = try await Program(state: state)("--root", "silkworm", "--format", "json", input: input)
    #expect(outcome.output.contains(#""word":"\\xFF\\x00\"\\""#))
    #expect(outcome.status == 0)
  }
}
