import ArgumentParser
import Cryptograms
import Files
import Journal
import WordLists

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

    @Argument(help: "The text of the cryptogram.", completion: .file())
    var file: String?

    @OptionGroup var options: Options

    struct Options: ParsableArguments {
      @Option(help: ArgumentHelp("Record the session in this new file.", valueName: "file"), completion: .file())
      var transcript: String?

      @OptionGroup var output: FormatOption
    }

    func run() throws {
      let data = try DataFolder.find()
      let puzzle = try file.map { try Self.puzzle($0) }
      let search = try PatternSearch(data)
      let files = try DictionaryShelf(data).dictionary(DictionaryShelf.bundledName)
      let folder = StateFolder()
      let recorder = try Recorder(
        instrument: Worksheet.instrument, version: Worksheet.version, path: options.transcript, state: folder,
        settings: { [try RecordedDictionary.setting(files)] })
      let file = WorksheetFile(folder)
      let lock = WorksheetLock(folder)
      var isKept = true
      var state = Worksheet.State()
      do throws(FileFault) {
        state = try file.read(settingAside: !lock.isElsewhere) ?? state
        if let puzzle, state.text != puzzle {
          let left = state
          state = try file.read(puzzle: puzzle, settingAside: !lock.isElsewhere) ?? left
          if lock.isGranted { try file.keepForLater(left) }
        }
      } catch {
        note("this session is not kept", because: "\(error)", "check its permissions")
        isKept = false
      }
      var session = CryptogramSession(
        Worksheet(state), puzzle: puzzle, recorder: recorder, search: search, solver: { try CryptogramSolver(data) },
        file: file, lock: isKept ? lock : nil)
      try Loop(format: options.output.format, state: folder).run(&session)
    }

    /// The text of the file at `path`, which has to be a cryptogram.
    private static func puzzle(_ path: String) throws -> String {
      // One character may take four bytes, so a file of more is too long without being read to its end.
      let bytes = try readFile(path, upTo: 4 * Cryptogram.mostScalars)
      let text = String(preserving: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...])
      do throws(CipherFault) {
        _ = try Cryptogram(text)
      } catch {
        throw Diagnostic(.badData, "cannot use \(path)", because: "\(error)", "name a file with a cryptogram")
      }
      return text
    }
  }
}
