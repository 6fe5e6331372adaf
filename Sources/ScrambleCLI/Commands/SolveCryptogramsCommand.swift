import ArgumentParser
import Cryptograms
import Journal
import ScrambleFiles
import Sessions
import Synchronization
import Terminal
import WordLists

/// Solves whole cryptograms, one or many.
struct SolveCryptogramsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solve", abstract: "Read cryptograms without being told the key.",
    discussion: "Several cryptograms in one file are parted by blank lines.")

  @Argument(help: "The file with the cryptograms; without one, or with -, standard input.", completion: .file())
  var file = "-"

  @Flag(name: .customLong("no-spaces"), help: "The spaces part no words (otherwise the text tells).")
  var noSpaces = false

  @Flag(name: .customLong("spaces"), help: "The spaces part words, whatever the text looks like.")
  var spaces = false

  @Option(help: "The kind of keyword alphabet that the puzzles are said to have.")
  var kind: KeyedKind?

  @Flag(help: "Words are misspelled on purpose (otherwise the text tells).")
  var misspelled = false

  @OptionGroup var known: KnownPairs

  @Option(help: ArgumentHelp("How many readings to tell, 1 to 64.", valueName: "n"))
  var top = 1

  @Option(name: .short, help: ArgumentHelp("How many threads work at most (one for each processor).", valueName: "n"))
  var jobs: Int?

  @OptionGroup var output: FormatOption

  func validate() throws {
    if spaces, noSpaces { throw ValidationError("Either --spaces or --no-spaces.") }
    guard (1...64).contains(top) else { throw ValidationError("1 to 64 readings can be told.") }
    if let jobs, !(1...256).contains(jobs) { throw ValidationError("1 to 256 threads can work.") }
  }

  func run() throws {
    let domains = try known.substitutionMap().domains
    let isStandardInput = file == "-"
    let puzzles = PuzzleReader(
      try isStandardInput ? .standardInput : InputFile(file), place: isStandardInput ? "standard input" : file)
    let solver = try CryptogramSolver(DataFolder.find())
    let spacing = noSpaces ? Spacing.none : spaces ? .words : .automatic
    // Whether a reading has rivals is told by readings that need not be shown.
    let wanted = max(top, 5)
    let sink = Mutex(Sink())
    let progress = ProgressLine(besideResults: true) { "solved \($0) cryptograms" }
    defer { progress.finish() }
    try inOrder(
      jobs: jobs ?? processorCount(), worker: { Solving() },
      take: { puzzle in
        puzzle.ciphertext = try puzzles.next() ?? ""
        return !puzzle.ciphertext.isEmpty
      },
      work: { [kind, misspelled] puzzle in
        puzzle.solution = solver.solve(
          puzzle.ciphertext, domains: domains, spacing: spacing, kind: kind?.alphabets,
          misspelled: misspelled ? true : nil, top: wanted)
      },
      settle: { [top, format = output.format] puzzle in
        progress.advance(by: 1)
        guard let solution = puzzle.solution else { return }
        try sink.withLock { sink in
          switch format {
          case .json: try sink.file.write(jsonLine(SolvedBody(puzzle.ciphertext, solution, top: top)))
          case .text:
            let lines = solution.text(atMost: top)
            try sink.file.write((sink.isFirst ? "" : "\n") + lines.map { $0 + "\n" }.joined())
          }
          sink.isFirst = false
          try sink.file.flush()
        }
      })
  }

  /// A puzzle on its way.
  private struct Solving {
    var ciphertext = ""
    var solution: Solution?
  }

  private struct Sink: ~Copyable {
    var file = OutputFile.standardOutput
    var isFirst = true
  }
}

/// The cryptograms of a file, one after the other, with blank lines between them.
final class PuzzleReader: Sendable {
  /// The most bytes of a cryptogram: one character takes up to four.
  private static let longest = 4 * Cryptogram.mostScalars

  private struct State: ~Copyable {
    var lines: LineReader
  }

  private let state: Mutex<State>
  private let place: String

  /// - Parameter place: what the file is called.
  init(_ file: consuming InputFile, place: String) {
    state = Mutex(State(lines: LineReader(file, limit: Self.longest)))
    self.place = place
  }

  /// The next cryptogram without the blank lines around it, or nil at the end of the file.
  func next() throws -> String? {
    try state.withLock { state in
      var lines: [String] = []
      var size = 0
      while let line = try state.lines.next() {
        let text = String(preserving: line.bytes)
        if text.allSatisfy(\.isWhitespace) {
          if lines.isEmpty { continue }
          break
        }
        lines.append(text)
        size += text.unicodeScalars.count + 1
        if line.isCut || size > Cryptogram.mostScalars + 1 {
          throw Diagnostic(
            .badData, "cannot read \(place) line \(line.number)",
            because: "the cryptogram has more than \(Cryptogram.mostScalars) characters",
            "part the puzzles by blank lines")
        }
      }
      return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }
  }
}
