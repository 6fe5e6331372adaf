import ArgumentParser
import Cryptograms
import ListChecking
import ScrambleFiles
import Sessions
import Synchronization
import Terminal
import WordLists

struct RateCryptogramsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rate", abstract: "Tell how hard cryptograms are for a person.",
    discussion: """
      Several cryptograms in one file are read as 'solve' reads them, with their clues. The difficulty, 1 to 10, goes \
      by the words: how rare they are, how few, and how many give a hold. The points tell how many letters follow \
      from them, and how many are only likely. A cryptogram that cannot be used is told on standard error and left \
      out; the exit code is then 65.
      """)

  @Argument(
    help: "The files with the cryptograms; without any, or for -, standard input.", completion: .file())
  var files: [String] = []

  @Flag(name: .customLong("no-spaces"), help: "The spaces part no words (otherwise the text tells).")
  var noSpaces = false

  @OptionGroup var layout: LayoutOptions
  @OptionGroup var known: PairOptions

  @OptionGroup var threads: ThreadOption

  @OptionGroup var output: FormatOption

  func run() throws {
    let map = try known.substitutionMap()
    let library = try LocalLibrary.find()
    let (solver, search) = (try CryptogramSolver(library), try PatternSearch(library))
    let spacing = noSpaces ? Spacing.none : .automatic
    let puzzles = Mutex(Puzzles(files: files.isEmpty ? ["-"] : files, layout: layout.layout, search: search))
    let results = Mutex(ResultWriter(output.format))
    let progress = ProgressLine(besideResults: true) { "rated \($0) cryptograms" }
    defer { progress.finish() }
    try inOrder(
      jobs: threads.count, next: { try puzzles.withLock { try $0.next() } },
      work: { puzzle in
        Result { () throws(CipherFault) in
          if let fault = puzzle.fault { throw fault }
          var map = map
          // A clue that contradicts what is known is not heeded.
          for case .stands(let cipher, let plain) in puzzle.printed.clues { try? map.enter(cipher, as: plain.letters) }
          return try Difficulty(of: puzzle.printed.text, from: map, spacing: spacing, solver: solver, search: search)
        }
      },
      settle: { puzzle, outcome in
        progress.advance(by: 1)
        puzzle.notices.forEach { $0.tell() }
        let text = puzzle.printed.text
        try results.withLock { results in
          switch outcome {
          case .success(let rated?): try results.write(rated.json(of: text), rated.lines(of: text))
          case .success(nil): try results.tell(Self.refusal(of: puzzle, because: "no key agrees with what is known"))
          case .failure(let fault): try results.tell(Self.refusal(of: puzzle, because: "\(fault)"))
          }
          try results.flush()
        }
      })
    try results.withLock { try $0.finish() }
  }

  private static func refusal(of puzzle: PuzzleReader.ReadPuzzle, because cause: String) -> Diagnostic {
    Diagnostic(
      .badData, "cannot rate cryptogram \(puzzle.place) of \(puzzle.source)", because: cause, "it is left out")
  }

  /// The cryptograms of several files, one file after the other.
  private struct Puzzles {
    var files: [String]
    let layout: PuzzleLayout
    let search: PatternSearch
    var reader: PuzzleReader?

    mutating func next() throws -> PuzzleReader.ReadPuzzle? {
      while !files.isEmpty {
        var open = try reader ?? PuzzleReader(InputFile(orStandardInput: files[0]), layout, search)
        let puzzle = try open.next()
        reader = open
        if let puzzle { return puzzle }
        open.notice?.tell()
        files.removeFirst()
        reader = nil
      }
      return nil
    }
  }
}
