import Lexicon

/// A clue as a paper prints it, taken apart into its text and its enumeration.
///
/// Papers write `(8)`, `(4 5)`, `(4-5)`, `(8 letters)` and `(two words, 4,5)`, mostly at the end.
struct PrintedClue {
  /// The clue without the bracket of the enumeration and the number of its entry.
  let text: String

  /// The part of the text that stands before the bracket; all of it where there is none.
  let before: String

  /// The enumeration in the bracket; nil where there is no bracket, or where it tells the number of words alone.
  let enumeration: Enumeration?

  /// Takes apart a clue with single spaces. Complexity: linear in its length.
  ///
  /// - Throws: `ClueFault.notAnEnumeration` where it ends in a bracket of numbers that are none.
  init(_ whole: String) throws(ClueFault) {
    let brackets = Self.brackets(of: whole)
    let told = brackets.compactMap { bracket in Self.enumeration(in: whole[bracket]).map { (bracket, $0) } }
    if let (bracket, enumeration) = told.last(where: { $0.1 != nil }) ?? told.last {
      self.enumeration = enumeration
      let before = whole[..<bracket.lowerBound].trimmed
      let after = whole[bracket.upperBound...].trimmed
      // The text behind the bracket may be the full stop of the clue.
      let rest = after.contains { $0.isLetter || $0.isNumber } ? after : ""
      text = Self.withoutNumber([before, rest].filter { !$0.isEmpty }.joined(separator: " "))
      self.before = rest.isEmpty ? text : Self.withoutNumber(String(before))
      return
    }
    if let last = brackets.last, Self.holdsOnlyNumbers(whole[last]),
      !whole[last.upperBound...].contains(where: { $0.isLetter || $0.isNumber })
    {
      throw .notAnEnumeration(String(whole[last]))
    }
    text = Self.withoutNumber(whole)
    before = text
    enumeration = nil
  }

  /// A clue without the number of its entry, which is digits with their direction: `12a`, `12A.`, `12 Across:`. `3D`
  /// alone may be a part of the clue.
  private static func withoutNumber(_ text: String) -> String {
    let words = text.split(separator: " ", maxSplits: 2)
    guard words.count > 1 else { return text }
    let digits = words[0].prefix { $0.isASCII && $0.isNumber }
    guard (1...3).contains(digits.count) else { return text }
    let rest = words[0].dropFirst(digits.count)
    let direction = rest.filter { !".:)".contains($0) }
    let isMarked = direction.count < rest.count
    if ["a", "d", "ac", "dn"].contains(direction) || ["A", "D", "AC", "DN"].contains(direction) && isMarked {
      return words.dropFirst().joined(separator: " ")
    }
    if direction.isEmpty, words.count == 3, ["across", "down"].contains(words[1].folded.filter { !".:)".contains($0) })
    {
      return String(words[2])
    }
    return text
  }

  /// The pairs of brackets in order, the inner one of several.
  private static func brackets(of text: String) -> [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    var open: (place: String.Index, close: Character)?
    for place in text.indices {
      switch text[place] {
      case "(": open = (place, ")")
      case "[": open = (place, "]")
      case let character:
        guard let (start, close) = open, character == close else { continue }
        found.append(start..<text.index(after: place))
        open = nil
      }
    }
    return found
  }

  private static func holdsOnlyNumbers(_ bracket: Substring) -> Bool {
    bracket.contains { $0.isNumber } && !bracket.contains { $0.isLetter }
  }

  /// The enumeration in a bracket: nil where the bracket is about something else than the answer, and `.some(nil)`
  /// where it tells the number of words alone.
  private static func enumeration(in bracket: Substring) -> Enumeration?? {
    var rest = bracket.dropFirst().dropLast()[...]
    var numbers = ""
    var hasUnit = false
    var isSpelledOut = false
    while let character = rest.first {
      guard character.isLetter else {
        numbers.append(
          character == "–" || character == "‑" ? "-" : ";:/".contains(character) ? "," : character)
        rest = rest.dropFirst()
        continue
      }
      let word = rest.prefix(while: { $0.isLetter })
      rest = rest.dropFirst(word.count)
      let name = word.folded
      if let number = spelledOut.firstIndex(of: name) {
        numbers += "\(number + 1)"
        isSpelledOut = true
      } else if ["word", "words", "wd", "wds"].contains(name) {
        // The number of words adds nothing to their lengths.
        numbers = String(numbers.trimmed.reversed().drop { $0.isNumber }.reversed())
        hasUnit = true
      } else if units.contains(name) {
        hasUnit = true
      } else if !["and", "in", "total"].contains(name) {
        return nil
      }
    }
    if isSpelledOut, !hasUnit { return nil }
    let lengths = numbers.drop(while: isSeparator).reversed().drop(while: isSeparator).reversed()
    if lengths.isEmpty { return hasUnit ? .some(nil) : nil }
    return Enumeration(String(lengths)).map { .some($0) }
  }

  private static func isSeparator(_ character: Character) -> Bool {
    character.isWhitespace || ",.-/".contains(character)
  }

  private static let spelledOut = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
  ]

  /// Words that may stand beside the lengths.
  private static let units: Set<String> = [
    "letter", "letters", "ltr", "ltrs", "hyphen", "hyphened", "hyphenated", "hyph", "abbr", "abbrev", "abbreviation",
    "initials", "inits", "init", "acronym",
  ]
}
