import Files
import Journal
import Lexicon
import Spelling
import WordLists
import WordScramble

/// A transcript of the game, with the data that it was played with as far as that is still there.
struct RecordedGame {
  let recording: Recording

  /// The dictionary's name as it was recorded.
  let dictionary: String

  /// The start list, or nil where the player's own list is gone.
  let list: StartList?

  /// How many words a root had to offer, where only some roots were welcome.
  private let range: WordsRange?
  private let dictionaryFingerprint: Fingerprint
  private let listFingerprint: Fingerprint
  private let listName: String

  init(_ bytes: [UInt8], path: String, data: DataFolder, allowingTorn: Bool = false) throws {
    do throws(TranscriptFault) {
      let transcript = try Transcript(parsing: bytes)
      if let line = transcript.tornLine, !allowingTorn { throw TranscriptFault(.torn, line: line) }
      recording = try Recording(transcript)
      (dictionaryFingerprint, dictionary) = try PlaySetting.read(PlaySetting.dictionary, of: transcript)
      range = try PlaySetting.range(of: transcript)
      (listFingerprint, listName) = try PlaySetting.read(PlaySetting.startList, of: transcript)
    } catch {
      throw Complaint(error, path: path)
    }
    // A transcript may name anything; a pipe would be waited for.
    let path = listName == PlaySetting.bundled ? nil : listName
    list = path.map(isOrdinaryFile) ?? true ? try? StartList(path, data) : nil
  }

  /// The roots that were drawn from, or nil where the list is gone or can no longer be narrowed to them.
  func roots(by judge: DictionaryJudge) throws -> WordList? {
    guard var list, let range else { return list?.words }
    do {
      try list.narrow(to: range, recording.rules, by: judge)
      return list.words
    } catch is Complaint {
      return nil
    }
  }

  /// Whether `files` are the dictionary that the game was judged by.
  func isJudged(by files: DictionaryFiles) throws -> Bool { try files.fingerprint() == dictionaryFingerprint }

  /// What is no longer as it was when the game was recorded, one line each.
  func changes(_ files: DictionaryFiles) throws -> [String] {
    var changes: [String] = []
    switch list?.fingerprint {
    case nil: changes.append("the start list \(listName) is gone")
    case listFingerprint: break
    default: changes.append("the start list \(listName) has changed")
    }
    if try !isJudged(by: files) {
      changes.append("the dictionary \(files.name) is not, or no longer, the one of the game")
    }
    return changes
  }
}
