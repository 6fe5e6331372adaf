import Journal
import ScrambleFiles
import TestSupport
import Testing

/// Cryptograms' transcripts that somebody has changed.
@Suite struct EditedPuzzleTests: ProgramTests {
  let scramble = Program()

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

  /// The transcript as a person reads it: a searched word in small letters means as much as one in capitals.
  private static func meaning(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { line in
      line.hasPrefix("search") ? line.uppercased() : String(line)
    }
  }
}
