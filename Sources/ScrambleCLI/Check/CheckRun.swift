import Dispatch
import Files
import Sessions
import Synchronization
import Terminal
import WordScramble

/// Word lists on their way through the rules, in pieces of whole lines that several threads may work on. What depends on
/// earlier lines, and what is written, comes in the order of the input.
final class CheckRun: Sendable {
  /// What is to be written.
  struct Output: Sendable {
    let format: CheckFormat
    let selection: CheckSelection?

    /// Whether only the counts are wanted.
    let isSummary: Bool

    func wants(_ answer: Answer) -> Bool { !isSummary && selection?.includes(answer) ?? true }

    /// Whether no line that cannot be spelled is written.
    var skipsImpossible: Bool { isSummary || selection == .accepted }
  }

  struct Source: ~Copyable, Sendable {
    var chunks: LineChunks

    /// Signalled when the piece that was handed out last has been dealt with.
    var previous = DispatchSemaphore(value: 0)

    init(_ file: consuming InputFile) {
      chunks = LineChunks(file, longestLine: LetterSieve.longestLine)
      previous.signal()
    }
  }

  private struct Sink: ~Copyable {
    var ledger: CheckLedger
    var file = OutputFile.standardOutput
    var fault: (any Error)?
  }

  private let output: Output
  private let sieve: LetterSieve?
  private let sink: Mutex<Sink>
  private let progress: ProgressLine

  init(_ round: Round, by judge: DictionaryJudge, _ output: Output) {
    self.output = output
    sieve = LetterSieve(round.root)
    progress = ProgressLine(besideResults: !output.isSummary) { "checked \($0 >> 20) MB" }
    sink = Mutex(Sink(ledger: CheckLedger(round, by: judge)))
  }

  /// Judges the lines of `file` with so many threads.
  func check(_ file: consuming InputFile, jobs: Int) throws {
    let source = Mutex(Source(file))
    defer { progress.finish() }
    DispatchQueue.concurrentPerform(iterations: jobs) { _ in work(on: source) }
    if let fault = sink.withLock({ $0.fault }) { throw fault }
  }

  /// Writes what is left to be written.
  func finish() throws {
    try sink.withLock { sink in
      if output.isSummary { try sink.file.write(output.format.line(for: sink.ledger.summary)) }
      try sink.file.flush()
    }
  }

  /// Takes one piece after the other until there is none, or until something has gone wrong on any thread.
  private func work(on source: borrowing Mutex<Source>) {
    var piece = CheckedPiece()
    while true {
      let mine = DispatchSemaphore(value: 0)
      let (read, previous) = source.withLock { source in
        defer { source.previous = mine }
        return (Result { () throws(FileFault) in try piece.read(from: &source.chunks) }, source.previous)
      }
      if case .success(true) = read { piece.sift(by: sieve, for: output) }
      previous.wait()
      defer { mine.signal() }
      let goesOn = sink.withLock { sink in
        if sink.fault != nil { return false }
        do {
          guard try read.get() else { return false }
          try piece.settle(for: output, &sink.ledger, &sink.file)
          progress.advance(by: piece.size)
          return true
        } catch {
          sink.fault = error
          return false
        }
      }
      if !goesOn { return }
    }
  }
}
