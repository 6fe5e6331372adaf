import Anagrams
import Journal
import Lexicon

final class RecordedBench: Recorded {
  let judging: RecordedJudging
  private let recording: Recording<Workbench>

  /// The list of answers that had a say, or nil.
  private let list: DataFile?
  private let world: World

  init(_ transcript: Transcript, _ world: World) throws(TranscriptFault) {
    recording = try Recording(transcript)
    judging = try RecordedJudging(transcript)
    list = try transcript.value(of: Self.answers) { DataFile($0) }
    self.world = world
  }

  var changes: [String] {
    guard let list, list.fingerprint != (try? AnswerIndex(world.library))?.file.fingerprint else { return [] }
    return ["the list of crossword answers has changed"]
  }

  /// The setting that tells the list of answers that had a say.
  static let answers = "answers"

  /// The setting that tells the clue that was worked on.
  static let clue = "clue"

  var transcript: Transcript { recording.transcript }

  func replay(by judge: any WordJudge) throws(Diagnostic) -> ReplayOutcome<LookupFault> {
    try recording.replay(
      asking: AnagramWords(judge, world.library), lacking: changes.first.map { LookupFault(changed: $0) },
      for: { $0.asks }, { $0 })
  }

  func describe(_ session: inout KeptSession) throws(Diagnostic) {
    let workbench = try carriedOn(asking: NoWords()).engine
    let (bench, entry) = (workbench.bench, workbench.entry)
    let about = bench.count == 0 ? entry.clue : bench.fodder.phrase
    let title = [entry.name, about].filter { !$0.isEmpty }.joined(separator: ": ")
    session.title = title.isEmpty ? "no letters" : title
    if let crossword = workbench.crossword {
      session.title = crossword.name
      session.progress = crossword.score
      return
    }
    session.progress = bench.slots.map { $0.letter.map { String($0) } ?? "_" }.joined()
  }

  func session(
    carryingOn path: String, by judge: any WordJudge, isCounted: Bool
  ) throws(Diagnostic) -> any OpenSession {
    let words = AnagramWords(judge, world.library)
    let (workbench, lost) = try carriedOn(asking: words)
    let (settings, notice) = AnagramSettingsFile.settings(on: world.shelf)
    let clues = ClueReader(world.library, judge.judging.anagramOrthography)
    let text = workbench.entry.clue
    let clue = text.isEmpty ? nil : try? clues.read(clue: text)
    return Opened(
      AnagramSession(
        workbench, recorder: Recorder(carryingOn: path, transcript, world), words: words, clues: clues,
        settings: settings, clue: clue, notices: noticesOfLost(lost, of: path) + [notice].compactMap { $0 }))
  }

  private func carriedOn(asking words: any WordSource) throws(Diagnostic) -> (engine: Workbench, lost: [Int]) {
    do throws(LookupFault) { return try recording.carriedOn(asking: words) } catch { throw Diagnostic(error) }
  }
}
