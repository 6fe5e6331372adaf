public import Journal

extension Worksheet: Replayable {
  /// The name under which transcripts of worksheets go.
  public static let instrument = "cryptogram"

  /// The settings that the transcript of a worksheet may have.
  public static let settings: Set = ["dictionary"]

  /// Since version 2 every event tells the state that it led to.
  public static let version = 2

  /// The worksheet as `opening` left it.
  public init(_ opening: Record, of transcript: Transcript) throws(TranscriptFault) {
    guard case .begin(let state)? = Event(opening)?.move else {
      throw TranscriptFault(.headerIncomplete, line: transcript.line(ofRecord: 0))
    }
    self.init(state, tellsState: transcript.version >= Self.version)
  }

  /// The move that led to the event on record, or nil for a record of no event.
  public static func move(of record: Record) -> Move? { Event(record)?.move }

  /// Makes a move.
  public mutating func make(_ move: Move, at milliseconds: Int, asking search: PatternSearch) -> Event? {
    make(move, with: search)
  }

  /// Takes over what is on record. A word that was picked is believed.
  public mutating func restore(_ record: Record, asking search: PatternSearch) -> Bool {
    guard let event = Event(record) else { return false }
    switch event.outcome {
    case .picked(let word): return (try? take(word, by: event.move)) != nil
    case .refused, .hinted: return true
    case .done, .found, .loaded:
      let made = make(event.move, with: search)
      if case .refused? = made?.outcome { return false }
      return made != nil
    }
  }
}
