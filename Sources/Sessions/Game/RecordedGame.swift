import Files
import Journal
import Lexicon
import Spelling
import WordLists
import WordScramble

/// A transcript of the game, with the data that it was played with as far as that is still there.
struct RecordedGame: Recorded {
  let dictionary: RecordedDictionary
  private let recording: Recording<Game>

  /// The start list, or nil where the player's own list is gone.
  private let list: StartList?

  /// How many words a root had to offer, where only some roots were welcome.
  private let range: WordsRange?

  /// How many letters a root had to have, where only some roots were welcome.
  private let shortestRoot: Int?

  private let listFingerprint: Fingerprint
  private let listName: String

  init(_ transcript: Transcript, _ data: DataFolder) throws(TranscriptFault) {
    recording = try Recording(transcript)
    dictionary = try RecordedDictionary(of: transcript)
    range = try PlaySetting.range(of: transcript)
    shortestRoot = try PlaySetting.shortestRoot(of: transcript)
    (listFingerprint, listName) = try PlaySetting.read(PlaySetting.startList, of: transcript)
    // A transcript may name anything; a pipe would be waited for.
    let path = listName == PlaySetting.bundled ? nil : listName
    list = path.map(isOrdinaryFile) ?? true ? try? StartList(path, data) : nil
  }

  var transcript: Transcript { recording.transcript }

  var changes: [String] {
    switch list?.fingerprint {
    case nil: ["the start list \(listName) is gone"]
    case listFingerprint: []
    default: ["the start list \(listName) has changed"]
    }
  }

  func firstDivergence(by judge: DictionaryJudge) throws -> Divergence? {
    var recording = recording
    recording.start.roots = try roots(by: judge)
    return try recording.firstDivergence(asking: judge)
  }

  func session(
    carryingOn file: GrowingFile, by judge: DictionaryJudge, _ setup: Setup, isCounted: Bool
  ) throws -> any Session {
    var (game, lost) = try recording.carriedOn(asking: judge)
    game.roots = try roots(by: judge) ?? list?.words
    let options = GameOptions(
      words: listName == PlaySetting.bundled ? nil : listName, range: range, dictionary: dictionary.name)
    return PlaySession(
      game, options, recorder: Recorder(carryingOn: file, transcript, isTyped: setup.isTyped), judge: judge,
      clock: Stopwatch(showing: recording.elapsed), results: isCounted ? ResultBook(setup.state) : nil,
      isCarriedOn: true, notices: noticesOfLost(lost, "word", of: file.path))
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
