import Anagrams
import Journal
import Lexicon
import ScrambleFiles

/// An entry with the letters that lie for it, as it is kept.
struct KeptEntry {
  let entry: Entry

  /// How the entry came to be as it is: the move that puts its letters on the bench, if there are any, and the changes
  /// behind it.
  let records: [Record]

  /// The entry, with the letters on `bench`, or without any.
  init(_ entry: Entry, _ bench: Bench?, seed: UInt64) {
    self.entry = entry
    var records = [Record(["entry", entry.name, entry.clue, entry.definition, ""])]
    if let bench, var copy = try? Workbench(bench.fodder, seed: seed) {
      records.append(Record(copy.opening.fields))
      for change in bench.layingOut {
        guard let event = try? copy.make(.change(change), asking: NoWords()), event.isRecorded else { continue }
        records.append(Record(event.fields))
      }
    }
    self.records = records
  }

  /// The entry that begins `records` up to the next one; nil where it begins with none, or with one without a name.
  fileprivate init?(_ records: ArraySlice<Record>) {
    guard let first = records.first, case .enter(let entry)? = Move(first), !entry.name.isEmpty,
      records.dropFirst().allSatisfy({ Move($0) != nil })
    else { return nil }
    self.entry = entry
    self.records = Array(records)
  }

  /// The letters, and the changes that lead to where they lie; nil without letters.
  var letters: (fodder: Fodder, enumeration: Enumeration?, changes: [Change])? {
    let moves = records.dropFirst().compactMap { Move($0) }
    guard case .begin(let fodder, let enumeration, _)? = moves.first else { return nil }
    let changes = moves.dropFirst().compactMap { if case .change(let change) = $0 { change } else { nil } }
    return (fodder, enumeration, changes)
  }

  /// The slots as they are, `_` for an empty one; nil without letters.
  var slots: String? {
    guard let letters, var bench = try? Workbench(letters.fodder, letters.enumeration) else { return nil }
    for change in letters.changes { _ = try? bench.make(.change(change), asking: NoWords()) }
    return bench.bench.written
  }
}

/// The entries that have a name, in a file of the state folder. The file has the form of a transcript.
struct EntryBook {
  private static let name = "entries-anagram"

  /// More bytes than a file has that this program wrote.
  private static let largest = 4 << 20

  /// More entries than anybody keeps at a time.
  static let mostEntries = 1000

  private let state: StateFolder

  /// What could not be written, so that it is there until the end of the run; nil for an entry that is to be gone.
  private var unkept: [String: KeptEntry?] = [:]

  init(_ state: StateFolder) { self.state = state }

  /// The entries in the order of their names, numbers by their value.
  ///
  /// - Throws: `FileFault` where the file cannot be read, `Diagnostic` where it is none of entries.
  func entries() throws -> [KeptEntry] {
    var entries: [String: KeptEntry] = [:]
    if let path = state.file(Self.name), isFile(path) {
      for entry in try Self.entries(of: try readFile(path, upTo: Self.largest), path) {
        entries[entry.entry.name] = entry
      }
    }
    for (name, entry) in unkept { entries[name] = entry }
    return entries.values.sorted { Self.order($0.entry.name) < Self.order($1.entry.name) }
  }

  /// Keeps an entry in the place of the one with its name, or takes the one called `name` out where it is nil.
  ///
  /// - Throws: `FileFault` where it is kept for this run alone; `Diagnostic` where there are too many, or where the
  ///   file is none of entries.
  mutating func keep(_ entry: KeptEntry?, as name: String) throws {
    unkept.updateValue(entry, forKey: name)
    let path = try state.require(Self.name)
    let unkept = unkept
    var problem: Diagnostic?
    try changeFile(path) { old throws(FileFault) in
      do throws(Diagnostic) {
        var entries = Dictionary(
          try Self.entries(of: old ?? [], path).map { ($0.entry.name, $0) }, uniquingKeysWith: { $1 })
        for (name, entry) in unkept { entries[name] = entry }
        if entries.count > Self.mostEntries {
          throw Diagnostic(
            .usage, "cannot keep '\(name)'", because: "there are \(Self.mostEntries) entries",
            "':forget NAME' takes one out")
        }
        return Self.bytes(of: entries.sorted { $0.key < $1.key }.map(\.value))
      } catch {
        problem = error
        return nil
      }
    }
    if let problem { throw problem }
    self.unkept = [:]
  }

  /// What a file of `entries` holds.
  static func bytes(of entries: [KeptEntry]) -> [UInt8] {
    Array(Transcript(of: Workbench.self, identity: 0, settings: [], records: entries.flatMap(\.records)).text.utf8)
  }

  /// The entries in the bytes of the file at `path`.
  static func entries(of bytes: [UInt8], _ path: String) throws(Diagnostic) -> [KeptEntry] {
    if bytes.isEmpty { return [] }
    let transcript: Transcript
    do throws(TranscriptFault) {
      transcript = try Transcript(parsing: bytes)
    } catch {
      throw Diagnostic(
        .badData, "cannot read \(path) line \(error.line)", because: "\(error)", "move it away: entries begin anew")
    }
    if transcript.records.isEmpty { return [] }
    let starts = transcript.records.indices.filter { transcript.records[$0].fields[0] == "entry" }
    let ends = starts.dropFirst() + [transcript.records.count]
    return try zip([0] + starts.dropFirst(), ends).map { start, end throws(Diagnostic) in
      guard let entry = KeptEntry(transcript.records[start..<end]) else {
        throw Diagnostic(
          .badData, "cannot read \(path) line \(transcript.line(ofRecord: start))", because: "it is no entry",
          "move it away: entries begin anew")
      }
      return entry
    }
  }

  /// `2d` before `12a`.
  private static func order(_ name: String) -> (Int, String) {
    (Int(name.prefix { $0.isASCII && $0.isNumber }) ?? .max, name)
  }
}
