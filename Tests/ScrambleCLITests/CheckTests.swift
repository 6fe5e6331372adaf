import TestSupport
import Testing

@Suite struct CheckTests: ProgramTests {
  let scramble = Program()
  private let words = "Milk\r\nmilk\ncat\nmoose\nis\n\n  silkworm \nmor\nworm"

  @Test func `Columns in the order of the input`() async throws {
    let outcome = try await scramble("check", "Silkworm", "--format", "tsv", input: words)
    #expect(
      outcome.output == """
        milk\taccepted\t4\t
        milk\tnot-original\t0\t1
        cat\tnot-possible\t0\tcat
        moose\tnot-possible\t0\toe
        is\ttoo-short\t0\t3
        silkworm\tis-root\t0\t
        mor\tnot-real\t0\t
        worm\taccepted\t4\t

        """)
    #expect(outcome.errors == "" && outcome.status == 0)
  }

  @Test func `The same for a person`() async throws {
    let outcome = try await scramble("check", "silkworm", "-", input: words)
    #expect(
      outcome.output == """
        milk            accepted     4 points
        milk            not-original as word 1
        cat             not-possible missing cat
        moose           not-possible missing oe
        is              too-short    at least 3 letters
        silkworm        is-root
        mor             not-real
        worm            accepted     4 points

        """)
  }

  @Test func `The same as JSON lines`() async throws {
    let outcome = try await scramble("check", "silkworm", "--format", "json", input: "milk\nmoose\n\"\\\n")
    #expect(
      outcome.output == #"""
        {"word":"milk","verdict":"accepted","points":4,"missing":"","detail":""}
        {"word":"moose","verdict":"not-possible","points":0,"missing":"oe","detail":"oe"}
        {"word":"\"\\","verdict":"not-possible","points":0,"missing":"\"\\","detail":"\"\\"}

        """#)
  }

  @Test func `Marks on punctuation stay valid JSON`() async throws {
    let outcome = try await scramble("check", "silkworm", "--format", "json", input: "a\"\u{301}b\n")
    #expect(
      outcome.output
        == "{\"word\":\"a\\\"\u{301}b\",\"verdict\":\"not-possible\",\"points\":0,\"missing\":\"a\\\"\u{301}b\","
        + "\"detail\":\"a\\\"\u{301}b\"}\n")
  }

  @Test(arguments: ["text", "tsv", "json"], ["1", "2", "7"])
  func `Threads change nothing`(format: String, jobs: String) async throws {
    let unit = "milk\nCat\n  worm \nmoose\né\nsilkworm\n\n'tis\nis\n"
    let input = String(repeating: unit, count: 6000)
    let one = try await scramble("check", "silkworm", "--format", format, input: input)
    #expect(try await scramble("check", "silkworm", "--format", format, "-j", jobs, input: input).output == one.output)
    let lines = one.output.split(separator: "\n")
    #expect(lines.count == 8 * 6000)
    // What was said of the second lot is said of all that follow.
    #expect(lines[8..<16].elementsEqual(lines[16..<24]) && lines[8..<16].elementsEqual(lines.suffix(8)))
    let summary = try await scramble("check", "silkworm", "--summary", "-j", jobs, input: input)
    #expect(
      summary.output == "root silkworm, words 48000, accepted 2, not-original 11998, not-possible 24000, "
        + "too-short 6000, is-root 6000, not-real 0, points 8\n")
  }

  @Test(arguments: [["check", "silkworm"], ["roots"], ["define", "milk"], ["solve", "silkworm"]])
  func `JSON goes by two names`(command: [String]) async throws {
    let json = try await scramble(command + ["--format", "json"], input: "milk\nworm\n")
    #expect(json.status == 0 && json.output.hasPrefix("{"))
    #expect(try await scramble(command + ["--format", "jsonl"], input: "milk\nworm\n").output == json.output)
  }

  @Test func `A summary is one line`() async throws {
    let text = try await scramble("check", "silkworm", "--summary", input: words)
    #expect(
      text.output == "root silkworm, words 8, accepted 2, not-original 1, not-possible 2, too-short 1, is-root 1, "
        + "not-real 1, points 8\n")
    let json = try await scramble("check", "silkworm", "--summary", "--format", "json", input: words)
    #expect(
      json.output == #"{"root":"silkworm","words":8,"accepted":2,"not-original":1,"not-possible":2,"too-short":1,"#
        + #""is-root":1,"not-real":1,"points":8}"# + "\n")
  }

  @Test func `Only the accepted, only the rejected`() async throws {
    let accepted = try await scramble("check", "silkworm", "--only", "accepted", "--format", "tsv", input: words)
    #expect(accepted.output == "milk\taccepted\t4\t\nworm\taccepted\t4\t\n")
    let rejected = try await scramble("check", "silkworm", "--only", "rejected", "--format", "tsv", input: words)
    #expect(rejected.output.split(separator: "\n").count == 6)
  }

  @Test func `Repeats may be allowed`() async throws {
    let outcome = try await scramble(
      "check", "silkworm", "--allow-repeats", "--format", "tsv", "--min-length", "2", input: "milk\nmilk\nis\n")
    #expect(outcome.output == "milk\taccepted\t4\t\nmilk\taccepted\t4\t\nis\taccepted\t2\t\n")
  }

  @Test func `Files are judged one after the other`() async throws {
    let first = try state.file("first", "\u{FEFF}milk\n")
    let second = try state.file("second", "\u{FEFF}milk\nworm")
    let outcome = try await scramble("check", "silkworm", first, second, "--format", "tsv")
    #expect(outcome.output == "milk\taccepted\t4\t\nmilk\tnot-original\t0\t1\nworm\taccepted\t4\t\n")
  }

  @Test func `Bytes that are no text get a verdict and are shown`() async throws {
    let bytes: [UInt8] = [0xFF, 0x73, 0x0A] + Array("a\u{0}b\n\u{1B}[31mred\na\tb\nsil\u{212A}\n\u{202E}x\n".utf8)
    let outcome = try await scramble("check", "silkworm", "--format", "tsv", input: bytes)
    #expect(
      outcome.output == """
        \\xFFs\tnot-possible\t0\t\\xFF
        a\\x00b\tnot-possible\t0\ta\\x00b
        \\x1B[31mred\tnot-possible\t0\t\\x1B[31ed
        a\\x09b\tnot-possible\t0\ta\\x09b
        sil\u{212A}\tnot-possible\t0\t\u{212A}
        \\xE2\\x80\\xAEx\tnot-possible\t0\t\\xE2\\x80\\xAEx

        """)
    #expect(outcome.status == 0)
  }

  @Test func `Ten megabytes without a line end are one entry that is not possible`() async throws {
    let bytes = [UInt8](repeating: UInt8(ascii: "s"), count: 10 << 20) + Array("\nmilk\n".utf8)
    let outcome = try await scramble("check", "silkworm", "--format", "tsv", input: bytes)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 2 && lines[1] == "milk\taccepted\t4\t")
    #expect(lines[0].hasPrefix("ssss") && lines[0].contains("…\tnot-possible\t0\t"))
    #expect(lines[0].utf8.count < 10_000)
  }

  @Test func `Letters of other scripts are letters`() async throws {
    try state.dictionary(words: ["été", "thé"])
    let outcome = try await scramble(
      "check", "ÉTÉTHE", "--dictionary", state("own"), "--format", "tsv", input: "E\u{301}te\u{301}\nthé\nèt\n")
    #expect(outcome.output == "été\taccepted\t3\t\nthé\taccepted\t3\t\nèt\tnot-possible\t0\tè\n")
  }
}
