import Lexicon

/// The part of a printed line in a puzzle.
enum PrintedLine {
  /// It has clues and nothing else, such as `Today's clue: B equals E`.
  case clues([Crib])

  /// It reads as a language: a title, a question or a hint.
  case remark(PuzzleRemark)

  /// It tells in plain text who has said what is to be found.
  case credit(String?)

  /// It begins with words that read as a language, and goes on with ciphertext: `Decode this: XJFFXU`.
  case beginning(PuzzleRemark, String)

  /// It is nothing to read.
  case aid

  /// It is ciphertext, as far as it alone tells, or has ciphertext behind a number or a kind.
  case cipher

  /// Reads `line`, above which the lines of ciphertext `before` stand, and beside which others may be in capitals.
  init(
    _ line: String, below before: [String], besideCapitals: Bool = false, _ alphabet: CipherAlphabet,
    _ plain: PlainLines?
  ) {
    let endsInMaker =
      plain != nil && line.utf8.count <= Self.longestBeginning && PuzzleHeading(line, of: alphabet, plain).endsInMaker
    if plain != nil, PrintedAid(line) != nil {
      self = .aid
    } else if let clues = Self.clues(of: line, alphabet) ?? (before.isEmpty ? Self.tip(line, alphabet) : nil) {
      self = .clues(clues)
    } else if let plain, let credit = line.creditBehindDash, plain.names(credit) || Self.isSmall(credit, beside: before)
    {
      self = before.isEmpty ? .remark(PuzzleRemark(line, of: alphabet, plain)) : .credit(line.credited)
    } else if let plain, !endsInMaker, let (words, rest) = Self.beginning(line, plain) {
      self = .beginning(PuzzleRemark(words, of: alphabet, plain), rest)
    } else if let plain,
      endsInMaker || plain.reads(line) || Self.isMarkedTitle(line) || Self.isHeading(line, alphabet)
        || besideCapitals && 2 * line.count(where: { $0.isLowercase }) > line.count && plain.names(line)
    {
      self = .remark(PuzzleRemark(line, of: alphabet, plain))
    } else {
      self = .cipher
    }
  }

  /// Reads lines that stand below each other, and tells where each one is. A sentence that goes on in the next line is
  /// one remark. Complexity: linear.
  static func all(
    in lines: [String], _ alphabet: CipherAlphabet, _ plain: PlainLines?
  ) -> [(line: PrintedLine, places: Range<Int>)] {
    var width = leastWidth
    var all: [(line: PrintedLine, places: Range<Int>)] = []
    var ciphertext: [String] = []
    let haveCapitals = lines.contains { line in
      line.count { $0.isUppercase } >= fewestLetters && !line.contains { $0.isLowercase }
    }
    for (place, text) in lines.enumerated() {
      let line = PrintedLine(text, below: ciphertext, besideCapitals: haveCapitals, alphabet, plain)
      if let plain, let (above, places) = all.last, case .remark = above, places.count < mostLines,
        line.mayGoOn(lines[place - 1], text, plain),
        isCut(lines[place - 1], before: text, width)
      {
        width = max(width, text.count)
        let whole = lines[places.lowerBound...place].reduce("") { $0.joined(toLine: $1) }
        all[all.count - 1] = (.remark(PuzzleRemark(whole, of: alphabet, plain)), places.lowerBound..<place + 1)
        continue
      }
      switch line {
      case .cipher: ciphertext.append(text)
      case .beginning(_, let rest): ciphertext.append(rest)
      case .remark: width = max(width, text.count)
      case .clues, .credit, .aid: break
      }
      all.append((line, place..<place + 1))
    }
    return all
  }

  /// Lines of text that are cut have as many columns at least, and a sentence has no more of them.
  private static let (leastWidth, mostLines) = (36, 12)

  /// Whether it may be the rest of the remark above.
  private func mayGoOn(_ above: String, _ text: String, _ plain: PlainLines) -> Bool {
    switch self {
    case .remark(let remark): remark.heading.number == nil && !endsPuzzle
    case .cipher: plain.ends(text) || above.folded.hasSuffix(" the word")
    case .clues, .credit, .beginning, .aid: false
    }
  }

  /// Whether `line` ends within a sentence, and the first word of `next` has no room behind it in so many columns.
  private static func isCut(_ line: String, before next: String, _ width: Int) -> Bool {
    guard let last = line.last(where: { !$0.isWhitespace }), last.isLetter || last.isNumber || ",-".contains(last)
    else {
      return false
    }
    // [150 points]
    if let bracket = line.lastIndex(where: { "[]".contains($0) }), line[bracket] == "[" { return true }
    return line.count + 1 + next.prefix { !$0.isWhitespace }.count > width
  }

  /// Whether what is printed below a puzzle belongs to it, and not to the one that follows.
  var endsPuzzle: Bool {
    switch self {
    case .clues, .credit, .aid: true
    case .remark(let remark):
      remark.heading.number == nil
        && remark.title.split { !$0.isLetter }.first.map { Self.labels.contains($0.folded) } == true
    case .beginning, .cipher: false
    }
  }

  private static let labels: Set = ["hint", "hints", "clue", "clues", "tip", "answer", "author", "source", "by"]

  /// Whether the line is a title of Markdown, `## Puzzles`.
  private static func isMarkedTitle(_ line: String) -> Bool { line.first == "#" && line.first { $0 != "#" } == " " }

  /// Whether the line is a short name of a section, or has a number, a kind, points or pairs of letters, and nothing
  /// else but a label: `Type: K2`.
  private static func isHeading(_ line: String, _ alphabet: CipherAlphabet) -> Bool {
    guard line.utf8.count <= longestHeading else { return false }
    if ["bonus", "easy", "hard"].contains(line.folded) { return true }
    let heading = PuzzleHeading(line, of: alphabet)
    // The points of 1. [150 may go on in the next line.
    let isCut = heading.rest.count == 1 && heading.rest[0].first == "[" && heading.rest[0].last?.isNumber == true
    // 1. B -> E, C -> F
    if !isCut, !heading.rest.isEmpty, heading.rest.allSatisfy({ $0.count { $0.isLetter } < 2 }) {
      return !PuzzleRemark(line, of: alphabet).clues.isEmpty
    }
    return (heading.number != nil || heading.kind != nil || heading.points != nil) && (heading.rest.isEmpty || isCut)
      && (heading.title.isEmpty || heading.title.count == 1 && heading.title[0].last == ":")
  }

  private static let longestHeading = 40

  /// The clues of a line that has nothing else; nil where it is no such line.
  static func clues(of line: String, _ alphabet: CipherAlphabet) -> [Crib]? {
    let isLabelled = line.contains(":")
    guard isLabelled || line.contains(where: { "=>\u{2192}".contains($0) }) else { return nil }
    let heading = PuzzleHeading(isLabelled ? line : "Clue: \(line)", of: alphabet)
    let isClue = !heading.clues.isEmpty && heading.rest.isEmpty && heading.number == nil && heading.title.count < 3
    return isClue ? heading.clues : nil
  }

  /// The tip of a line above a ciphertext that has nothing else: `(KHOOR)`.
  private static func tip(_ line: String, _ alphabet: CipherAlphabet) -> [Crib]? {
    guard line.first == "(", line.last == ")", !line.contains(where: { $0.isWhitespace || $0.isLowercase }) else {
      return nil
    }
    return clues(of: "Tip: \(line)", alphabet)
  }

  /// The words at the beginning of `line` that read as a language, where those behind their mark do not.
  ///
  /// Behind a full stop or a comma, ciphertext is told by its capitals or its quotation marks.
  private static func beginning(_ line: String, _ plain: PlainLines) -> (words: String, rest: String)? {
    for mark in line.prefix(longestBeginning).indices where ":?!.,".contains(line[mark]) {
      let (words, behind) = (line[..<mark], line[mark...].dropFirst().drop { ")]\"\u{201D}".contains($0) })
      let rest = behind.drop { $0.isWhitespace }
      guard rest.startIndex > behind.startIndex, plain.reads(words), !isTip(rest, behind: words) else { continue }
      let isCapital = isSmall(words, beside: [String(rest)])
      let next = rest.prefix { !":?!.,".contains($0) }
      if rest.count(where: { $0.isLetter }) >= (isCapital ? fewestCapitals : fewestLetters),
        isCapital || ":?".contains(line[mark]) || "\"\u{201C}".contains(rest.first ?? " "), !rest.contains("="),
        !plain.reads(rest), !plain.reads(next),
        !plain.ends(next)
      {
        return (String(words), String(rest))
      }
    }
    return nil
  }

  /// Whether the text behind `title` is a tip: `(KHOOR)`, perhaps with the name of the author, or a word behind `Tip:`.
  private static func isTip(_ text: Substring, behind title: Substring) -> Bool {
    let words = text.split { $0.isWhitespace }
    if words.count == 1, title.split(separator: " ").last.map(PuzzleHeading.isLabel) == true { return true }
    guard words.count < 3, let first = words.first else { return false }
    return first.first == "(" && first.trimmingMarks("", ".,").last == ")"
  }

  /// A shorter text behind plain words is no ciphertext.
  private static let (fewestCapitals, fewestLetters) = (5, 10)

  /// Behind so many characters no more plain words end.
  private static let longestBeginning = 400

  /// Whether `text` has small letters, and the ciphertext capitals alone.
  static func isSmall(_ text: some StringProtocol, beside lines: some Collection<String>) -> Bool {
    text.contains { $0.isLowercase } && lines.contains { $0.contains { $0.isUppercase } }
      && !lines.contains { $0.contains { $0.isLowercase } }
  }

  /// Where a dash or a bracket with a name begins at the end of a line of ciphertext: in small letters beside capitals,
  /// or behind the end of a sentence and of words that people know.
  static func creditAtEnd(of line: Substring, _ plain: PlainLines) -> String.Index? {
    guard var start = line.lastIndex(where: { "-\u{2013}\u{2014}(".contains($0) }), start > line.startIndex else {
      return nil
    }
    while line[line.index(before: start)] == "-", line.index(before: start) > line.startIndex {
      start = line.index(before: start)
    }
    let (text, credit) = (line[..<start], line[start...])
    guard text.last == " ", credit.first != "(" || credit.last == ")" else { return nil }
    let endsSentence = text.last { $0 != " " }.map { ".!?\"\u{201D}".contains($0) } ?? false
    return isSmall(credit, beside: [String(text)]) || endsSentence && plain.names(credit) ? start : nil
  }
}

extension PlainLines {
  /// Whether `line` need be no ciphertext: it reads as a language, also as the end of a sentence, or is there to look
  /// at or to write on.
  package func isPlain(_ line: String) -> Bool { PrintedAid(line) != nil || reads(line) || ends(line) }

  /// Whether `lines` belong to the puzzle above them, as far as they alone tell: each of them does, or a table is among
  /// them and no number.
  package func endPuzzle(_ lines: [String], of alphabet: CipherAlphabet) -> Bool {
    let haveTable = lines.contains { PrintedAid($0) == .table }
    return lines.allSatisfy {
      // Capitals may stand above.
      let line = PrintedLine($0, below: ["A"], alphabet, self)
      if haveTable, case .remark(let remark) = line { return remark.heading.number == nil }
      return line.endsPuzzle
    }
  }
}

extension String {
  /// The text with the next line behind it; a word that is parted at its end is one again.
  fileprivate func joined(toLine next: String) -> String {
    if isEmpty { return next }
    let line = trimmingMarks("", " ")
    let partsWord = line.last == "-" && line.dropLast().last?.isLetter == true && next.first?.isLowercase == true
    return partsWord ? "\(line.dropLast())\(next)" : "\(line) \(next)"
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The words behind a dash, or behind *by*, with which the line begins; nil where it begins with neither.
  fileprivate var creditBehindDash: Substring? {
    let line = drop { $0.isWhitespace }
    if let first = line.first, "-\u{2013}\u{2014}~".contains(first) {
      return line.drop { "-\u{2013}\u{2014}~ ".contains($0) }
    }
    let word = line.prefix { $0.isLetter }
    guard ["by", "author", "source"].contains(word.folded) else { return nil }
    return line.dropFirst(word.count).drop { $0 == ":" || $0 == " " }
  }

  /// The name in a line that tells who has said something.
  var credited: String? {
    let name = (creditBehindDash ?? self[...]).trimmingMarks("(\u{201C}\"", ".)\"\u{201D} ")
    return name.isEmpty ? nil : String(name)
  }

  /// The text with a space for each tab, which would take as many columns as a terminal likes, and without marks of
  /// lists, quotations and bold letters, or signs that nobody sees, such as the soft hyphens of copied text.
  package var withoutMarkup: String {
    var text = String.UnicodeScalarView()
    let begins = first.map { ">\u{2022}".contains($0) } == true && dropFirst().first == " "
    for scalar in (begins ? dropFirst(2) : self[...]).unicodeScalars {
      switch scalar {
      case "\t": text.append(" ")
      case "\u{AD}", "\u{200B}", "\u{200E}", "\u{200F}", "\u{2060}", "\u{FEFF}": break
      default: text.append(scalar)
      }
    }
    // **1.**
    let isBold = text.starts(with: "**".unicodeScalars) && text.contains { $0 != "*" }
    return String(isBold ? String.UnicodeScalarView(text.filter { $0 != "*" }) : text)
  }
}
