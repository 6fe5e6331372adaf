/// What a word is worth by the number of its letters.
public struct ScoreTable: Hashable, Sendable {
  private let points: [Int]

  /// One point a letter, for words of up to 100 letters: no root has more.
  public static let letterCount = ScoreTable(points: Array(0...100))

  /// A table whose entry at index n is the worth of n letters; longer words are worth its last entry.
  public init(points: [Int]) { self.points = points }

  /// The points for a word of `letters` letters.
  public func points(forLetters letters: Int) -> Int {
    points.isEmpty ? 0 : points[min(letters, points.count - 1)]
  }
}
