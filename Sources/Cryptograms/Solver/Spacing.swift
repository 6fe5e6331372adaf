/// Whether the spaces of a cryptogram part words (an Aristocrat) or mean nothing (a Patristocrat).
public enum Spacing: Hashable, Sendable {
  /// Found out from the text: even groups of letters, or no space where there should be some, part no words.
  case automatic
  case words
  case none

  /// Whether the words of the text are words.
  func partsWords(of ciphertext: Ciphertext) -> Bool {
    switch self {
    case .words: return true
    case .none: return false
    case .automatic: break
    }
    let lengths = ciphertext.words.map(\.symbols.count)
    guard let first = lengths.first, let last = lengths.last, first >= 3 else { return true }
    if lengths.count == 1 { return first < Self.longestWord }
    let isEven = lengths.count > 2 && lengths.dropLast().allSatisfy { $0 == first } && last <= first
    return !isEven && !lengths.contains { $0 > 2 * Self.longestWord }
  }

  /// A single word of more letters than that is none.
  private static let longestWord = 20
}
