package import Layout

/// A part of an answer: sentences for every front, in whose place a terminal may show a picture.
package struct ReplyPart {
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

  /// A picture in the place of what is said, if anything is, with its words in the order of the screen.
  init(_ says: [Sentence] = [], drawn lines: @escaping (Screen) -> [String]) {
    self.init(says) { screen, _ in screen.ordered(lines(screen)) }
  }

  init(_ sentence: Sentence) { self.init([sentence]) }

  /// How many rows the sentences take on a screen of `width` columns; none where a picture takes their place.
  fileprivate func rows(width: Int) -> Int {
    picture != nil ? 0 : says.lines(width: width).reduce(0) { $0 + ($1.columns + width - 1) / width }
  }

  fileprivate func lines(on screen: Screen, atMost room: Int) -> [String] {
    picture?(screen, room) ?? says.flatMap { $0.lines(on: screen) }
  }
}

extension [ReplyPart] {
  /// The parts in lines, one below the other; a picture has the room that the sentences leave.
  func text(on screen: Screen) -> [String] {
    let rows = reduce(ReplyPart.linesBeside) { $0 + $1.rows(width: screen.width) }
    return flatMap { $0.lines(on: screen, atMost: screen.isInteractive ? screen.height - rows : .max) }
  }
}

extension Reply {
  package var says: [Sentence] { parts.flatMap { $0.says } }

  package func text(on screen: Screen) -> [String] { parts.text(on: screen) }
}
