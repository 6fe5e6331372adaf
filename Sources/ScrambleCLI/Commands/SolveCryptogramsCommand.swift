import ArgumentParser
import Cryptograms
import Files
import Journal
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
      jobs: jobs ?? processorCount(), next: { try puzzles.next() },
      work: { (ciphertext: $0, solution: solver.solve($0, domains: domains, spacing: spacing, top: wanted)) },
      settle: { [top, format = output.format] solved in
        progress.advance(by: 1)
        try sink.withLock { sink in
          switch format {
          case .json: try sink.file.write(jsonLine(SolvedBody(solved.ciphertext, solved.solution, top: top)))
          case .text:
            let lines = solved.solution.text(atMost: top)
            try sink.file.write((sink.isFirst ? "" : "\n") + lines.map { $0 + "\n" }.joined())
          }
          sink.isFirst = false
          try sink.file.flush()
        }
      })
  }

  private struct Sink: ~Copyable {
    var file = OutputFile.standardOutput
    var isFirst = true
  }
}
