import Files
import Journal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Hands every event of a session to a file before anybody is told of it.
struct Recorder {
  private enum Place {
    /// A file that the user named, or one that is carried on: a failure there ends the session.
    case required(GrowingFile)

    /// A file of the state folder that is made when the first move is recorded: without it the session goes on.
    case automatic(StateFolder)
    case made(GrowingFile)
    case nowhere
  }

  private var place: Place
  private let instrument: String

  /// Where the path of a new transcript is kept.
  private let state: StateFolder?
  private let settings: () throws -> [Transcript.Setting]
  private var transcript: Transcript?

  /// The records that go into the file together with the next one.
  private var held: [Record] = []

  /// A recorder to a new file at `path`, or to one of the state folder. The settings are asked for with the first
  /// record, since fingerprints take time.
  init(
    instrument: String, path: String?, state: StateFolder, settings: @escaping () throws -> [Transcript.Setting]
  ) throws(FileFault) {
    self.instrument = instrument
    self.settings = settings
    self.state = state
    if let path {
      place = .required(try GrowingFile(creating: path))
    } else {
      place = .automatic(state)
    }
  }

  /// A recorder that carries on `file`, which holds `transcript`.
  init(carryingOn file: GrowingFile, _ transcript: Transcript) {
    place = .required(file)
    instrument = transcript.instrument
    state = nil
    settings = { transcript.settings }
    self.transcript = transcript
  }

  /// Whether an empty session is worth a file.
  var isRequired: Bool { if case .required = place { true } else { false } }

  /// Whether anything has been recorded.
  var hasBegun: Bool { transcript != nil }

  /// Whether what happens still reaches a file.
  var isKept: Bool { if case .nowhere = place { false } else { true } }

  /// What is typed to a shell to carry this session on, or nil where nothing of it is recorded.
  var resumption: String? {
    guard hasBegun else { return nil }
    switch place {
    case .required(let file) where state == nil: return "scramble resume \(file.path)"
    case .required, .made:
      return instrument == "scramble" ? "scramble resume" : "scramble resume --instrument \(instrument)"
    case .automatic, .nowhere: return nil
    }
  }

  /// What tells the latest of the parts of this session that begin with `verb` from other parts, and from those of other
  /// sessions, unless one with the same beginning is recorded in the same place; empty where the session is not kept.
  func roundID(of verb: String) -> String {
    let path: String? =
      switch place {
      case .required(let file), .made(let file): absolutePath(file.path)
      case .automatic, .nowhere: nil
      }
    guard let path, let transcript else { return "" }
    let beginning = transcript.header + (transcript.records.first.map { "\($0)" } ?? "")
    let number = transcript.records.count { $0.fields.first == verb }
    return "\(path):\(Fingerprint(Array(beginning.utf8))):\(number)"
  }

  /// Takes the record that a session begins with. It reaches a file of the state folder with the first move. Answers
  /// like `record`.
  mutating func open(with record: Record) throws -> Complaint? {
    if isRequired { return try write([record]) }
    held = [record]
    return nil
  }

  /// Records what happened, and answers with a warning the one time that it turns out that nothing can be kept, or that
  /// what is kept will not be found by itself.
  mutating func record(_ record: Record) throws -> Complaint? {
    defer { held = [] }
    do {
      return try write(held + [record])
    } catch let fault as FileFault where !isRequired {
      place = .nowhere
      return Complaint(
        .failedIO, "this session is not recorded, \(fault)", at: fault.path, "set XDG_STATE_HOME to a folder of yours")
    }
  }

  /// Writes all that happened so far to the file at `path`, and tells what was done in a sentence.
  func save(to path: String) throws -> String {
    if path.isEmpty { return "Name the file: :save FILE." }
    if writes(to: path) { return "This session is recorded in \(path) as it goes on." }
    let text = try (transcript ?? emptyTranscript()).text + held.map { "\($0)\n" }.joined()
    try replaceFile(path, with: Array(text.utf8))
    return "Saved to \(path)."
  }

  /// Whether what happens is recorded in the very file at `path`, which must not be replaced then.
  private func writes(to path: String) -> Bool {
    switch place {
    case .required(let file), .made(let file): isSameFile(file.path, path)
    case .automatic, .nowhere: false
    }
  }

  /// The path of the transcript that was written last.
  static func last(of instrument: String, in state: StateFolder) throws(FileFault) -> String {
    let pointer = try state.require("last-\(instrument)")
    return String(decoding: try readFile(pointer).dropLast(), as: UTF8.self)
  }

  private func emptyTranscript() throws -> Transcript {
    Transcript(instrument: instrument, settings: try settings())
  }

  private mutating func write(_ records: [Record]) throws -> Complaint? {
    let isFirst = transcript == nil
    var next = try transcript ?? emptyTranscript()
    let lines = (isFirst ? next.header : "") + records.map { "\($0)\n" }.joined()
    for record in records { next.append(record) }
    defer { transcript = next }
    switch place {
    case .required(let file):
      try file.append(lines)
      return isFirst ? remember(file.path) : nil
    case .made(let file): try file.append(lines)
    case .automatic(let state):
      let path = try state.require("\(instrument)-\(time(nil))-\(getpid()).txt")
      let file = try GrowingFile(creating: path)
      place = .made(file)
      try file.append(lines)
      return remember(path)
    case .nowhere: break
    }
    return nil
  }

  /// Keeps the path of a transcript that holds something, for those who carry on without naming one.
  private func remember(_ path: String) -> Complaint? {
    guard let state, state.path != nil else { return nil }
    do throws(FileFault) {
      try replaceFile(try state.require("last-\(instrument)"), with: Array("\(absolutePath(path))\n".utf8))
      return nil
    } catch {
      return Complaint(
        .failedIO, "this session will not be the last one, \(error)", at: error.path,
        "carry it on with 'scramble resume \(path)'")
    }
  }
}
