import ArgumentParser
import Layout
import ScrambleFiles
import Sessions
import Terminal
import WordLists

struct AnagramCommand: SessionCommand {
  static let configuration = CommandConfiguration(
    commandName: "anagram", abstract: "Work on an anagram of a cryptic crossword: ring, slots, locks, discard tray.")

  @Argument(
    help: ArgumentHelp(
      "The letters, ? for one from elsewhere, with the enumeration if it is known: 'users rip (8)'.",
      valueName: "letters"))
  var letters: [String] = []

  @Option(help: ArgumentHelp("Read this clue and offer its fodder: 'Users rip off revelation (8)'.", valueName: "text"))
  var clue: String?

  @Option(
    help: ArgumentHelp(
      "Read the clues of this file, one a line or in lists, and tell what may be made of each; "
        + "behind a tab an answer, which is checked; - is standard input.",
      valueName: "file"), completion: .file())
  var clues: String?

  @Option(
    help: ArgumentHelp(
      "Open this crossword, whose entries come to the bench: .ipuz, .puz, .jpz, Exolve, or its clues as text.",
      valueName: "file"), completion: .file())
  var puzzle: String?

  @Flag(help: "Let :solve tell answers from the beginning.")
  var solver = false

  @Option(help: ArgumentHelp("Shuffle by this number, by default 1 from a pipe.", valueName: "n"))
  var seed: UInt64?

  @Flag(name: .customLong("no-animation"), help: "Draw without movement.")
  var withoutAnimation = false

  @Option(help: ArgumentHelp("Record the session in this new file.", valueName: "file"), completion: .file())
  var transcript: String?

  @OptionGroup var judging: JudgingOptions
  @OptionGroup var output: FormatOption

  func validate() throws {
    if puzzle != nil, !letters.isEmpty || clue != nil {
      throw ValidationError("--puzzle opens a crossword, so letters and --clue cannot stand beside it.")
    }
    guard clues != nil else { return }
    if !letters.isEmpty || clue != nil || puzzle != nil || transcript != nil || solver || seed != nil {
      throw ValidationError("--clues reads a file of clues alone, without a bench.")
    }
  }

  var format: OutputFormat { output.format }

  func run() throws { if let clues { try readClues(of: clues) } else { try runSession() } }

  func open(_ here: Here) throws -> (session: any OpenSession, judge: (any WordJudge)?) {
    let judge = try judging.judge(here.library)
    var request = BenchRequest()
    // Letters with a full stop or a stroke that are the name of a file are meant as that.
    let file = letters.count == 1 ? letters.first(where: Self.isFile) : nil
    request.letters = letters.isEmpty || file != nil ? nil : letters.joined(separator: " ")
    (request.clue, request.puzzle, request.transcript) = (clue, puzzle ?? file, transcript)
    (request.isSolverOn, request.isStill) = (solver, withoutAnimation)
    // From a pipe the same input gives the same bytes.
    request.seed = seed ?? (here.world.isTyped ? nil : 1)
    return (Opened(try AnagramSession(request, by: judge, here.world)), judge)
  }

  /// Whether `text` names a file, or would if there were one. Behind a stroke letters may stand that are taken away, so
  /// what does not begin as a path is one only where something is there.
  private static func isFile(_ text: String) -> Bool {
    text.contains { "./".contains($0) } && (ScrambleFiles.isFile(text) || isDirectory(text))
      || ["/", "./", "../"].contains { text.hasPrefix($0) }
      || [".ipuz", ".puz", ".jpz", ".exolve", ".txt"].contains { text.hasSuffix($0) }
  }

  /// Tells what may be made of each clue of a file. A line that is no clue is told in its place.
  ///
  /// - Throws: `Ending` with the code of bad data where there was such a line.
  private func readClues(of path: String) throws {
    let library = try LocalLibrary.find()
    let file = try InputFile(orStandardInput: path)
    var list = ClueList(library, try judging.judging(library), of: file.path)
    var lines = LineReader(file)
    var results = ResultWriter(output.format)
    let screen = Screen.current()
    func tell(_ read: ListedClue) throws {
      if output.format == .text, let failure = read.failure { return try results.tell(failure) }
      if let failure = read.failure { results.note(failure) }
      try results.write(read.json, screen.ordered(read.text(width: screen.width, .plain)))
    }
    while let line = try lines.nextWithText() {
      for read in try list.take(line.bytes, isCut: line.isCut, number: line.number) { try tell(read) }
    }
    for read in try list.finish() { try tell(read) }
    try results.finish()
  }
}
