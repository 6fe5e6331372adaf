/// What the solver makes of a cryptogram.
public struct Solution: Hashable, Sendable {
  /// The most likely readings, best first; none where the text has no letters, or where no key is permitted.
  public let readings: [Reading]

  /// Whether the text was read as words, and not as letters whose spaces mean nothing.
  public let partsWords: Bool

  /// How many letters the text has.
  public let letters: Int

  /// How many letters it takes, with what is known beforehand, before only one key makes sense; below that the best
  /// reading is no more than the likeliest.
  public let unicityDistance: Int

  /// Whether the text is shorter than its unicity distance.
  public var isBelowUnicityDistance: Bool { letters < unicityDistance }

  /// Whether another reading is nearly as likely as the best: one fifth of it or more.
  public var isAmbiguous: Bool { !rivals.isEmpty }

  /// The readings that are nearly as likely as the best.
  public var rivals: ArraySlice<Reading> {
    readings.dropFirst().prefix { ($0.score - readings[0].score) > -Self.nearness }
  }

  /// The cipher letters on which the best reading and its rivals disagree: whoever knows them can decide.
  public var deciding: [LatinLetter] {
    guard let best = readings.first else { return [] }
    return best.key.indices.filter { place in rivals.contains { $0.key[place].plain != best.key[place].plain } }
      .map { best.key[$0].cipher }
  }

  /// The logarithm of five, in parts of a nat.
  private static let nearness = 206
}
