public import ArgumentParser
import Cryptograms
import ScrambleFiles
import Sessions
import Terminal

struct CryptogramCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cryptogram", abstract: "Solve cryptograms: words by letter pattern, a substitution map, hints.",
    usage: """
      scramble cryptogram [<file>] [<options>]
      scramble cryptogram <subcommand>
      """,
    discussion:
      "'scramble cryptogram helper --help' tells the options of the helper; the word 'helper' may be left out.",
    subcommands: [
      WorksheetCommand.self, MatchCommand.self, SolveCryptogramsCommand.self, MakeCryptogramsCommand.self,
      RateCryptogramsCommand.self, ModelCommand.self,
    ],
    defaultSubcommand: WorksheetCommand.self)

  struct WorksheetCommand: SessionCommand {
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

      @Option(help: "The kind of keyword alphabet that the puzzle is said to have.")
      var kind: AlphabetKind?

      @OptionGroup var language: LanguageOptions
      @OptionGroup var output: FormatOption
    }

    func validate() throws {
      if let number = options.number, number < 1 { throw ValidationError("Puzzles are counted from 1.") }
    }

    var format: OutputFormat { options.output.format }

    func open(_ here: Here) throws -> (session: any OpenSession, judge: (any WordJudge)?) {
      let request = try options.language.request(here.library)
      if options.kind != nil, !request.readsEnglish { throw AlphabetKind.refusal("--kind") }
      let language = try CryptogramLanguage(request, here.library)
      let puzzles = try file.map { PuzzleReader(try InputFile($0), options.layout.layout, language.search) }
      var session = try CryptogramSession(
        puzzles, number: options.number, language, request.words, transcript: options.transcript, here.world)
      if let kind = options.kind { session.kind = kind }
      return (Opened(session), nil)
    }
  }
}

extension AlphabetKind: ExpressibleByArgument {
  /// Why an option that needs English cannot be used with another model.
  static func refusal(_ option: String) -> Diagnostic {
    Diagnostic(
      .usage, "cannot use \(option) with this model",
      because: "keywords and misspellings are known of the bundled model of English alone", "leave one of the two out")
  }
}
