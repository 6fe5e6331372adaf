/// Applies keys to a line: edits, lines of the past and the search in them, completion. It is a value without a
/// terminal.
package struct LineEditing {
  /// An action that the owner of the terminal has to take after a key, besides showing the line.
  package enum Step: Equatable {
    case going
    case finished
    case interrupted
    case ended
    case quit
    case suspended
    case cleared
    case listed([String])
  }

  /// A search in the lines of the past, which shows the line that it found.
  private struct Search {
    var part: [Unicode.Scalar] = []

    /// The line that was found last; beyond the newest at first.
    var index: Int
    var hasFound = true

    /// Whether no line contains the text that is searched for, so that more letters of it are not looked for.
    var isTooLong = false
    let before: EditedLine
  }

  package private(set) var line: EditedLine
  private var past: PastLines
  private let words: [String]
  private let limit: Int
  private var search: Search?
  private var hasPressedTab = false

  /// An empty line with the lines of `history`, the oldest first, in which a word at its start is completed to one of
  /// `completions`.
  package init(history: [String] = [], completions: [String] = [], limit: Int = 1 << 14) {
    self.limit = limit
    line = EditedLine(limit: limit)
    past = PastLines(history)
    words = completions
  }

  /// The text before the line, in place of the prompt, while lines of the past are searched.
  package var label: String? {
    search.map { "\($0.hasFound ? "search" : "not found") '\(String(String.UnicodeScalarView($0.part)))': " }
  }

  /// Begins the next line.
  package mutating func begin() {
    line.clear()
    past.leave()
    search = nil
    hasPressedTab = false
  }

  /// Makes `line` the newest of the past.
  package mutating func remember(_ line: String) { past.remember(line) }

  /// Lets `key` act.
  package mutating func take(_ key: Key) -> Step {
    let isSecondTab = hasPressedTab
    hasPressedTab = false
    if search != nil, takeInSearch(key) { return .going }
    switch key {
    case .letter(let letter): line.insert([letter])
    case .pasted("\n"), .enter: return .finished
    case .pasted("\t"): line.insert([" "])
    case .pasted(let letter): line.insert([letter])
    case .tab: return complete(listing: isSecondTab)
    case .control(let letter): return control(letter)
    case .alt(let letter): alt(letter)
    case .backspace: line.deleteBack()
    case .delete: line.deleteForward()
    case .up: recall { $0.older($1) }
    case .down: recall { past, _ in past.newer() }
    case .left: line.moveBack()
    case .right: line.moveForward()
    case .home: line.moveToStart()
    case .end: line.moveToEnd()
    case .wordLeft: line.moveBackWord()
    case .wordRight: line.moveForwardWord()
    case .altBackspace: line.cutBackWord()
    case .deleteWord: line.cutForwardWord()
    case .escape: break
    }
    return .going
  }

  private mutating func control(_ letter: Unicode.Scalar) -> Step {
    switch letter {
    case "a": line.moveToStart()
    case "b": line.moveBack()
    case "c":
      if line.isEmpty { return .interrupted }
      begin()
    case "d":
      if line.isEmpty { return .ended }
      line.deleteForward()
    case "e": line.moveToEnd()
    case "f": line.moveForward()
    case "k": line.cutToEnd()
    case "l": return .cleared
    case "n": recall { past, _ in past.newer() }
    case "p": recall { $0.older($1) }
    case "r", "s": search = Search(index: past.lines.count, before: line)
    case "t": line.exchange()
    case "u": line.cutToStart()
    case "w": line.cutBackToBlank()
    case "y": line.insertCut()
    case "z": return .suspended
    case "\\": return .quit
    case "_": line.undo()
    default: break
    }
    return .going
  }

  private mutating func alt(_ letter: Unicode.Scalar) {
    switch letter {
    case "b", "B": line.moveBackWord()
    case "c", "C": line.changeCase(.capital)
    case "d", "D": line.cutForwardWord()
    case "f", "F": line.moveForwardWord()
    case "l", "L": line.changeCase(.lower)
    case "u", "U": line.changeCase(.upper)
    case "y", "Y": line.insertOlderCut()
    default: break
    }
  }

  private mutating func recall(_ step: (inout PastLines, String) -> String?) {
    if let recalled = step(&past, line.text) { line.replace(with: recalled) }
  }

  /// Completes the start of the line by what all words that begin so have in common, and the only one by a blank, too.
  /// Lists them where there is nothing to add.
  private mutating func complete(listing: Bool) -> Step {
    let typed = line.textBeforeCursor
    let fitting = typed.contains(" ") ? [] : words.filter { $0.hasPrefix(typed) }
    let common = fitting.dropFirst().reduce(fitting.first ?? "") { String(zip($0, $1).prefix { $0 == $1 }.map(\.0)) }
    let addition = String(common.dropFirst(typed.count)) + (fitting.count == 1 ? " " : "")
    if !addition.isEmpty {
      line.insert(addition.unicodeScalars)
    } else if listing, !fitting.isEmpty {
      return .listed(fitting)
    }
    hasPressedTab = true
    return .going
  }

  // MARK: Search

  /// Whether the key belongs to the search; any other ends it and acts on the line that was found.
  private mutating func takeInSearch(_ key: Key) -> Bool {
    guard var search else { return false }
    switch key {
    case .letter(let letter):
      if search.part.count == limit { break }
      search.part.append(letter)
      if search.isTooLong { break }
      look(&search, from: min(search.index + 1, past.lines.count))
      search.isTooLong = !search.hasFound
    case .backspace:
      search.isTooLong = false
      if !search.part.isEmpty { search.part.removeLast() }
      look(&search, from: past.lines.count)
    case .control("r"): look(&search, from: search.index)
    case .control("s"):
      if let found = past.oldest(containing: search.part, after: search.index) { show(found, &search) }
    case .control("g"), .escape:
      line = search.before
      self.search = nil
      return true
    case .control("c"):
      begin()
      return true
    default:
      self.search = nil
      return false
    }
    self.search = search
    return true
  }

  private mutating func look(_ search: inout Search, from end: Int) {
    if search.part.isEmpty {
      search.index = past.lines.count
      search.hasFound = true
      line = search.before
    } else if let found = past.newest(containing: search.part, before: end) {
      show(found, &search)
    } else {
      search.hasFound = false
    }
  }

  private mutating func show(_ found: (index: Int, place: Int), _ search: inout Search) {
    search.index = found.index
    search.hasFound = true
    search.isTooLong = false
    line.show(past.lines[found.index], at: found.place)
  }
}
