import Lexicon
import TestSupport
import Testing
import WordLists

@Suite struct RootsTests: ProgramTests {
  let scramble = Program()

  @Test(arguments: ["text", "tsv", "json", "list"], ["2", "7"])
  func `Threads change nothing`(format: String, jobs: String) async throws {
    let list = try DataFolder.find().roots()
    let words = stride(from: 0, to: list.count, by: 60).flatMap { [list[$0], "\(list[$0])2", "", "cat\r"] }
    let input = words.joined(separator: "\n")
    let one = try await scramble("roots", "--format", format, "-j", "1", input: input)
    // Of each four lines one is a root, one is none, and one names the same word each time.
    let roots = words.count / 4
    #expect(
      one.errors == "\(2 * roots + 1) roots, \(roots + 1) rejected, \(roots - 1) named again and passed over\n")
    let many = try await scramble("roots", "--format", format, "-j", jobs, input: input)
    #expect(many.output == one.output && many.errors == one.errors)
  }

  @Test(arguments: ["", "--extra"])
  func `Each thread asks the same dictionary, which has no index`(extra: String) async throws {
    try state.dictionary(affix: "SET UTF-8\nSFX S Y 1\nSFX S 0 s .\n", words: ["été", "silk/S", "milk/S", "worm/S"])
    let list = extra.isEmpty ? [] : [extra, try state.file("extra", "skim\n")]
    let dictionary = ["--dictionary", state("own")] + list
    let input = (0..<30).flatMap { ["silkworms", "été\($0)", "étés", "milks"].map { $0 + "\n" } }.joined()
    func roots(_ jobs: String) async throws -> Program.Outcome {
      try await scramble(["roots", "--format", "tsv", "--words-range", "1-", "-j", jobs] + dictionary, input: input)
    }
    let one = try await roots("1")
    #expect(one.errors == "33 roots, 32 rejected, 87 named again and passed over\n")
    #expect(one.output.contains(extra.isEmpty ? "milks\t2\t8\t" : "milks\t3\t12\t"), "\(one.output.prefix(400))")
    let four = try await roots("4")
    #expect(four.output == one.output && four.errors == one.errors)
  }

  @Test func `A root that is named again is counted once, and that is told`() async throws {
    let input = "silkworm\nhandcart\nSilkworm\n\nsilkworm \ncat\n"
    let outcome = try await scramble("roots", "--format", "list", input: input)
    #expect(outcome.output == "silkworm\nhandcart\ncat\n" && outcome.status == 0)
    #expect(outcome.errors == "3 roots, 1 rejected, 2 named again and passed over\n")
  }

  @Test func `A list none of whose roots has enough letters is answered`() async throws {
    let outcome = try await scramble("roots", "--format", "tsv", "--min-length", "50", input: "silkworm\ncat\n")
    #expect(outcome.output == "silkworm\t0\t0\t0\t0\t0\ttoo-poor\ncat\t0\t0\t0\t0\t0\ttoo-poor\n")
    #expect(outcome.errors == "2 roots, 2 rejected\n" && outcome.status == 0)
  }

  @Test(arguments: [["--min-length", "101"], ["--min-length", "0"], ["-j", "0"], ["-j", "257"]])
  func `A number beyond its bounds is refused`(option: [String]) async throws {
    let outcome = try await scramble(["roots"] + option, input: "silkworm\n")
    #expect(outcome.status == 64 && outcome.output.isEmpty)
  }
}
