/// A recorded session with an engine, to be replayed or carried on.
///
/// ```swift
/// let recording = try Recording<Dice>(Transcript(parsing: bytes))
/// if case .diverges(let divergence) = recording.replay(asking: ()) { print("line \(divergence.line)") }
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
    var names: Set<String> = []
    for (index, setting) in transcript.settings.enumerated() {
      guard Engine.settings.contains(setting.name), names.insert(setting.name).inserted else {
        throw transcript.fault(inSetting: index)
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

  /// Makes every move anew and compares what happens with what is on record. Nothing that the record says is believed.
  public func replay(asking oracle: Engine.Oracle) -> ReplayOutcome<Engine.Fault> {
    var engine = start
    for (index, move) in moves.enumerated() {
      let recorded = transcript.records[index]
      let line = transcript.line(ofRecord: index)
      do throws(Engine.Fault) {
        let found = try engine.record(of: move, as: recorded, asking: oracle)
        if found != recorded { return .diverges(Divergence(line: line, recorded: recorded, found: found)) }
      } catch {
        return .cannotBeJudged(line: line, error)
      }
    }
    return .agrees
  }

  /// The engine as it was after the last event. What is on record is believed, because the word lists may have changed
  /// since. Lines that tell of something impossible stand only in an edited transcript; they change nothing, and `lost`
  /// are their numbers, counted from 1.
  ///
  /// Complexity: each move is made once; where a line is lost, the moves since the lost line before it are made a
  /// second time. Only a lost line copies the engine.
  ///
  /// - Parameters:
  ///   - oracle: answers what no record tells.
  ///   - visit: called before each move with the engine as it is then.
  public func carriedOn(
    asking oracle: Engine.Oracle, before visit: (_ move: Engine.Move, _ engine: Engine) -> Void = { _, _ in }
  ) throws(Engine.Fault) -> (engine: Engine, lost: [Int]) {
    var engine = start
    var lost: [Int] = []
    // The engine behind the last lost line, from which it is made again where the next one has changed it.
    var (kept, first) = (start, 0)
    for (index, move) in moves.enumerated() {
      visit(move, engine)
      if try engine.believe(transcript.records[index], move, asking: oracle) { continue }
      for made in first..<index { _ = try kept.believe(transcript.records[made], moves[made], asking: oracle) }
      (engine, first) = (kept, index + 1)
      lost.append(transcript.line(ofRecord: index))
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

extension Replayable {
  /// Makes `move` at the time of `recorded`, and answers with the record of what happens; nil where nothing goes on
  /// record.
  fileprivate mutating func record(
    of move: Move, as recorded: Record, asking oracle: Oracle
  ) throws(Fault) -> Record? {
    guard let event = try make(move, at: recorded.elapsed ?? 0, asking: oracle), event.isRecorded else { return nil }
    return Record(event.fields, at: recorded.elapsed)
  }

  /// Makes `move` as the record says, and answers whether it can have happened.
  fileprivate mutating func believe(_ record: Record, _ move: Move, asking oracle: Oracle) throws(Fault) -> Bool {
    try self.record(of: move, as: record, asking: self.oracle(believing: record, else: oracle)) == record
  }
}
