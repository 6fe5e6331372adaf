import ArgumentParser
import Cryptograms
import Journal
import Layout
import ListChecking
import ScrambleFiles
import Sessions
import Synchronization
import Terminal
import WordLists

/// Tells how hard cryptograms are, one or many.
struct RateCryptogramsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rate", abstract: "Tell how hard cryptograms are for a person.",
    discussion: """
      Several cryptograms in one file are read as 'solve' reads them, with their clues. The difficulty, 1 to 10, tells which tenth of \
      Aristocrats made of sayings a puzzle belongs to, by how many letters follow from the words and how many are only \
      likely. A cryptogram that cannot be used is told on standard error and left out; the exit code is then 65.
      """)

  @Argument(
    help: "The files with the cryptograms; without any, or for -, standard input.", completion: .file())
  var files: [String] = []

  @Flag(name: .customLong("no-spaces"), help: "The spaces part no words (otherwise the text tells).")
  var noSpaces = false

  @OptionGroup var layout: LayoutOptions
  @OptionGroup var known: KnownPairs

  @OptionGroup var threads: ThreadOption

  @OptionGroup var output: FormatOption

  func run() throws {
    let map = try known.substitutionMap()
    let library = try LocalLibrary.find()
    let (solver, search) = (try CryptogramSolver(library), try PatternSearch(library))
    let spacing = noSpaces ? Spacing.none : .automatic
    let puzzles = Mutex(Puzzles(files: files.isEmpty ? ["-"] : files, layout.layout, search))
    let sink = Mutex(Sink())
    let progress = ProgressLine(besideResults: true) { "rated \($0) cryptograms" }
    defer { progress.finish() }
    try inOrder(
      jobs: threads.count, worker: { Rating() },
      take: { rating in
        rating.puzzle = try puzzles.withLock { try $0.next() }
        return rating.puzzle != nil
      },
      work: { rating in
        guard let puzzle = rating.puzzle else { return }
        rating.outcome = Result { () throws(CipherFault) in
          if let fault = puzzle.fault { throw fault }
          var map = map
          // A clue that contradicts what is known is not heeded.
          for case .stands(let cipher, let plain) in puzzle.printed.clues { try? map.enter(cipher, as: plain.letters) }
          return try Difficulty(of: puzzle.printed.text, from: map, spacing: spacing, solver: solver, search: search)
        }
      },
      settle: { [format = output.format] rating in
        progress.advance(by: 1)
        try sink.withLock { try $0.settle(rating, format) }
      })
    if sink.withLock({ $0.isIncomplete }) { throw Ending(code: ExitStatus.badData.rawValue) }
  }

  /// The cryptograms of several files, one file after the other.
  private struct Puzzles {
    private var files: [String]
    private let layout: PuzzleLayout
    private let search: PatternSearch
    private var reader: PuzzleReader?

    init(files: [String], _ layout: PuzzleLayout, _ search: PatternSearch) {
      (self.files, self.layout, self.search) = (files, layout, search)
    }

    /// The next cryptogram, or nil behind the last one.
    mutating func next() throws -> PuzzleReader.Puzzle? {
      while !files.isEmpty {
        var open = try reader ?? PuzzleReader(InputFile(orStandardInput: files[0]), layout, search)
        let puzzle = try open.next()
        reader = open
        if let puzzle { return puzzle }
        files.removeFirst()
        reader = nil
      }
      return nil
    }
  }

  /// A cryptogram on its way.
  private struct Rating {
    var puzzle: PuzzleReader.Puzzle?
    var outcome: Result<Difficulty?, CipherFault> = .success(nil)
  }

  private struct Sink: ~Copyable {
    var file = OutputFile.standardOutput
    var isFirst = true

    /// Whether some cryptogram was left out.
    var isIncomplete = false

    mutating func settle(_ rating: Rating, _ format: OutputFormat) throws {
      guard let puzzle = rating.puzzle else { return }
      puzzle.guess?.tell()
      let difficulty: Difficulty
      switch rating.outcome {
      case .success(let rated?): difficulty = rated
      case .success(nil): return try refuse(puzzle, because: "no key agrees with what is known")
      case .failure(let fault): return try refuse(puzzle, because: "\(fault)")
      }
      switch format {
      case .json: try file.write(difficulty.json(of: puzzle.printed.text).text + "\n")
      case .text:
        let lines = difficulty.lines(of: puzzle.printed.text)
        try file.write((isFirst ? "" : "\n") + lines.map { $0 + "\n" }.joined())
      }
      isFirst = false
      try file.flush()
    }

    private mutating func refuse(_ puzzle: PuzzleReader.Puzzle, because cause: String) throws {
      try file.flush()
      let subject = "cannot rate cryptogram \(puzzle.place) of \(puzzle.source)"
      Diagnostic(.badData, subject, because: cause, "it is left out").tell()
      isIncomplete = true
    }
  }
}
