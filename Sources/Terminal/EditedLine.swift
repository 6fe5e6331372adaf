import Layout

/// A line while it is edited: its letters, the cursor, the pieces that were cut, and the edits that can be undone.
///
/// The cursor never stands between a letter and the marks on it.
package struct EditedLine {
  /// How a letter is changed by `changeCase`.
  package enum Case { case upper, lower, capital }

  /// The kind of the latest edit. Letters that are typed one after another are undone in one step, and pieces that are
  /// cut one after another are one piece.
  private enum Edit: Equatable {
    case typing, cutting
    case insertingCut(Range<Int>)
    case other
  }

  /// The scalars, with stand-ins for bytes that are no text.
  package private(set) var letters: [Unicode.Scalar] = []

  /// How many of them are before the cursor.
  package private(set) var cursor = 0

  private let limit: Int
  private var cuts: [[Unicode.Scalar]] = []
  private var past: [(letters: [Unicode.Scalar], cursor: Int)] = []
  private var last = Edit.other

  private static let mostCuts = 10
  private static let mostUndone = 100

  /// An empty line that takes `limit` scalars at most.
  package init(limit: Int = 1 << 14) { self.limit = limit }

  package var text: String { String(String.UnicodeScalarView(letters)) }

  /// The line up to the cursor.
  var textBeforeCursor: String { String(String.UnicodeScalarView(letters[..<cursor])) }

  package var isEmpty: Bool { letters.isEmpty }

  // MARK: Moves

  package mutating func moveToStart() { move(to: 0) }
  package mutating func moveToEnd() { move(to: letters.count) }
  package mutating func moveBack() { move(to: start(before: cursor)) }
  package mutating func moveForward() { move(to: end(after: cursor)) }
  package mutating func moveBackWord() { move(to: wordStart(before: cursor)) }
  package mutating func moveForwardWord() { move(to: wordEnd(after: cursor)) }

  private mutating func move(to position: Int) {
    cursor = position
    last = .other
  }

  // MARK: Edits

  /// Puts `new` in at the cursor, as far as there is room.
  package mutating func insert(_ new: some Collection<Unicode.Scalar>) {
    if letters.count == limit { return }
    let isBlank = new.first == " "
    begin(isBlank ? .other : .typing, joining: last == .typing)
    put(new)
  }

  /// Takes away the letter before the cursor.
  package mutating func deleteBack() { delete(start(before: cursor)..<cursor) }

  /// Takes away the letter at the cursor.
  package mutating func deleteForward() { delete(cursor..<end(after: cursor)) }

  package mutating func cutToStart() { cut(0..<cursor, isBefore: true) }
  package mutating func cutToEnd() { cut(cursor..<letters.count, isBefore: false) }

  /// Cuts the text between the cursor and the blank before it.
  package mutating func cutBackToBlank() {
    var start = cursor
    while start > 0, letters[start - 1].isBlank { start -= 1 }
    while start > 0, !letters[start - 1].isBlank { start -= 1 }
    cut(start..<cursor, isBefore: true)
  }

  package mutating func cutBackWord() { cut(wordStart(before: cursor)..<cursor, isBefore: true) }
  package mutating func cutForwardWord() { cut(cursor..<wordEnd(after: cursor), isBefore: false) }

  /// Puts the newest cut piece in at the cursor.
  package mutating func insertCut() {
    guard let cut = cuts.last else { return }
    begin(.other)
    let (start, count) = (cursor, letters.count)
    put(cut)
    last = .insertingCut(start..<start + letters.count - count)
  }

  /// Replaces the piece that `insertCut` has just put in by the one that was cut before it.
  package mutating func insertOlderCut() {
    guard case .insertingCut(let range) = last, let newest = cuts.popLast() else { return }
    cuts.insert(newest, at: 0)
    begin(.other)
    replace(range, with: [])
    insertCut()
  }

  /// Exchanges the letter before the cursor with the one at it, or the last two at the end.
  package mutating func exchange() {
    let middle = cursor == letters.count ? start(before: cursor) : cursor
    let (first, end) = (start(before: middle), end(after: middle))
    guard first < middle, middle < end else { return }
    begin(.other)
    replace(first..<end, with: Array(letters[middle..<end] + letters[first..<middle]))
  }

  /// Changes the letters from the cursor to the end of the word.
  package mutating func changeCase(_ change: Case) {
    let end = wordEnd(after: cursor)
    guard cursor < end else { return }
    begin(.other)
    var isFirst = true
    let changed = letters[cursor..<end].flatMap { letter -> [Unicode.Scalar] in
      let isUpper = change == .upper || change == .capital && isFirst
      if letter.properties.isAlphabetic { isFirst = false }
      return Array((isUpper ? letter.properties.uppercaseMapping : letter.properties.lowercaseMapping).unicodeScalars)
    }
    replace(cursor..<end, with: changed)
  }

  /// Makes `text` the line.
  package mutating func replace(with text: String) {
    begin(.other)
    replace(0..<letters.count, with: Array(text.unicodeScalars))
  }

  /// Takes the latest edit back.
  package mutating func undo() {
    guard let before = past.popLast() else { return }
    (letters, cursor) = before
    last = .other
  }

  /// Empties the line for the next one. The pieces that were cut are kept.
  package mutating func clear() {
    letters = []
    past = []
    move(to: 0)
  }

  /// Shows `text` with the cursor at a place in it, without making that an edit.
  mutating func show(_ text: String, at position: Int) {
    letters = Array(text.unicodeScalars.prefix(limit))
    move(to: min(position, letters.count))
    leaveMarks()
  }

  // MARK: How it is done

  private mutating func begin(_ edit: Edit, joining: Bool = false) {
    last = edit
    if joining { return }
    past.append((letters, cursor))
    if past.count > Self.mostUndone { past.removeFirst() }
  }

  private mutating func put(_ new: some Collection<Unicode.Scalar>) { replace(cursor..<cursor, with: Array(new)) }

  /// Puts `new` in the place of a range, with the cursor behind it.
  private mutating func replace(_ range: Range<Int>, with new: [Unicode.Scalar]) {
    let new = new.prefix(limit - letters.count + range.count)
    letters.replaceSubrange(range, with: new)
    cursor = range.lowerBound + new.count
    leaveMarks()
  }

  private mutating func delete(_ range: Range<Int>) {
    if range.isEmpty { return }
    begin(.other)
    replace(range, with: [])
  }

  private mutating func cut(_ range: Range<Int>, isBefore: Bool) {
    if range.isEmpty { return }
    let piece = Array(letters[range])
    if last == .cutting, let newest = cuts.popLast() {
      cuts.append(isBefore ? piece + newest : newest + piece)
    } else {
      cuts.append(piece)
      if cuts.count > Self.mostCuts { cuts.removeFirst() }
    }
    begin(.cutting)
    replace(range, with: [])
  }

  /// Moves a cursor that stands before marks to a place behind them, since they are on the letter before it now.
  private mutating func leaveMarks() {
    while cursor > 0, cursor < letters.count, letters[cursor].continues(letters[cursor - 1]) { cursor += 1 }
  }

  private func start(before position: Int) -> Int {
    var start = max(0, position - 1)
    while start > 0, letters[start].continues(letters[start - 1]) { start -= 1 }
    return start
  }

  private func end(after position: Int) -> Int {
    var end = min(letters.count, position + 1)
    while end < letters.count, letters[end].continues(letters[end - 1]) { end += 1 }
    return end
  }

  private func wordStart(before position: Int) -> Int {
    var start = position
    while start > 0, !letters[start - 1].isOfWord { start -= 1 }
    while start > 0, letters[start - 1].isOfWord { start -= 1 }
    return start
  }

  private func wordEnd(after position: Int) -> Int {
    var end = position
    while end < letters.count, !letters[end].isOfWord { end += 1 }
    while end < letters.count, letters[end].isOfWord { end += 1 }
    return end
  }
}

extension Unicode.Scalar {
  fileprivate var isBlank: Bool { properties.isWhitespace }

  /// Whether it is part of a word. A mark or a joiner belongs to the letter that it stands on.
  fileprivate var isOfWord: Bool { properties.isAlphabetic || properties.numericType != nil || isMark || isJoiner }
}
