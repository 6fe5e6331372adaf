import Journal

/// Turns all that happens in a session into changes to be kept. A front keeps them before it tells anybody of the
/// answer.
///
/// Records that a transcript holds are not held in memory too, so that a move costs the same however many came before
/// it.
package struct Recorder {
  private enum Place {
    /// A transcript that the user named, or one that is carried on: a failure there ends the session.
    case required(path: String)

    /// A transcript of the shelf that is made when the first move is recorded: without it the session goes on.
    case automatic

    /// A transcript of the shelf that has been made.
    case made(path: String)
    case nowhere
  }

  private var place: Place
  let world: World

  /// The text of a transcript where there is none, so that the session can still be saved.
  private var unkept = ""

  /// The instrument by the name that transcripts give it.
  package let instrument: String

  /// Which session it is; nil where that follows from its beginning.
  private var identity: UInt64?

  /// Whether what happens counts in the statistics.
  let isCounted: Bool

  /// Whether the session was begun before, and is carried on.
  private(set) var isCarriedOn = false

  /// Whether transcripts that nobody named are kept on the shelf.
  private let usesShelf: Bool

  /// Whether all that happens stays in one file: one that the user named, or that lies elsewhere than on the shelf.
  private let isOneFile: Bool

  private let settings: () throws(Diagnostic) -> [Transcript.Setting]

  /// Whether anything has been recorded.
  private(set) var hasBegun = false

  /// Whether something of this session stands in a transcript of the shelf, which is the newest one from then on.
  private var isLast = false

  /// Whether the user knows that nothing can be kept.
  private var hasWarned = false

  /// The records that go into the transcript together with the next one.
  private var held: [Record] = []

  /// The changes that have to be kept before anybody is told of the next answer.
  private(set) var changes: [KeptChange] = []

  /// A recorder to the new file at `path`, or to the empty transcript of the shelf that is `claimed`, or to one of the
  /// shelf, or to none without any. The settings are asked for with the first record, since fingerprints take time. A
  /// session that counts is a person's own.
  init(
    instrument: String, path: String?, claimed: String? = nil, isOnShelf: Bool = true, _ world: World,
    isCounted: Bool = false, settings: @escaping () throws(Diagnostic) -> [Transcript.Setting]
  ) throws(Diagnostic) {
    if let path { try world.shelf.make(path) }
    let known: Place? = path.map { .required(path: $0) } ?? claimed.map { .made(path: $0) }
    place = known ?? (isOnShelf ? .automatic : .nowhere)
    (isOneFile, usesShelf) = (path != nil, isOnShelf)
    (self.instrument, self.world, self.isCounted, self.settings) = (instrument, world, isCounted, settings)
    identity = newIdentity()
  }

  /// A recorder that carries on the claimed file at `path`, which holds `transcript`. What is begun anew has
  /// `settings`, or where they are nil those of the transcript.
  init(
    carryingOn path: String, _ transcript: Transcript, _ world: World, isCounted: Bool = false,
    settings: (() throws(Diagnostic) -> [Transcript.Setting])? = nil
  ) {
    place = .required(path: path)
    (isOneFile, usesShelf) = (!world.shelf.holds(path), true)
    (instrument, identity) = (transcript.instrument, transcript.identity)
    (self.world, self.isCounted, self.settings) = (world, isCounted, settings ?? { transcript.settings })
    (hasBegun, isCarriedOn) = (true, true)
  }

  private var shelf: any Shelf { world.shelf }
  var isTyped: Bool { world.isTyped }

  /// Sessions that are a person's own are told apart by chance, so that two which begin alike are two.
  private func newIdentity() -> UInt64? { isTyped || isCounted ? world.chance() : nil }

  /// Whether the session ends where something cannot be kept.
  package var isRequired: Bool { if case .required = place { true } else { false } }

  /// Whether what happens still reaches a transcript.
  var isKept: Bool { if case .nowhere = place { false } else { true } }

  /// Whether what is recorded stays in a transcript of its own when another part of the session begins.
  var keepsParts: Bool { !isOneFile && hasBegun && isKept }

  /// The path of the transcript that holds what happened, or nil where there is none, or none yet.
  package var path: String? { hasBegun ? file : nil }

  /// The path of the transcript, if there is one already.
  private var file: String? {
    switch place {
    case .required(let path), .made(let path): path
    case .automatic, .nowhere: nil
    }
  }

  /// The shell command that carries on what is shown, or nil where nothing of it is recorded.
  package var resumption: String? {
    guard hasBegun, let file else { return nil }
    return isLast ? world.resumption(of: instrument) : "scramble resume \(file.shellQuoted)"
  }

  /// Takes records of what no move has led to, such as how a session begins. They reach a transcript of the shelf with
  /// the next move.
  mutating func hold(_ records: [Record]) throws(Diagnostic) {
    held += records
    if isRequired { try record([]) }
  }

  /// Takes the records that another part of the session begins with. Where nobody named a file, the part gets one of
  /// its own with its first move, and the present one is done with.
  mutating func beginPart(with records: [Record]) throws(Diagnostic) {
    if isOneFile { return try record(records) }
    place = usesShelf ? .automatic : .nowhere
    hasBegun = false
    identity = newIdentity()
    unkept = ""
    held = records
  }

  mutating func record(_ more: [Record]) throws(Diagnostic) {
    let records = held + more
    let text = (hasBegun ? "" : try header(before: records.first)) + lines(of: records)
    held = []
    switch place {
    case .required(let path), .made(let path): append(text, to: path)
    case .automatic:
      // Without a shelf the front finds that nothing can be kept.
      let name = shelf.newName(of: instrument)
      if let path = shelf.path(of: name) { place = .made(path: path) }
      changes.append(.begin(name: name, text: text))
    case .nowhere: unkept += text
    }
    hasBegun = true
    isLast = !isOneFile && isKept
  }

  private mutating func append(_ text: String, to path: String) {
    switch changes.last {
    case .append(path, let before)?: changes[changes.count - 1] = .append(path: path, text: before + text)
    // Until it is kept, another run may take its name.
    case .begin(let name, let before)? where shelf.path(of: name) == path:
      changes[changes.count - 1] = .begin(name: name, text: before + text)
    default: changes.append(.append(path: path, text: text))
    }
  }

  /// The changes that have to be kept, which are forgotten here.
  mutating func takeChanges() -> [KeptChange] {
    defer { changes = [] }
    return changes
  }

  mutating func keep(_ change: KeptChange) { changes.append(change) }

  /// Tells that the transcript which was begun last is at `path`, since another had its name.
  package mutating func hasBegun(at path: String) { if case .made = place { place = .made(path: path) } }

  /// Goes on without a transcript, since `lost` could not be written for the reason of `diagnostic`, and answers with
  /// what is to be told of it, once.
  ///
  /// - Throws: `diagnostic` where the session cannot go on.
  mutating func goOn(without lost: [KeptChange], because diagnostic: Diagnostic) throws(Diagnostic) -> Diagnostic? {
    if isRequired { throw diagnostic }
    // As long as this round has no record, the lost changes are those of the round before it.
    if hasBegun {
      unkept = (try? savedText()) ?? ""
      for case .begin(_, let text) in lost { unkept = text }
      for case .append(let path, let text) in lost where path == file { unkept += text }
    }
    place = .nowhere
    if hasWarned { return nil }
    hasWarned = true
    return Diagnostic(
      .failedIO, "this session is not recorded", because: diagnostic.described,
      "set XDG_STATE_HOME to a folder of yours")
  }

  /// The change that writes all that happened so far to a new file at `path`; nil where that file is the transcript.
  func saving(to path: String) throws(Diagnostic) -> KeptChange? {
    if let file, shelf.isSame(file, as: path) { return nil }
    return .create(path: path, text: try savedText() + pendingText)
  }

  /// All that happened so far, as a transcript has it, but for what is not kept yet.
  private func savedText() throws(Diagnostic) -> String {
    var recorded = unkept
    if isKept, let file, hasBegun {
      recorded = String(decoding: try shelf.contents(of: file, upTo: Self.largest), as: UTF8.self)
    }
    return (recorded.isEmpty ? try header(before: held.first) : recorded) + lines(of: held)
  }

  /// The text of the changes that are not kept yet.
  private var pendingText: String {
    changes.reduce(into: "") { text, change in
      switch change {
      case .begin(_, let more), .append(_, let more): text += more
      case .replace, .create: break
      }
    }
  }

  private static let largest = 256 << 20

  private func header(before opening: Record?) throws(Diagnostic) -> String {
    let settings = try settings()
    let identity =
      identity ?? opening.map { Transcript.identity(ofInstrument: instrument, settings: settings, opening: $0) } ?? 0
    return Transcript(instrument: instrument, identity: identity, settings: settings).header
  }

  private func lines(of records: [Record]) -> String { records.map { "\($0)\n" }.joined() }
}
