import Anagrams
import Files
import Journal

/// A transcript of the anagram workbench.
struct RecordedBench: Recorded {
  let dictionary: RecordedDictionary
  private let recording: Recording<Workbench>

  init(_ transcript: Transcript) throws(TranscriptFault) {
    recording = try Recording(transcript)
    dictionary = try RecordedDictionary(of: transcript)
  }

  /// The setting that tells the clue that was worked on.
  static func setting(clue text: String) -> Transcript.Setting { .init(clue, text) }

  private static let clue = "clue"

  var transcript: Transcript { recording.transcript }
  var changes: [String] { [] }

  func firstDivergence(by judge: DictionaryJudge) throws -> Divergence? {
    try recording.firstDivergence(asking: AnagramWords(judge))
  }

  func carryOn(_ file: GrowingFile, by judge: DictionaryJudge, _ format: OutputFormat) throws {
    let (workbench, lost) = try recording.carriedOn(asking: AnagramWords(judge))
    tellLost(lost, "move", of: file.path)
    let settings = AnagramSettingsFile(StateFolder())
    let clues = ClueReader(judge.data)
    let clue = transcript.settings.first { $0.name == Self.clue }.flatMap { try? clues.read($0.value) }
    var session = AnagramSession(
      workbench, recorder: Recorder(carryingOn: file, transcript), words: AnagramWords(judge),
      clues: clues, settings: settings.settings(), settingsFile: settings, clue: clue, isCarriedOn: true)
    try run(&session, with: judge, format)
  }
}
