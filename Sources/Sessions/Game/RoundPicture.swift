import Layout
import WordScramble

/// The letters of a round, spaced and in capitals so that they are seen from afar.
struct SpacedLetters {
  private let letters: [String]
  private let isRightToLeft: Bool

  /// The letters in their order; `language` is the code of the language that they are of.
  init(_ letters: [Character], language: String) {
    self.letters = letters.map { Self.capital(of: $0, language) }
    isRightToLeft = String(letters).hasRightToLeft
  }

  func lines(on screen: Screen) -> [String] {
    let lines = wrapped(letters.joined(separator: " "), width: max(1, screen.width - 2))
    // The blanks would else part the letters, each of which then stands in the order of the screen.
    let isMarked = isRightToLeft && screen.isInteractive
    return lines.map { isMarked ? "  \u{2067}\($0)\u{2069}" : "  \($0)" }
  }

  /// The capital that stands for no other letter, or the letter itself: of ß it would be two, and the one of ς is that
  /// of σ. Georgian, which has capitals since Unicode 11, is written without.
  private static func capital(of letter: Character, _ language: String) -> String {
    if languagesWithDottedCapital.contains(language), let capital = dotted[letter] { return capital }
    let capital = letter.uppercased()
    return capital.count == 1 && capital.lowercased() == String(letter) && !georgian.contains(letter)
      ? capital : String(letter)
  }

  /// Turkish, Azerbaijani, Crimean Tatar, Kazakh in Latin letters and Tatar have an i with a dot and one without.
  private static let languagesWithDottedCapital: Set = ["tr", "az", "crh", "kk", "tt"]
  private static let dotted: [Character: String] = ["i": "İ", "ı": "I"]
  private static let georgian: ClosedRange<Character> = "ა"..."ჿ"
}

extension RoundProgress {
  /// How far it is to the next rank: a bar between the two with the points that are missing, or nothing at the highest
  /// rank and where there is none.
  func bar(width: Int) -> [String] {
    guard let rank, let next else { return [] }
    let (left, right) = ("  \(rank.rawValue) [", "] \(next.points) to \(next.rank.rawValue)")
    let cells = min(20, width - left.columns - right.columns)
    guard cells >= 5 else { return [] }
    let done = score - rank.points(of: totalPoints)
    let filled = done * cells / (done + next.points)
    return [left + String(repeating: "#", count: filled) + String(repeating: "-", count: cells - filled) + right]
  }
}
