import Layout
import WordScramble

extension Hint {
  /// The hint in words, on lines of `width` columns.
  func explanation(width: Int) -> [String] {
    switch level {
    case .counts:
      return wrapped("Words still to find, by first letter and length:", width: width)
        + cells(clues.map(Self.spaced), width: width)
    case .beginnings:
      return wrapped("Words still to find, by their beginning:", width: width)
        + cells(clues.map(Self.spaced), width: width)
    case .masked: return wrapped("A word of \(counted(clue.count, "letter")): \(clue)", width: width)
    case .letters:
      return wrapped("A word of these letters: \(clue.map(String.init).joined(separator: " "))", width: width)
    case .word: return ["A word: \(clue)"]
    }
  }

  private var clue: String { clues.first ?? "" }

  private static func spaced(_ clue: String) -> String { clue.split(separator: ":").joined(separator: ": ") }
}
