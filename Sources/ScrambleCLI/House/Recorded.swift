import Anagrams
import Cryptograms
import Files
import Journal
import Spelling
import WordLists
import WordScramble

/// A transcript of one of the instruments, with the data that it was made with as far as that is still there.
protocol Recorded {
  var transcript: Transcript { get }

  /// The dictionary that judged.
  var dictionary: RecordedDictionary { get }

  /// What is no longer as it was when the session was recorded, one line each, the dictionary apart.
  var changes: [String] { get }

  /// Where a session of the same moves first takes another course.
  func firstDivergence(by judge: DictionaryJudge) throws -> Divergence?

  /// Goes on where the record ends, which `file` holds.
  func carryOn(_ file: GrowingFile, by judge: DictionaryJudge, _ format: OutputFormat) throws
}

/// Reads the transcript in `bytes`, whichever instrument made it.
func recorded(_ bytes: [UInt8], path: String, _ data: DataFolder, allowingTorn: Bool = false) throws -> any Recorded {
  do throws(TranscriptFault) {
    let transcript = try Transcript(parsing: bytes)
    if let line = transcript.tornLine, !allowingTorn { throw TranscriptFault(.torn, line: line) }
    return switch transcript.instrument {
    case Workbench.instrument: try RecordedBench(transcript)
    case Worksheet.instrument: try RecordedPuzzle(transcript)
    default: try RecordedGame(transcript, data)
    }
  } catch {
    throw Diagnostic(error, path: path)
  }
}

/// The dictionary by which a recorded session was judged.
struct RecordedDictionary {
  /// The name of the setting.
  static let setting = "dictionary"

  /// Its name, or the path by which it was called.
  let name: String
  private let fingerprint: Fingerprint

  init(of transcript: Transcript) throws(TranscriptFault) {
    (fingerprint, name) = try PlaySetting.read(Self.setting, of: transcript)
  }

  /// The setting for a session that `files` judge.
  static func setting(_ files: DictionaryFiles) throws -> Transcript.Setting {
    .init(setting, "\(try files.fingerprint()) \(files.name)")
  }

  /// Whether `files` are this dictionary, unchanged.
  func isSame(as files: DictionaryFiles) throws -> Bool { try files.fingerprint() == fingerprint }
}

extension Recorded {
  /// What has changed since the session was recorded, where `files` judge it now.
  func changes(judgedBy files: DictionaryFiles) throws -> [String] {
    try changes
      + (dictionary.isSame(as: files)
        ? [] : ["the dictionary \(files.name) is not, or no longer, the one of the session"])
  }
}

/// Tells of lines of a transcript that could not be carried over, if there are any.
func tellLost(_ lost: [Int], _ what: String, of path: String) {
  guard let line = lost.first else { return }
  note("cannot play \(count(lost.count, what)) of \(path)", because: "the first is in line \(line)", "left out")
}
