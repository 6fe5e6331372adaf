/// What release 1.0.0 answered to a hint or to a question for answers, as its transcripts have it.
///
/// It told of the most common answer as if it were the only one, and took words of the clue for answers. By the rules of
/// today it would have answered otherwise, so that its answers are believed: a letter is put into its place, all else
/// changes nothing. Its hints are recorded as `hint 4`, those of today as `hint letter`; its answers as `solve`, those of
/// today as `answers`.
public struct BelievedAnswer: Hashable, Sendable {
  /// The fields of its record without the bench that a hint ends in.
  let fields: [String]

  /// Whether its record ends in the bench.
  let endsInBench: Bool

  /// The letter that a hint put into its place.
  let change: Change?

  /// Reads the fields of a whole record, or answers nil.
  init?(_ record: [String]) {
    guard record.count >= 3, let number = Int(record[1]) else { return nil }
    switch record[0] {
    case "hint":
      guard record.count >= 4, Hint.Level(rawValue: number) != nil else { return nil }
      endsInBench = true
      let isLetter = record.count == 6 && record[2] == "letter" && record[3].count == 1
      change = isLetter ? Int(record[4]).map { .cross(record[3].first!, slot: $0) } : nil
    case "solve":
      guard number > 0 else { return nil }
      endsInBench = false
      change = nil
    default: return nil
    }
    fields = endsInBench ? record.dropLast() : record
  }
}
