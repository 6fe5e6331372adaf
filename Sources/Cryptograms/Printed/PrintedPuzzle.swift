import Lexicon

/// A puzzle as it stands on paper or in a file: its ciphertext, and what is printed above and below it.
///
/// ```swift
/// let puzzle = PrintedPuzzle(["A-1. First one. K2. Clue: B equals E", "XJFFXU ABC"])
/// print(puzzle.heading, puzzle.clues, puzzle.text)  // A-1  First one  K2 [B=E] XJFFXU ABC
/// ```
public struct PrintedPuzzle: Hashable, Sendable {
  /// Its number, such as `A-1` or `12`.
  public let number: String?

  /// Its title, which may be a hint.
  public let title: String?

  /// `K1` to `K4`, where it tells of what kind its alphabet is.
  public let kind: String?

  /// Its `kind` as a kind of alphabet.
  package var alphabetKind: AlphabetKind? { kind.flatMap { AlphabetKind(rawValue: $0.lowercased()) } }

  /// The clues that are printed with it.
  package let clues: [Crib]

  /// The lines of the ciphertext.
  package let lines: [String]

  /// The printed lines that those of the ciphertext come from, counted from 0.
  public let places: [Int]

  /// A ciphertext with nothing around it.
  public init(text lines: [String]) {
    (number, title, kind, clues, self.lines, places) = (nil, nil, nil, [], lines, Array(lines.indices))
  }

  /// Reads the lines of one puzzle, which has the letters of `alphabet`.
  ///
  /// A line is above the ciphertext only where it plainly is: it has a number, a kind or a clue, or small letters where
  /// all lines below have capitals. What is told on the line where the ciphertext begins is taken from it.
  /// Complexity: linear.
  public init(_ printed: [String], of alphabet: CipherAlphabet = .english) {
    let first = PuzzleHeading(printed.first ?? "", of: alphabet)
    var clues = first.clues
    var below: [(place: Int, line: String)] = []
    for (place, line) in printed.enumerated().dropFirst() {
      if let below = Self.clueLine(line, alphabet) { clues += below } else { below.append((place, line)) }
    }
    let tellsParts =
      first.hasParts && (first.number != nil || first.title.isEmpty || Self.isTitle(first.title, above: below))
    let endsInTitle =
      !below.isEmpty
      && (tellsParts
        ? first.rest.count <= Self.mostWordsBehind : !first.hasParts && Self.isTitle(first.rest, above: below))
    if !tellsParts, !endsInTitle, first.number == nil {
      // The line tells nothing, and stays as it is.
      if let line = printed.first { below.insert((0, line), at: 0) }
    } else if !endsInTitle, !first.rest.isEmpty {
      below.insert((0, first.rest.joined(separator: " ")), at: 0)
    }
    number = first.number.map(String.init)
    let title = tellsParts || endsInTitle ? first.title + (endsInTitle ? first.rest : []) : []
    let name = title.joined(separator: " ")
    self.title = title.isEmpty ? nil : name.hasSuffix(".") && !name.hasSuffix("..") ? String(name.dropLast()) : name
    kind = tellsParts ? first.kind : nil
    self.clues = tellsParts ? clues : Array(clues.dropFirst(first.clues.count))
    lines = below.map { $0.line }
    places = below.map { $0.place }
  }

  /// The ciphertext.
  public var text: String { lines.joined(separator: "\n") }

  /// Number, title and kind in one line; empty where nothing is told.
  public var heading: String { [number, title, kind].compactMap { $0 }.joined(separator: "  ") }

  /// Behind a kind or a clue no more words are taken for the rest of a title.
  private static let mostWordsBehind = 3

  /// Whether `words` have small letters, and the lines of the ciphertext have capitals alone.
  private static func isTitle(_ words: [Substring], above lines: [(place: Int, line: String)]) -> Bool {
    words.contains { $0.contains { $0.isLowercase } } && lines.contains { $0.line.contains { $0.isUppercase } }
      && !lines.contains { $0.line.contains { $0.isLowercase } }
  }

  /// The clues of a line that has nothing else, such as `Today's clue: B equals E`; nil where it is no such line.
  private static func clueLine(_ line: String, _ alphabet: CipherAlphabet) -> [Crib]? {
    guard line.contains(":") else { return nil }
    let heading = PuzzleHeading(line, of: alphabet)
    let isClue = !heading.clues.isEmpty && heading.rest.isEmpty && heading.number == nil && heading.title.count < 3
    return isClue ? heading.clues : nil
  }
}

extension PrintedPuzzle {
  /// Whether a line that was typed is the beginning of a puzzle and can hardly be one word: it has three words or more
  /// of several letters, and more letters than any word, or the number of a puzzle.
  package static func isText(_ line: some StringProtocol) -> Bool {
    let words = line.split { $0.isWhitespace }
    let long = words.filter { !$0.contains("=") && $0.count { $0.isLetter } > 1 }
    guard long.count >= 3 else { return false }
    return long.reduce(0) { $0 + $1.count { $0.isLetter } } > 20
      || PuzzleHeading(line).number?.contains { $0.isLetter } == true
  }
}
