import Cryptograms
import Files
import Journal
import WordLists

/// A transcript of the cryptogram helper.
struct RecordedPuzzle: Recorded {
  let dictionary: RecordedDictionary
  private let recording: Recording<Worksheet>

  init(_ transcript: Transcript) throws(TranscriptFault) {
    recording = try Recording(transcript)
    dictionary = try RecordedDictionary(of: transcript)
  }

  var transcript: Transcript { recording.transcript }
  var changes: [String] { [] }

  func firstDivergence(by judge: DictionaryJudge) throws -> Divergence? {
    recording.firstDivergence(asking: try PatternSearch(judge.data))
  }

  func session(
    carryingOn file: GrowingFile, by judge: DictionaryJudge, _ setup: Setup, isCounted: Bool
  ) throws -> any Session {
    let search = try PatternSearch(setup.data)
    let (worksheet, lost) = recording.carriedOn(asking: search)
    let lock = WorksheetLock(setup.state)
    return CryptogramSession(
      worksheet, recorder: Recorder(carryingOn: file, transcript, isTyped: setup.isTyped), search: search,
      solver: { try CryptogramSolver(setup.data) }, file: WorksheetFile(setup.state), lock: lock, isCarriedOn: true,
      notices: noticesOfLost(lost, "move", of: file.path) + [lock.notice].compactMap(\.self))
  }
}
