import Journal
import Testing

@Suite struct TranscriptTests {
  private let transcript = Transcript(
    instrument: "scramble", identity: 1,
    settings: [.init("start-list", "0123456789abcdef my list.txt"), .init("minimum-length", "3")],
    records: [
      Record(["round", "silkworm", "seed", "42"]), Record(["play", "two words", "not-possible", " "], at: 1200),
      Record(["play", "a\\b\u{1B}", ""]),
    ])

  @Test func `A transcript is readable text`() {
    #expect(
      transcript.text == """
        word-scramble transcript 1
        instrument: scramble
        id: 0000000000000001
        start-list: 0123456789abcdef my list.txt
        minimum-length: 3

        round silkworm seed 42
        @1200 play two\\x20words not-possible \\x20
        play a\\x5Cb\\x1B\u{20}

        """)
  }

  @Test func `What is written is read again`() throws {
    let read = try Transcript(parsing: Array(transcript.text.utf8))
    #expect(read.text == transcript.text)
    #expect(read.records == transcript.records)
    #expect(read.settings == transcript.settings)
    #expect(read.tornLine == nil)
    #expect(read.identity == 1)
    #expect(read.line(ofRecord: 1) == 8)
  }

  @Test func `The byte order mark of an editor is passed over`() throws {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    #expect(try Transcript(parsing: mark + Array(transcript.text.utf8)).text == transcript.text)
    #expect(throws: TranscriptFault.self) { try Transcript(parsing: mark) }
  }

  @Test func `Line ends of another system are read`() throws {
    let text = transcript.text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    #expect(try Transcript(parsing: Array(text.utf8)).records == transcript.records)
  }

  @Test func `Every way of breaking off is a torn line or a whole one`() throws {
    let bytes = Array(transcript.text.utf8)
    let header = transcript.header.utf8.count
    for length in header..<bytes.count {
      let read = try Transcript(parsing: Array(bytes[..<length]))
      let isWhole = bytes[length - 1] == 0x0A
      #expect((read.tornLine == nil) == isWhole)
      #expect(read.records == Array(transcript.records.prefix(read.records.count)))
    }
    for length in 0..<header - 1 {
      #expect(throws: TranscriptFault.self) { try Transcript(parsing: Array(bytes[..<length])) }
    }
  }

  @Test(
    arguments: [
      ("", .notATranscript, 1), ("hello\n", .notATranscript, 1),
      ("word-scramble transcript 2\ninstrument: x\nid: 0000000000000001\n\n", .otherVersion("2"), 1),
      ("word-scramble transcript 0\n\n", .otherVersion("0"), 1), ("word-scramble transcript 1\n", .headerIncomplete, 1),
      ("word-scramble transcript \n\n", .otherVersion(""), 1), ("word-scramble transcript\n\n", .notATranscript, 1),
      ("word-scramble transcript 1\ninstrument: x\n\n", .headerIncomplete, 3),
      ("word-scramble transcript 1\ninstrument: x\nminimum-length: 3\n\n", .headerIncomplete, 4),
      ("word-scramble transcript 1\ninstrument: x\nid: 1\n\n", .malformed("id: 1"), 3),
      ("word-scramble transcript 1\n\n", .headerIncomplete, 2),
      ("word-scramble transcript 1\ninstrument: x\nid: 0000000000000001\nnonsense\n\n", .malformed("nonsense"), 4),
      ("word-scramble transcript 1\ninstrument: x\nid: 0000000000000001\n\na\n\nb\n", .malformed(""), 6),
      ("word-scramble transcript 1\ninstrument: x\nid: 0000000000000001\n\n@x a\n", .malformed("@x a"), 5),
      ("word-scramble transcript 1\ninstrument: x\nid: 0000000000000001\n\na \\q\n", .malformed("a \\q"), 5),
      ("word-scramble transcript 1\ninstrument: x\nid: 0000000000000001\n\na\u{0}\n", .notText, 5),
    ] as [(String, TranscriptFault.Cause, Int)])
  func `A malformed file is refused with its line`(text: String, cause: TranscriptFault.Cause, line: Int) {
    #expect(throws: TranscriptFault(cause, line: line)) { try Transcript(parsing: Array(text.utf8)) }
  }

  @Test func `An identity follows from the settings and the first record`() {
    let identities = [
      ("dice", "6", "7"), ("dice", "6", "7"), ("die", "6", "7"), ("dice", "8", "7"), ("dice", "6", "8"),
    ].map { instrument, sides, seed in
      Transcript.identity(
        ofInstrument: instrument, settings: [.init("sides", sides)], opening: Record(["seed", seed]))
    }
    #expect(identities[0] == identities[1] && Set(identities).count == 4)
  }

  @Test func `Bytes that are no text are refused with their line`() {
    let bytes = Array("word-scramble transcript 1\ninstrument: x\nid: 0000000000000001\n\n".utf8) + [0xFF, 0x0A]
    #expect(throws: TranscriptFault(.notText, line: 5)) { try Transcript(parsing: bytes) }
    #expect(throws: TranscriptFault(.notATranscript, line: 1)) { try Transcript(parsing: [0x7F, 0x45, 0xFF, 0x0A]) }
  }
}
