public import Journal

extension Workbench: Replayable {
  /// The name under which transcripts of the bench go.
  public static let instrument = "anagram"

  /// The settings that a transcript of the bench may have.
  public static let settings: Set = ["dictionary", "clue"]

  /// The bench that `opening` begins.
  public init(_ opening: Record, of transcript: Transcript) throws(TranscriptFault) {
    guard case .begin(let fodder, let enumeration, let seed)? = Move(opening),
      let start = try? Workbench(fodder, enumeration, seed: seed)
    else { throw TranscriptFault(.headerIncomplete, line: transcript.line(ofRecord: 0)) }
    self = start
  }

  /// The move that led to the event on record, or nil for a record of no event.
  public static func move(of record: Record) -> Move? { Move(record) }

  /// Makes a move by a source whose type is not known.
  public mutating func make(_ move: Move, at milliseconds: Int, asking source: any WordSource) throws -> Event? {
    try make(move, by: source)
  }

  /// Takes over what is on record. A letter that a hint put into its place is believed.
  public mutating func restore(_ record: Record, asking source: any WordSource) throws -> Bool {
    switch Move(record) {
    case nil: false
    case .hint(.letter): (try? accept(Hint(placedBy: record))) != nil
    case .hint, .check, .solve, .end: true
    case let move?: make(move, by: NoSource()).isRecorded
    }
  }
}

extension Hint {
  /// The hint that put a letter into its place, such as `hint 4 letter r 3 …`.
  fileprivate init(placedBy record: Record) {
    let fields = record.fields
    if fields.count == 6, fields[3].count == 1, let slot = Int(fields[4]) {
      self = .letter(fields[3].first!, slot: slot)
    } else {
      self = .hopeless
    }
  }
}

/// Who is asked nothing, because what was said is on record.
private struct NoSource: WordSource {
  func isReal(_ word: String) -> Bool { false }
  func words(from letters: [Character], ofLengths lengths: Set<Int>) -> [KnownWord]? { nil }
}
