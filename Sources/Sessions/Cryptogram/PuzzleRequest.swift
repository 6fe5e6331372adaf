package import Cryptograms
import Journal
import Lexicon
import ScrambleFiles
import Spelling
import WordLists

extension CryptogramSession {
  /// A session on a cryptogram in the file at `path`, or on the one that was left last, before its first line. It is
  /// recorded in a new file at `transcript`, or in the state folder.
  ///
  /// - Parameters:
  ///   - path: a file with one cryptogram or several.
  ///   - layout: how these are parted.
  ///   - number: which of them is meant, counted from 1.
  ///   - request: the language.
  ///   - transcript: where to record.
  ///   - setup: where data and state are.
  package init(
    puzzleAt path: String?, parted layout: PuzzleLayout = .automatic, number: Int? = nil,
    _ request: CryptogramLanguage.Request = .init(), transcript: String?, _ setup: Setup
  ) throws {
    var notices: [Diagnostic] = []
    let language = try CryptogramLanguage(request, setup.data)
    let puzzle = try path.map { try Self.puzzle($0, layout, number, language.alphabet, &notices) }
    let bundled = InstalledDictionaries.bundledName
    let files = try request.words?.speller.files ?? InstalledDictionaries(setup.data).dictionary(bundled)
    let recorder = try Recorder(
      instrument: Worksheet.instrument, path: transcript, state: setup.state,
      isTyped: setup.isTyped,
      settings: { [try files.dataFile().setting(JudgingSetting.dictionary)] + (try language.settings(setup.data)) })
    let (state, notice) = KeptWorksheets(setup.state, language.search).beginning(with: puzzle?.text)
    notices += [notice].compactMap(\.self)
    self.init(
      Worksheet(state ?? Worksheet.State(language.alphabet)), puzzle: puzzle, recorder: recorder,
      search: language.search, solver: language.solver, takeFault: language.takeFault, in: setup.state,
      notices: notices)
  }

  /// The puzzle of the file at `path` with this number, which has to be a cryptogram.
  private static func puzzle(
    _ path: String, _ layout: PuzzleLayout, _ number: Int?, _ alphabet: CipherAlphabet, _ notices: inout [Diagnostic]
  ) throws -> PrintedPuzzle {
    let reader = PuzzleReader(try InputFile(path), place: path, layout, alphabet)
    var found = try reader.next()
    for met in 1..<max(1, number ?? 1) {
      if found == nil { break }
      found = try reader.next()
      if found == nil {
        throw Diagnostic(
          .usage, "cannot use --number \(number ?? 1)", because: "\(path) has \(counted(met, "puzzle"))",
          "name a smaller one")
      }
    }
    guard let found, found.fault == nil else {
      let fault = found?.fault ?? .noLetters
      throw Diagnostic(
        .badData, "cannot use \(path)", because: fault.description(of: alphabet), "name a file with a cryptogram")
    }
    notices += [found.guess].compactMap(\.self)
    // What follows may be no cryptogram, and is not asked for.
    if number == nil, !found.isOnly, (try? reader.next()) != nil {
      notices.append(
        .note(
          "taking the first puzzle of \(path)", because: "it has several",
          "--number N takes another one, --one takes all as one"))
    }
    return found.printed
  }
}
