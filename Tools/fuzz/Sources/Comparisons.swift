@testable import Journal
@testable import Layout
@testable import ScrambleCLI
@testable import Sessions
@testable import WordLists
@testable import WordScramble

extension Harness {
  /// Two files beside a game that is right: they count, or are left out with a reason, and nothing else happens.
  static let compare = Harness("compare") { bytes in
    let (first, second) = bytes.parted(by: 0)
    let paths = [
      try Shared.file("mine.txt", first), try Shared.file("right.txt", rightGame.utf8),
      try Shared.file("yours.txt", second),
    ]
    let games = try ComparedGames(paths, JudgingRequest(), Shared.world(LocalLibrary(Shared.fewRoots)))
    for game in games.leftOut { hold(isVisible(game.diagnostic.line), "a reason cannot act", game.reason) }
    let comparison = try games.comparison()
    let players = comparison.scores
    hold(players.count + games.leftOut.count == paths.count, "a file counts or is left out")
    for width in [10 + bytes.count % 80, 80] {
      hold(ComparisonText(comparison: comparison, width: width).lines.allSatisfy(isVisible), "a comparison cannot act")
    }
    _ = comparison.json(of: games, changes: try games.changes()).text
    let alone = players.flatMap(\.alone)
    hold(Set(alone).count == alone.count, "no two have the same word alone", "\(alone)")
    hold(players.allSatisfy { $0.pointsAlone <= $0.points && !$0.words.isEmpty }, "words alone are among all words")
  }

  private static let rightGame = """
    word-scramble transcript 1
    instrument: scramble
    id: 0000000000000001
    start-list: \(try! Shared.fewRoots.startListFile().fingerprint) bundled
    dictionary: c22e808d1054b738 en
    minimum-length: 3

    round silkworm root 485381
    play silk accepted 4
    play milks accepted 5
    end 2 9

    """
}
