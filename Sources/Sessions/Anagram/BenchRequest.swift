import Anagrams
import Journal
import Lexicon
import ScrambleFiles
import Spelling
import WordLists

/// The bench that a person asks for.
package struct BenchRequest {
  /// The letters, with the enumeration if it is known, as they are typed, or nil for none yet.
  package var letters: String?

  /// A clue to read, or nil.
  package var clue: String?

  /// Whether answers are told from the beginning.
  package var isSolverOn: Bool

  /// What letters are shuffled by, or nil for a number of chance.
  package var seed: UInt64?

  /// Whether nothing is to move, whatever the settings say.
  package var isStill: Bool

  /// The path of the new file in which the session is recorded, or nil for one in the state folder.
  package var transcript: String?

  package init(
    letters: String? = nil, clue: String? = nil, isSolverOn: Bool = false, seed: UInt64? = nil, isStill: Bool = false,
    transcript: String? = nil
  ) {
    self.letters = letters
    self.clue = clue
    self.isSolverOn = isSolverOn
    self.seed = seed
    self.isStill = isStill
    self.transcript = transcript
  }
}

extension AnagramSession {
  /// The bench that was asked for, before its first line.
  package init(_ request: BenchRequest, by judge: DictionaryJudge, _ setup: Setup) throws {
    let orthography = judge.judging.anagramOrthography
    let reader = ClueReader(setup.data, orthography)
    let clue = try request.clue.map { try reader.read($0) }
    let workbench = try request.letters.map { try Self.workbench($0, orthography, clue?.clue, request.seed) }
    let recorder = try Recorder(
      instrument: Workbench.instrument, version: Workbench.version, path: request.transcript, state: setup.state,
      isTyped: setup.isTyped,
      settings: {
        try judge.judging.settings() + judge.judging.orthography.transcriptSettings
          + (request.clue.map { [RecordedBench.setting(clue: $0)] } ?? [])
      })
    let settingsFile = AnagramSettingsFile(setup.state)
    let (settings, notice) = settingsFile.settings()
    self.init(
      workbench, recorder: recorder, words: AnagramWords(judge), clues: reader, settings: settings,
      settingsFile: settingsFile, clue: clue, seed: request.seed, solver: request.isSolverOn, isStill: request.isStill,
      notices: [notice].compactMap(\.self))
  }

  private static func workbench(
    _ text: String, _ orthography: Orthography, _ clue: Clue?, _ seed: UInt64?
  ) throws -> Workbench {
    do {
      let letters = try TypedLetters(text, orthography, of: clue)
      return try Workbench(letters.fodder, letters.enumeration ?? clue?.enumeration, seed: seed ?? .drawn())
    } catch let fault as FodderFault {
      throw Diagnostic(.usage, "cannot work on '\(text.prefix(40))'", because: "\(fault)", "name a word or phrase")
    } catch let fault as EnumerationFault {
      throw Diagnostic(.usage, "\(fault)", "write it as (8), (3,5) or (2-4)")
    } catch let refusal as Refusal {
      throw Diagnostic(
        .usage, "cannot work on '\(text.prefix(40))'", because: "\(refusal)",
        "name an enumeration of as many letters, or add a ? for each letter from elsewhere")
    }
  }
}

/// A transcript of the anagram workbench.
struct RecordedBench: Recorded {
  let judging: RecordedJudging
  private let recording: Recording<Workbench>

  init(_ transcript: Transcript) throws(TranscriptFault) {
    recording = try Recording(transcript)
    judging = try RecordedJudging(transcript)
  }

  /// The setting that tells the clue that was worked on.
  static func setting(clue text: String) -> Transcript.Setting { .init(clue, text) }

  private static let clue = "clue"

  var transcript: Transcript { recording.transcript }
  var changes: [String] { [] }

  func firstDivergence(by judge: DictionaryJudge) throws -> Divergence? {
    try recording.firstDivergence(asking: AnagramWords(judge))
  }

  func describe(_ session: inout KeptSession, _ data: DataFolder) throws {
    let bench = try recording.carriedOn(asking: NoWords()).engine.bench
    session.title = bench.fodder.phrase
    session.progress = bench.slots.map { $0.letter.map(String.init) ?? "_" }.joined()
  }

  /// Stands for the words where what is on record is believed.
  private struct NoWords: WordSource {
    func isReal(_ word: String) -> Bool { false }

    func words(from letters: [Character], ofLengths lengths: Set<Int>) -> [KnownWord]? { nil }
  }

  func session(
    carryingOn file: GrowingFile, by judge: DictionaryJudge, _ setup: Setup, isCounted: Bool
  ) throws -> any Session {
    let (workbench, lost) = try recording.carriedOn(asking: AnagramWords(judge))
    let settingsFile = AnagramSettingsFile(setup.state)
    let (settings, notice) = settingsFile.settings()
    let clues = ClueReader(setup.data, judge.judging.anagramOrthography)
    let clue = transcript.settings.first { $0.name == Self.clue }.flatMap { try? clues.read($0.value) }
    return AnagramSession(
      workbench, recorder: Recorder(carryingOn: file, transcript, in: setup.state, isTyped: setup.isTyped),
      words: AnagramWords(judge),
      clues: clues, settings: settings, settingsFile: settingsFile, clue: clue, isCarriedOn: true,
      notices: noticesOfLost(lost, of: file.path) + [notice].compactMap(\.self))
  }
}
