import Anagrams
import Cryptograms
package import Journal
package import Lexicon
package import ScrambleFiles
package import WordLists

/// A transcript of one of the instruments, with the data that it was made with as far as that is still there.
package protocol Recorded {
  var transcript: Transcript { get }

  /// By what words were judged.
  var judging: RecordedJudging { get }

  /// What else is no longer as it was when the session was recorded, one line each.
  var changes: [String] { get }

  /// Judges every move anew. The fault tells what is not here that the session was judged by.
  func replay(by judge: DictionaryJudge) throws -> ReplayOutcome<LookupFault>

  /// Completes what a list tells of the session, without judging any word.
  func describe(_ session: inout KeptSession, _ data: DataFolder) throws

  /// The session that goes on where the record ends, which `file` holds. What it comes to counts in the statistics
  /// where `isCounted` says so and there are any.
  func session(
    carryingOn file: GrowingFile, by judge: DictionaryJudge, _ setup: Setup, isCounted: Bool
  ) throws -> any Session
}

/// Reads the transcript in `bytes`, whichever instrument made it.
package func recorded(_ bytes: [UInt8], path: String, _ data: DataFolder, allowingTorn: Bool = false) throws
  -> any Recorded
{
  do throws(TranscriptFault) {
    let transcript = try Transcript(parsing: bytes)
    if let line = transcript.tornLine, !allowingTorn { throw TranscriptFault(.torn, line: line) }
    return switch transcript.instrument {
    case Workbench.instrument: try RecordedBench(transcript, data)
    case Worksheet.instrument: try RecordedPuzzle(transcript, data)
    default: try RecordedGame(transcript, data)
    }
  } catch {
    throw Diagnostic(error, path: path)
  }
}

extension Recorded {
  /// What has changed since the session was recorded, where `judging` judges it now, one line each.
  package func allChanges(judgedBy judging: Judging) throws -> [String] {
    try changes + self.judging.changes(judgedBy: judging)
  }
}

extension Recording {
  /// Judges every move anew.
  ///
  /// - Parameters:
  ///   - oracle: asked.
  ///   - missing: what is not here that the session was judged by, or nil.
  ///   - asks: whether a move needs that.
  func replay(
    asking oracle: Engine.Oracle, lacking missing: LookupFault? = nil, for asks: (Engine.Move) -> Bool = { _ in false }
  ) throws -> ReplayOutcome<LookupFault> {
    let first = transcript.records.firstIndex { start.move(of: $0).map(asks) == true }
    guard let missing, let first else { return try outcome(asking: oracle) }
    let beginning = try Recording(
      Transcript(
        instrument: transcript.instrument, identity: transcript.identity, settings: transcript.settings,
        records: Array(transcript.records[..<first]))
    ).outcome(asking: oracle)
    return beginning.agrees ? .cannotBeJudged(line: transcript.line(ofRecord: first), missing) : beginning
  }

  /// Judges every move anew, and throws a fault of another kind than that something is missing.
  private func outcome(asking oracle: Engine.Oracle) throws -> ReplayOutcome<LookupFault> {
    try replay(asking: oracle).mapFault { fault throws in
      guard let fault = fault as? LookupFault, fault.kind == .missing else { throw fault }
      return fault
    }
  }
}

extension LookupFault {
  /// The fault of a line that cannot be judged because something has changed, as `changed` says.
  init(changed: String) { self.init(.missing, changed, because: nil, "judge with the data of the session") }
}

/// What is to be told of lines of a transcript that could not be carried over.
func noticesOfLost(_ lost: [Int], of path: String) -> [Diagnostic] {
  lost.first.map { line in
    let moves = counted(lost.count, "move")
    return [.note("cannot play \(moves) of \(path)", because: "the first is in line \(line)", "left out")]
  } ?? []
}
