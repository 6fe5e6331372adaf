import ArgumentParser
import Cryptograms
import ListChecking
import ScrambleFiles
import Sessions
import Synchronization
import Terminal
import WordLists

struct SolveCryptogramsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solve", abstract: "Read cryptograms without being told the key.",
    discussion:
      "Several cryptograms in one file are parted by blank lines, by their numbers, or stand on a line each, which their "
      + "letters tell. Numbers, titles and clues such as 'A-1. K2. Clue: B equals E' are read.")

  @Argument(help: "The file with the cryptograms; without one, or with -, standard input.", completion: .file())
  var file = "-"

  @Flag(name: .customLong("no-spaces"), help: "The spaces part no words (otherwise the text tells).")
  var noSpaces = false

  @Flag(name: .customLong("spaces"), help: "The spaces part words, whatever the text looks like.")
  var spaces = false

  @OptionGroup var layout: LayoutOptions

  @Option(help: "The kind of keyword alphabet that the puzzles are said to have.")
  var kind: AlphabetKind?

  @Flag(help: "Words are misspelled on purpose (otherwise the text tells).")
  var misspelled = false

  @OptionGroup var known: PairOptions
  @OptionGroup var language: ModelOption

  @Option(
    help: ArgumentHelp(
      "A word of the plain text, or what a word of the cipher stands for; may be repeated.", valueName: "you|WGR=you"))
  var crib: [String] = []

  @Option(
    help: ArgumentHelp(
      "A word of the plain text in a Caesar cipher, as the American association prints tips; may be repeated.",
      valueName: "word"))
  var tip: [String] = []

  @Option(help: ArgumentHelp("How many readings to tell, 1 to 64.", valueName: "n"))
  var top = 1

  @OptionGroup var threads: ThreadOption

  @OptionGroup var output: FormatOption

  func validate() throws {
    if spaces, noSpaces { throw ValidationError("Either --spaces or --no-spaces.") }
    guard (1...64).contains(top) else { throw ValidationError("1 to 64 readings can be told.") }
  }

  func run() throws {
    let library = try LocalLibrary.find()
    let read = try CryptogramLanguage(.init(model: language.model), library)
    let solver = try read.solver()
    if kind != nil || misspelled, !solver.readsEnglish {
      throw AlphabetKind.refusal(kind != nil ? "--kind" : "--misspelled")
    }
    let map = try known.substitutionMap(solver.alphabet)
    let cribs =
      try crib.map { try Self.crib($0, solver.alphabet, isTip: false) }
      + tip.map { try Self.crib($0, solver.alphabet, isTip: true) }
    let words = read.search
    let puzzles = Mutex(PuzzleReader(try InputFile(orStandardInput: file), layout.layout, words))
    let solving = try PuzzleSolving(
      solver, search: words, known: map, cribs: cribs,
      spacing: noSpaces ? .none : spaces ? .words : .automatic, kind: kind,
      misspelled: misspelled ? true : nil, top: top)
    let results = Mutex(ResultWriter(output.format))
    let progress = ProgressLine(besideResults: true) { "solved \($0) cryptograms" }
    defer { progress.finish() }
    try inOrder(
      jobs: threads.count, next: { try puzzles.withLock { try $0.next() } }, work: { solving.solve($0) },
      settle: { [top] _, solved in
        progress.advance(by: 1)
        try results.withLock { results in
          for diagnostic in solved.diagnostics { try results.tell(diagnostic) }
          try results.write(solved.json(top: top), solved.text(atMost: top))
          try results.flush()
        }
      })
    puzzles.withLock { $0.notice }?.tell()
    try results.withLock { try $0.finish() }
  }

  private static func crib(_ text: String, _ alphabet: CipherAlphabet, isTip: Bool) throws -> Crib {
    do throws(Refusal) { return try Crib(text, of: alphabet, isTip: isTip) } catch {
      throw Diagnostic(
        .usage, "cannot use the \(isTip ? "tip" : "crib") '\(text.prefix(40))'",
        because: error.description(of: alphabet),
        isTip ? "name a word" : "name a word, or as in WGR=you what a word stands for")
    }
  }
}

/// How the puzzles of a file are parted.
struct LayoutOptions: ParsableArguments {
  @Flag(help: "Each line is a puzzle (otherwise the text tells).")
  var lines = false

  @Flag(help: "The whole file is one puzzle.")
  var one = false

  func validate() throws {
    if lines, one { throw ValidationError("Either --lines or --one.") }
  }

  var layout: PuzzleLayout { lines ? .lines : one ? .one : .automatic }
}
