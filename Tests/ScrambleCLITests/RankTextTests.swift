import TestSupport
import Testing

/// Sentences of the game about points, ranks and rare words.
@Suite struct RankTextTests: ProgramTests {
  let scramble = Program()

  /// A dictionary of its own judges, so that all numbers are known.
  private func play(_ input: String, _ options: String...) async throws -> String {
    try state.dictionary(words: ["silkworm", "wormsilk", "milk", "skirl", "zebra"])
    let common = try state.file("common", "wormsilk\nmilk\n")
    return try await scramble(
      ["--root", "silkworm", "--dictionary", state("own"), "--common", common] + options, input: input
    ).output
  }

  @Test func `A rare word is told as such and counts towards the rank`() async throws {
    let output = try await play("skirl\n")
    #expect(
      output.contains(
        "\nskirl: 5 points, rare. 0 of 2, +1 rare, 3 points to Emperor Moth.\nRank reached: Moth.\n"))
    #expect(output.contains("\nsilkworm: 0 of 2 words, +1 rare, 5 of 12 points, Moth, 3 points to Emperor Moth.\n"))
    #expect(output.contains("\n0 of 2 words, +1 rare, 41 %, Moth, no hints\nscramble --root silkworm "))
  }

  @Test func `All letters, a rank and the end of the goal are celebrated, each on a line`() async throws {
    let output = try await play("milk\nwormsilk\nskirl\n")
    #expect(output.contains("\nmilk: 4 points. 1 of 2, 1 point to Moth.\nRank reached: Cocoon.\n"))
    let celebrations = "Every letter of the root!\nRank reached: Golden Silk.\nThat was the last word of the goal.\n"
    #expect(output.contains("\nwormsilk: 8 points. 2 of 2, Golden Silk.\n\(celebrations)"))
    #expect(output.contains("\nskirl: 5 points, rare. 2 of 2, +1 rare, Golden Silk.\n  "))
    #expect(output.contains("\nsilkworm: 2 of 2 words, +1 rare, 17 of 12 points, Golden Silk.\n"))
  }

  @Test func `A rank that is kept is not celebrated, and a rank that is reached again is`() async throws {
    let output = try await play("milk\n:undo\nmilk\n")
    #expect(output.split(separator: "\nRank reached: Cocoon.\n").count == 3)
    let kept = try await scramble("--root", "silkworm", input: "silk\nmilk\nrisk\n")
    #expect(kept.output.split(separator: "Rank reached").count == 3)
    #expect(kept.output.contains("\nmilk: 4 points. 2 of 48, 2 points to Caterpillar.\n  3: +15\n  4: milk silk +23"))
  }

  @Test func `Where there is nothing to find there is no rank`() async throws {
    _ = try state.file("none", "zebra\n")
    let output = try await play("milk\n:score\n", "--common", state("none"))
    #expect(output.contains("\nmilk: 4 points, rare. 1 word, 4 points.\n  4: milk +0\nsilkworm: 1 word, 4 points.\n"))
    #expect(!output.contains("Rank") && !output.contains("Golden") && !output.contains("Egg"))
    let json = try await scramble("--root", "zzz", "--format", "json").output
    #expect(json.contains("\"total\":0") && !json.contains("\"rank\":") && !json.contains("oNext\":"))
  }

  @Test func `The ranks of a round are listed with their points`() async throws {
    let output = try await play("milk\n:rank\n")
    #expect(
      output.contains(
        """

        You have 4 points. Ranks, and the points that they take:
           0  Egg
           1  Larva
           1  Caterpillar
           2  Spinner
           3  Cocoon: yours
           5  Moth: 1 point to go
           8  Emperor Moth
          12  Golden Silk

        """))
    let done = try await play("milk\nwormsilk\nskirl\n:rank\n")
    #expect(done.contains("\nYou have 17 points. ") && done.contains("\n  12  Golden Silk: yours\n"))
    #expect(!done.contains(" to go"))
    let json = try await scramble("--root", "silkworm", "--format", "json", input: ":rank\n").output
    #expect(json.contains("\"about\":\"rank\""))
    #expect(json.contains(#"{"text":"    0  Egg: yours"},{"text":"    4  Larva: 4 points to go"}"#))
    let none = try await scramble("--root", "zzz", input: ":rank\n").output
    #expect(none.contains("\nThere are no ranks: nobody knows a word to find.\n"))
  }

  @Test func `A root that offers nothing, and one rare word alone, are told as what they are`() async throws {
    let nothing = try await scramble("--root", "zzz", input: ":hint\n").output
    #expect(nothing.contains("\nzzz offers no word.\n") && !nothing.contains("every word"), "\(nothing)")
    #expect(!nothing.contains("By length"), "\(nothing)")
    let one = try await scramble("--root", "cwmz", input: ":reveal\n").output
    #expect(one.contains("\nThere was 1 rare word besides:\n  cwm\n"), "\(one)")
  }
}
