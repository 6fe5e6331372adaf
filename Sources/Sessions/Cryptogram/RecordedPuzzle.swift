import Cryptograms
import Files
import Journal
import WordLists

/// A transcript of the cryptogram helper.
struct RecordedPuzzle: Recorded {
  let dictionary: RecordedDictionary
  private let recording: Recording<Helper>

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
    let (helper, lost) = recording.carriedOn(asking: search)
    let claim = StandingClaim(setup.state)
    return CryptogramSession(
      helper, recorder: Recorder(carryingOn: file, transcript, isTyped: setup.isTyped), search: search,
      solver: { try CryptogramSolver(setup.data) }, keeper: StandingFile(setup.state), claim: claim, isCarriedOn: true,
      notices: noticesOfLost(lost, "move", of: file.path) + [claim.notice].compactMap(\.self))
  }
}
