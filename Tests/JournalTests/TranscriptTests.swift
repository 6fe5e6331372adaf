import Journal
import Testing

@Suite struct TranscriptTests {
  private let transcript = Transcript(
    instrument: "scramble",
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
    #expect(read.line(ofRecord: 1) == 7)
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
      ("word-scramble transcript 4\ninstrument: x\n\n", .laterVersion(4), 1),
      ("word-scramble transcript 0\n\n", .notATranscript, 1), ("word-scramble transcript 1\n", .headerIncomplete, 1),
      ("word-scramble transcript 1\n\n", .headerIncomplete, 2),
      ("word-scramble transcript 1\ninstrument: x\nnonsense\n\n", .malformed("nonsense"), 3),
      ("word-scramble transcript 1\ninstrument: x\n\na\n\nb\n", .malformed(""), 5),
      ("word-scramble transcript 1\ninstrument: x\n\n@x a\n", .malformed("@x a"), 4),
      ("word-scramble transcript 1\ninstrument: x\n\na \\q\n", .malformed("a \\q"), 4),
      ("word-scramble transcript 1\ninstrument: x\n\na\u{0}\n", .notText, 4),
    ] as [(String, TranscriptFault.Cause, Int)])
  func `A malformed file is refused with its line`(text: String, cause: TranscriptFault.Cause, line: Int) {
    #expect(throws: TranscriptFault(cause, line: line)) { try Transcript(parsing: Array(text.utf8)) }
  }

  @Test func `Bytes that are no text are refused with their line`() {
    let bytes = Array("word-scramble transcript 1\ninstrument: x\n\n".utf8) + [0xFF, 0x0A]
    #expect(throws: TranscriptFault(.notText, line: 4)) { try Transcript(parsing: bytes) }
    #expect(throws: TranscriptFault(.notATranscript, line: 1)) { try Transcript(parsing: [0x7F, 0x45, 0xFF, 0x0A]) }
  }
}
