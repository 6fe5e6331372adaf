import Anagrams
import Files
import Journal

/// A transcript of the anagram workbench.
struct RecordedBench: Recorded {
  let dictionary: RecordedDictionary
  private let recording: Recording

  init(_ transcript: Transcript) throws(TranscriptFault) {
    recording = try Recording(transcript)
    dictionary = try RecordedDictionary(of: transcript)
  }

  var transcript: Transcript { recording.transcript }
  var changes: [String] { [] }

  func firstDivergence(by judge: DictionaryJudge) throws -> Divergence? {
    try recording.firstDivergence(by: AnagramWords(judge))
  }

  func carryOn(_ file: GrowingFile, by judge: DictionaryJudge, _ format: OutputFormat) throws {
    let (workbench, lost) = recording.workbench()
    tellLost(lost, "move", of: file.path)
    let settings = SettingsFile(of: Recording.instrument, in: StateFolder())
    var session = AnagramSession(
      workbench, recorder: Recorder(carryingOn: file, transcript), words: AnagramWords(judge),
      clues: ClueReader(judge.data), settings: settings.settings(), settingsFile: settings, isCarriedOn: true)
    try run(&session, with: judge, format)
  }
}
