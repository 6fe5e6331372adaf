import Glibc
import Journal
import ScrambleFiles
import WordScramble

/// Hands every event of a session to a file before anybody is told of it.
///
/// What is in the file is not kept in memory, so that a move costs the same however many there were before it.
package struct Recorder {
  private enum Place {
    /// A file that the user named, or one that is carried on: a failure there ends the session.
    case required(GrowingFile)

    /// A file of the state folder that is made when the first move is recorded: without it the session goes on.
    case automatic(StateFolder)
    case made(GrowingFile)
    case nowhere
  }

  private var place: Place

  /// What would be in a file where there is none, so that it can still be saved.
  private var unkept = ""
  private let instrument: String
  private let version: Int

  /// Where the path of a new transcript is kept.
  private let state: StateFolder?
  private let settings: () throws -> [Transcript.Setting]

  /// The fingerprint of the header and the first record, the real path of the file that they went to, if any, and how many
  /// records have each verb; nil before the first record.
  private var written: (beginning: Fingerprint, path: String?, verbs: [String: Int])?

  /// Whether this session is the one that is carried on where none is named.
  private var isLast = false

  /// Whether a person types: who does waits for the disk at each move, which takes a blink; a program would for
  /// minutes.
  let isTyped: Bool

  /// The records that go into the file together with the next one.
  private var held: [Record] = []

  /// A recorder to a new file at `path`, or to one of the state folder, or to none without either. The settings are
  /// asked for with the first record, since fingerprints take time.
  init(
    instrument: String, version: Int = Transcript.oldestVersion, path: String?, state: StateFolder?, isTyped: Bool,
    settings: @escaping () throws -> [Transcript.Setting]
  ) throws(FileFault) {
    self.instrument = instrument
    self.version = version
    self.settings = settings
    self.state = state
    self.isTyped = isTyped
    if let path {
      place = .required(try GrowingFile(creating: path))
    } else {
      place = state.map { .automatic($0) } ?? .nowhere
    }
  }

  /// A recorder that carries on `file`, which holds `transcript`.
  init(carryingOn file: GrowingFile, _ transcript: Transcript, isTyped: Bool) {
    self.isTyped = isTyped
    place = .required(file)
    instrument = transcript.instrument
    version = transcript.version
    state = nil
    settings = { transcript.settings }
    countRecords(transcript.records, after: transcript.header)
  }

  /// Whether an empty session is worth a file.
  private var isRequired: Bool { if case .required = place { true } else { false } }

  /// Whether anything has been recorded.
  var hasBegun: Bool { written != nil }

  /// Whether what happens still reaches a file.
  var isKept: Bool { if case .nowhere = place { false } else { true } }

  /// What is typed to a shell to carry this session on, or nil where nothing of it is recorded.
  package var resumption: String? {
    guard hasBegun else { return nil }
    switch place {
    case .required(let file) where !isLast, .made(let file) where !isLast:
      return "scramble resume \(file.path.shellQuoted)"
    case .required, .made:
      return instrument == Game.instrument ? "scramble resume" : "scramble resume --instrument \(instrument)"
    case .automatic, .nowhere: return nil
    }
  }

  /// What tells the latest of the parts of this session that begin with `verb` from other parts, and from those of other
  /// sessions, unless one with the same beginning is recorded in the same place; empty where the session was never kept.
  /// It stays the same where the file is lost.
  func roundID(of verb: String) -> String {
    guard let written, let path = written.path else { return "" }
    return "\(path):\(written.beginning):\(written.verbs[verb] ?? 0)"
  }

  /// Takes the record that a session begins with. It reaches a file of the state folder with the first move. Answers
  /// like `record`.
  mutating func open(with record: Record) throws -> Diagnostic? {
    if isRequired { return try write([record], after: nextHeader()) }
    held = [record]
    return nil
  }

  /// Records what happened, and answers with a warning the one time that it turns out that nothing can be kept, or that
  /// what is kept will not be found by itself.
  mutating func record(_ record: Record) throws -> Diagnostic? {
    defer { held = [] }
    let header = try nextHeader()
    do {
      return try write(held + [record], after: header)
    } catch let fault as FileFault where !isRequired {
      unkept = (hasBegun ? (try? savedText()) ?? "" : header + lines(of: held)) + lines(of: [record])
      place = .nowhere
      countRecords(held + [record], after: header)
      return Diagnostic(
        .failedIO, "this session is not recorded", because: "\(fault)", "set XDG_STATE_HOME to a folder of yours")
    }
  }

  /// Waits at the end of a session until the disk has it, and answers with a warning where that fails and is no reason
  /// to fail.
  func finish() throws(FileFault) -> Diagnostic? {
    do throws(FileFault) {
      try file?.sync()
      return nil
    } catch {
      if isRequired { throw error }
      return Diagnostic(
        .failedIO, "this session may be lost with the power", because: "\(error)", "check the disk that it is on")
    }
  }

  /// Writes all that happened so far to a new file at `path`, and tells what was done in a sentence.
  func save(to path: String) throws -> String {
    if path.isEmpty { return "Name the file: :save FILE." }
    let path = pathFromHome(path)
    if let file, isSameFile(file.path, path) { return "This session is recorded in \(path) as it goes on." }
    try createFile(path, with: Array(try savedText().utf8))
    return "Saved to \(path)."
  }

  /// The path of the transcript that was written last.
  package static func last(of instrument: String, in state: StateFolder) throws -> String {
    let pointer = try state.require("last-\(instrument)")
    let bytes = try readFile(pointer, upTo: 1 << 16)
    guard bytes.first == UInt8(ascii: "/"), bytes.last == UInt8(ascii: "\n"), !bytes.contains(0) else {
      throw Diagnostic(
        .badData, "cannot read \(pointer)", because: "it does not hold the path of a transcript",
        "name the transcript, or begin a session")
    }
    return String(preserving: bytes.dropLast())
  }

  /// The file that holds what happened, if there is one yet.
  private var file: GrowingFile? {
    switch place {
    case .required(let file), .made(let file): file
    case .automatic, .nowhere: nil
    }
  }

  /// All that happened so far, as a transcript has it.
  private func savedText() throws -> String {
    let recorded: String
    switch place {
    case .required(let file), .made(let file): recorded = String(decoding: try file.contents(), as: UTF8.self)
    case .automatic, .nowhere: recorded = unkept
    }
    return (recorded.isEmpty ? try header() : recorded) + lines(of: held)
  }

  private func header() throws -> String {
    Transcript(instrument: instrument, version: version, settings: try settings()).header
  }

  /// What comes before the next record.
  private func nextHeader() throws -> String { hasBegun ? "" : try header() }

  private func lines(of records: [Record]) -> String { records.map { "\($0)\n" }.joined() }

  /// Counts `records` as recorded, the first of all of them behind `header`.
  private mutating func countRecords(_ records: [Record], after header: String) {
    if written == nil {
      let beginning = header + (records.first.map { "\($0)" } ?? "")
      written = (Fingerprint(Array(beginning.utf8)), (file?.path).map(realPath), [:])
    }
    for record in records { written?.verbs[record.fields[0], default: 0] += 1 }
  }

  private mutating func write(_ records: [Record], after header: String) throws -> Diagnostic? {
    let text = header + lines(of: records)
    let isFirst = !hasBegun
    switch place {
    case .required(let file), .made(let file): try file.append(text, isSynced: isTyped)
    case .automatic(let state):
      let file = try Self.newFile(of: instrument, in: state)
      place = .made(file)
      try file.append(text, isSynced: isTyped)
    case .nowhere: unkept += text
    }
    countRecords(records, after: header)
    guard isFirst, let file else { return nil }
    return remember(file.path)
  }

  /// Makes a transcript in the state folder. Two runs may have one number and begin in one second, in containers that
  /// share a home folder.
  private static func newFile(of instrument: String, in state: StateFolder) throws(FileFault) -> GrowingFile {
    let name = "\(instrument)-\(time(nil))-\(getpid())"
    var number = 1
    while true {
      do throws(FileFault) {
        return try GrowingFile(creating: try state.require(number == 1 ? "\(name).txt" : "\(name)-\(number).txt"))
      } catch {
        guard error.cause == .exists, number < 1000 else { throw error }
        number += 1
      }
    }
  }

  /// Keeps the path of a transcript that holds something, for those who carry on without naming one.
  private mutating func remember(_ path: String) -> Diagnostic? {
    guard let state, state.path != nil else { return nil }
    do throws(FileFault) {
      try replaceFile(try state.require("last-\(instrument)"), with: absolutePath(path).preservedBytes + [0x0A])
      isLast = true
      return nil
    } catch {
      return Diagnostic(
        .failedIO, "this session will not be the last one", because: "\(error)",
        "carry it on with 'scramble resume \(path.shellQuoted)'")
    }
  }
}

/// The path that a person typed at a prompt of ours, where no shell has put the home folder in the place of a `~`.
package func pathFromHome(_ typed: String) -> String {
  guard typed.utf8.starts(with: "~/".utf8), let home = environmentVariable("HOME") else { return typed }
  return home + typed.dropFirst()
}
