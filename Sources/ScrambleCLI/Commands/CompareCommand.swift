import ArgumentParser
import Layout
import Sessions
import Terminal
import WordLists
import WordScramble

struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare games of the same round: who found what, by points and by words that nobody else has.",
    discussion: """
      Each game is judged anew, as by replay. The first one that counts decides the round: its first round with a word. Of \
      each game the first round with that root counts. A game of another root, other rules or another dictionary is left \
      out, and so is one that comes out otherwise. Players go by the names of their files, and \
      your own kept game by 'mine'.
      """)

  @Argument(help: "Transcripts, two or more.", completion: .file())
  var files: [String]

  @OptionGroup var dictionary: DictionaryOptions
  @OptionGroup var output: FormatOption

  func validate() throws {
    if files.count < 2 { throw ValidationError("Name two or more transcripts to compare.") }
  }

  func run() throws {
    let games = try ComparedGames(files, dictionary.request, Here().world)
    if output.format == .text { for game in games.leftOut { game.diagnostic.tell() } }
    let comparison: RoundComparison
    do {
      comparison = try games.comparison()
    } catch {
      if output.format == .json { for game in games.leftOut { game.diagnostic.tell() } }
      throw error
    }
    let changes = try games.changes()
    if output.format == .text {
      for change in changes { Diagnostic.note("the games were recorded with other data", change).tell() }
    }
    let screen = Screen.current()
    try output.format.write(
      [comparison.json(of: games, changes: changes)],
      screen.ordered(ComparisonText(comparison: comparison, width: screen.width).lines))
  }
}
