import Journal
import Lexicon
import ScrambleFiles
import Spelling
import WordLists
import WordScramble

/// A transcript of the game, with the data that it was played with as far as that is still there.
struct RecordedGame: Recorded {
  let judging: RecordedJudging
  private let recording: Recording<Game>

  /// The start list, or nil where the player's own list is gone.
  private let list: StartList?

  /// How many words a root had to offer, where only some roots were welcome.
  private let range: WordsRange?

  /// How many letters a root had to have, where only some roots were welcome.
  private let shortestRoot: Int?

  private let listFile: DataFile

  init(_ transcript: Transcript, _ data: DataFolder) throws(TranscriptFault) {
    recording = try Recording(transcript)
    judging = try RecordedJudging(transcript)
    range = try PlaySetting.range(of: transcript)
    shortestRoot = try PlaySetting.shortestRoot(of: transcript)
    listFile = try DataFile(PlaySetting.startList, of: transcript)
    // A transcript may name anything; a pipe would be waited for.
    let path = listFile.name == DataFolder.bundledName ? nil : listFile.name
    list = path.map(isOrdinaryFile) ?? true ? try? StartList(path, judging.orthography, data) : nil
  }

  var transcript: Transcript { recording.transcript }

  var changes: [String] {
    switch list?.fingerprint {
    case nil: ["the start list \(listFile.name) is gone"]
    case listFile.fingerprint: []
    default: ["the start list \(listFile.name) has changed"]
    }
  }

  func firstDivergence(by judge: DictionaryJudge) throws -> Divergence? {
    var recording = recording
    recording.start.judge(by: judge.judging.orthography)
    recording.start.roots = try roots(by: judge)
    return try recording.firstDivergence(asking: judge)
  }

  func session(
    carryingOn file: GrowingFile, by judge: DictionaryJudge, _ setup: Setup, isCounted: Bool
  ) throws -> any Session {
    var (game, lost) = try recording.carriedOn(asking: judge)
    game.roots = try roots(by: judge) ?? list?.words
    let options = GameOptions(
      words: listFile.name == DataFolder.bundledName ? nil : listFile.name, range: range,
      judging: judge.judging.arguments)
    return PlaySession(
      game, options, recorder: Recorder(carryingOn: file, transcript, isTyped: setup.isTyped), judge: judge,
      clock: Stopwatch(showing: recording.elapsed), results: isCounted ? ResultBook(setup.state) : nil,
      isCarriedOn: true, notices: noticesOfLost(lost, of: file.path))
  }

  /// The roots that were drawn from, or nil where the list is gone or can no longer be narrowed to them.
  private func roots(by judge: DictionaryJudge) throws -> WordList? {
    guard var list else { return nil }
    do {
      if let shortestRoot { try list.narrow(toLettersFrom: shortestRoot) }
      if let range { try list.narrow(to: range, recording.start.rules, by: judge) }
      return list.words
    } catch is Diagnostic {
      return nil
    }
  }
}

/// The settings by which a transcript names the data a game was played with.
enum PlaySetting {
  static let startList = "start-list"
  static let wordsRange = "words-range"
  static let shortestRoot = "shortest-root"

  static func all(_ list: StartList, _ rules: Rules, _ judge: DictionaryJudge) throws -> [Transcript.Setting] {
    let roots = DataFile(list.path ?? DataFolder.bundledName, list.fingerprint).setting(startList)
    let narrowed: [Transcript.Setting] =
      (list.range.map { [.init(wordsRange, $0.description)] } ?? [])
      + (list.shortestRoot.map { [.init(shortestRoot, "\($0)")] } ?? [])
    return [roots] + (try judge.judging.settings()) + narrowed + rules.settings
  }

  /// How many words a root had to offer, or nil where all were welcome.
  static func range(of transcript: Transcript) throws(TranscriptFault) -> WordsRange? {
    try value(of: wordsRange, transcript) { WordsRange($0) }
  }

  /// How many letters a root had to have, or nil where the list had no shorter ones.
  static func shortestRoot(of transcript: Transcript) throws(TranscriptFault) -> Int? {
    try value(of: shortestRoot, transcript) { Int($0).flatMap { 1...RootWord.mostLetters ~= $0 ? $0 : nil } }
  }

  private static func value<Value>(
    of setting: String, _ transcript: Transcript, _ read: (String) -> Value?
  ) throws(TranscriptFault) -> Value? {
    guard let index = transcript.settings.firstIndex(where: { $0.name == setting }) else { return nil }
    let text = transcript.settings[index].value
    guard let value = read(text) else { throw TranscriptFault(.malformed("\(setting): \(text)"), line: index + 3) }
    return value
  }
}
