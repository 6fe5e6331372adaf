import Anagrams
import Journal
import Lexicon

/// The entries of crosswords that have a name, as the transcripts of the bench tell them.
///
/// An entry is as the transcript that was changed last has it; where its name was forgotten there, it is gone.
struct KeptEntries {
  /// The entries in the order of their names, numbers by their value.
  let entries: [EntryOnBench]
  let notice: Diagnostic?

  /// Reads the transcripts of the shelf; the entries of the running session are those of its `workbench`.
  init(_ world: World, and recorder: Recorder, of workbench: Workbench?) {
    var named: [String: EntryOnBench?] = [:]
    var known: [UInt64: [Transcript]] = [:]
    let paths = world.shelf.transcripts(of: Workbench.instrument).reversed().map { $0.path }
    let others = paths.filter { $0 != recorder.path }
    let unread = UnreadTranscripts(among: others, on: world.shelf, Recording<Workbench>.init) { _, recording in
      let told = Self.named(in: recording)
      if told.isEmpty { return true }
      let transcript = recording.transcript
      // A copy that was made later tells nothing new.
      if known[transcript.identity, default: []].contains(where: { $0.records.starts(with: transcript.records) }) {
        return true
      }
      known[transcript.identity, default: []].append(transcript)
      for (name, entry) in told { named.updateValue(entry, forKey: name) }
      return true
    }
    for (name, entry) in workbench?.named ?? [:] { named.updateValue(entry, forKey: name) }
    entries = named.values.compactMap { $0 }.sorted { Self.order($0.entry.name) < Self.order($1.entry.name) }
    notice = unread.notice { "entries of \($0) are not known" }
  }

  /// The named entries of a session, each as it was last, and nil for those that were forgotten. No word is judged.
  static func named(in recording: Recording<Workbench>) -> [String: EntryOnBench?] {
    let engine = try? recording.carriedOn(asking: NoWords()).engine
    // The entries of a puzzle are those of its session.
    return engine?.crossword == nil ? engine?.named ?? [:] : [:]
  }

  /// `2d` before `12a`.
  private static func order(_ name: String) -> (Int, String) {
    (Int(name.prefix { $0.isASCII && $0.isNumber }) ?? .max, name)
  }
}
