import ArgumentParser
import Journal
import Sessions

/// The cryptogram helper, and what scripts use of it.
struct CryptogramCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cryptogram", abstract: "Solve cryptograms: words by letter pattern, a substitution map, hints.",
    subcommands: [WorksheetCommand.self, MatchCommand.self, SolveCryptogramsCommand.self],
    defaultSubcommand: WorksheetCommand.self)

  /// Opens the helper at a prompt.
  struct WorksheetCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "helper", abstract: "Work on a cryptogram at a prompt (what happens without a command).")

    @Argument(help: "The file with the cryptogram, or with several.", completion: .file())
    var file: String?

    @OptionGroup var options: Options

    struct Options: ParsableArguments {
      @Option(help: ArgumentHelp("Record the session in this new file.", valueName: "file"), completion: .file())
      var transcript: String?

      @OptionGroup var layout: LayoutOptions

      @Option(help: ArgumentHelp("Which puzzle of the file, the first one otherwise.", valueName: "n"))
      var number: Int?

      @OptionGroup var output: FormatOption
    }

    func validate() throws {
      if let number = options.number, number < 1 { throw ValidationError("Puzzles are counted from 1.") }
    }

    func run() throws {
      let setup = try Setup.here()
      try Loop(options.output.format, setup).run(
        try CryptogramSession(
          puzzleAt: file, parted: options.layout.layout, number: options.number, transcript: options.transcript, setup))
    }
  }
}
