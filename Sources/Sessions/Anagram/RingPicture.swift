import Layout
import Lexicon

/// The letters of the ring in a circle, clockwise from the top, in lines of text.
///
/// A cell of a terminal is about twice as high as it is wide, so the circle has twice as many columns as lines. It is
/// as small as it can be with a blank between any two letters of a line.
struct RingPicture {
  private let letters: [Character]
  private let radius: Int

  /// How many columns the circle has for each line.
  private static let aspect = 2

  /// The largest radius in lines; 64 letters have room on it.
  private static let largest = 16

  /// A picture at most `width` columns wide; nil where the circle does not fit.
  ///
  /// - Parameter all: the letters that may come into the ring, for all of which the circle has room: so it keeps its
  ///   size while letters leave it.
  init?(_ letters: [Character], of all: [Character]? = nil, width: Int) {
    let all = all ?? letters
    let smallest = all.count > 4 ? 3 : 2
    let letters = letters.map { $0.capital }
    let most = all.map { $0.capital }
    let fitting = (smallest...Self.largest).first { radius in
      Self.places(of: most, radius: radius, share: 1).haveRoom(most)
        && Self.places(of: letters, radius: radius, share: 1).haveRoom(letters)
    }
    guard let fitting, Self.aspect * 2 * fitting + 2 <= width else { return nil }
    self.letters = letters
    radius = fitting
  }

  /// The lines, each without blanks at its end.
  ///
  /// - Parameter share: how far the letters have come from the middle to their places, 0 to 1; on the way they may
  ///   cover each other.
  func lines(share: Double = 1) -> [String] {
    var rows = [[Int: Character]](repeating: [:], count: 2 * radius + 1)
    for (letter, place) in zip(letters, Self.places(of: letters, radius: radius, share: share)) {
      rows[place.line][place.column] = letter
    }
    return rows.map { row in
      var line = ""
      for (column, letter) in row.sorted(by: { $0.key < $1.key }) where column >= line.columns {
        line = line.padded(to: column) + String(letter)
      }
      return line
    }
  }

  fileprivate struct Place {
    let line: Int
    let column: Int
  }

  /// From polar to rectangular coordinates.
  private static func places(of letters: [Character], radius: Int, share: Double) -> [Place] {
    let step = unit(2 * Double.pi / Double(max(1, letters.count)))
    let distance = Double(radius) * share
    var (up, right) = (1.0, 0.0)
    return letters.map { _ in
      // What is half way between two cells goes up and to the right, whatever the last digit says.
      let (line, column) = (distance * up + 1e-9, Double(aspect) * distance * right + 1e-9)
      (up, right) = (up * step.cosine - right * step.sine, right * step.cosine + up * step.sine)
      return Place(line: radius - Int(line.rounded()), column: aspect * radius + Int(column.rounded()))
    }
  }

  /// Cosine and sine of an angle of at most a whole turn, by their series.
  private static func unit(_ angle: Double) -> (cosine: Double, sine: Double) {
    var (cosine, sine, term) = (0.0, 0.0, 1.0)
    for power in 0..<40 {
      let sign = power % 4 < 2 ? 1.0 : -1.0
      if power % 2 == 0 { cosine += sign * term } else { sine += sign * term }
      term *= angle / Double(power + 1)
    }
    return (cosine, sine)
  }
}

extension [RingPicture.Place] {
  /// Whether each letter has its place with a blank beside it.
  fileprivate func haveRoom(_ letters: [Character]) -> Bool {
    let inOrder = zip(self, letters).sorted { ($0.0.line, $0.0.column) < ($1.0.line, $1.0.column) }
    return zip(inOrder, inOrder.dropFirst()).allSatisfy { left, right in
      left.0.line != right.0.line || left.0.column + String(left.1).columns < right.0.column
    }
  }
}
