package import Cryptograms
import Journal
import Lexicon
import ScrambleFiles
import Spelling
import WordLists

extension CryptogramSession {
  /// A session on a cryptogram in the file at `path`, or on the one that was left last, before its first line. It is
  /// recorded in a new file at `transcript`, or in the state folder.
  ///
  /// - Parameters:
  ///   - path: a file with one cryptogram or several.
  ///   - layout: how these are parted.
  ///   - number: which of them is meant, counted from 1.
  ///   - request: the language.
  ///   - transcript: where to record.
  ///   - setup: where data and state are.
  package init(
    puzzleAt path: String?, parted layout: PuzzleLayout = .automatic, number: Int? = nil,
    _ request: CryptogramLanguage.Request = .init(), transcript: String?, _ setup: Setup
  ) throws {
    var notices: [Diagnostic] = []
    let language = try CryptogramLanguage(request, setup.data)
    let puzzle = try path.map { try Self.puzzle($0, layout, number, language.alphabet, &notices) }
    let bundled = InstalledDictionaries.bundledName
    let files = try request.words?.speller.files ?? InstalledDictionaries(setup.data).dictionary(bundled)
    let recorder = try Recorder(
      instrument: Worksheet.instrument, path: transcript, state: setup.state,
      isTyped: setup.isTyped,
      settings: { [try files.dataFile().setting(JudgingSetting.dictionary)] + (try language.settings(setup.data)) })
    let file = WorksheetFile(setup.state, language.alphabet)
    let lock = WorksheetLock(setup.state)
    notices += [lock.notice].compactMap(\.self)
    var isKept = true
    var state = Worksheet.State(language.alphabet)
    do throws(FileFault) {
      let kept = try file.read(settingAside: !lock.isElsewhere)
      state = kept.state ?? state
      notices += [kept.notice].compactMap(\.self)
      if let puzzle, !Self.texts(of: puzzle).contains(state.text) {
        let left = state
        for text in Self.texts(of: puzzle).compactMap(\.self) where state == left {
          let earlier = try file.read(puzzle: text, settingAside: !lock.isElsewhere)
          state = earlier.state ?? left
          notices += [earlier.notice].compactMap(\.self)
        }
        if lock.isGranted { try file.keepForLater(left) }
      }
    } catch {
      notices.append(.notKept(because: error))
      isKept = false
    }
    self.init(
      Worksheet(state), puzzle: puzzle, recorder: recorder, search: language.search,
      solver: language.solver, takeFault: language.takeFault, file: file, lock: isKept ? lock : nil, notices: notices)
  }

  /// The texts under which work on `puzzle` may have been kept: releases up to 1.1.0 kept the end of its last line.
  static func texts(of puzzle: PrintedPuzzle) -> [String?] { [puzzle.text, puzzle.text + "\n"] }

  /// The puzzle of the file at `path` with this number, which has to be a cryptogram.
  private static func puzzle(
    _ path: String, _ layout: PuzzleLayout, _ number: Int?, _ alphabet: CipherAlphabet, _ notices: inout [Diagnostic]
  ) throws -> PrintedPuzzle {
    let reader = PuzzleReader(try InputFile(path), place: path, layout, alphabet)
    var found = try reader.next()
    for met in 1..<max(1, number ?? 1) {
      if found == nil { break }
      found = try reader.next()
      if found == nil {
        throw Diagnostic(
          .usage, "cannot use --number \(number ?? 1)", because: "\(path) has \(counted(met, "puzzle"))",
          "name a smaller one")
      }
    }
    guard let found, found.fault == nil else {
      let fault = found?.fault ?? .noLetters
      throw Diagnostic(
        .badData, "cannot use \(path)", because: fault.description(of: alphabet), "name a file with a cryptogram")
    }
    notices += [found.guess].compactMap(\.self)
    // What follows may be no cryptogram, and is not asked for.
    if number == nil, !found.isOnly, (try? reader.next()) != nil {
      notices.append(
        .note(
          "taking the first puzzle of \(path)", because: "it has several",
          "--number N takes another one, --one takes all as one"))
    }
    return found.printed
  }
}

extension Diagnostic {
  /// What is told where the kept worksheet can be neither read nor set aside.
  fileprivate static func notKept(because fault: FileFault) -> Diagnostic {
    .note("this session is not kept", because: "\(fault)", "check its permissions")
  }
}

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
    carryingOn transcriptFile: GrowingFile, by judge: DictionaryJudge, _ setup: Setup, isCounted: Bool
  ) throws -> any Session {
    let language = try language(setup.data, asking: judge.speller)
    let (worksheet, lost) = recording.carriedOn(asking: language.search)
    let file = WorksheetFile(setup.state, language.alphabet)
    let lock = WorksheetLock(setup.state)
    var notices = noticesOfLost(lost, of: transcriptFile.path) + [lock.notice].compactMap(\.self)
    var isKept = true
    do throws(FileFault) {
      notices += [try file.leave(for: worksheet.state.text, lock)].compactMap(\.self)
    } catch {
      notices.append(.notKept(because: error))
      isKept = false
    }
    return CryptogramSession(
      worksheet, recorder: Recorder(carryingOn: transcriptFile, transcript, in: setup.state, isTyped: setup.isTyped),
      search: language.search, solver: language.solver, takeFault: language.takeFault, file: file,
      lock: isKept ? lock : nil,
      isCarriedOn: true, notices: notices)
  }
}
