import Journal
import ScrambleFiles
import TestSupport
import Testing

/// Transcripts that release 1.0.0 wrote: every instrument and every kind of move.
@Suite struct OldTranscriptTests {
  static let names = [
    "bench", "bench-clue", "game", "game-accents", "game-daily-timed", "game-range", "game-time-up", "puzzle",
    "puzzle-file",
  ]

  @Test(arguments: names)
  func `A transcript of release 1.0.0 agrees, and is carried on`(name: String) async throws {
    let state = TemporaryFolder()
    let scramble = Program(state: state)
    let path = try state.file("\(name).txt", try readFile(golden("1.0.0/\(name)")))
    let replayed = try await scramble("replay", path)
    #expect(replayed.status == 0)
    #expect(replayed.output.contains("events agree"))
    let resumed = try await scramble("resume", path)
    #expect(resumed.status == 0)
    // With a time limit the round of a day is another game.
    #expect(resumed.errors.contains("--time 600") == (name == "game-daily-timed"))
    #expect(!resumed.errors.contains("left out"))
    #expect(try await scramble("replay", path).status == 0)
  }
}

/// What becomes of a cryptogram's transcript when somebody changes it.
@Suite struct EditedPuzzleTests {
  private let state = TemporaryFolder()
  private var scramble: Program { Program(state: state) }

  private func session() async throws -> String {
    let path = state("puzzle.txt")
    let input = "XJFFXU\n1\nX=A\nA!=T\n:lock X\n:sort alphabetical\n:sample 1\n:solve\n:undo\n:redo\n"
    #expect(try await scramble("cryptogram", "--transcript", path, input: input).status == 0)
    return try text(of: path)
  }

  /// A letter, a digit or a sign of what was done, changed for another of its kind.
  @Test func `No changed letter of a move or of what it led to agrees`() async throws {
    let original = Array(try await session().utf8)
    let begin = try #require(original.firstRange(of: Array("\nbegin".utf8))).lowerBound
    var chance = SplitMix64(seed: 1)
    var agreeing: [String] = []
    for _ in 0..<60 {
      var edited = original
      let place = begin + 1 + chance.draw(below: original.count - begin - 2)
      edited[place] ^= 1 << UInt8(chance.draw(below: 5))
      let path = try state.file("edited.txt", edited)
      let status = try await scramble("replay", path).status
      if status == 0, Self.meaning(edited) != Self.meaning(original) {
        agreeing.append("\(String(decoding: edited[place...].prefix(20), as: UTF8.self))")
      }
      #expect([0, 1, 65].contains(status))
    }
    #expect(agreeing == [])
  }

  /// What a person can see of the transcript: a searched word means the same in small letters.
  private static func meaning(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { line in
      line.hasPrefix("search") ? line.uppercased() : String(line)
    }
  }
}
