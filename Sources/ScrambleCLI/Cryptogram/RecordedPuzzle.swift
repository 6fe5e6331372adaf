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

  func carryOn(_ file: GrowingFile, by judge: DictionaryJudge, _ format: OutputFormat) throws {
    let search = try PatternSearch(judge.data)
    let (worksheet, lost) = recording.carriedOn(asking: search)
    tellLost(lost, "move", of: file.path)
    let folder = StateFolder()
    var session = CryptogramSession(
      worksheet, recorder: Recorder(carryingOn: file, transcript), search: search,
      solver: { try CryptogramSolver(judge.data) }, file: WorksheetFile(folder),
      lock: WorksheetLock(folder), isCarriedOn: true)
    try Loop(format: format, state: folder).run(&session)
  }
}
