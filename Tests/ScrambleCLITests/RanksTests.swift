import TestSupport
import Testing

/// The table of ranks, and the ranks of a round.
@Suite struct RanksTests: ProgramTests {
  let scramble = Program()

  @Test func `The table counts drawn roots and fits a screen`() async throws {
    let table = try await scramble("ranks", "--roots", "50", "--seed", "3")
    #expect(table.status == 0 && table.errors == "")
    let lines = table.output.split(separator: "\n")
    #expect(lines.count == 13 && lines.allSatisfy { $0.count <= 80 && $0.last != " " })
    #expect(lines[0] == "On how many of 50 roots a part of the goal comes to a rank:")
    let rows = lines.map { $0.split(separator: " ") }
    #expect(rows[8] == ["Moth", "35", "%", "0", "50", "50", "50", "50", "50"])
    #expect(rows[9].suffix(6) == ["0", "0", "50", "50", "0", "50"])
    #expect(rows[10].suffix(6) == ["0", "0", "0", "50", "0", "0"])
    #expect(try await scramble("ranks", "--roots", "50", "--seed", "3").output == table.output)
    #expect(try await scramble("ranks", "--roots", "50", "--seed", "4").output != table.output)
  }

  @Test(.atTerminal, arguments: [32, 40, 60, 70, 76])
  func `A narrow screen has the table in parts, each with its ranks`(width: UInt16) async throws {
    let outcome = try await scramble.atTerminal("ranks", "--roots", "50", "--seed", "3", columns: width) { _ in }
    // Progress is written over itself, where it is slow enough to be told.
    let lines = outcome.output.split { $0 == "\n" || $0 == "\r" }.filter { $0 != "\u{1B}[K" }
    #expect(lines.allSatisfy { $0.replacing("\u{1B}[K", with: "").count <= width }, "\(outcome.output)")
    let moths = lines.filter { $0.hasPrefix("Moth ") }.map { $0.split(separator: " ").dropFirst(3).map { String($0) } }
    #expect(moths.flatMap(\.self) == ["0", "50", "50", "50", "50", "50"] && moths.count > 1)
  }

  @Test func `A list has no more roots than it has, and JSON has the same numbers`() async throws {
    let list = try state.file("list", "silkworm\nhandcart\nsilkworm\nzzz\n")
    let outcome = try await scramble("ranks", list, "--format", "json")
    #expect(outcome.output.hasPrefix("{\"leastShare\":{\"all\":100,\"common-half\":"))
    #expect(
      outcome.output.contains("\"percentage\":60,\"rank\":\"Emperor Moth\",\"roots\":{\"all\":2,\"common-half\":0"))
    #expect(outcome.output.hasSuffix("\"roots\":2,\"seed\":\"1\"}\n"))
    let piped = try await scramble("ranks", "-", "--format", "json", input: "silkworm\nhandcart\n")
    let mended = try state.file("mended", "silkworm\nmil1k\nhandcart\n")
    let passing = try await scramble("ranks", mended, "--format", "json")
    #expect(passing.output == outcome.output)
    #expect(
      passing.errors == "scramble: cannot draw roots from 1 line of \(mended): line 2 is no word: passed over\n")
    #expect(piped.output == outcome.output)
  }

  @Test func `A dictionary without an index has a table, too`() async throws {
    try state.dictionary(words: ["silkworm", "milk", "worm", "skirl"])
    let list = try state.file("list", "silkworm\n")
    let outcome = try await scramble("ranks", list, "--dictionary", state("own"))
    #expect(
      outcome.status == 0 && outcome.output.contains("\nGolden Silk       100 %        0        0        1        1"))
  }

  @Test(arguments: [
    (["--roots", "0"], 64, "the number of roots is 1 to 100000: see 'scramble ranks --help'"),
    (["/nonexistent"], 66, "cannot read /nonexistent: there is no such file: check the name"),
    (["/dev/null"], 65, "cannot draw a root from /dev/null: it holds no word: name a list of words, one a line"),
    (["-"], 65, "cannot count ranks: no root that was drawn offers a word to be found: name another list"),
  ])
  func `What cannot be counted is told`(arguments: [String], status: Int32, message: String) async throws {
    let outcome = try await scramble(["ranks"] + arguments, input: "zzz\n")
    #expect(outcome.status == status && outcome.output == "")
    #expect(outcome.errors.hasPrefix("scramble: \(message)\n"), "\(outcome.errors)")
  }
}
