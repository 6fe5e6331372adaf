import ArgumentParser
import Layout
import Sessions
import Terminal
import WordScramble

struct StatsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats", abstract: "Tell what your games so far come to.",
    discussion: """
      A game counts once it has a word, however it was left; one from a pipe counts with 'play --counted'. All is read \
      from the transcripts in the state folder: what is deleted is forgotten. The share of \
      the goal is all points of a round, those of rare words included, of what its goal is worth.
      """)

  @Option(
    help: ArgumentHelp("Tell of the games alone that this dictionary judged.", valueName: "name-or-path"),
    completion: .dictionary)
  var dictionary: String?

  @OptionGroup var output: FormatOption

  func run() throws {
    let here = try Here()
    try here.shelf.requireListing()
    let (results, notice) = KeptSessions(of: Game.instrument, here.world).results()
    notice?.tell()
    let report = StatisticsReport(results, today: .today(), dictionary: dictionary)
    try output.format.write([report.json], report.lines(width: Screen.current().width))
  }
}
