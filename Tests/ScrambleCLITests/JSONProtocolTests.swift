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
        {"definitions":[],\
        "event":"round","extra":0,"extraPoints":0,"found":0,"hints":0,"letters":"silkworm","message":"0 words, 0 points","missing":"",\
        "points":0,"rank":"","rare":[],"root":"silkworm","score":0,"seed":"7","title":"","total":0,"totalPoints":0,\
        "used":[],"verdict":"","word":"","words":[]}
        {"definitions":[],\
        "event":"accepted","extra":0,"extraPoints":0,"found":1,"hints":0,"letters":"silkworm","message":"","missing":"","points":4,\
        "rank":"Egg","rare":[],"root":"silkworm","score":4,"seed":"7","title":"","total":48,"totalPoints":184,\
        "used":["silk"],"verdict":"accepted","word":"silk","words":[]}
        {"definitions":[],\
        "event":"rejected","extra":0,"extraPoints":0,"found":0,"hints":0,"letters":"silkworm",\
        "message":"You can't spell that word from 'silkworm'!","missing":"cat","points":0,"rank":"","rare":[],\
        "root":"silkworm","score":4,"seed":"7","title":"Word not possible","total":0,"totalPoints":0,\
        "used":["silk"],"verdict":"not-possible","word":"cat","words":[]}
        {"definitions":[],\
        "event":"rejected","extra":0,"extraPoints":0,"found":0,"hints":0,"letters":"silkworm","message":"Be more original","missing":"",\
        "points":0,"rank":"","rare":[],"root":"silkworm","score":4,"seed":"7","title":"Word used already","total":0,\
        "totalPoints":0,"used":["silk"],"verdict":"not-original","word":"silk","words":[]}
        {"definitions":[],\
        "event":"info","extra":0,"extraPoints":0,"found":0,"hints":0,"letters":"lrsimkwo","message":"Shuffled: lrsimkwo","missing":"",\
        "points":0,"rank":"","rare":[],"root":"silkworm","score":4,"seed":"7","title":"","total":0,"totalPoints":0,\
        "used":["silk"],"verdict":"","word":"","words":[]}
        {"definitions":[],\
        "event":"info","extra":0,"extraPoints":0,"found":0,"hints":0,"letters":"lrsimkwo",\
        "message":"There is no command :what. :help lists the commands.","missing":"","points":0,"rank":"","rare":[],\
        "root":"silkworm","score":4,"seed":"7","title":"","total":0,"totalPoints":0,"used":["silk"],"verdict":"",\
        "word":"","words":[]}
        {"definitions":[],\
        "event":"info","extra":0,"extraPoints":0,"found":0,"hints":3,"letters":"lrsimkwo","message":"A word of 4 letters: w__k",\
        "missing":"","points":0,"rank":"","rare":[],"root":"silkworm","score":4,"seed":"7","title":"","total":0,\
        "totalPoints":0,"used":["silk"],"verdict":"","word":"","words":["w__k"]}
        {"definitions":[],\
        "event":"end","extra":0,"extraPoints":0,"found":1,"hints":3,"letters":"lrsimkwo","message":"1 word, 4 points","missing":"",\
        "points":0,"rank":"Egg","rare":[],"root":"silkworm","score":4,"seed":"7","title":"","total":48,"totalPoints":184,\
        "used":["silk"],"verdict":"","word":"","words":[]}

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
