/// A recorded session with an engine, to be replayed or carried on.
///
/// ```swift
/// let recording = try Recording<Dice>(Transcript(parsing: bytes))
/// if let divergence = recording.firstDivergence(asking: ()) { print("line \(divergence.line)") }
/// ```
public struct Recording<Engine: Replayable>: Sendable {
  /// The transcript as it was read.
  public let transcript: Transcript

  /// The engine before the first event. What a transcript does not hold, such as a start list, is given to it here.
  public var start: Engine

  private let moves: [Engine.Move]

  /// Reads every record of `transcript` as an event of the engine. Complexity: linear.
  ///
  /// - Throws: `TranscriptFault` where another instrument made the transcript, a setting is unknown or stands twice, a
  ///   record is no event, the first event begins no session, or the clock runs backwards.
  public init(_ transcript: Transcript) throws(TranscriptFault) {
    guard transcript.instrument == Engine.instrument else {
      throw TranscriptFault(.malformed("instrument: \(transcript.instrument)"), line: 2)
    }
    if transcript.version > Engine.version { throw TranscriptFault(.laterVersion(transcript.version), line: 1) }
    var names: Set<String> = []
    for (index, setting) in transcript.settings.enumerated() {
      guard Engine.settings.contains(setting.name), names.insert(setting.name).inserted else {
        throw TranscriptFault(.malformed("\(setting.name): \(setting.value)"), line: index + 3)
      }
    }
    guard let opening = transcript.records.first else {
      throw TranscriptFault(.headerIncomplete, line: transcript.line(ofRecord: 0))
    }
    let start = try Engine(opening, of: transcript)
    var moves: [Engine.Move] = []
    for (index, record) in transcript.records.enumerated() {
      guard let move = start.move(of: record) else {
        throw TranscriptFault(.malformed("\(record)"), line: transcript.line(ofRecord: index))
      }
      moves.append(move)
    }
    self.start = start
    self.transcript = transcript
    self.moves = moves
    try checkClock()
  }

  /// Milliseconds on the clock at the last event.
  public var elapsed: Int { transcript.records.last?.elapsed ?? 0 }

  /// Makes every move anew and compares what happens with what is on record.
  ///
  /// - Returns: nil where everything happens as it was recorded.
  /// - Throws: what the oracle fails with.
  public func firstDivergence(asking oracle: Engine.Oracle) throws(Engine.Fault) -> Divergence? {
    var engine = start
    for (index, move) in moves.enumerated() {
      let recorded = transcript.records[index]
      if engine.mustBelieve(recorded), try engine.restore(recorded, asking: oracle) { continue }
      let event = try engine.make(move, at: engine.time(of: recorded), asking: oracle)
      let found = event.flatMap { $0.isRecorded ? Record($0.fields, at: recorded.elapsed) : nil }
      if found != recorded {
        return Divergence(line: transcript.line(ofRecord: index), recorded: recorded, found: found)
      }
    }
    return nil
  }

  /// The engine as it was after the last event. What is on record is believed, because the word lists may have changed
  /// since. Lines that tell of something impossible stand only in an edited transcript; `lost` are their numbers,
  /// counted from 1.
  public func carriedOn(asking oracle: Engine.Oracle) throws(Engine.Fault) -> (engine: Engine, lost: [Int]) {
    var engine = start
    var lost: [Int] = []
    for (index, record) in transcript.records.enumerated() {
      if try !engine.restore(record, asking: oracle) { lost.append(transcript.line(ofRecord: index)) }
    }
    return (engine, lost)
  }

  /// With a clock every record has a time, and between two starts of the clock no time is before another.
  private func checkClock() throws(TranscriptFault) {
    var latest = 0
    for (index, record) in transcript.records.enumerated() {
      if Engine.startsClock(moves[index]) { latest = 0 }
      guard start.isTimed == (record.elapsed != nil), record.elapsed ?? 0 >= latest else {
        throw TranscriptFault(.wrongTime("\(record)"), line: transcript.line(ofRecord: index))
      }
      latest = record.elapsed ?? 0
    }
  }
}

/// Where replaying the moves of a session first leads to something else than was recorded.
public struct Divergence: Hashable, Sendable {
  /// The line of the transcript, counted from 1.
  public let line: Int

  /// What the line says.
  public let recorded: Record

  /// What happens instead; nil where nothing does.
  public let found: Record?

  /// A divergence at `line`, counted from 1, where `recorded` stands and `found` happens.
  public init(line: Int, recorded: Record, found: Record?) {
    self.line = line
    self.recorded = recorded
    self.found = found
  }
}
