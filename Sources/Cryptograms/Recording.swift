public import Journal

/// A transcript of the helper, understood.
public struct Recording: Sendable {
  /// The name under which transcripts of the helper go.
  public static let instrument = "cryptogram"

  /// The transcript as it was read.
  public let transcript: Transcript
  private let opening: Standing
  private let events: [Event]

  /// - Throws: `TranscriptFault` where a line is no event of the helper, or the first event begins nothing.
  public init(_ transcript: Transcript) throws(TranscriptFault) {
    let events = try transcript.events(of: Self.instrument) { Event($0) }
    guard case .begin(let standing)? = events.first?.move else {
      throw TranscriptFault(.headerIncomplete, line: transcript.line(ofRecord: 0))
    }
    opening = standing
    self.transcript = transcript
    self.events = events
  }

  /// Makes every move anew and compares what comes of it with what was recorded.
  public func firstDivergence(with search: PatternSearch) -> Divergence? {
    var helper = Helper(opening)
    for (index, event) in events.enumerated() {
      let recorded = transcript.records[index]
      let found = helper.make(event.move, with: search).map { Record($0.fields, at: recorded.elapsed) }
      if found != recorded {
        return Divergence(line: transcript.line(ofRecord: index), recorded: recorded, found: found)
      }
    }
    return nil
  }

  /// The helper as it stood at the last event. The words that were picked are believed, whatever has become of the word
  /// list since. Moves that the map refuses can only stand in an edited transcript; their lines are `lost`.
  public func helper(with search: PatternSearch) -> (helper: Helper, lost: [Int]) {
    var helper = Helper(opening)
    var lost: [Int] = []
    for (index, event) in events.enumerated() {
      switch event.outcome {
      case .picked(let word):
        do throws(Refusal) { try helper.take(word, by: event.move) } catch {
          lost.append(transcript.line(ofRecord: index))
        }
      case .refused, .hinted: break
      case .done, .found, .loaded:
        let made = helper.make(event.move, with: search)
        if made.map({ if case .refused = $0.outcome { true } else { false } }) != false {
          lost.append(transcript.line(ofRecord: index))
        }
      }
    }
    return (helper, lost)
  }
}
