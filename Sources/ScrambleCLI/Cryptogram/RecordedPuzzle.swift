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

  func carryOn(_ file: GrowingFile, by judge: DictionaryJudge, _ format: OutputFormat) throws {
    let search = try PatternSearch(judge.data)
    let (helper, lost) = recording.carriedOn(asking: search)
    tellLost(lost, "move", of: file.path)
    let state = StateFolder()
    var session = CryptogramSession(
      helper, recorder: Recorder(carryingOn: file, transcript), search: search,
      solver: { try CryptogramSolver(judge.data) }, keeper: StandingFile(state),
      claim: StandingClaim(state), isCarriedOn: true)
    try Loop(format: format, state: state).run(&session)
  }
}
