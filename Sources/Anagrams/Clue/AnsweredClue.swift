package import Lexicon

/// A clue as its setter writes it, with the answer behind it: `Users rip off revelation (8) = surprise`.
public struct AnsweredClue: Hashable, Sendable {
  /// The clue as it is printed.
  public let clue: String

  /// The answer as it is written, with its spaces, hyphens and apostrophes.
  public let answer: String

  /// Reads a clue with an answer behind an equals sign or a tab; nil where there is no clue or no answer. An answer has
  /// letters, and between them nothing but spaces, hyphens and apostrophes. Behind it may stand the enumeration.
  public init?(_ line: some StringProtocol) {
    let line = Substring(line)
    let mark = line.lastIndex { $0 == "\t" || $0 == "=" }
    guard let mark else { return nil }
    var (before, after) = (line[..<mark].trimmed, line[line.index(after: mark)...])
    // An equals sign stands apart, or behind a bracket: `3=r` is a move.
    let isApart = before.endIndex < mark && after.first?.isWhitespace == true
    if line[mark] == "=", !isApart, before.last != ")" { return nil }
    let words = before.split { $0.isWhitespace }.filter { $0.contains { $0.isWordLetter } }
    var enumeration = ""
    if line[mark] == "=", after.trimmed.last == ")", let bracket = after.lastIndex(of: "("),
      Enumeration(after[bracket...]) != nil
    {
      enumeration = " \(after[bracket...].trimmed)"
      after = after[..<bracket]
    }
    let answer = after.trimmed
    // `word = other` is no clue, and `word (5) = other` is one.
    let isTold = before.lastIndex(of: "(").map { Enumeration(before[$0...]) != nil } ?? false
    guard words.count > (line[mark] == "=" && !isTold ? 1 : 0), answer.first?.isWordLetter == true,
      answer.allSatisfy({ $0.isWordLetter || Self.joints.contains($0) })
    else { return nil }
    clue = "\(before)\(enumeration)"
    self.answer = String(answer)
  }

  /// An answer without its clue; nil where `answer` is none.
  package static func letters(of answer: some StringProtocol, _ orthography: Orthography) -> [Character]? {
    let letters = orthography.folded(answer).filter { $0.isWordLetter && !joints.contains($0) }
    return letters.isEmpty || letters.count > Enumeration.mostLetters ? nil : Array(letters)
  }

  private static let joints = " -‐‑'’‘"
}
