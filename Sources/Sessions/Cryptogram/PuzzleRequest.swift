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
    try self.init([puzzle].compactMap { $0 }, language, dictionary, transcript: transcript, world, notices)
  }

  /// A session on the first of `puzzles`, which the others are left for, or on the one that was left last. Its words
  /// are those of `dictionary`.
  init(
    _ puzzles: [PrintedPuzzle], _ language: CryptogramLanguage, _ dictionary: NamedDictionary?,
    transcript: String? = nil, _ world: World, _ notices: [Diagnostic] = []
  ) throws(Diagnostic) {
    let dictionary =
      if let dictionary { dictionary } else { try world.library.dictionary(NamedDictionary.usualName) }
    let recorder = try Recorder(instrument: Worksheet.instrument, path: transcript, world) { () throws(Diagnostic) in
      let file = DataFile(dictionary.name, try dictionary.fingerprint())
      return [file.setting(JudgingSetting.dictionary)] + (try language.settings(world.library))
    }
    let (state, notice) = KeptWorksheets(shelf: world.shelf, search: language.search).beginning(
      with: puzzles.first?.text)
    self.init(
      Worksheet(state ?? Worksheet.State(language.alphabet)), puzzles: puzzles, recorder: recorder,
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
    guard let found else {
      throw Diagnostic(.badData, "cannot use \(path)", because: "it is empty", "name a file with a cryptogram")
    }
    if let fault = found.fault {
      throw Diagnostic(
        .badData, "cannot use \(path)", because: fault.description(of: reader.alphabet),
        fault.advice(beside: reader.alphabet) ?? "name a file with a cryptogram")
    }
    notices += found.notices
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
        try link.check(["puzzle", "model", "dictionary", "new"])
        let language = try CryptogramLanguage(.init(model: link["model"]), world.library)
        let text = link["puzzle"]
        if let text, text.utf8.count > PuzzleReader.longest {
          throw Diagnostic(
            .badData, "cannot read the cryptogram",
            because: CipherFault.tooLong.description(of: language.alphabet), "begin with a part of it")
        }
        let puzzles = text.map { PuzzleReader.puzzles(pasted: $0, language.search) } ?? []
        return Opened(try CryptogramSession(puzzles, language, nil, world))
      },
      openFile: { path, world throws(Diagnostic) in
        let language = try CryptogramLanguage(.init(), world.library)
        var reader = try PuzzleReader(path, language.search, world.library)
        var notices: [Diagnostic] = []
        guard let puzzles = try? reader.all(&notices), !puzzles.isEmpty else { return nil }
        return Opened(try CryptogramSession(puzzles, language, nil, world, notices))
      },
      read: { transcript, world throws(TranscriptFault) in try RecordedPuzzle(transcript, world) })
  }
}

extension PuzzleReader {
  /// Reads the puzzles, no more than the list of those left behind holds, and skips what is no cryptogram.
  mutating func all(_ notices: inout [Diagnostic]) throws(Diagnostic) -> [PrintedPuzzle] {
    var puzzles: [PrintedPuzzle] = []
    while puzzles.count <= KeptWorksheets.mostLeft, let found = try puzzles.isEmpty ? next() : (try? next()) {
      if found.fault == nil { puzzles.append(found.printed) }
      notices += found.notices
    }
    return puzzles
  }

  /// The puzzles of a pasted text. It is taken for one puzzle if its parts are only a guess, or plainly have one key.
  static func puzzles(pasted text: String, _ search: PatternSearch) -> [PrintedPuzzle] {
    var reader = PuzzleReader(text, at: "the text", search)
    var guesses: [Diagnostic] = []
    let puzzles = (try? reader.all(&guesses)) ?? []
    let areTold = puzzles.contains { $0.number != nil }
    let areSeveral =
      puzzles.count > 1 && guesses.isEmpty
      && (areTold || !PuzzleParts.areInOneKey(puzzles.map { $0.text }, of: search.alphabet))
    if areSeveral { return puzzles }
    return [PrintedPuzzle(typed: text.split(whereSeparator: { $0.isNewline }).map { String($0) }, search)]
  }
}
