import Cryptograms
import Journal
import Lexicon
import ScrambleFiles
import Spelling
import WordLists

/// A transcript of the cryptogram helper.
struct RecordedPuzzle: Recorded {
  let judging: RecordedJudging
  private let recording: Recording<Worksheet>
  private let data: DataFolder

  /// The model of the language, or nil for the bundled one of English.
  private let model: DataFile?

  /// The bundled words and names, or nil where others were searched.
  private let index: DataFile?

  init(_ transcript: Transcript, _ data: DataFolder) throws(TranscriptFault) {
    recording = try Recording(transcript)
    judging = try RecordedJudging(transcript)
    model = try DataFile.named(Worksheet.modelSetting, in: transcript)
    index = try DataFile.named(HelperSetting.words, in: transcript)
    self.data = data
  }

  var transcript: Transcript { recording.transcript }

  var changes: [String] {
    let indexChanges =
      index == nil || index?.fingerprint == (try? HelperSetting.file(data))?.fingerprint
      ? [] : ["the word index has changed"]
    guard let model else { return indexChanges }
    let now = try? OpenedModel(model.name, data).model
    guard let now else { return indexChanges + ["the model \(model.name) is gone"] }
    return indexChanges
      + (Fingerprint(now.header) == model.fingerprint ? [] : ["the model \(model.name) has changed"])
  }

  /// The language of the session.
  ///
  /// - Throws: `Diagnostic` where its model is gone, or is one of another alphabet.
  private func language(_ data: DataFolder, asking speller: (any SpellChecker)? = nil) throws -> CryptogramLanguage {
    // All transcripts without a dictionary of their own name the bundled one, whose words are in the index. Beside a
    // model they were searched where the index is on record.
    let isUnnamed = judging.isBundled && (model == nil || index == nil)
    let words = isUnnamed ? nil : speller.map { CryptogramLanguage.Words($0) }
    let alphabet = recording.start.alphabet
    let request = CryptogramLanguage.Request(
      model: model?.name, words: words, alphabet: model == nil ? alphabet : nil)
    let language = try CryptogramLanguage(request, data)
    guard language.alphabet == alphabet else {
      throw Diagnostic(
        .badData, "cannot use the model \(model?.name ?? BundledModel.englishName)",
        because: "its alphabet is \(language.alphabet), and that of the session \(alphabet)",
        "put the model of the session in its place")
    }
    return language
  }

  func replay(by judge: DictionaryJudge) throws -> ReplayOutcome<LookupFault> {
    let language = try language(judge.data, asking: judge.speller)
    let outcome = try recording.replay(
      asking: language.search, lacking: changes.first.map { LookupFault(changed: $0) }
    ) {
      switch $0 {
      case .search, .pick, .enter: true
      default: false
      }
    }
    if let fault = language.takeFault() { throw fault }
    return outcome
  }

  func describe(_ session: inout KeptSession, _ data: DataFolder) throws {
    let worksheet = recording.carriedOn(asking: try language(data).search).engine
    let text = worksheet.state.text ?? ""
    let beginning = text.prefix(Self.shownCharacters).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    session.title = text.isEmpty ? "no puzzle" : beginning + (text.count > Self.shownCharacters ? "…" : "")
    session.progress = counted(worksheet.map.pairs.count, "pair")
  }

  private static let shownCharacters = 30

  func session(
    carryingOn file: GrowingFile, by judge: DictionaryJudge, _ setup: Setup, isCounted: Bool
  ) throws -> any Session {
    let language = try language(setup.data, asking: judge.speller)
    let (worksheet, lost) = recording.carriedOn(asking: language.search)
    return CryptogramSession(
      worksheet, recorder: Recorder(carryingOn: file, transcript, in: setup.state, isTyped: setup.isTyped),
      search: language.search, solver: language.solver, takeFault: language.takeFault, in: setup.state,
      isCarriedOn: true, notices: noticesOfLost(lost, of: file.path))
  }
}
