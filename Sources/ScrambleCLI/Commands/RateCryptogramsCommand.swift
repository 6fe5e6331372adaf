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
        let next = try puzzles.withLock { try $0.next() }
        rating = Rating(next)
        return next != nil
      },
      work: { rating in
        rating.outcome = Result { () throws(CipherFault) in
          if let fault = rating.fault { throw fault }
          var map = map
          // A clue that contradicts what is known is not heeded.
          for case .stands(let cipher, let plain) in rating.clues { try? map.enter(cipher, as: plain.letters) }
          return try Difficulty(of: rating.ciphertext, from: map, spacing: spacing, solver: solver, search: search)
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

    /// The next cryptogram with the name of its file, or nil behind the last one.
    mutating func next() throws -> (puzzle: PuzzleReader.Puzzle, file: String)? {
      while !files.isEmpty {
        let place = files[0] == "-" ? "standard input" : files[0]
        var open =
          try reader
          ?? PuzzleReader(files[0] == "-" ? .standardInput : InputFile(files[0]), place: place, layout, search)
        let puzzle = try open.next()
        reader = open
        if let puzzle { return (puzzle, place) }
        files.removeFirst()
        reader = nil
      }
      return nil
    }
  }

  /// A cryptogram on its way.
  private struct Rating {
    var ciphertext = ""
    var place = ""
    var clues: [Crib] = []
    var fault: CipherFault?
    var guess: Diagnostic?
    var outcome: Result<Difficulty?, CipherFault> = .success(nil)

    init(_ next: (puzzle: PuzzleReader.Puzzle, file: String)? = nil) {
      guard let (puzzle, file) = next else { return }
      ciphertext = puzzle.printed.text
      place = "cryptogram \(puzzle.place) of \(file)"
      clues = puzzle.printed.clues
      fault = puzzle.fault
      guess = puzzle.guess
    }
  }

  private struct Sink: ~Copyable {
    var file = OutputFile.standardOutput
    var isFirst = true

    /// Whether some cryptogram was left out.
    var isIncomplete = false

    mutating func settle(_ rating: Rating, _ format: OutputFormat) throws {
      rating.guess?.tell()
      let difficulty: Difficulty
      switch rating.outcome {
      case .success(let rated?): difficulty = rated
      case .success(nil): return try refuse(rating.place, because: "no key agrees with what is known")
      case .failure(let fault): return try refuse(rating.place, because: "\(fault)")
      }
      switch format {
      case .json: try file.write(difficulty.json(of: rating.ciphertext).text + "\n")
      case .text:
        let lines = difficulty.lines(of: rating.ciphertext)
        try file.write((isFirst ? "" : "\n") + lines.map { $0 + "\n" }.joined())
      }
      isFirst = false
      try file.flush()
    }

    private mutating func refuse(_ place: String, because cause: String) throws {
      try file.flush()
      Diagnostic(.badData, "cannot rate \(place)", because: cause, "it is left out").tell()
      isIncomplete = true
    }
  }
}
