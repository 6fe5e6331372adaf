import ArgumentParser
import Journal
import Sessions

/// Opens the anagram workbench.
struct AnagramCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "anagram", abstract: "Work on an anagram of a cryptic crossword: ring, slots, locks, discard tray.")

  @Argument(
    help: ArgumentHelp(
      "The letters, ? for one from elsewhere, with the enumeration if it is known: 'users rip (8)'.",
      valueName: "letters"))
  var letters: [String] = []

  @Option(help: ArgumentHelp("Read this clue and offer its fodder: 'Users rip off revelation (8)'.", valueName: "text"))
  var clue: String?

  @Flag(help: "Let :solve tell answers from the beginning.")
  var solver = false

  @Option(help: ArgumentHelp("Shuffle by this number.", valueName: "n"))
  var seed: UInt64?

  @Flag(name: .customLong("no-animation"), help: "Draw without movement.")
  var withoutAnimation = false

  @Option(help: ArgumentHelp("Record the session in this new file.", valueName: "file"), completion: .file())
  var transcript: String?

  @OptionGroup var judging: JudgingOptions
  @OptionGroup var output: FormatOption

  func run() throws {
    let setup = try Setup.here()
    let judge = try DictionaryJudge.showingProgress(try judging.judging(setup.data), setup.data)
    let request = BenchRequest(
      letters: letters.isEmpty ? nil : letters.joined(separator: " "), clue: clue, isSolverOn: solver, seed: seed,
      isStill: withoutAnimation,
      transcript: transcript)
    try Loop(output.format, setup).run(try AnagramSession(request, by: judge, setup), with: judge)
  }
}
