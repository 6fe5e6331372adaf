import ArgumentParser
import Cryptograms
import Journal
import Sessions

/// The cryptogram helper, and what scripts use of it.
struct CryptogramCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cryptogram", abstract: "Solve cryptograms: words by letter pattern, a substitution map, hints.",
    subcommands: [
      WorksheetCommand.self, MatchCommand.self, SolveCryptogramsCommand.self, MakeCryptogramsCommand.self,
      RateCryptogramsCommand.self,
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

      @Option(help: "The kind of keyword alphabet that the puzzle is said to have.")
      var kind: KeyedKind?

      @OptionGroup var output: FormatOption
    }

    func run() throws {
      let setup = try Setup.here()
      var session = try CryptogramSession(puzzleAt: file, transcript: options.transcript, setup)
      session.kind = options.kind?.alphabets
      try Loop(options.output.format, setup).run(session)
    }
  }
}

/// The kind of keyword alphabet that a puzzle is said to have.
enum KeyedKind: String, CaseIterable, ExpressibleByArgument {
  case k1, k2, k3, k4

  var alphabets: AlphabetKind? { AlphabetKind(rawValue: rawValue) }
}
