import Lexicon

/// A line beside a ciphertext that is there to look at or to write on: a rule, the foot of a page, room for the answer,
/// or a row of the table of letters that school tests print below a puzzle.
enum PrintedAid: Hashable, Sendable {
  /// A line of one sign, such as `-----`.
  case rule

  /// The head or the foot of a page: its number, its date, an address, a team, or *End of test*.
  case foot

  /// Underscores where the letters of the answer go.
  case room

  /// An alphabet, how often each letter occurs, or the name of an empty row.
  case table

  /// The kind of aid that `line` is; nil where it may be text.
  init?(_ line: some StringProtocol) {
    let signs = line.filter { !$0.isWhitespace }
    let gaps = signs.count { $0 == "_" }
    // Morse has more dots, and a score has a number behind the room: ____ / 150.
    let others = signs.count { $0 != "_" && $0 != "/" && !$0.isNumber }
    if gaps >= Self.least, !signs.contains(where: { $0.isLetter }), others <= gaps / 2 {
      self = .room
    } else if signs.count >= Self.least, let first = signs.first, Self.rules.contains(first),
      signs.allSatisfy({ $0 == first })
    {
      self = .rule
    } else if Self.isFoot(line) {
      self = .foot
    } else if Self.isRow(line) {
      self = .table
    } else {
      return nil
    }
  }

  private static func isFoot(_ line: some StringProtocol) -> Bool {
    let whole = Substring(line).trimmingMarks("(< ", ".)> ").folded
    if isAddress(whole) { return true }
    let words = whole.split { $0.isWhitespace || $0 == "/" || $0 == "|" }.map {
      Substring($0).trimmingMarks("-(", ".,:-)").folded
    }
    if isDate(words) { return true }
    guard words.count > 1 else { return words.first.map { ["end", "stop"].contains($0) } ?? false }
    if ["end", "team"].contains(words[0]), words.count < 4, ["of", "#", "no", "number"].contains(words[1]) {
      return true
    }
    if line.trimmed.folded.hasPrefix("(c)") {
      return [words[1], words[words.count - 1]].contains { $0.count == 4 && Int($0) != nil }
    }
    if words[0].first == "\u{A9}" || words[0] == "copyright" { return true }
    let isPage = ["page", "pg"].contains(words[0])
    return (isPage || words.count == 3 && words[1] == "of")
      && words.dropFirst(isPage ? 1 : 0).allSatisfy { $0 == "of" || $0.isEmpty || Int($0) != nil }
  }

  /// `jan 24 2026`, `24 january`, `1 24 2026`: numbers, and the name of a month unless there are three of them.
  private static func isDate(_ words: [String]) -> Bool {
    let numbers = words.filter { Int($0) != nil }
    guard !numbers.isEmpty, words.count - numbers.count < 2 else { return false }
    guard let name = words.first(where: { Int($0) == nil }) else {
      return numbers.count == 3 && numbers.contains { $0.count == 4 }
    }
    return numbers.count < 3 && name.count >= least && months.contains { $0.hasPrefix(name) || name == "sept" }
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december",
  ]

  /// Whether a word is an address of a page or of a letter: `www.example.org`, `me@example.org`.
  private static func isAddress(_ line: String) -> Bool {
    guard !line.contains(where: { $0.isWhitespace }), line.contains(".") else { return false }
    return line.hasPrefix("www.") || line.hasPrefix("http") && line.contains(":") || line.contains("@")
  }

  /// Whether `line` has ten letters or more that follow each other as in the alphabet, a whole alphabet in another
  /// order, or how often letters occur; before it may stand the name of the row, or nothing but that. A row of a table
  /// in bars may be empty.
  private static func isRow(_ line: some StringProtocol) -> Bool {
    var cells = line.split { $0.isWhitespace || $0 == "|" }.map { $0.folded }[...]
    if cells.isEmpty { return line.contains("|") }
    let label = cells[0].trimmingMarks("([", ")].:").folded
    let isNamed = names.contains(label)
    // Before an alphabet may stand the kind or the number of its puzzle.
    let isKind = AlphabetKind(rawValue: label) != nil
    let isKeyOfOne = cells.count == 2 && cells[1].count >= leastOfAlphabet && (isKind || Int(label) != nil)
    if isNamed || isKeyOfOne || isKind && cells.count > leastLetters { cells.removeFirst() }
    // A-1 alone is a number.
    if cells.allSatisfy(isCount), cells.count >= least || !line.contains("-") { return true }
    let isOfPairs = cells.indices.allSatisfy { place in
      (place - cells.startIndex).isMultiple(of: 2)
        ? isLetter(cells[place].trimmingMarks("", ":=")) : Int(cells[place]) != nil
    }
    if isOfPairs, cells.count.isMultiple(of: 2) { return true }
    if cells.allSatisfy({ $0.allSatisfy { $0.isNumber || $0 == "_" } }) {
      // Polybius has pairs of digits.
      return isNamed || cells.count >= least && cells.contains { $0.count == 1 } && cells.allSatisfy { $0.count < 3 }
    }
    if cells.count == 1, let row = cells.first {
      return row.count >= leastOfAlphabet && row.allSatisfy { $0.isLetter } && Set(row).count == row.count
    }
    guard cells.allSatisfy(isLetter), cells.count >= leastLetters else { return false }
    let letters = cells.compactMap { $0.unicodeScalars.first?.value }
    return zip(letters, letters.dropFirst()).allSatisfy { $0 + 1 == $1 }
      || letters.count >= leastOfAlphabet && Set(letters).count == letters.count
  }

  private static func isLetter(_ cell: some StringProtocol) -> Bool {
    cell.count == 1 && cell.allSatisfy { $0.isLetter }
  }

  /// Whether a cell is a letter with how often it occurs: `e:12`.
  private static func isCount(_ cell: String) -> Bool {
    let count = cell.dropFirst().trimmingMarks(":=-(", ",;)")
    return cell.first?.isLetter == true && cell.count > count.count + 1 && Int(count) != nil
  }

  private static let names: Set = [
    "cipher", "ciphertext", "count", "counts", "freq", "frequencies", "frequency", "key", "letter",
    "letters", "plain", "plaintext", "repl", "replacement", "substitution",
  ]

  private static let rules: Set<Character> = ["-", "\u{2013}", "\u{2014}", "=", "*", "~", "_", "+", "#", "\u{2022}"]
  private static let least = 3
  private static let leastLetters = 10
  private static let leastOfAlphabet = 20
}
