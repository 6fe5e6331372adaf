/// The puzzles of a stretch of lines without a blank line.
///
/// A line with a number begins a puzzle. Other lines are told by their letters: lines in one key have the same frequent
/// letters, lines in keys of their own have not.
package struct PuzzleParts: Hashable, Sendable {
  /// The lines of each puzzle.
  package let ranges: [Range<Int>]

  /// Whether the letters leave doubt.
  package private(set) var isGuess = false

  /// Finds the puzzles of `lines`, which have the letters of `alphabet`, by `layout`; `plain` may tell lines that read
  /// as a language. Complexity: linear.
  package init(
    _ lines: [String], _ layout: PuzzleLayout = .automatic, of alphabet: CipherAlphabet = .english,
    _ plain: PlainLines? = nil
  ) {
    let whole = lines.isEmpty ? [] : [lines.indices]
    switch layout {
    case .lines:
      let starts = lines.indices.filter { $0 == 0 || !Self.isHeading(lines[$0 - 1], alphabet) }
      ranges = Self.ranges(from: starts, to: lines.count)
    case .one: ranges = whole
    case .automatic:
      let numbered = lines.indices.filter { PuzzleHeading(lines[$0], of: alphabet).number != nil }
      let parted = plain.map { Self.starts(of: lines, alphabet, $0) } ?? [0]
      let first = numbered.first ?? 0
      let isTitled = first == 0 || plain.map { lines[..<first].allSatisfy($0.reads) } == true
      // The first puzzle may have no number.
      let isSecond = !isTitled && PuzzleHeading(lines[first], of: alphabet).number == "2"
      let isNumbered = isTitled && numbered.count > 1 || isSecond
      if isNumbered || parted.count > 1 {
        let starts = isNumbered ? [0] + numbered.dropFirst(isSecond ? 0 : 1) : parted
        ranges = Self.ranges(from: starts, to: lines.count)
        return
      }
      let puzzle = PrintedPuzzle(lines, of: alphabet, plain)
      guard numbered != [0], let agreement = KeyAgreement(puzzle.lines, alphabet) else {
        ranges = whole
        return
      }
      // A page that prints a title or a clue with one puzzle prints it with each of them.
      let isTold = plain != nil && (puzzle.tellsParts || puzzle.title != nil) && !agreement.isPlain
      let isOne = agreement.isOneKey || isTold
      // The text above the first line of a ciphertext belongs to it.
      ranges = isOne ? whole : Self.ranges(from: [0] + puzzle.places.dropFirst(), to: lines.count)
      isGuess = !agreement.isPlain && !isTold
    }
  }

  /// Where puzzles begin with lines that read as a language, below a ciphertext and above another one.
  private static func starts(of lines: [String], _ alphabet: CipherAlphabet, _ plain: PlainLines) -> [Int] {
    var starts = [0]
    var question: Int?
    var isBegun = false
    for (line, places) in PrintedLine.all(in: lines, alphabet, plain) {
      let place = places.lowerBound
      switch line {
      case .remark where isBegun && !line.endsPuzzle: question = question ?? place
      case .cipher, .beginning:
        let begins: Bool = if case .beginning = line { isBegun } else { false }
        if let first = question ?? (begins ? place : nil) { starts.append(first) }
        question = nil
        isBegun = true
      case .clues, .credit, .remark, .aid: break
      }
    }
    return starts
  }

  /// Whether a line tells of a puzzle and has nothing of its ciphertext.
  private static func isHeading(_ line: String, _ alphabet: CipherAlphabet) -> Bool {
    let puzzle = PrintedPuzzle([line], of: alphabet)
    return puzzle.lines.isEmpty
      && (puzzle.number != nil || puzzle.title != nil || puzzle.kind != nil || !puzzle.clues.isEmpty)
  }

  private static func ranges(from starts: [Int], to end: Int) -> [Range<Int>] {
    zip(starts, starts.dropFirst() + [end]).map { $0..<$1 }
  }
}

extension PuzzleParts {
  /// Whether the lines `below` go on with the puzzle of those `above`, from which a blank line parts them: the upper
  /// ones have a number, or both leave room for the answer, nothing is told of the lower ones, and their letters speak
  /// for one key. Complexity: linear.
  package static func goOn(
    _ above: [String], _ below: [String], of alphabet: CipherAlphabet, _ plain: PlainLines
  ) -> Bool {
    let haveRoom = [above, below].allSatisfy { $0.contains { PrintedAid($0) == .room } }
    let (above, below) = (PrintedPuzzle(above, of: alphabet, plain), PrintedPuzzle(below, of: alphabet, plain))
    guard haveRoom || above.number != nil, !above.lines.isEmpty, !below.lines.isEmpty, !below.tellsParts,
      below.title == nil
    else { return false }
    return KeyAgreement([above.text, below.text], alphabet)?.isOneKey == true
  }

  /// Whether the letters of `texts` say beyond reasonable doubt that these are in one key. Complexity: linear.
  package static func areInOneKey(_ texts: [String], of alphabet: CipherAlphabet) -> Bool {
    KeyAgreement(texts, alphabet).map { $0.isOneKey && $0.isPlain } ?? false
  }
}
