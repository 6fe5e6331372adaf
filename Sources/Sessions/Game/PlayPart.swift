import Layout

/// A part of an answer: sentences for every front, in whose place a terminal may show a picture.
struct PlayPart {
  /// The lines of a screen that are not the answer's own: the line that was typed and the next prompt.
  static let linesBeside = 2

  let says: [Sentence]

  /// The lines of a screen, of which there is room for so many.
  typealias Picture = (_ screen: Screen, _ room: Int) -> [String]
  private let picture: Picture?

  init(_ says: [Sentence], shownAs picture: Picture? = nil) {
    self.says = says
    self.picture = picture
  }

  /// How many rows the sentences take on a screen of `width` columns; none where a picture takes their place.
  func rows(width: Int) -> Int {
    picture != nil ? 0 : says.lines(width: width).reduce(0) { $0 + ($1.columns + width - 1) / width }
  }

  /// The part on a screen that has room for a picture of so many lines.
  func lines(on screen: Screen, atMost room: Int) -> [String] {
    picture?(screen, room) ?? says.flatMap { $0.lines(on: screen) }
  }
}
