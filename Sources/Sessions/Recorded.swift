import Anagrams
import Cryptograms
package import Journal
package import ScrambleFiles
package import WordLists

/// A transcript of one of the instruments, with the data that it was made with as far as that is still there.
package protocol Recorded {
  var transcript: Transcript { get }

  /// By what words were judged.
  var judging: RecordedJudging { get }

  /// What else is no longer as it was when the session was recorded, one line each.
  var changes: [String] { get }

  /// Where a session of the same moves first takes another course.
  func firstDivergence(by judge: DictionaryJudge) throws -> Divergence?

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

/// What is to be told of lines of a transcript that could not be carried over.
func noticesOfLost(_ lost: [Int], of path: String) -> [Diagnostic] {
  lost.first.map { line in
    let moves = counted(lost.count, "move")
    return [.note("cannot play \(moves) of \(path)", because: "the first is in line \(line)", "left out")]
  } ?? []
}
