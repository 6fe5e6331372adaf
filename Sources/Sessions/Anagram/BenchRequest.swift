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
      instrument: Workbench.instrument, path: request.transcript, state: setup.state,
      isTyped: setup.isTyped,
      settings: {
        try judge.judging.settings() + judge.judging.orthography.transcriptSettings
          + (try judge.judging.answers(setup.data).map { [$0.setting(RecordedBench.answers)] } ?? [])
          + (request.clue.map { [RecordedBench.setting(clue: $0)] } ?? [])
      })
    let (settings, notice) = AnagramSettingsFile(setup.state).settings()
    self.init(
      workbench, recorder: recorder, words: AnagramWords(judge), clues: reader, settings: settings,
      state: setup.state, clue: clue, seed: request.seed,
      solver: request.isSolverOn, isStill: request.isStill,
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
        .usage, "cannot work on '\(text.prefix(40))'", because: String("\(refusal)".dropLast()),
        "name an enumeration of as many letters, or add a ? for each letter from elsewhere")
    }
  }
}

/// A transcript of the anagram workbench.
struct RecordedBench: Recorded {
  let judging: RecordedJudging
  private let recording: Recording<Workbench>

  /// The list of answers that had a say, or nil.
  private let list: DataFile?
  private let data: DataFolder

  init(_ transcript: Transcript, _ data: DataFolder) throws(TranscriptFault) {
    recording = try Recording(transcript)
    judging = try RecordedJudging(transcript)
    list = try DataFile.named(Self.answers, in: transcript)
    self.data = data
  }

  var changes: [String] {
    guard let list, list.fingerprint != (try? BundledAnswers(data))?.file.fingerprint else { return [] }
    return ["the list of crossword answers has changed"]
  }

  /// The setting that tells the list of answers that had a say.
  static let answers = "answers"

  /// The setting that tells the clue that was worked on.
  static func setting(clue text: String) -> Transcript.Setting { .init(clue, text) }

  private static let clue = "clue"

  var transcript: Transcript { recording.transcript }

  func replay(by judge: DictionaryJudge) throws -> ReplayOutcome<LookupFault> {
    try recording.replay(asking: AnagramWords(judge), lacking: changes.first.map { LookupFault(changed: $0) }) {
      switch $0 {
      case .hint, .check, .solve, .combine: true
      default: false
      }
    }
  }

  func describe(_ session: inout KeptSession, _ data: DataFolder) throws {
    let workbench = try recording.carriedOn(asking: NoWords()).engine
    let (bench, entry) = (workbench.bench, workbench.entry)
    let about = bench.count == 0 ? entry.clue : bench.fodder.phrase
    let title = [entry.name, about].filter { !$0.isEmpty }.joined(separator: ": ")
    session.title = title.isEmpty ? "no letters" : title
    session.progress = bench.slots.map { $0.letter.map(String.init) ?? "_" }.joined()
  }

  func session(
    carryingOn file: GrowingFile, by judge: DictionaryJudge, _ setup: Setup, isCounted: Bool
  ) throws -> any Session {
    let (workbench, lost) = try recording.carriedOn(asking: AnagramWords(judge))
    let (settings, notice) = AnagramSettingsFile(setup.state).settings()
    let clues = ClueReader(setup.data, judge.judging.anagramOrthography)
    let text = workbench.entry.clue
    let clue = text.isEmpty ? nil : try? clues.read(text)
    return AnagramSession(
      workbench, recorder: Recorder(carryingOn: file, transcript, in: setup.state, isTyped: setup.isTyped),
      words: AnagramWords(judge),
      clues: clues, settings: settings, state: setup.state, clue: clue,
      isCarriedOn: true,
      notices: noticesOfLost(lost, of: file.path) + [notice].compactMap(\.self))
  }
}
