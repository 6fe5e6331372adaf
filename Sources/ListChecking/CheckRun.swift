import Dispatch
package import ScrambleFiles
import Synchronization
import Terminal
package import WordScramble

/// Word lists on their way through the rules, in pieces of whole lines that several threads may work on. What depends
/// on earlier lines, and what is written, comes in the order of the input.
package final class CheckRun: Sendable {
  struct Output {
    let format: CheckFormat
    let selection: CheckSelection?

    /// Whether only the counts are wanted.
    let isSummary: Bool

    func wants(_ answer: Judgement) -> Bool { !isSummary && selection?.includes(answer.verdict == .accepted) ?? true }

    /// Whether lines that cannot be spelled are left out.
    var skipsImpossible: Bool { isSummary || selection == .accepted }
  }

  private struct Sink: ~Copyable {
    var ledger: CheckLedger
    var file = OutputFile.standardOutput
  }

  private let output: Output
  private let sieve: LetterSieve?
  private let sink: Mutex<Sink>
  private let progress: ProgressLine

  package init(
    _ round: Round, by judge: any ListJudge, _ format: CheckFormat, _ selection: CheckSelection?, isSummary: Bool
  ) {
    output = Output(format: format, selection: selection, isSummary: isSummary)
    sieve = LetterSieve(round.root)
    progress = ProgressLine(besideResults: !isSummary) { "checked \($0 >> 20) MB" }
    sink = Mutex(Sink(ledger: CheckLedger(round, by: judge)))
  }

  /// Judges the lines of `file` with so many threads at work. Where there is a processor for it, one more reads the
  /// next piece or settles the last one.
  package func check(_ file: consuming InputFile, jobs: Int) throws {
    let working = DispatchSemaphore(value: jobs)
    let chunks = Mutex(LineChunks(file, longestLine: LetterSieve.longestLine))
    defer { progress.finish() }
    try inOrder(
      jobs: jobs + 1, worker: { CheckedPiece() },
      take: { piece in try chunks.withLock { try piece.read(from: &$0) } },
      work: { piece in
        working.wait()
        defer { working.signal() }
        piece.sift(by: sieve, for: output)
      },
      settle: { piece in
        try sink.withLock { try piece.settle(for: output, &$0.ledger, &$0.file) }
        progress.advance(by: piece.size)
      })
  }

  /// Writes what is left to be written.
  package func finish() throws {
    try sink.withLock { sink in
      if output.isSummary { try sink.file.write(output.format.line(for: sink.ledger.summary)) }
      try sink.file.flush()
    }
  }
}
