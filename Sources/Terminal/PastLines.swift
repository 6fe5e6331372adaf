/// The lines that were typed before, and the one of them that is looked at.
struct PastLines {
  private(set) var lines: [String]

  /// The number of the line that is looked at; beyond the last one while a new line is typed.
  private var position: Int
  private var draft = ""

  private static let most = 1000

  /// The lines of `lines`, the oldest first.
  init(_ lines: [String]) {
    self.lines = lines
    position = lines.count
  }

  mutating func remember(_ line: String) {
    lines.append(line)
    if lines.count > Self.most { lines.removeFirst() }
    leave()
  }

  /// Looks at none of them.
  mutating func leave() { position = lines.count }

  /// The line before the one that is looked at. `typed` is kept for the way back to the new line.
  mutating func older(_ typed: String) -> String? {
    guard position > 0 else { return nil }
    if position == lines.count { draft = typed }
    position -= 1
    return lines[position]
  }

  /// The line after the one that is looked at.
  mutating func newer() -> String? {
    guard position < lines.count else { return nil }
    position += 1
    return position == lines.count ? draft : lines[position]
  }

  /// The newest line before `end` that contains `part`, and the place of `part` in it.
  func newest(containing part: [Unicode.Scalar], before end: Int) -> (index: Int, place: Int)? {
    for index in lines.indices.prefix(end).reversed() {
      if let place = Self.place(of: part, in: lines[index]) { return (index, place) }
    }
    return nil
  }

  /// The oldest line after `start` that contains `part`, and the place of `part` in it.
  func oldest(containing part: [Unicode.Scalar], after start: Int) -> (index: Int, place: Int)? {
    for index in lines.indices.dropFirst(start + 1) {
      if let place = Self.place(of: part, in: lines[index]) { return (index, place) }
    }
    return nil
  }

  private static func place(of part: [Unicode.Scalar], in line: String) -> Int? {
    let letters = Array(line.unicodeScalars)
    guard part.count <= letters.count else { return nil }
    return (0...(letters.count - part.count)).last { letters[$0..<($0 + part.count)].elementsEqual(part) }
  }
}
