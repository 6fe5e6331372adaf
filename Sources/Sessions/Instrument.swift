package import Journal
package import Lexicon

/// One of the instruments, as the list of them has it: how a session of it is begun, and how its transcripts are read.
///
/// One more needs an engine, an answer, a session, a reader of its transcripts, and an entry of the list: the tests
/// have such a one.
package struct Instrument {
  /// The name that transcripts and commands give it.
  package let name: String

  /// The name that a link gives it.
  package let linkName: String

  /// Begins the session that a link asks for.
  package let open: (Link, World) throws(Diagnostic) -> any OpenSession

  /// Begins the session on the file at a path, or answers nil where it is no file of this instrument.
  package var openFile: (String, World) throws(Diagnostic) -> (any OpenSession)? = { _, _ in nil }

  /// Reads a transcript of it.
  package let read: (Transcript, World) throws(TranscriptFault) -> any Recorded

  /// All instruments. Where none is named, the first one is meant.
  package static var all: [Instrument] { [game, bench, helper] }
}

/// A transcript of one of the instruments, with the data that it was made with as far as that is still there.
package protocol Recorded: AnyObject {
  var transcript: Transcript { get }

  var judging: RecordedJudging { get }

  /// The changes since the session was recorded, apart from those of the judging, one line each.
  var changes: [String] { get }

  /// Judges every move anew. The fault tells what is not here that the session was judged by.
  func replay(by judge: any WordJudge) throws(Diagnostic) -> ReplayOutcome<LookupFault>

  /// Completes what a list tells of the session, without judging any word.
  func describe(_ session: inout KeptSession) throws(Diagnostic)

  /// The session that goes on where the record ends, in the claimed file at `path`. What it comes to counts in the
  /// statistics where `isCounted` says so and there are any.
  func session(
    carryingOn path: String, by judge: any WordJudge, isCounted: Bool
  ) throws(Diagnostic) -> any OpenSession
}

extension World {
  /// Reads the transcript in `bytes`, whichever instrument made it.
  package func recorded(_ bytes: [UInt8], path: String, allowingTorn: Bool = false) throws(Diagnostic) -> any Recorded {
    do throws(TranscriptFault) {
      let transcript = try Transcript(parsing: bytes)
      if let line = transcript.tornLine, !allowingTorn { throw TranscriptFault(.torn, line: line) }
      return try recorded(transcript)
    } catch {
      throw Diagnostic(error, path: path)
    }
  }

  /// The session that a transcript records.
  func recorded(_ transcript: Transcript) throws(TranscriptFault) -> any Recorded {
    // The first instrument says what is wrong with the transcript of none.
    try (instrument(transcript.instrument) ?? instruments[0]).read(transcript, self)
  }

  /// The recorded session in the file at `path`, which goes on where it ended. What has changed since it was recorded
  /// is told with its first answer. The dictionary of `request` has to be that of the session.
  ///
  /// - Throws: a diagnostic of the kind `inUse` where another run has the file.
  package func carriedOn(
    _ path: String, _ request: JudgingRequest = JudgingRequest(), isCounted: Bool
  ) throws(Diagnostic) -> (session: any OpenSession, judge: any WordJudge) {
    let recorded = try recorded(try shelf.claim(path, isNew: false), path: path, allowingTorn: true)
    let judging = try recorded.judging.judging(request, library)
    if request.dictionary != nil, try !recorded.judging.isDictionary(judging.dictionary) {
      throw Diagnostic(
        .usage, "cannot carry on with the dictionary \(judging.dictionary.name)",
        because: "the session was judged by another dictionary", "leave out --dictionary, or begin anew")
    }
    if judging.orthography != recorded.judging.orthography {
      throw Diagnostic(
        .usage, "cannot carry on with other capitals or accents", because: "the session has its own",
        "leave out --capitals and --accents, or begin anew")
    }
    let judge = try library.judge(judging)
    var notices = try changes(of: recorded, judgedBy: judging).map { Diagnostic.changed(path, $0) }
    // Only where the session can go on: what is refused stays as it was.
    let session = try recorded.session(carryingOn: path, by: judge, isCounted: isCounted)
    if try shelf.dropTornLine(of: path) { notices.append(.torn(path)) }
    session.tell(notices)
    return (session, judge)
  }

  /// The session that begins with the file at `path`, with the first instrument that has a use for it.
  package func begun(withFile path: String) throws(Diagnostic) -> any OpenSession {
    for instrument in instruments { if let session = try instrument.openFile(path, self) { return session } }
    throw Diagnostic(
      .badData, "cannot open \(path)", because: "it is no transcript, crossword or cryptogram", "open another file")
  }

  /// The changes since the session was recorded, where `judging` judges it now, one line each.
  package func changes(of recorded: any Recorded, judgedBy judging: Judging) throws(Diagnostic) -> [String] {
    try recorded.changes + recorded.judging.changes(judgedBy: judging, library)
  }
}

extension Recording {
  /// Judges every move anew.
  ///
  /// - Parameters:
  ///   - oracle: asked.
  ///   - missing: what is not here that the session was judged by, or nil.
  ///   - asks: whether a move needs that.
  ///   - fault: the fault of a look-up that a fault of the engine is.
  /// - Throws: a fault of another kind than that something is missing.
  func replay(
    asking oracle: Engine.Oracle, lacking missing: LookupFault?, for asks: (Engine.Move) -> Bool,
    _ fault: (Engine.Fault) -> LookupFault
  ) throws(Diagnostic) -> ReplayOutcome<LookupFault> {
    let first = missing == nil ? nil : transcript.records.firstIndex { start.move(of: $0).map(asks) == true }
    guard let missing, let first, let beginning = beginning(before: first) else {
      return try outcome(asking: oracle, fault)
    }
    let outcome = try beginning.outcome(asking: oracle, fault)
    return outcome.agrees ? .cannotBeJudged(line: transcript.line(ofRecord: first), missing) : outcome
  }

  /// The recording up to the record at `index`, or nil where nothing comes before it.
  private func beginning(before index: Int) -> Recording? {
    var transcript = Transcript(
      instrument: transcript.instrument, identity: transcript.identity, settings: transcript.settings)
    for record in self.transcript.records[..<index] { transcript.append(record) }
    guard var beginning = try? Recording(transcript) else { return nil }
    beginning.start = start
    return beginning
  }

  private func outcome(
    asking oracle: Engine.Oracle, _ fault: (Engine.Fault) -> LookupFault
  ) throws(Diagnostic) -> ReplayOutcome<LookupFault> {
    try replay(asking: oracle).mapFault { thrown throws(Diagnostic) in
      let fault = fault(thrown)
      guard fault.kind == .missing else { throw Diagnostic(fault) }
      return fault
    }
  }
}

/// The notice about lines of a transcript that could not be carried over, or none.
func noticesOfLost(_ lost: [Int], of path: String) -> [Diagnostic] {
  guard let line = lost.first else { return [] }
  let moves = counted(lost.count, "move")
  return [.note("cannot play \(moves) of \(path)", because: "the first is in line \(line)", "left out")]
}

extension Diagnostic {
  /// The message about a transcript that was recorded with other data than there is now.
  package static func changed(_ path: String, _ change: String) -> Diagnostic {
    .note("\(path) was recorded with other data", because: change, "what was said so far stays as it is")
  }

  /// The message about a transcript whose last line broke off.
  package static func torn(_ path: String) -> Diagnostic {
    .note("the last line of \(path) broke off", "dropped")
  }
}
