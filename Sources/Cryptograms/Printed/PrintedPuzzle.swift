import Lexicon

/// A puzzle as it stands on paper or in a file: its ciphertext, and what is printed above and below it.
///
/// ```swift
/// let puzzle = PrintedPuzzle(["A-1. First one. K2. Clue: B equals E", "XJFFXU ABC"])
/// print(puzzle.heading, puzzle.clues, puzzle.text)  // A-1  First one  K2 [B=E] XJFFXU ABC
/// ```
public struct PrintedPuzzle: Hashable, Sendable {
  /// Its number, such as `A-1` or `12`.
  public private(set) var number: String?

  /// Its title, or the question of a test, which may be a hint.
  public private(set) var title: String?

  /// `K1` to `K4`, where it tells of what kind its alphabet is.
  public private(set) var kind: String?

  /// How many points a test gives for it.
  package private(set) var points: Int?

  /// The author of the plaintext, where the page names one.
  package private(set) var author: String?

  package var alphabetKind: AlphabetKind? { kind.flatMap { AlphabetKind(rawValue: $0.lowercased()) } }

  /// Whether it is said to have no word spaces.
  package private(set) var isPatristocrat = false

  /// Whether words are said to be misspelled.
  package private(set) var isMisspelled = false

  /// Whether it is called a Xenocrypt: a cryptogram in another language, which is Spanish in American schools.
  package var isXenocrypt: Bool {
    ([title ?? ""] + below).contains { line in
      line.split { !$0.isLetter }.contains { $0.folded.hasPrefix("xenocrypt") }
    }
  }

  package private(set) var clues: [Crib] = []

  /// The lines of the ciphertext.
  package private(set) var lines: [String] = []

  /// The printed lines that those of the ciphertext come from, counted from 0.
  package private(set) var places: [Int] = []

  /// The lines below the ciphertext that read as a language: who has said it, or a hint.
  package private(set) var below: [String] = []

  /// A ciphertext with nothing around it.
  package init(text lines: [String]) { (self.lines, places) = (lines, Array(lines.indices)) }

  /// Reads the lines of one puzzle, which has the letters of `alphabet`. Where `plain` tells that a line reads as a
  /// language, the line is none of the ciphertext.
  ///
  /// Another line is above the ciphertext only where it plainly is: it has a number, a kind or a clue, or small letters
  /// where all lines below have capitals. What is told on the line where the ciphertext begins is taken from it.
  /// Complexity: linear.
  public init(_ printed: [String], of alphabet: CipherAlphabet = .english) { self.init(printed, of: alphabet, nil) }

  /// Reads the lines of one puzzle, where `plain` may tell which of them read as a language.
  package init(_ printed: [String], of alphabet: CipherAlphabet, _ plain: PlainLines?) {
    let printed = printed.map { $0.withoutMarkup }
    var ends: [(word: CipherWord, isLast: Bool)] = []
    var isOfAnother = false
    for (line, places) in PrintedLine.all(in: printed, alphabet, plain) {
      let (place, text) = (places.lowerBound, printed[places.lowerBound])
      switch line {
      case .clues(let found): clues += found
      case .remark(let remark):
        isOfAnother = isOfAnother || remark.isOfAnother && !lines.isEmpty
        take(remark, printed[places])
        ends += remark.ends
      case .credit(let author): takeCredit(isOfAnother ? nil : author, text)
      case .beginning(let remark, let rest):
        take(remark, [])
        ends += remark.ends
        append(rest, place)
      case .aid: kind = kind ?? PuzzleHeading(text, of: alphabet).kind
      case .cipher: append(text, place)
      }
    }
    if let plain { takeEnd(alphabet, plain) }
    // Above a number may stand a title.
    while let first = lines.first, takeTitle(PuzzleHeading(first, of: alphabet)) {}
    if Self.standApart(lines) { lines = lines.map { $0.lettersJoined } }
    clues += ends.map { clue($0.word, isLast: $0.isLast, alphabet) }
    if let title, title.hasSuffix("."), !title.hasSuffix("..") { self.title = String(title.dropLast()) }
  }

  /// Whether all letters stand apart, as where a table has a column for each of them.
  private static func standApart(_ lines: [String]) -> Bool {
    let signs = lines.flatMap { $0.split { $0.isWhitespace } }
    return signs.count >= leastApart && signs.allSatisfy { $0.count { $0.isLetter } < 2 }
  }

  private static let leastApart = 10

  /// The clue that `word` is the first or the last of the plaintext; where the one of the ciphertext has other letters,
  /// it is somewhere.
  private func clue(_ word: CipherWord, isLast: Bool, _ alphabet: CipherAlphabet) -> Crib {
    let words = text.split { $0.isWhitespace }.compactMap { try? CipherWord(entry: $0, of: alphabet) }
    guard let end = isLast ? words.last : words.first, end.letters.count == word.letters.count, !isPatristocrat else {
      return .words([word])
    }
    return .stands(end, for: word)
  }

  private mutating func append(_ line: String, _ place: Int) {
    lines.append(line)
    places.append(place)
  }

  /// Takes points, a clue and a credit that stand behind the ciphertext, on its last line.
  private mutating func takeEnd(_ alphabet: CipherAlphabet, _ plain: PlainLines) {
    guard let last = lines.popLast() else { return }
    var text = last[...]
    if let bracket = text.lastIndex(where: { "[(".contains($0) }), bracket > text.startIndex {
      let heading = PuzzleHeading(text[bracket...], of: alphabet)
      let found = PrintedLine.clues(of: String(text[bracket...]), alphabet) ?? []
      if heading.points != nil || !found.isEmpty, heading.title.isEmpty, !found.isEmpty || heading.rest.isEmpty {
        (points, text) = (points ?? heading.points, text[..<bracket].trimmingMarks("", " "))
        clues += found
      }
    }
    if let credit = PrintedLine.creditAtEnd(of: text, plain) {
      takeCredit(text[credit...].credited, String(text[credit...]))
      text = text[..<credit].trimmingMarks("", " ")
    }
    lines.append(String(text))
  }

  /// Takes what the line tells with which the ciphertext begins, if it tells anything, and whether that is all of it.
  private mutating func takeTitle(_ first: PuzzleHeading) -> Bool {
    let below = lines.dropFirst()
    func isTitle(_ words: [Substring]) -> Bool { PrintedLine.isSmall(words.joined(), beside: below) }
    let tellsParts = first.hasParts && (first.number != nil || first.title.isEmpty || isTitle(first.title))
    let endsInTitle =
      !below.isEmpty
      && (tellsParts ? first.rest.count <= Self.mostWordsBehind : !first.hasParts && isTitle(first.rest))
    // A line that tells nothing stays as it is.
    guard tellsParts || endsInTitle || first.number != nil else { return false }
    let isAll = endsInTitle || first.rest.isEmpty
    if !isAll, let text = first.rest.first {
      lines[0] = String(lines[0][text.startIndex...])
    } else {
      lines.removeFirst()
      places.removeFirst()
    }
    number = first.number.map { String($0) } ?? number
    let words = tellsParts || endsInTitle ? first.title + (endsInTitle ? first.rest : []) : []
    addTitle(words.joined(separator: " "))
    if tellsParts {
      kind = first.kind ?? kind
      points = first.points ?? points
      clues = first.clues + clues
    }
    return isAll && number == nil
  }

  /// Takes what a line tells that reads as a language.
  private mutating func take(_ remark: PuzzleRemark, _ printed: some Collection<String>) {
    if !remark.isOfAnother { clues += remark.clues }
    kind = kind ?? remark.heading.kind
    author = author ?? (remark.isOfAnother ? nil : remark.author)
    points = points ?? remark.heading.points
    isPatristocrat = isPatristocrat || remark.isPatristocrat
    isMisspelled = isMisspelled || remark.isMisspelled
    guard lines.isEmpty else {
      below += printed
      return
    }
    if let number = remark.heading.number {
      // A title above the number belongs to the page, not to this puzzle.
      (self.number, title) = (String(number), nil)
    }
    addTitle(remark.title)
  }

  private mutating func takeCredit(_ author: String?, _ line: String) {
    self.author = self.author ?? author
    below.append(line)
  }

  private mutating func addTitle(_ text: String) {
    guard !text.isEmpty else { return }
    let whole = title.map { "\($0) \(text)" } ?? text
    title = whole.count > Self.longestTitle ? "\(whole.prefix(Self.longestTitle))…" : whole
  }

  /// A page of text above a puzzle is no title; of such a text the beginning is told.
  private static let longestTitle = 400

  /// The ciphertext.
  public var text: String { lines.joined(separator: "\n") }

  /// Number, title, kind and points in one line; empty where nothing is told.
  public var heading: String {
    let words = title?.split(separator: " ") ?? []
    var parts = [number, title].compactMap { $0 }
    if let kind, !words.contains(Substring(kind)) { parts.append(kind) }
    if let points, !words.contains(Substring("\(points)")) {
      parts.append("[\(points) point\(points == 1 ? "" : "s")]")
    }
    return parts.joined(separator: "  ")
  }

  /// Whether what is printed around it tells more than a title.
  package var tellsParts: Bool {
    number != nil || kind != nil || points != nil || author != nil || !clues.isEmpty || isPatristocrat || isMisspelled
  }

  /// Behind a kind or a clue no more words are taken for the rest of a title.
  private static let mostWordsBehind = 3
}

extension PrintedPuzzle {
  /// The puzzle of lines in which the words of `search` tell what reads as a language.
  package init(printed lines: [String], _ search: PatternSearch) {
    self.init(lines.map { $0.withPlainLetters(of: search.alphabet) }, of: search.alphabet, PlainLines(search))
  }

  /// The puzzle of lines that somebody gives for one: where all of them read as a language, they are the ciphertext.
  package init(typed lines: [String], _ search: PatternSearch) {
    self.init(printed: lines, search)
    guard self.lines.isEmpty else { return }
    let lines = lines.map { $0.withPlainLetters(of: search.alphabet) }
    self.init(lines, of: search.alphabet)
  }

  /// Whether a line that was typed is the beginning of a puzzle and can hardly be one word: it is a number such as
  /// `A-1`, or has a word behind it; it has three words of several letters with a sign between them or more letters
  /// than any word has; or four of them.
  package static func isText(_ line: some StringProtocol) -> Bool {
    let words = line.split { $0.isWhitespace }
    let long = words.filter { !$0.contains("=") && $0.count { $0.isLetter } > 1 }
    if long.count < 3 {
      return (words.count == 1 || !long.isEmpty) && words[0].contains("-") && PuzzleHeading(line).isOfClub
    }
    return long.count > 3 || long.dropLast().contains { $0.last?.isPunctuation == true }
      || long.reduce(0) { $0 + $1.count { $0.isLetter } } > 20
      || PuzzleHeading(line).isOfClub
  }
}

extension String {
  /// The text without the gaps between letters. A wider gap is the space between two words.
  fileprivate var lettersJoined: String {
    var (text, gap) = ("", 0)
    for sign in self {
      if sign.isWhitespace {
        gap += 1
      } else {
        if gap > 1, !text.isEmpty { text.append(" ") }
        text.append(sign)
        gap = 0
      }
    }
    return text
  }
}
