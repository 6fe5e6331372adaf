import Anagrams
import Journal
import Lexicon
import ScrambleFiles

/// The entries of crosswords that have a name, as the transcripts of the bench tell them.
///
/// An entry is as the transcript that was changed last has it; where its name was forgotten there, it is gone.
struct KeptEntries {
  /// The entries in the order of their names, numbers by their value.
  let entries: [EntryOnBench]

  /// A note about transcripts that cannot be read: they are left out.
  let notice: Diagnostic?

  /// A transcript of more bytes is left out.
  private static let largest = 16 << 20

  /// Reads the transcripts of the state folder, and that of the running session.
  ///
  /// - Parameters:
  ///   - state: where transcripts lie.
  ///   - path: where the running session is recorded; nil where it is not.
  ///   - workbench: the bench of the running session, which tells its entries where it is not recorded.
  init(in state: StateFolder, and path: String?, of workbench: Workbench?) throws {
    let folder = state.path ?? ""
    let names = folder.isEmpty ? [] : ScrambleFiles.names(inFolder: folder)
    var paths = names.filter { $0.hasPrefix("\(Workbench.instrument)-") && $0.hasSuffix(".txt") }
      .map { "\(folder)/\($0)" }
    if let path, !paths.contains(where: { isSameFile($0, path) }) { paths.append(path) }
    let files = paths.compactMap { path in modificationTime(path).map { (path, $0) } }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    var named: [String: EntryOnBench?] = [:]
    var known: [UInt64: [Transcript]] = [:]
    var unread: [Diagnostic] = []
    for (path, _) in files {
      do {
        guard let recording = try Self.recording(at: path) else { continue }
        let told = Self.named(in: recording)
        if told.isEmpty { continue }
        let transcript = recording.transcript
        // A copy that was made later tells nothing new.
        if known[transcript.identity, default: []].contains(where: { $0.records.starts(with: transcript.records) }) {
          continue
        }
        known[transcript.identity, default: []].append(transcript)
        named.merge(told) { $1 }
      } catch {
        guard let diagnostic = Diagnostic(error) else { throw error }
        unread.append(diagnostic)
      }
    }
    if path == nil { named.merge(workbench?.named ?? [:]) { $1 } }
    entries = named.values.compactMap(\.self).sorted { Self.order($0.entry.name) < Self.order($1.entry.name) }
    notice = unread.first.map { first in
      .note(
        "entries of \(counted(unread.count, "transcript")) are not known",
        because: "the first: \(first.subject): \(first.cause ?? first.remedy)", "left out")
    }
  }

  /// The session in the file at `path`; nil for an empty file, which another run has just made.
  private static func recording(at path: String) throws -> Recording<Workbench>? {
    try checkOrdinary(path)
    let bytes = try readFile(path, upTo: largest)
    if bytes.isEmpty { return nil }
    do throws(TranscriptFault) {
      return try Recording(Transcript(parsing: bytes))
    } catch {
      throw Diagnostic(error, path: path)
    }
  }

  /// The named entries of a session, each as it was last, and nil for those that were forgotten. No word is judged.
  static func named(in recording: Recording<Workbench>) -> [String: EntryOnBench?] {
    (try? recording.carriedOn(asking: NoWords()).engine.named) ?? [:]
  }

  /// `2d` before `12a`.
  private static func order(_ name: String) -> (Int, String) {
    (Int(name.prefix { $0.isASCII && $0.isNumber }) ?? .max, name)
  }
}
