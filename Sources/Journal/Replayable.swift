/// An engine whose sessions can be recorded, carried on and replayed. The article *Record a Session* makes one.
///
/// The engine is a value that makes moves. What a move leads to is an event, and an event goes on record as a line of a
/// `Transcript`. Playing, carrying on and replaying all call the same `make`, so they cannot differ; `Recording` does
/// the rest for every engine.
///
/// `make` has three answers:
/// - an event: something happened, or a rule said no. An event that says no need not go on record.
/// - nil: nothing happened.
/// - an error: the oracle failed.
///
/// Where no event goes on record the engine is as it was before the move, its generator included.
public protocol Replayable: Sendable {
  /// A move that a person or a program makes in a session.
  associatedtype Move: Sendable

  /// The event that a move leads to, which tells what came of it.
  associatedtype Event: Recordable

  /// The source of answers that the engine asks while it makes a move, such as a dictionary that knows which words are
  /// real.
  associatedtype Oracle

  /// The error with which the oracle may fail; `Never` where it cannot.
  associatedtype Fault: Error

  /// The name under which transcripts of this engine go.
  static var instrument: String { get }

  /// The names of the settings that its transcripts may have. A transcript with any other is refused, since nobody can
  /// tell what it would change.
  static var settings: Set<String> { get }

  /// The engine before the events of `transcript`, the first of which is `opening`.
  ///
  /// - Throws: `TranscriptFault` where `opening` begins no session, or a setting means nothing.
  init(_ opening: Record, of transcript: Transcript) throws(TranscriptFault)

  /// Whether its events are recorded with the time on the clock.
  var isTimed: Bool { get }

  /// The move that led to the event on record, or nil for a record of no event. The engine before its first event is
  /// asked, whose settings may decide how records are read.
  func move(of record: Record) -> Move?

  /// Whether the clock starts again with `move`.
  static func startsClock(_ move: Move) -> Bool

  /// Makes a move, `milliseconds` after the clock began to run.
  mutating func make(_ move: Move, at milliseconds: Int, asking oracle: Oracle) throws(Fault) -> Event?

  /// An oracle for one move that answers what `record` says, and what the record leaves open like `oracle`.
  func oracle(believing record: Record, else oracle: Oracle) -> Oracle
}

extension Replayable {
  /// No clock.
  public var isTimed: Bool { false }

  /// The clock never starts again.
  public static func startsClock(_ move: Move) -> Bool { false }

  /// The oracle itself, for an engine that asks nothing of which a record tells.
  public func oracle(believing record: Record, else oracle: Oracle) -> Oracle { oracle }
}

/// An event of a session, which a transcript can record.
public protocol Recordable: Sendable {
  /// The event as the fields of a record: a verb and its arguments.
  var fields: [String] { get }

  /// Whether the event goes on record. An event that changes nothing may be told without being recorded.
  var isRecorded: Bool { get }
}

extension Recordable {
  /// Every event goes on record.
  public var isRecorded: Bool { true }
}

extension Transcript {
  /// A transcript of a session with `Engine` that is to be written.
  public init<Engine: Replayable>(
    of engine: Engine.Type, identity: UInt64, settings: [Setting], records: [Record] = []
  ) {
    self.init(instrument: Engine.instrument, identity: identity, settings: settings, records: records)
  }
}
