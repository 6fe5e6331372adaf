public import Journal

/// A transcript of the bench, understood.
public struct Recording: Sendable {
  /// The name under which transcripts of the bench go.
  public static let instrument = "anagram"

  /// The transcript as it was read.
  public let transcript: Transcript
  private let moves: [Move]
  private let start: Workbench

  /// - Throws: `TranscriptFault` where a line is no event of the bench, or the first event begins no bench.
  public init(_ transcript: Transcript) throws(TranscriptFault) {
    let moves = try transcript.events(of: Self.instrument) { Move($0) }
    guard case .begin(let fodder, let enumeration, let seed)? = moves.first,
      let start = try? Workbench(fodder, enumeration, seed: seed)
    else { throw TranscriptFault(.headerIncomplete, line: transcript.line(ofRecord: 0)) }
    self.transcript = transcript
    self.moves = moves
    self.start = start
  }

  /// Makes every move anew and compares what happens with what was recorded. A move that is refused has no outcome.
  public func firstDivergence<Source: WordSource>(by source: Source) throws(Source.Fault) -> Divergence? {
    var workbench = start
    for (index, move) in moves.enumerated() {
      let recorded = transcript.records[index]
      let event = try workbench.make(move, by: source)
      let found = (try? event.get()).map { Record($0.fields) }
      if found != recorded {
        return Divergence(line: transcript.line(ofRecord: index), recorded: recorded, found: found)
      }
    }
    return nil
  }

  /// The bench as it stood at the last event. A letter that a hint put into its place is believed, whatever has become
  /// of the dictionary since. Moves that cannot be made can only stand in an edited transcript; their lines are `lost`.
  public func workbench() -> (workbench: Workbench, lost: [Int]) {
    var workbench = start
    var lost: [Int] = []
    for (index, move) in moves.enumerated() {
      let isMade =
        switch move {
        case .hint(.letter): (try? workbench.accept(recordedHint(index))) != nil
        case .hint, .check, .solve, .end: true
        case .begin, .change, .undo, .redo, .solver, .believe: (try? workbench.make(move, by: NoSource()).get()) != nil
        }
      if !isMade { lost.append(transcript.line(ofRecord: index)) }
    }
    return (workbench, lost)
  }

  private func recordedHint(_ index: Int) -> Hint {
    let fields = transcript.records[index].fields
    guard fields.count == 6, fields[3].count == 1, let slot = Int(fields[4]) else { return .hopeless }
    return .letter(fields[3].first!, slot: slot)
  }
}

/// Who is asked nothing, because what was said is on record.
private struct NoSource: WordSource {
  func isReal(_ word: String) -> Bool { false }
  func words(from letters: [Character], ofLengths lengths: Set<Int>) -> [KnownWord]? { nil }
}
