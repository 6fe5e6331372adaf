import TestSupport
import Testing

/// Games that draw roots of one level.
@Suite struct LevelTests: ProgramTests {
  let scramble = Program()

  /// How many words of the goal each of the roots has that were drawn by the seeds to 60.
  private func goals(_ level: String) async throws -> [Substring: Int] {
    let input = (1...60).map { ":new \($0)\n:reveal\n" }.joined()
    let lines = try await scramble("--seed", "0", "--level", level, input: input).output.split(separator: "\n")
    let roots = lines.filter { $0.hasPrefix("Root word: ") }.dropFirst().map { $0.split(separator: " ")[2] }
    let goals = lines.filter { $0.hasPrefix("You missed ") }.map { Int($0.split(separator: " ")[2]) ?? 0 }
    #expect(roots.count == 60 && goals.count == 60)
    return Dictionary(zip(roots, goals)) { first, _ in first }
  }

  @Test func `The levels share no root, and hard ones offer fewer words`() async throws {
    let (easy, medium, hard) = try await (goals("easy"), goals("medium"), goals("hard"))
    #expect(min(easy.count, medium.count, hard.count) > 55)
    #expect(Set(easy.keys).isDisjoint(with: medium.keys) && Set(easy.keys).isDisjoint(with: hard.keys))
    #expect(Set(medium.keys).isDisjoint(with: hard.keys))
    #expect(easy.values.min() ?? 0 >= 20)
    func mean(_ goals: [Substring: Int]) -> Int { goals.values.reduce(0, +) / goals.count }
    #expect(min(mean(easy), mean(medium)) > mean(hard) * 4 / 3)
  }

  @Test func `The level is told, recorded, and comes again`() async throws {
    let path = state("game.txt")
    let input = ":seed\n:new 5\n:new silkworm\n:seed\n"
    let first = try await scramble("--seed", "7", "--level", "easy", "--transcript", path, input: input)
    #expect(first.output.contains(" (seed 7, easy)\n") && first.output.contains(" (seed 5, easy)\n"))
    #expect(first.output.contains("with: scramble --seed 7 --level easy\n"))
    // A root that the player names is of no level.
    #expect(first.output.contains("with: scramble --root silkworm\n"))
    #expect(try text(of: path).contains("\nlevel: easy\n") && text(of: path).contains("\nword-index: "))
    #expect(try await scramble("replay", path).status == 0)

    let opening = first.output.prefix { $0 != "\n" }
    #expect(try await scramble("resume", path, input: ":new 7\n").output.contains("\n\(opening)\n"))
    #expect(try await scramble("--seed", "7", "--level", "easy", "--min-length", "5").output.hasPrefix("\(opening)\n"))
    let json = try await scramble("--seed", "7", "--level", "easy", "--format", "json", input: ":new silkworm\n").output
    #expect(json.split(separator: "\n").map { $0.contains("\"level\":\"easy\",") } == [true, false, false])
  }

  @Test func `A transcript with another root than its level draws diverges, and one with no such level is bad data`()
    async throws
  {
    let path = state("game.txt")
    _ = try await scramble("--seed", "7", "--level", "easy", "--transcript", path)
    let recorded = try text(of: path)
    let hard = try state.file("hard", recorded.replacing("level: easy", with: "level: hard"))
    #expect(try await scramble("replay", hard).status == 1)
    let unknown = try state.file("unknown", recorded.replacing("level: easy", with: "level: grim"))
    let outcome = try await scramble("replay", unknown)
    #expect(outcome.status == 65 && outcome.errors.contains("level: grim"))
  }

  @Test func `A level goes with a range, a list and a length`() async throws {
    for arguments in [["--words-range", "60-80"], ["--root-length", "11"]] {
      let input = ":new 1\n:new 2\n:new 3\n"
      let outcome = try await scramble(
        ["--seed", "9", "--level", "hard", "--format", "json"] + arguments, input: input)
      #expect(outcome.status == 0 && outcome.output.split(separator: "\n").count == 5, "\(outcome.errors)")
    }
    let list = try state.file("list", "cat\nsilkworm\n")
    let drawn = try await scramble("--seed", "9", "--words", list, "--level", "medium", "--format", "json")
    #expect(drawn.status == 64)
    #expect(
      drawn.errors == "scramble: cannot draw a root from \(list): none of 2 roots is medium: choose another --level, "
        + "or other roots\n")
  }

  @Test(arguments: [["--root", "silkworm"], ["--daily"], ["--daily", "2026-11-21"]])
  func `A root that is not drawn has no level to choose`(arguments: [String]) async throws {
    let outcome = try await scramble(["--level", "easy"] + arguments)
    #expect(outcome.status == 64 && outcome.output == "")
    #expect(
      outcome.errors == "scramble: --level goes with roots that are drawn, not with --root or --daily: "
        + "see 'scramble play --help'\n")
  }

  @Test func `A dictionary that does not rate its words has levels by their number`() async throws {
    try state.dictionary(words: ["silkworm", "milk", "worm", "skirl"])
    let list = try state.file("list", "silkworm\n")
    let hard = try await scramble("--words", list, "--dictionary", state("own"), "--level", "hard", "--seed", "1")
    #expect(hard.output.hasPrefix("Root word: silkworm (seed 1, hard)\n"))
    let easy = try await scramble("--words", list, "--dictionary", state("own"), "--level", "easy", "--seed", "1")
    #expect(easy.status == 64 && easy.errors.contains("none of 1 root is easy"))
  }
}
