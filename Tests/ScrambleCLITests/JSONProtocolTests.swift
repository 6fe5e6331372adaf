import TestSupport
import Testing

@Suite struct JSONProtocolTests {
  private let state = TemporaryFolder()

  @Test func `One object answers one line`() async throws {
    let outcome = try await Program(state: state)(
      "--seed", "7", "--words", try state.file("list", "silkworm"), "--format", "json",
      input: "silk\n\ncat\nsilk\n:shuffle\n:what\n")
    #expect(
      outcome.output == """
        {"event":"round","letters":"silkworm","message":"0 words, 0 points","missing":"","points":0,"root":"silkworm",\
        "score":0,"seed":"7","title":"","used":[],"verdict":"","word":""}
        {"event":"accepted","letters":"silkworm","message":"","missing":"","points":4,"root":"silkworm","score":4,\
        "seed":"7","title":"","used":["silk"],"verdict":"accepted","word":"silk"}
        {"event":"rejected","letters":"silkworm","message":"You can't spell that word from 'silkworm'!","missing":"cat",\
        "points":0,"root":"silkworm","score":4,"seed":"7","title":"Word not possible","used":["silk"],\
        "verdict":"not-possible","word":"cat"}
        {"event":"rejected","letters":"silkworm","message":"Be more original","missing":"","points":0,"root":"silkworm",\
        "score":4,"seed":"7","title":"Word used already","used":["silk"],"verdict":"not-original","word":"silk"}
        {"event":"info","letters":"lrsimkwo","message":"Shuffled: lrsimkwo","missing":"","points":0,"root":"silkworm",\
        "score":4,"seed":"7","title":"","used":["silk"],"verdict":"","word":""}
        {"event":"info","letters":"lrsimkwo","message":"There is no command :what. :help lists the commands.",\
        "missing":"","points":0,"root":"silkworm","score":4,"seed":"7","title":"","used":["silk"],"verdict":"","word":""}
        {"event":"end","letters":"lrsimkwo","message":"1 word, 4 points","missing":"","points":0,"root":"silkworm",\
        "score":4,"seed":"7","title":"","used":["silk"],"verdict":"","word":""}

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
