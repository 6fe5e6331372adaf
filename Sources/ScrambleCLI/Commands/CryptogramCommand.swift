import ArgumentParser
import Cryptograms
import Files
import Journal
import WordLists

/// The cryptogram helper, and what scripts use of it.
struct CryptogramCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cryptogram", abstract: "Solve cryptograms: words by letter pattern, a substitution map, hints.",
    subcommands: [Helper.self, MatchCommand.self], defaultSubcommand: Helper.self)

  /// Opens the helper at a prompt.
  struct Helper: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "helper", abstract: "Work on a cryptogram at a prompt (what happens without a command).")

    @Argument(help: "The text of the cryptogram.")
    var file: String?

    @Option(help: ArgumentHelp("Record the session in this new file.", valueName: "file"))
    var transcript: String?

    @OptionGroup var output: FormatOption

    func run() throws {
      let data = try DataFolder.find()
      let puzzle = try file.map { try Self.puzzle($0) }
      let search = try PatternSearch(data)
      let files = try DictionaryShelf(data).dictionary(DictionaryShelf.bundledName)
      let state = StateFolder()
      let recorder = try Recorder(
        instrument: Recording.instrument, path: transcript, state: state,
        settings: { [try RecordedDictionary.setting(files)] })
      let keeper = StandingFile(state)
      var session = CryptogramSession(
        .init(keeper.standing() ?? Standing()), puzzle: puzzle, recorder: recorder, search: search, keeper: keeper)
      try Loop(format: output.format, state: state).run(&session)
    }

    /// The text of the file at `path`, which has to be a cryptogram.
    private static func puzzle(_ path: String) throws -> String {
      // One character may take four bytes, so a file of more is too long without being read to its end.
      let text = String(preserving: try readFile(path, upTo: 4 * Cryptogram.mostScalars))
      do throws(CipherFault) {
        _ = try Cryptogram(text)
      } catch {
        throw Complaint(.badData, "this is no ciphertext, \(error)", at: path, "name a file with a cryptogram")
      }
      return text
    }
  }
}
