import Lexicon

/// The parts of a line beside or before a ciphertext: a number, a title, the kind of its alphabet, and clues.
///
/// Newspapers and clubs print `A-1. First one. K2. Clue: B equals E` above a puzzle, and `Today's clue: B equals E`
/// below it. The American Cryptogram Association adds the number of letters and a word in a Caesar cipher: `(95)
/// (FKOQ)`.
struct PuzzleHeading {
  /// The number, without the marks around it: `A-1`.
  private(set) var number: Substring?

  /// `K1` to `K4`, after the association's names for alphabets that are made of keywords.
  private(set) var kind: String?

  /// How many points a test gives for it.
  private(set) var points: Int?

  private(set) var clues: [Crib] = []

  /// The words before the last of the parts above that are none of them.
  private(set) var title: [Substring] = []

  /// The words behind the last of them: a ciphertext, or the rest of the title.
  private(set) var rest: [Substring] = []

  /// Whether there is a kind, a clue or a number of letters.
  private(set) var hasParts = false

  /// Whether the number is one of a club's, with a letter and a hyphen, such as `A-1`.
  var isOfClub: Bool { number?.first?.isLetter == true && number?.contains("-") == true }

  /// Whether behind number, title, kind and tip of a club's line the maker of the puzzle is named, and nothing else:
  /// `A-1. First one. K2. (95) SAGE HEN`.
  var endsInMaker: Bool {
    isOfClub && hasParts && (1...Self.mostOfName).contains(rest.count)
      && rest.allSatisfy { $0.allSatisfy { $0.isUppercase || "'-.".contains($0) } }
  }

  private static let mostOfName = 3

  private var words: ArraySlice<Substring>
  private let alphabet: CipherAlphabet

  /// Whether the line reads as a language.
  private let isPlain: Bool

  /// Knows the words of the language: in a line that reads as one, only a word that is none is a tip.
  private let plain: PlainLines?

  /// Reads `line`, which is said to read as a language or not; `plain` may know the words of it.
  init(
    _ line: some StringProtocol, of alphabet: CipherAlphabet = .english, isPlain: Bool = false,
    _ plain: PlainLines? = nil
  ) {
    self.alphabet = alphabet
    self.isPlain = isPlain
    self.plain = plain
    words = line.split { $0.isWhitespace }.map { Substring($0) }[...]
    // The marks of a title of Markdown.
    if words.count > 1, words.first?.allSatisfy({ $0 == "#" }) == true { words.removeFirst() }
    takeNumber()
    while let word = words.first {
      if takeKind(word) || takePoints(word) || takeClue(word) || takeBracket(word) {
        hasParts = true
        title += rest
        rest = []
      } else {
        rest.append(word)
        words.removeFirst()
      }
    }
  }

  /// Takes `A-1.`, `12)`, `3b.`, `b)`, `#12`, `Puzzle 12`, or what stands before a dash or points: `Q1 - [150]`.
  private mutating func takeNumber() {
    guard let first = words.first else { return }
    let isNamed = Self.namesBeforeNumber.contains(first.folded) && words.count > 1
    let word = isNamed ? words[words.startIndex + 1] : first
    let behind = words.dropFirst()
    let next = behind.first ?? ""
    let isBeforeUnit = Int(next) != nil && behind.dropFirst().first.map(isUnit) == true
    let isBeforePoints = Self.isDash(next) || next.first == "[" && next.dropFirst().first?.isNumber == true
    guard let read = isBeforeUnit ? PuzzleNumber(word, "(#[", ").:]") : PuzzleNumber(word), !Self.isOfPoints(word),
      !isUnit(next) || next.last == ":",
      isNamed || read.isMarked || words.count == 1 && read.standsAlone || isBeforePoints
    else { return }
    number = read.text
    words = words.dropFirst(isNamed ? 2 : 1)
    if let dash = words.first, Self.isDash(dash) { words.removeFirst() }
  }

  private static func isDash(_ word: Substring) -> Bool { ["-", "\u{2013}", "\u{2014}"].contains(word) }

  private static let namesBeforeNumber: Set = [
    "no", "no.", "number", "puzzle", "cipher", "code", "cryptogram", "aristocrat", "patristocrat", "cryptoquote",
    "cryptoquip", "exercise", "question", "problem", "tiebreaker", "week", "xenocrypt",
  ]

  private mutating func takeKind(_ word: Substring) -> Bool {
    let name = word.trimmingMarks("([", ")].,:;").uppercased()
    guard kind == nil, AlphabetKind(rawValue: name.lowercased()) != nil,
      !rest.suffix(Self.reachOfNo).contains(where: { ["no", "not"].contains($0.folded) })
    else { return false }
    kind = name
    // Type: K2
    if rest.count == 1, rest[0].last == ":" { rest = [] }
    // In the middle of a sentence it is a word of the title, too.
    if isPlain, rest.last?.last?.isWordLetter == true { rest.append(word) }
    words.removeFirst()
    // [K2 alphabet]
    if word.first == "[", word.last != "]", words.first?.last == "]" { words.removeFirst() }
    return true
  }

  /// So many words behind *no* or *not* a kind is still one that the alphabet has not.
  private static let reachOfNo = 5

  /// Takes `[150 points]`, `150 pts.`, `[150]`, `Points: 150`, `[Value: 150 points]`, and `(150)` in a plain line or
  /// before all else.
  private mutating func takePoints(_ word: Substring) -> Bool {
    let isLabelled =
      (word.last == ":" || "[(".contains(word.first ?? " "))
      && Self.labelsOfPoints.contains(word.trimmingMarks("([", ":").folded)
    let ahead = words.dropFirst(isLabelled ? 1 : 0)
    guard points == nil, let first = ahead.first, let number = Int(first.trimmingMarks("([", ")].:")),
      (0...9999).contains(number)
    else { return false }
    let unit = ahead.dropFirst().first.flatMap { isUnit($0) ? $0 : nil }
    let isInBrackets =
      word.first == "[" && word.trimmingMarks("", ".:").last == "]"
      || Self.isOfPoints(word) && (isPlain || self.number == nil) && !isOfClub
    let isBare = isInBrackets && title.isEmpty && rest.isEmpty
    guard unit != nil || isLabelled || isBare else { return false }
    points = number
    // Points inside a sentence stay in the title, which would lack words without them.
    if isPlain, let unit, word.first?.isNumber == true, rest.last?.last?.isWordLetter == true { rest += [word, unit] }
    words = ahead.dropFirst(unit == nil ? 1 : 2)
    if let last = rest.last, Self.isDash(last) { rest.removeLast() }
    if unit != nil, words.first?.folded.hasPrefix("each") == true { words.removeFirst() }
    // (200) 1. Solve
    if isBare, self.number == nil { takeNumber() }
    // (Aristocrat, 200 points)
    if let unit, unit.contains(where: { ")]".contains($0) }), let last = rest.last, "([".contains(last.first ?? " ") {
      rest[rest.count - 1] = last.trimmingMarks("([", ",;")
    }
    return true
  }

  /// Whether `word` is a number in round brackets that can hardly be that of a puzzle: `(150)`.
  private static func isOfPoints(_ word: Substring) -> Bool {
    guard word.first == "(", let number = Int(word.trimmingMarks("(", ").:")) else { return false }
    return number >= leastInBrackets && word.contains(")")
  }

  private static let leastInBrackets = 50

  private func isUnit(_ word: Substring) -> Bool { Self.units.contains(word.trimmingMarks("", ")].,:;").folded) }

  /// The units of points.
  static let units: Set = ["point", "points", "pt", "pts"]
  private static let labelsOfPoints = units.union(["value", "worth"])

  /// Takes `(95)`, the number of letters, `(FKOQ)` or `[fkoq]`, a tip, or `[Aristocrat]`.
  private mutating func takeBracket(_ word: Substring) -> Bool {
    let name = word.trimmingMarks("([", ")]")
    if name.count + 2 == word.count, PlainLines.cipherNames.contains(name.folded) {
      title.append(name)
      words.removeFirst()
      return true
    }
    let bracket = word.trimmingMarks("", ".,")
    let inside = bracket.dropFirst().dropLast()
    // A ciphertext may have brackets, too.
    let isInHeading = isOfClub && hasParts && rest.isEmpty
    guard number != nil || hasParts, inside.count > 1,
      bracket == "(\(inside))" || isInHeading && bracket == "[\(inside)]"
    else { return false }
    let isStrange = plain?.isFamiliar(inside) == false
    if !isPlain || isStrange, inside.allSatisfy({ "A"..."Z" ~= $0 || isInHeading && isStrange && "a"..."z" ~= $0 }) {
      guard let tip = try? CipherWord(entry: inside, of: alphabet) else { return false }
      clues.append(.tip([tip]))
    } else if !inside.allSatisfy({ "0"..."9" ~= $0 }) {
      return false
    }
    words.removeFirst()
    return true
  }

  /// Takes `Clue: B equals E and C = F`, or `Tip: FKOQ`.
  private mutating func takeClue(_ label: Substring) -> Bool {
    guard label.last == ":", Self.isLabel(label) else { return false }
    var ahead = words.dropFirst()
    var found: [Crib] = []
    while let clue = Self.clue(&ahead, alphabet) {
      found.append(clue.crib)
      if ahead.first.map({ ["and", "&"].contains($0.folded) }) == true {
        ahead.removeFirst()
      } else if !clue.goesOn {
        break
      }
    }
    guard !found.isEmpty else { return false }
    clues += found
    words = ahead
    return true
  }

  /// Whether clues are announced by `word`.
  static func isLabel(_ word: Substring) -> Bool { labels.contains(word.trimmingMarks("([", ":").folded) }

  private static let labels: Set = ["clue", "clues", "hint", "hints", "tip", "tips", "crib", "cribs"]
  private static let equals: Set = ["=", "->", "\u{2192}", "equals", "is", "represents", "means"]

  /// One clue from the beginning of `words`, and whether a comma behind it says that another one follows.
  private static func clue(
    _ words: inout ArraySlice<Substring>, _ alphabet: CipherAlphabet
  ) -> (crib: Crib, goesOn: Bool)? {
    guard let first = words.first else { return nil }
    var sides = first.split(separator: "=", omittingEmptySubsequences: false)
    var used = 1
    let behind = words.dropFirst()
    if sides.count == 1, behind.count > 1, equals.contains(behind[behind.startIndex].folded) {
      sides.append(behind[behind.startIndex + 1])
      used = 3
    }
    let last = sides.last ?? first
    let texts = sides.map { $0.trimmingMarks("(['\"\u{201C}\u{2018}", ".,;)]'\"\u{201D}\u{2019}") }
    let letters = texts.compactMap { try? CipherWord(entry: $0.withPlainLetters(of: alphabet), of: alphabet) }
    guard letters.count == texts.count, texts.allSatisfy({ $0.allSatisfy { $0.isLetter || $0 == "'" } }) else {
      return nil
    }
    let crib: Crib
    if letters.count == 2, letters[0].letters.count == letters[1].letters.count {
      crib = .stands(letters[0], for: letters[1])
    } else if letters.count == 1, letters[0].letters.count > 2, words.count == 1 || first.last?.isLetter == false {
      crib = .tip(letters)
    } else {
      return nil
    }
    words = words.dropFirst(used)
    return (crib, last.last == ",")
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The word without any of the first marks at its beginning and of the last at its end.
  func trimmingMarks(_ first: String, _ last: String) -> Substring {
    var word = drop { first.contains($0) }
    while let mark = word.last, last.contains(mark) { word.removeLast() }
    return word
  }
}
