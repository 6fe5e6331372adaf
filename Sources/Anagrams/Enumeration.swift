import Lexicon

/// How many letters each word of an answer has, and what stands between them: `(8)`, `(3,5)`, `(2-4)`.
public struct Enumeration: Hashable, Sendable {
  /// The break between a word and the next.
  package enum Break: Character, Hashable, Sendable {
    /// The next one is another word.
    case space = ","

    /// The next one is joined by a hyphen.
    case hyphen = "-"

    /// The next one is joined by an apostrophe.
    case apostrophe = "'"
  }

  /// The lengths of the words, each 1 or more.
  public let lengths: [Int]

  /// The break after each word but the last.
  package let breaks: [Break]

  /// The most letters that an answer may have.
  package static let mostLetters = 100

  /// One word of `length` letters, 1 or more.
  public init(length: Int) {
    precondition(length > 0, "a word has letters")
    lengths = [length]
    breaks = []
  }

  /// Reads `3,5`, with or without brackets; nil for anything else.
  ///
  /// A full stop, or white space alone, separates words as a comma does, since setters write all of them.
  public init?(_ text: some StringProtocol) {
    var lengths = [0]
    var breaks: [Break] = []
    var hasDigit = false
    var hasGap = false
    var inner = String(text).trimmed
    if inner.first == "(", inner.last == ")" { inner = inner.dropFirst().dropLast() }
    for character in inner {
      if character.isWhitespace {
        hasGap = hasDigit
      } else if let digit = character.isASCII ? character.wholeNumberValue : nil {
        if hasGap {
          breaks.append(.space)
          lengths.append(0)
          hasGap = false
        }
        lengths[lengths.count - 1] = lengths[lengths.count - 1] * 10 + digit
        hasDigit = true
        guard lengths[lengths.count - 1] <= Self.mostLetters else { return nil }
      } else {
        let separator = character == "." ? .space : character == "’" ? .apostrophe : Break(rawValue: character)
        guard hasDigit, let separator else { return nil }
        breaks.append(separator)
        lengths.append(0)
        hasDigit = false
        hasGap = false
      }
    }
    guard lengths.allSatisfy({ $0 > 0 }), lengths.reduce(0, +) <= Self.mostLetters else { return nil }
    self.lengths = lengths
    self.breaks = breaks
  }

  /// The words of a text and what stands between them, every character but a break being a letter: `???-?????` is
  /// (3-5). Nil where it has none, or too many.
  package init?(of text: some StringProtocol) {
    var numbers = ""
    var count = 0
    for character in text {
      let gap: Character? =
        switch character {
        case " ", ",", "/": ","
        case "-", "‐", "‑": "-"
        case "'", "’", "‘": "'"
        default: nil
        }
      guard let gap else {
        count += 1
        continue
      }
      if count > 0 { numbers += "\(count)\(gap)" }
      count = 0
    }
    if count > 0 { numbers += "\(count)" } else { numbers = String(numbers.dropLast()) }
    self.init(numbers)
  }

  /// How many letters the whole answer has.
  public var count: Int { lengths.reduce(0, +) }

  /// The slots of each word, counted from 0.
  public var words: [Range<Int>] {
    var start = 0
    return lengths.map { length in
      defer { start += length }
      return start..<start + length
    }
  }
}

extension Enumeration: CustomStringConvertible {
  /// The enumeration as it stands at the end of a clue.
  public var description: String {
    let parts = zip(lengths, breaks.map { String($0.rawValue) } + [""]).map { "\($0)\($1)" }
    return "(\(parts.joined()))"
  }
}
