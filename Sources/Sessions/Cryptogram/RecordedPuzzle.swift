import Cryptograms
import Journal
import Lexicon

final class RecordedPuzzle: Recorded {
  let judging: RecordedJudging
  private let recording: Recording<Worksheet>
  private let world: World

  /// The model of the language, or nil for the bundled one of English.
  private let model: DataFile?

  /// The bundled words and names, or nil where others were searched.
  private let index: DataFile?

  init(_ transcript: Transcript, _ world: World) throws(TranscriptFault) {
    recording = try Recording(transcript)
    judging = try RecordedJudging(transcript)
    model = try transcript.value(of: Worksheet.modelSetting) { DataFile($0) }
    index = try transcript.value(of: HelperSetting.words) { DataFile($0) }
    self.world = world
  }

  var transcript: Transcript { recording.transcript }

  var changes: [String] {
    let indexChanges =
      index == nil || index?.fingerprint == (try? HelperSetting.file(world.library))?.fingerprint
      ? [] : ["the word index has changed"]
    guard let model else { return indexChanges }
    let now = try? OpenedModel(model.name, world.library).model
    guard let now else { return indexChanges + ["the model \(model.name) is gone"] }
    return indexChanges
      + (Fingerprint(now.header) == model.fingerprint ? [] : ["the model \(model.name) has changed"])
  }

  /// The language of the session.
  ///
  /// - Throws: `Diagnostic` where its model is gone, or is one of another alphabet.
  private func language(_ dictionary: NamedDictionary? = nil) throws(Diagnostic) -> CryptogramLanguage {
    // All transcripts without a dictionary of their own name the bundled one, whose words are in the index. Beside a
    // model they were searched where the index is on record.
    let isUnnamed = judging.isUsual && (model == nil || index == nil)
    let words = isUnnamed ? nil : dictionary
    let alphabet = recording.start.alphabet
    let request = CryptogramLanguage.Request(
      model: model?.name, words: words, alphabet: model == nil ? alphabet : nil)
    let language = try CryptogramLanguage(request, world.library)
    guard language.alphabet == alphabet else {
      throw Diagnostic(
        .badData, "cannot use the model \(model?.name ?? OpenedModel.englishName)",
        because: "its alphabet is \(language.alphabet), and that of the session \(alphabet)",
        "put the model of the session in its place")
    }
    return language
  }

  func replay(by judge: any WordJudge) throws(Diagnostic) -> ReplayOutcome<LookupFault> {
    let language = try language(judge.judging.dictionary)
    let outcome = try recording.replay(
      asking: language.search, lacking: changes.first.map { LookupFault(changed: $0) }, for: { $0.asks }, Self.fault)
    if let fault = language.takeFault() { throw fault }
    return outcome
  }

  func describe(_ session: inout KeptSession) throws(Diagnostic) {
    let worksheet = recording.carriedOn(asking: try language().search).engine
    let text = worksheet.state.text ?? ""
    let beginning = text.prefix(Self.shownCharacters).split(whereSeparator: { $0.isWhitespace }).joined(separator: " ")
    session.title = text.isEmpty ? "no puzzle" : beginning + (text.count > Self.shownCharacters ? "…" : "")
    session.progress = counted(worksheet.map.pairs.count, "pair")
  }

  /// A search never fails: it notes what goes wrong.
  private static func fault(_ never: Never) -> LookupFault {}

  private static let shownCharacters = 30

  func session(
    carryingOn path: String, by judge: any WordJudge, isCounted: Bool
  ) throws(Diagnostic) -> any OpenSession {
    let language = try language(judge.judging.dictionary)
    let (worksheet, lost) = recording.carriedOn(asking: language.search)
    return Opened(
      CryptogramSession(
        worksheet, recorder: Recorder(carryingOn: path, transcript, world), search: language.search,
        solver: language.solver, takeFault: language.takeFault, notices: noticesOfLost(lost, of: path)))
  }
}
