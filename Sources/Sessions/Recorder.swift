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

  /// Which session it is; nil where that follows from its beginning.
  private var identity: UInt64?

  /// Whether identities are drawn by chance: those of sessions that are a person's own, so that two which begin alike
  /// are two.
  private let drawsIdentity: Bool

  /// Where a transcript is kept that nobody named.
  private let state: StateFolder?

  /// Whether all that happens stays in one file: one that the user named, or that lies elsewhere than in the state
  /// folder.
  private let isOneFile: Bool

  /// What the names of the files begin with that were made in the state folder, and how many they are.
  private var made: (stem: String, count: Int)?
  private let settings: () throws -> [Transcript.Setting]

  /// Whether anything has been recorded.
  private(set) var hasBegun = false

  /// Whether a file of the state folder has got something of this session, which makes it the last one.
  private var isLast = false

  /// Whether the user knows that nothing can be kept.
  private var hasWarned = false

  /// Whether a person types: who does waits for the disk at each move, which takes a blink; a program would for
  /// minutes.
  let isTyped: Bool

  /// The records that go into the file together with the next one.
  private var held: [Record] = []

  /// A recorder to a new file at `path`, or to one of the state folder, or to none without either. The settings are
  /// asked for with the first record, since fingerprints take time. A session that counts is a person's own.
  init(
    instrument: String, path: String?, state: StateFolder?, isTyped: Bool, isCounted: Bool = false,
    settings: @escaping () throws -> [Transcript.Setting]
  ) throws(FileFault) {
    self.instrument = instrument
    self.settings = settings
    self.state = state
    self.isTyped = isTyped
    drawsIdentity = isTyped || isCounted
    identity = Self.identity(isDrawn: drawsIdentity)
    isOneFile = path != nil
    if let path {
      place = .required(try GrowingFile(creating: path))
    } else {
      place = state.map { .automatic($0) } ?? .nowhere
    }
  }

  /// A recorder to `file` of the folder `state`, which is empty.
  init(
    instrument: String, to file: GrowingFile, in state: StateFolder, isTyped: Bool, isCounted: Bool,
    settings: @escaping () throws -> [Transcript.Setting]
  ) {
    self.instrument = instrument
    self.settings = settings
    self.state = state
    self.isTyped = isTyped
    drawsIdentity = isTyped || isCounted
    identity = Self.identity(isDrawn: drawsIdentity)
    isOneFile = false
    place = .made(file)
  }

  /// A recorder that carries on `file`, which holds `transcript`. What is begun anew has `settings`, or where they are
  /// nil those of the transcript.
  init(
    carryingOn file: GrowingFile, _ transcript: Transcript, in state: StateFolder, isTyped: Bool,
    isCounted: Bool = false, settings: (() throws -> [Transcript.Setting])? = nil
  ) {
    self.isTyped = isTyped
    self.state = state
    isOneFile = !state.holds(file.path)
    place = .required(file)
    instrument = transcript.instrument
    identity = transcript.identity
    drawsIdentity = isTyped || isCounted
    self.settings = settings ?? { transcript.settings }
    hasBegun = true
  }

  /// Whether an empty session is worth a file.
  private var isRequired: Bool { if case .required = place { true } else { false } }

  /// Whether what happens still reaches a file.
  var isKept: Bool { if case .nowhere = place { false } else { true } }

  /// Whether what is recorded stays in a file of its own when another part of the session begins.
  var keepsParts: Bool { !isOneFile && hasBegun && isKept }

  /// The path of the file that holds what happened, or nil where there is none, or none yet.
  package var path: String? { hasBegun ? file?.path : nil }

  /// What is typed to a shell to carry this session on, or nil where nothing of it is recorded.
  package var resumption: String? {
    // Where nothing happened since another part was begun, the part before it is the last one.
    if isLast, !hasBegun || file != nil {
      return instrument == Game.instrument ? "scramble resume" : "scramble resume --instrument \(instrument)"
    }
    return hasBegun ? file.map { "scramble resume \($0.path.shellQuoted)" } : nil
  }

  /// Takes the records that a session begins with. They reach a file of the state folder with the first move. Answers
  /// like `record`.
  mutating func open(with records: [Record]) throws -> Diagnostic? {
    held = records
    return isRequired ? try recordHeld() : nil
  }

  /// Takes the records that another part of the session begins with. Where nobody named a file, the part gets one of
  /// its own with its first move, and the present file is done with. Answers like `record`.
  mutating func beginPart(with records: [Record]) throws -> Diagnostic? {
    if isOneFile { return try recordHeld(and: records) }
    let notice = try finish()
    place = state.map { .automatic($0) } ?? .nowhere
    hasBegun = false
    identity = Self.identity(isDrawn: drawsIdentity)
    unkept = ""
    held = records
    return notice
  }

  /// Records what happened, and answers with a warning the one time that it turns out that nothing can be kept.
  mutating func record(_ record: Record) throws -> Diagnostic? { try recordHeld(and: [record]) }

  private mutating func recordHeld(and more: [Record] = []) throws -> Diagnostic? {
    defer { held = [] }
    let header = hasBegun ? "" : try header(before: held.first ?? more.first)
    do {
      try write(held + more, after: header)
      return nil
    } catch let fault as FileFault where !isRequired {
      unkept = (hasBegun ? (try? savedText()) ?? "" : header + lines(of: held)) + lines(of: more)
      place = .nowhere
      hasBegun = true
      if hasWarned { return nil }
      hasWarned = true
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
    return (recorded.isEmpty ? try header(before: held.first) : recorded) + lines(of: held)
  }

  private func header(before opening: Record?) throws -> String {
    let settings = try settings()
    let identity =
      identity ?? opening.map { Transcript.identity(ofInstrument: instrument, settings: settings, opening: $0) } ?? 0
    return Transcript(instrument: instrument, identity: identity, settings: settings).header
  }

  private static func identity(isDrawn: Bool) -> UInt64? { isDrawn ? .random(in: .min ... .max) : nil }

  private func lines(of records: [Record]) -> String { records.map { "\($0)\n" }.joined() }

  private mutating func write(_ records: [Record], after header: String) throws {
    let text = header + lines(of: records)
    switch place {
    case .required(let file), .made(let file): try file.append(text, isSynced: isTyped)
    case .automatic(let state):
      let file = try newFile(in: state)
      place = .made(file)
      try file.append(text, isSynced: isTyped)
    case .nowhere: unkept += text
    }
    hasBegun = true
    isLast = !isOneFile && isKept
  }

  /// Makes a transcript in the state folder. Two runs may have one number and begin in one second, in containers that
  /// share a home folder. No name is used twice, also not that of a file which was deleted meanwhile.
  private mutating func newFile(in state: StateFolder) throws(FileFault) -> GrowingFile {
    var (stem, count) = made ?? ("\(instrument)-\(time(nil))-\(getpid())", 0)
    defer { made = (stem, count) }
    let limit = count + 1000
    while true {
      count += 1
      do throws(FileFault) {
        return try GrowingFile(creating: try state.require(count == 1 ? "\(stem).txt" : "\(stem)-\(count).txt"))
      } catch {
        guard error.cause == .exists, count < limit else { throw error }
      }
    }
  }
}

/// The path that a person typed at a prompt of ours, where no shell has put the home folder in the place of a `~`.
package func pathFromHome(_ typed: String) -> String {
  guard typed.utf8.starts(with: "~/".utf8), let home = environmentVariable("HOME") else { return typed }
  return home + typed.dropFirst()
}
