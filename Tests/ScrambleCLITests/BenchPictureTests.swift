import Anagrams
import Layout
import Lexicon
import Terminal
import Testing

@testable import ScrambleCLI
@testable import Sessions

/// The whole bench as it is drawn, looked at and kept.
@Suite struct BenchPictureTests {
  private static let ring = [
    "          A", "      G       R", "", "    S           N", "", "      E       O", "          I",
  ]
  private static let narrow = [
    "   1   2   3   4   5   6", "  [M]  B   O   I   L   _   /", "   7   8   9   10  11  12  13",
    "   _   _   _   _   _   _   _", "  Tray: S I T",
  ]
  private static let wide = [
    "   1   2   3   4   5   6      7   8   9   10  11  12  13",
    "  [M]  B   O   I   L   _   /  _   _   _   _   _   _   _", "  Tray: S I T",
  ]

  @Test(arguments: [(40, ring + narrow), (80, ring + wide), (120, ring + wide)])
  func `Ring, slots and tray`(width: Int, picture: [String]) throws {
    var workbench = try Workbench(Fodder("marine biologists"), Enumeration("(6,7)"), seed: 1)
    for change in [Change.cross("m", slot: 1), .place(Array("boil")), .discard(Array("sit"))] {
      try workbench.make(.change(change), asking: NoWords())
    }
    let reply = AnagramReply(kind: .changed, workbench: workbench, settings: AnagramSettings())
    #expect(reply.text(on: Screen(isInteractive: true, width: width, ink: .plain)) == picture)
  }
}

private final class NoWords: WordSource {
  func isReal(_ word: String) -> Bool { false }
  func words(from letters: [Character], ofLengths lengths: Set<Int>) -> [KnownWord]? { nil }
}
