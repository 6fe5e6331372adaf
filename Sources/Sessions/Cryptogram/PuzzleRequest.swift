import Cryptograms
import Journal
import Lexicon

extension CryptogramSession {
  /// A session before its first line: on the cryptogram of `puzzles` with this number, counted from 1, or on the one
  /// that was left last. Without a `dictionary` the words of the usual one are searched. It is recorded in a new file
  /// at `transcript`, or on the shelf.
  package init(
    _ puzzles: PuzzleReader?, number: Int?, _ language: CryptogramLanguage, _ dictionary: NamedDictionary?,
    transcript: String?, _ world: World
  ) throws(Diagnostic) {
    var notices: [Diagnostic] = []
    var puzzle: PrintedPuzzle?
    if let puzzles { puzzle = try Self.puzzle(of: puzzles, number, &notices) }
    try self.init(puzzle, language, dictionary, transcript: transcript, world, notices)
  }

  /// A session on `puzzle`, or on the one that was left last, whose words are those of `dictionary`.
  init(
    _ puzzle: PrintedPuzzle?, _ language: CryptogramLanguage, _ dictionary: NamedDictionary?, transcript: String? = nil,
    _ world: World, _ notices: [Diagnostic] = []
  ) throws(Diagnostic) {
    let dictionary =
      if let dictionary { dictionary } else { try world.library.dictionary(NamedDictionary.usualName) }
    let recorder = try Recorder(instrument: Worksheet.instrument, path: transcript, world) { () throws(Diagnostic) in
      let file = DataFile(dictionary.name, try dictionary.fingerprint())
      return [file.setting(JudgingSetting.dictionary)] + (try language.settings(world.library))
    }
    let (state, notice) = KeptWorksheets(shelf: world.shelf, search: language.search).beginning(
      with: puzzle?.text)
    self.init(
      Worksheet(state ?? Worksheet.State(language.alphabet)), puzzle: puzzle, recorder: recorder,
      search: language.search, solver: language.solver, takeFault: language.takeFault,
      notices: notices + [notice].compactMap { $0 })
  }

  /// The puzzle with this number, which has to be a cryptogram.
  static func puzzle(
    of reader: PuzzleReader, _ number: Int?, _ notices: inout [Diagnostic]
  ) throws(Diagnostic) -> PrintedPuzzle {
    var reader = reader
    let path = reader.place
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
        .badData, "cannot use \(path)", because: fault.description(of: reader.alphabet), "name a file with a cryptogram"
      )
    }
    notices += [found.guess].compactMap { $0 }
    // What follows may be no cryptogram, and is not asked for.
    if number == nil, !found.isOnly, (try? reader.next()) != nil {
      notices.append(
        .note(
          "taking the first puzzle of \(path)", because: "it has several",
          "--number N takes another one, as in ':puzzle FILE --number 2'; --one takes all as one"))
    }
    return found.printed
  }
}

extension Instrument {
  /// The cryptogram helper.
  package static var helper: Instrument {
    Instrument(
      name: Worksheet.instrument, linkName: "cryptogram",
      open: { link, world throws(Diagnostic) in
        let language = try CryptogramLanguage(.init(model: link["model"]), world.library)
        let lines = link["puzzle"]?.split(whereSeparator: { $0.isNewline }).map { String($0) }
        let puzzle = lines.map { PrintedPuzzle(typed: $0, language.search) }
        return Opened(try CryptogramSession(puzzle, language, nil, world))
      },
      read: { transcript, world throws(TranscriptFault) in try RecordedPuzzle(transcript, world) })
  }
}
