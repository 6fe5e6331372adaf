import ArgumentParser
import Journal
import Sessions
import Terminal

/// The cryptogram helper, and what scripts use of it.
struct CryptogramCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cryptogram", abstract: "Solve cryptograms: words by letter pattern, a substitution map, hints.",
    subcommands: [
      WorksheetCommand.self, MatchCommand.self, SolveCryptogramsCommand.self, ModelCommand.self,
    ],
    defaultSubcommand: WorksheetCommand.self)

  /// Opens the helper at a prompt.
  struct WorksheetCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "helper", abstract: "Work on a cryptogram at a prompt (what happens without a command).")

    @Argument(help: "The text of the cryptogram.", completion: .file())
    var file: String?

    @OptionGroup var options: Options

    struct Options: ParsableArguments {
      @Option(help: ArgumentHelp("Record the session in this new file.", valueName: "file"), completion: .file())
      var transcript: String?

      @OptionGroup var language: LanguageOptions
      @OptionGroup var output: FormatOption
    }

    func run() throws {
      let setup = try Setup.here()
      let progress = ProgressLine(besideResults: false)
      let request = try options.language.request(setup.data) { asked in
        if asked.isDone { progress.finish() } else { progress.show("asked about \(asked.asked) words") }
      }
      try Loop(options.output.format, setup).run(
        try CryptogramSession(puzzleAt: file, request, transcript: options.transcript, setup))
    }
  }
}
