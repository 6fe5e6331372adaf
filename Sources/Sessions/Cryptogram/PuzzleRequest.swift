import Cryptograms
import Journal
import ScrambleFiles
import Spelling
import WordLists

extension CryptogramSession {
  /// A session on the cryptogram in the file at `path`, or on the one that was left last, before its first line. It is
  /// recorded in a new file at `transcript`, or in the state folder.
  package init(puzzleAt path: String?, transcript: String?, _ setup: Setup) throws {
    let puzzle = try path.map { try Self.puzzle($0) }
    let solver = { @Sendable in try CryptogramSolver(setup.data) }
    let search = try PatternSearch(setup.data).reading(by: solver)
    let files = try InstalledDictionaries(setup.data).dictionary(InstalledDictionaries.bundledName)
    let recorder = try Recorder(
      instrument: Worksheet.instrument, version: Worksheet.version, path: transcript, state: setup.state,
      isTyped: setup.isTyped,
      settings: {
        [
          try files.dataFile().setting(JudgingSetting.dictionary),
          try HelperSetting.file(setup.data).setting(HelperSetting.words),
        ]
      })
    let file = WorksheetFile(setup.state)
    let lock = WorksheetLock(setup.state)
    var notices = [lock.notice].compactMap(\.self)
    var isKept = true
    var state = Worksheet.State()
    do throws(FileFault) {
      let kept = try file.read(settingAside: !lock.isElsewhere)
      state = kept.state ?? state
      notices += [kept.notice].compactMap(\.self)
      if let puzzle, state.text != puzzle {
        let left = state
        let earlier = try file.read(puzzle: puzzle, settingAside: !lock.isElsewhere)
        state = earlier.state ?? left
        notices += [earlier.notice].compactMap(\.self)
        if lock.isGranted { try file.keepForLater(left) }
      }
    } catch {
      notices.append(.notKept(because: error))
      isKept = false
    }
    self.init(
      Worksheet(state), puzzle: puzzle, recorder: recorder, search: search,
      solver: solver, file: file, lock: isKept ? lock : nil, notices: notices)
  }

  /// The text of the file at `path`, which has to be a cryptogram.
  private static func puzzle(_ path: String) throws -> String {
    // One character may take four bytes, so a file of more is too long without being read to its end.
    let bytes = try readFile(path, upTo: 4 * Cryptogram.mostScalars)
    let text = String(preserving: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...])
    do throws(CipherFault) {
      _ = try Cryptogram(text)
    } catch {
      throw Diagnostic(.badData, "cannot use \(path)", because: "\(error)", "name a file with a cryptogram")
    }
    return text
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

  init(_ transcript: Transcript) throws(TranscriptFault) {
    recording = try Recording(transcript)
    judging = try RecordedJudging(transcript)
  }

  var transcript: Transcript { recording.transcript }
  var changes: [String] { [] }

  func firstDivergence(by judge: DictionaryJudge) throws -> Divergence? {
    recording.firstDivergence(asking: try PatternSearch(judge.data, in: transcript))
  }

  func describe(_ session: inout KeptSession, _ data: DataFolder) throws {
    let worksheet = recording.carriedOn(asking: try PatternSearch(data, in: transcript)).engine
    let text = worksheet.state.text ?? ""
    let beginning = text.prefix(Self.shownCharacters).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    session.title = text.isEmpty ? "no puzzle" : beginning + (text.count > Self.shownCharacters ? "…" : "")
    session.progress = counted(worksheet.map.pairs.count, "pair")
  }

  private static let shownCharacters = 30

  func session(
    carryingOn transcriptFile: GrowingFile, by judge: DictionaryJudge, _ setup: Setup, isCounted: Bool
  ) throws -> any Session {
    let solver = { @Sendable in try CryptogramSolver(setup.data) }
    let search = try PatternSearch(setup.data, in: transcript).reading(by: solver)
    let (worksheet, lost) = recording.carriedOn(asking: search)
    let file = WorksheetFile(setup.state)
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
      search: search, solver: solver, file: file, lock: isKept ? lock : nil,
      isCarriedOn: true, notices: notices)
  }
}
