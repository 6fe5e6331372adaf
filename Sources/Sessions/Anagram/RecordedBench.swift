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

  func session(
    carryingOn file: GrowingFile, by judge: DictionaryJudge, _ setup: Setup, isCounted: Bool
  ) throws -> any Session {
    let (workbench, lost) = try recording.carriedOn(asking: AnagramWords(judge))
    let settingsFile = AnagramSettingsFile(setup.state)
    let (settings, notice) = settingsFile.settings()
    let clues = ClueReader(setup.data)
    let clue = transcript.settings.first { $0.name == Self.clue }.flatMap { try? clues.read($0.value) }
    return AnagramSession(
      workbench, recorder: Recorder(carryingOn: file, transcript, isTyped: setup.isTyped), words: AnagramWords(judge),
      clues: clues, settings: settings, settingsFile: settingsFile, clue: clue, isCarriedOn: true,
      notices: noticesOfLost(lost, "move", of: file.path) + [notice].compactMap(\.self))
  }
}
